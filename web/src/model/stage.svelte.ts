// The stage: the shown state of a table, a beat behind the known one. Events play one after another, so that a cause is seen before its effect.
// Skipping, or switching motion off, shows everything at once. Answers are given to what is known, whatever is shown.
// What was shown is kept for a while, and can be looked at again; meanwhile nothing goes on.

import { withRecent, type TableState } from "./fold";
import { Lead } from "./lead";
import type { EventWire, SceneCue, ViewWire } from "../net/protocol";
import { readingTime } from "../ui/reading";
import { settings } from "../ui/settings.svelte";
import type { Shown, Tableau } from "./tableau";

/** How a game plays its events. */
export interface Staging {
  /** Milliseconds for which an event is shown by itself; 0: it needs no time of its own. */
  beat(event: EventWire): number;
  /** The view with what can be seen of the event; what it does not tell stays until the step is over. */
  after(view: ViewWire, event: EventWire): ViewWire;
  /** The full-screen scene of an event, by the view after it. */
  tableau?(event: EventWire, view: ViewWire, shown: Shown): Tableau | null;
}

/** A scene that no event tells of: its key is the same on every screen. */
export interface SaidScene {
  key: string;
  tableau: Tableau;
}

/** What was shown of an event. */
export interface Moment {
  state: TableState;
  event: EventWire;
  number: number; // of the event
}

/** What a reader is given to read with an event: equal keys are one text. */
export interface Reading {
  key: string;
  text: string;
}

interface Beat {
  state: TableState;
  event: EventWire | null;
  number: number; // of the event
  first: number; // the number of the first event of its step
  time: number;
  heard: EventWire[]; // what happens until then, for the ear
  tableau: Tableau | null; // shown until the theatre says that it is over
  key: string; // of the tableau, the same on every screen
}

const MOST_BEATS = 60; // that wait; with more, the stage skips to the present
const HASTY = 24; // beats that wait: everything goes twice as fast
const WHOLE_STEP = 0;
const LATE = 2_500; // milliseconds that a scene waits for the shared screen
const MOST_KEPT = 400; // moments

export class Stage {
  shown: TableState | null = $state.raw(null);
  event: EventWire | null = $state.raw(null); // that is shown right now
  number = $state(0); // of that event
  tableau: Tableau | null = $state.raw(null); // that covers the table right now
  isKnown = false; // a tableau of this name was shown before
  past: readonly Moment[] = $state.raw([]); // what has been shown, the oldest first
  looked: Moment | null = $state.raw(null); // of the past, that is looked at instead
  hear: (events: readonly EventWire[]) => void = () => {}; // what can be heard of it
  read: (event: EventWire, number: number) => Reading | null = () => null; // nothing: events take their own time only
  staging: Staging | null = null; // until it is known, nothing is played
  cue: (cue: SceneCue) => void = () => {}; // what a shared screen tells the others
  private readonly lead = new Lead();
  private key = ""; // of the tableau
  private readonly named = new Set<string>(); // tableaux that were shown
  private beats: Beat[] = [];
  private timer = 0;
  private isHeld = false; // the reader wants it to stay
  private isDue = false; // its time is over, but it stays
  private reading = { key: "", since: 0 };

  get isPlaying(): boolean {
    return this.event !== null;
  }

  /** A state without a step to it: there is nothing to play. */
  reset(state: TableState | null): void {
    this.drop();
    this.lead.forget();
    this.looked = null;
    if (!state || state.undone !== this.shown?.undone) this.past = [];
    this.shown = state;
  }

  /** The state after a step, the events of the step, and what was said. A meeting has a clock: what led to it is over at once, but for its
   * scene. */
  follow(state: TableState, events: readonly EventWire[], said: SaidScene | null = null): void {
    const before = this.beats.at(-1)?.state ?? this.shown;
    const isCalled = state.company.meeting !== null && !before?.company.meeting;
    this.beats.push(...this.beatsOf(state, events, said));
    if (isStill() || document.hidden || isCalled || this.beats.length > MOST_BEATS) this.skip();
    else if (!this.timer && !this.tableau) this.next();
  }

  /** To a moment of the past; null: to what is now. */
  look(moment: Moment | null): void {
    this.looked = moment;
    if (!moment) this.skip();
  }

  /** What is shown stays until it is let go. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.isDue && !this.looked) this.next();
  }

  /** To what is now, or to the next tableau before it. */
  skip(): void {
    this.beats.forEach((beat) => this.keep(beat));
    const heard = this.beats.flatMap((beat) => beat.heard);
    const last = this.beats.at(-1);
    const rest = document.hidden ? [] : this.beats.filter((beat) => beat.tableau);
    const running = this.tableau;
    const { key } = this;
    this.drop();
    this.hear(heard);
    this.beats = last && !last.tableau ? [...rest, { ...last, heard: [] }] : rest; // a scene of its own is last, and kept already
    if (running && !document.hidden) {
      this.tableau = running;
      this.key = key;
    } else this.advance();
  }

