// A player's part in the dice: a seed that is committed to before the deal and revealed after all commitments.

import { sha256 } from "../net/sha256";

const BYTES = 16;
const key = (table: string) => `seed ${table}`;

export interface Promised {
  seed: string;
  commitment: string;
}

/** A new seed for the table, kept by this tab until it is disclosed. */
export function promise(table: string): Promised {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem(key(table), seed);
  return { seed, commitment: sha256(bytes) };
}

/** The promised seed, to be disclosed once. */
export function promiseOf(table: string): string | null {
  const seed = sessionStorage.getItem(key(table));
  sessionStorage.removeItem(key(table));
  return seed;
}
