// The table's shared screen leads: scenes of other screens begin and end with those of that screen. A screen that hears nothing of it
// for a while goes on alone.

import type { SceneCue } from "../net/protocol";

const REMEMBERED = 40; // scenes

export class Lead {
  isLed = false; // a shared screen was heard of
  private readonly open = new Set<string>();
  private readonly over = new Set<string>();

  hear({ key, is_open }: SceneCue): void {
    this.isLed = true;
    if (!key) return;
    const keys = is_open ? this.open : this.over;
    keys.add(key);
    if (keys.size > REMEMBERED) keys.delete(keys.values().next().value!);
  }

  /** Something was undone: the same keys are other scenes now. */
  forget(): void {
    this.open.clear();
    this.over.clear();
  }

  isOpen(key: string): boolean {
    return this.open.has(key);
  }

  isOver(key: string): boolean {
    return this.over.has(key);
  }
}