  /** Scenes of this screen alone, before everything that waits. */
  perform(tableaux: readonly Tableau[]): void {
    const state = this.shown;
    if (!state) return;
    const own = tableaux.map((tableau) => ({
      state,
      event: null,
      number: this.number,
      first: this.number,
      time: 0,
      heard: [],
      tableau,
      key: "",
    }));
    this.beats.unshift(...own);
    if (this.tableau) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** The shared screen began or ended a scene: so does this one. */
  hearCue(cue: SceneCue): void {
    this.lead.hear(cue);
    if (!cue.key || this.tableau?.isOwn) return;
    if (!cue.is_open) {
      if (this.key === cue.key) this.endTableau();
      return;
    }
    const at = this.beats.findIndex((beat) => beat.key === cue.key);
    if (at < 0) return;
    clearTimeout(this.timer);
    this.hear(this.beats.splice(0, at).flatMap((beat) => beat.heard));
    this.tableau = null;
    this.next();
  }

  /** The tableau that is shown is over. */
  endTableau(): void {
    if (!this.tableau) return;
    if (this.key) this.cue({ key: this.key, is_open: false });
    this.tableau = null;
    this.key = "";
    this.event = null;
    this.next();
  }

  private beatsOf(state: TableState, events: readonly EventWire[], said: SaidScene | null): Beat[] {
    const beats: Beat[] = [];
    let before = this.beats.at(-1)?.state ?? this.shown;
    let heard: EventWire[] = [];
    const first = state.events - events.length;
    for (const [at, event] of events.entries()) {
      heard.push(event);
      const time = this.staging?.beat(event) ?? 0;
      if (!before?.view || !this.staging) break;
      const view = this.staging.after(before.view, event);
      before = { ...before, decision: null, question: null, view, recent: withRecent(before.recent, [event]) };
      const tableau = settings.hasScenes ? (this.staging.tableau?.(event, view, before) ?? null) : null;
      if (time || tableau) {
        const number = first + at;
        beats.push({ state: before, event, number, first, time, heard, tableau, key: tableau ? `e${number}` : "" });
        heard = [];
      }
    }
    const rest = { event: null, number: state.events, first, time: WHOLE_STEP };
    if (said && settings.hasScenes) beats.push({ ...rest, ...said, state: { ...state, decision: null, question: null }, heard: [] });
    beats.push({ ...rest, state, heard, tableau: null, key: "" });
    return beats;
  }

  private next(): void {
    this.timer = 0;
    this.isDue = this.isHeld || this.looked !== null;
    if (!this.isDue) this.advance();
  }

  private advance(): void {
    for (let beat = this.beats.shift(); beat; beat = this.beats.shift()) {
      this.keep(beat);
      this.shown = beat.state;
      this.event = beat.event;
      this.number = beat.number;
      this.hear(beat.heard);
      if (beat.tableau && !this.lead.isOver(beat.key)) {
        this.begin(beat, beat.tableau);
        return;
      }
      if (beat.time) {
        this.timer = window.setTimeout(() => this.next(), this.timeOf(beat));
        return;
      }
    }
  }

  /** A scene; on a table with a shared screen, when that has begun it. */
  private begin(beat: Beat, tableau: Tableau): void {
    if (this.lead.isLed && beat.key && !this.lead.isOpen(beat.key)) {
      this.beats.unshift({ ...beat, heard: [] });
      this.timer = window.setTimeout(() => {
        this.lead.isLed = false; // it is gone
        this.next();
      }, LATE);
      return;
    }
    this.isKnown = this.named.has(tableau.name);
    this.named.add(tableau.name);
    this.tableau = tableau;
    this.key = beat.key;
    if (beat.key) this.cue({ key: beat.key, is_open: true });
  }

  /** An event takes its own time, less if many wait; before another text comes, the reader has the time to read this one. */
  private timeOf(beat: Beat): number {
    const time = beat.time / (1 + this.beats.length / HASTY);
    const reading = this.readingOf(beat);
    if (!reading) return time;
    const now = performance.now();
    if (reading.key !== this.reading.key) this.reading = { key: reading.key, since: now };
    const next = this.beats.find((one) => one.event);
    if (next && this.readingOf(next)?.key === reading.key) return time;
    return Math.max(time, this.reading.since + readingTime(reading.text, settings.reading) - now);
  }

  private readingOf(beat: Beat): Reading | null {
    return beat.event && this.read(beat.event, beat.number);
  }

  /** The last moment of a step is kept as the step left the table. */
  private keep(beat: Beat): void {
    const last = this.past.at(-1);
    const state = { ...beat.state, decision: null, question: null };
    if (!beat.event) {
      if (last && last.number >= beat.first && last.number < beat.number) this.past = [...this.past.slice(0, -1), { ...last, state }];
    } else if (!last || last.number < beat.number) {
      this.past = [...this.past, { state, event: beat.event, number: beat.number }].slice(-MOST_KEPT);
    }
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.beats = [];
    this.isDue = false;
    this.event = null;
    this.tableau = null;
    this.key = "";
  }
}

export function isStill(): boolean {
  return !settings.hasMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
