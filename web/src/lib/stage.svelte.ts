// What is shown of a table, a beat behind what is known of it: one event after another, so that a cause is seen before its effect.
// Whoever skips, or wants no motion, sees everything at once. Answers are given to what is known, and only when it is shown.

import type { TableState } from "./fold";
import type { EventWire, OwnWire, PublicWire, ViewWire } from "./protocol";
import { settings } from "./settings.svelte";

/** How a game plays its events. */
export interface Staging {
  /** Milliseconds for which an event is shown by itself; 0: it needs no time of its own. */
  beat(event: EventWire): number;
  /** The view with what can be seen of the event; what it does not tell stays until the step is over. */
  after(view: ViewWire, event: EventWire): ViewWire;
}

interface Beat {
  state: TableState;
  event: EventWire | null;
  time: number;
}

const MOST_BEATS = 60; // that wait; whoever is further behind is shown what is now
const WHOLE_STEP = 0;

export class Stage {
  shown: TableState | null = $state.raw(null);
  event: EventWire | null = $state.raw(null); // that is shown right now
  staging: Staging | null = null; // until it is known, nothing is played
  private beats: Beat[] = [];
  private timer = 0;

  get isPlaying(): boolean {
    return this.event !== null;
  }

  /** Everything anew: there is nothing to play. */
  reset(state: TableState | null): void {
    this.drop();
    this.shown = state;
  }

  /** What is known after a step, and what happened in it. */
  follow(state: TableState, events: readonly EventWire[]): void {
    this.beats.push(...this.beatsOf(state, events));
    if (isStill() || document.hidden || this.beats.length > MOST_BEATS) this.skip();
    else if (!this.timer) this.next();
  }

  /** To what is now. */
  skip(): void {
    const last = this.beats.at(-1);
    this.drop();
    if (last) this.shown = last.state;
  }

  private beatsOf(state: TableState, events: readonly EventWire[]): Beat[] {
    const found: Beat[] = [];
    let before = this.beats.at(-1)?.state ?? this.shown;
    for (const event of events) {
      const time = this.staging?.beat(event) ?? 0;
      if (!before?.view || !this.staging) break;
      before = { ...before, decision: null, question: null, view: this.staging.after(before.view, event) };
      if (time) found.push({ state: before, event, time });
    }
    found.push({ state, event: null, time: WHOLE_STEP });
    return found;
  }

  private next(): void {
    this.timer = 0;
    for (let beat = this.beats.shift(); beat; beat = this.beats.shift()) {
      this.shown = beat.state;
      this.event = beat.event;
      if (beat.time) {
        this.timer = window.setTimeout(() => this.next(), beat.time);
        return;
      }
    }
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.beats = [];
    this.event = null;
  }
}

/** What was told of a step: to everybody, and to this seat beside it. */
export function eventsOf(shared: PublicWire | null, own: OwnWire | null): EventWire[] {
  return (shared?.events ?? []).map((event, at) => ({ ...event, told: { ...event.told, ...own?.events?.[at] } }));
}

export function isStill(): boolean {
  return !settings.hasMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
