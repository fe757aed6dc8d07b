// What was just said, by seat: for bubbles at figures and in players' rows. A bubble lasts as long as reading it takes.

import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { LogLineWire } from "../net/protocol";
import type { Naming } from "./naming";

const SHORTEST = 4000; // milliseconds
const WORD = 330; // milliseconds to read a word
const MOST = 3; // bubbles at a time: more would hide the board

export interface Bubble {
  text: string;
  number: number; // among all that were heard
}

export function readingTime(text: string): number {
  return Math.max(SHORTEST, text.split(/\s+/).length * WORD);
}

export class Speech {
  readonly bubbles = new SvelteMap<number, Bubble>(); // by seat
  last = $state(""); // in words, for screen readers
  private heard = 0;
  private readonly timers = new Map<number, number>();

  /** New lines of talk, in order. */
  hear(lines: readonly LogLineWire[], naming: Naming): void {
    for (const { seat, text } of lines) {
      if (seat === undefined) continue;
      const speaker = `${naming.short(seat)}: `;
      const words = text.startsWith(speaker) ? text.slice(speaker.length) : text; // a bubble shows who speaks
      this.last = speaker + words;
      this.put(seat, { text: words, number: ++this.heard });
    }
  }

  private put(seat: number, bubble: Bubble): void {
    this.drop(seat);
    if (this.bubbles.size >= MOST) this.drop([...this.bubbles].sort(([, one], [, other]) => one.number - other.number)[0]![0]);
    this.bubbles.set(seat, bubble);
    this.timers.set(
      seat,
      window.setTimeout(() => this.drop(seat), readingTime(bubble.text)),
    );
  }

  private drop(seat: number): void {
    clearTimeout(this.timers.get(seat));
    this.timers.delete(seat);
    this.bubbles.delete(seat);
  }

  close(): void {
    for (const seat of [...this.bubbles.keys()]) this.drop(seat);
  }
}

const KEY = Symbol("speech");

export function provideSpeech(speech: Speech): void {
  setContext(KEY, speech);
}

/** None on a replay. */
export function speech(): Speech | undefined {
  return getContext<Speech | undefined>(KEY);
}
