// What is shown of a table, a beat behind what is known of it: one event after another, so that a cause is seen before its effect.
// Skipping, or switching motion off, shows everything at once. Answers are given to what is known, and only when it is shown.

import { withRecent, type TableState } from "./fold";
import type { EventWire, ViewWire } from "../net/protocol";
import { settings } from "../ui/settings.svelte";

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
  number: number; // of the event
  time: number;
  heard: EventWire[]; // what happens until then, for the ear
}

const MOST_BEATS = 60; // that wait; with more, the stage skips to the present
const HASTY = 24; // beats that wait: everything goes twice as fast
const WHOLE_STEP = 0;

export class Stage {
  shown: TableState | null = $state.raw(null);
  event: EventWire | null = $state.raw(null); // that is shown right now
  number = $state(0); // of that event
  hear: (events: readonly EventWire[]) => void = () => {}; // what can be heard of it
  staging: Staging | null = null; // until it is known, nothing is played
  private beats: Beat[] = [];
  private timer = 0;

  get isPlaying(): boolean {
    return this.event !== null;
  }

  /** A state without a step to it: there is nothing to play. */
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
    const heard = this.beats.flatMap((beat) => beat.heard);
    this.drop();
    this.hear(heard);
    if (last) this.shown = last.state;
  }

  private beatsOf(state: TableState, events: readonly EventWire[]): Beat[] {
    const found: Beat[] = [];
    let before = this.beats.at(-1)?.state ?? this.shown;
    let heard: EventWire[] = [];
    for (const [at, event] of events.entries()) {
      heard.push(event);
      const time = this.staging?.beat(event) ?? 0;
      if (!before?.view || !this.staging) break;
      const view = this.staging.after(before.view, event);
      before = { ...before, decision: null, question: null, view, recent: withRecent(before.recent, [event]) };
      if (time) {
        found.push({ state: before, event, number: state.events - events.length + at, time, heard });
        heard = [];
      }
    }
    found.push({ state, event: null, number: state.events, time: WHOLE_STEP, heard });
    return found;
  }

  private next(): void {
    this.timer = 0;
    for (let beat = this.beats.shift(); beat; beat = this.beats.shift()) {
      this.shown = beat.state;
      this.event = beat.event;
      this.number = beat.number;
      this.hear(beat.heard);
      if (beat.time) {
        const haste = 1 + this.beats.length / HASTY;
        this.timer = window.setTimeout(() => this.next(), beat.time / haste);
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

export function isStill(): boolean {
  return !settings.hasMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
