// Explanations of a table: which were shown, in the order in which they came, and which one is read right now.

import type { Mark } from "../../games/game";
import { explained, keepExplained } from "./explained";

export class Lessons {
  private readonly table: string;
  private read: readonly string[] = $state.raw([]); // the names of those that were finished
  private fresh: Mark | null = $state.raw(null); // came up by itself, and was not finished yet
  private back: number | null = $state(null); // the place of an earlier one that is read again
  private isFolded = $state(false);
  isOver = $state(false); // the game: what did not come up any more is not counted
  isOn = $state(false);
  private all: readonly Mark[] = $state.raw([]);

  readonly ids = $derived.by(() => (this.fresh ? [...this.read, this.fresh.id] : this.read));
  readonly at = $derived.by(() => this.back ?? this.ids.length - 1);
  readonly total = $derived.by(() => (this.isOver ? this.ids.length : Math.max(this.all.length, this.ids.length)));
  readonly shown = $derived.by(() => {
    const isWanted = this.isOn && !this.isFolded && (this.back !== null || this.fresh !== null);
    return isWanted ? (this.all.find((one) => one.id === this.ids[this.at]) ?? null) : null;
  });

  constructor(table: string) {
    this.table = table;
    this.read = explained(table);
  }

  get hasAny(): boolean {
    return this.ids.length > 0;
  }

  /** What could be explained now, in the order in which it is: the first that was not yet comes up. */
  offer(marks: readonly Mark[], due: readonly Mark[]): void {
    this.all = marks;
    if (this.fresh) return;
    this.fresh = due.find((one) => !this.read.includes(one.id)) ?? null;
    if (this.fresh) this.isFolded = false;
  }

  previous(): void {
    if (this.at > 0) this.back = this.at - 1;
  }

  /** To the next one; after the newest the coach says no more until there is something new. */
  next(): void {
    if (this.at < this.ids.length - 1) this.back = this.at + 1 === this.ids.length - 1 && this.fresh ? null : this.at + 1;
    else if (this.fresh && this.back === null) this.finish(this.fresh);
    else this.back = null;
  }

  /** The last one again, or out of sight. */
  toggle(): void {
    const isShown = this.shown !== null;
    this.isFolded = isShown;
    this.back = isShown || this.fresh ? null : this.ids.length - 1;
  }

  private finish(mark: Mark): void {
    this.read = [...this.read, mark.id];
    this.fresh = null;
    keepExplained(this.table, this.read);
  }
}
