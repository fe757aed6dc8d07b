// Reading time: how long a text is shown to a reader, by its length and by the speed that the reader chose.

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

const WORDS_A_MINUTE: Record<Speed, number> = { slow: 140, normal: 200, fast: 400 };
const SHORTEST = 800; // milliseconds
const LONGEST = 8000;
const MARKS = /<[^>]*>/g; // of symbols in a text

export function wordsIn(text: string): number {
  return text.replace(MARKS, " ").split(/\s+/).filter(Boolean).length;
}

/** Milliseconds; 0: there is nothing to read. */
export function readingTime(text: string, speed: Speed): number {
  const words = wordsIn(text);
  if (!words) return 0;
  return Math.min(LONGEST, Math.max(SHORTEST, (words * 60_000) / WORDS_A_MINUTE[speed]));
}
