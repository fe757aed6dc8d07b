// A player's private notebook at a table: notes, marks of suspicion, and how far the log was read. The server stores it for the seat,
// so it is on every device of that seat and in no browser's storage.

import { getContext, setContext } from "svelte";

import { api, Refused } from "../net/api";
import { say } from "../ui/words.svelte";

/** Degrees of suspicion: from 0, trusted, to 4, accused; half of it is no opinion. */
export const LEVELS = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

const NAMES = ["trusted", "rather", "unsure", "suspicious", "accused"] as const;
export const levelWords = (level: Level): string => say(`web-mark-${NAMES[level]}`);

const MIDDLE = 2; // the server counts from distrust to trust around nothing
const PAUSE = 700; // milliseconds without a change before it is written

export class Notebook {
  text = $state("");
  marks: Record<string, number> = $state.raw({});
  seen: number | null = $state(null); // how much had happened and been said when its owner last looked; null: not known
  isOpen = $state(false); // it has been read, and may be written
  isSaved = $state(true);
  private read = 0; // what `seen` will be when the page is left
  private timer = 0;
  private isOpening = false;

  constructor(private readonly table: string) {}

  /** Once; without it nothing is written either. */
  async open(): Promise<void> {
    if (this.isOpen || this.isOpening) return;
    this.isOpening = true;
    try {
      const { text = "", marks = {}, seen = 0 } = await api.notes(this.table);
      this.text = text;
      this.marks = marks;
      this.seen ??= seen;
      this.isOpen = true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
    } finally {
      this.isOpening = false;
    }
  }

  level(seat: number): Level | null {
    const mark = this.marks[seat];
    return mark === undefined ? null : (LEVELS[mark + MIDDLE] ?? null);
  }

  /** Toggle: setting the same mark again removes it. */
  mark(seat: number, level: Level): void {
    const others = Object.fromEntries(Object.entries(this.marks).filter(([one]) => one !== String(seat)));
    this.marks = this.level(seat) === level ? others : { ...others, [seat]: level - MIDDLE };
    this.later();
  }

  write(text: string): void {
    this.text = text;
    this.later();
  }

  /** Follow the table's visibility: leaving notes what was read, so that a returning player finds the news marked. */
  attach(length: () => number): () => void {
    const left = () => void this.close(length());
    const turned = () => (document.hidden ? left() : this.look());
    document.addEventListener("visibilitychange", turned);
    addEventListener("pagehide", left);
    return () => {
      left();
      document.removeEventListener("visibilitychange", turned);
      removeEventListener("pagehide", left);
    };
  }

  /** The page is left, or hidden: what has been read until now. */
  private async close(length: number): Promise<void> {
    const hasRead = this.isOpen && length > this.read;
    this.read = Math.max(length, this.read);
    if (hasRead || !this.isSaved) await this.save();
  }

  /** Its owner has looked at the table, even if nothing has happened yet. */
  async noteLook(): Promise<void> {
    this.read = Math.max(this.read, 1);
    await this.save();
  }

  private look(): void {
    if (this.read) this.seen = this.read;
  }

  private later(): void {
    this.isSaved = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), PAUSE);
  }

  async save(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.isOpen) return;
    try {
      await api.putNotes(this.table, { text: this.text, marks: this.marks, seen: Math.max(this.read, this.seen ?? 0) });
      this.isSaved = true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault; // it is tried again with the next change
    }
  }
}

const KEY = Symbol("notebook");

export function provideNotebook(notebook: Notebook): void {
  setContext(KEY, notebook);
}

/** The notebook of the player at this screen; none on a replay or a shared screen. */
export function notebook(): Notebook | undefined {
  return getContext<Notebook | undefined>(KEY);
}
