// Context by which any part of a scene selects the answers about a figure.

import { getContext, setContext } from "svelte";

import type { Thing } from "./answers_about";

export interface Pointer {
  about(thing: Thing): string[];
  point(options: readonly string[]): void;
}

const KEY = Symbol("thing");

export function providePointer(pointer: Pointer): void {
  setContext(KEY, pointer);
}

export function pointer(): Pointer {
  return getContext<Pointer>(KEY);
}
