// Recap of a table for one player: what happened since the last answer, and the way back through it on the board.

import type { Moment, Reading } from "../../model/stage.svelte";
import type { Answered, Session } from "../../model/session.svelte";
import type { Catalogue, EventWire } from "../../net/protocol";
import { captionOf, isTalk, lineOf } from "../log/logLines";
import { digestOf, lastAnswer, momentOf, stepsOf, type Digest, type DigestLine } from "./digest";

const NOTHING: Digest = { lines: [], changes: [], said: [] };

export class Recap {
  isOpen = $state(false); // on a phone, where the panel is one line otherwise

  constructor(
    private readonly session: Session,
    private readonly catalogue: () => Catalogue,
  ) {}

  private readonly log = $derived.by(() => this.session.state?.log ?? []);

  /** The last answer in this session; after a reload, the last one that the events tell of. */
  private readonly mark: Answered | null = $derived.by(() => {
    const state = this.session.state;
    if (!state || state.seat === null) return null;
    if (this.session.answered) return this.session.answered;
    const events = lastAnswer(state.recent, state.events, state.seat);
    return events < 0 ? null : { events, position: events + state.log.filter((line) => isTalk(line) && line.at <= events).length };
  });

  readonly digest: Digest = $derived.by(() => {
    const state = this.session.state;
    if (!state || state.seat === null || !this.mark) return NOTHING;
    return digestOf(state.log, state.recent, state.events, this.mark, state.seat, this.catalogue());
  });

  readonly isEmpty: boolean = $derived(!this.digest.lines.length && !this.digest.said.length);

  /** Steps through the past, oldest first. The present is behind the last of them. */
  readonly steps: Moment[] = $derived.by(() => {
    const all = stepsOf(this.session.stage.past, this.log);
    const { isPlaying, number } = this.session.stage;
    const isShown = isPlaying && lineOf(this.log, all.at(-1)?.number ?? -1) === lineOf(this.log, number);
    return isShown ? all.slice(0, -1) : all;
  });

  /** The first step since the last answer. */
  readonly first: number = $derived.by(() => {
    const at = this.steps.findIndex((step) => step.number >= (this.mark?.events ?? 0));
    return at < 0 ? this.steps.length : at;
  });

  /** The step that is looked at; behind the last one: now. */
  readonly at: number = $derived.by(() => {
    const number = this.session.stage.looked?.number;
    if (number === undefined) return this.steps.length;
    const at = this.steps.findIndex((step) => step.number >= number);
    return at < 0 ? this.steps.length : at;
  });

  readonly isPast: boolean = $derived.by(() => this.session.stage.looked !== null);

  /** Of the digest, the line that tells what is looked at. */
  readonly line: DigestLine | null = $derived.by(() => {
    const number = this.session.stage.looked?.number;
    return this.digest.lines.findLast((line) => number !== undefined && line.at <= number && number < line.until) ?? null;
  });

  /** What is told right now. */
  readonly caption: string = $derived.by(() => {
    const { looked, isPlaying, number } = this.session.stage;
    if (looked) return captionOf(this.log, looked.number);
    return captionOf(this.log, isPlaying ? number : (this.session.state?.events ?? 0));
  });

  goTo(step: number): void {
    this.session.stage.look(this.steps[Math.max(0, step)] ?? null);
  }

  goToLine(line: DigestLine): void {
    const moment = momentOf(this.session.stage.past, line);
    if (moment) this.session.stage.look(moment);
  }

  /** Whether there is something to see of a line. */
  hasMoment(line: DigestLine): boolean {
    return momentOf(this.session.stage.past, line) !== null;
  }

  /** To what is now, with everything that was still to be played. */
  toNow(): void {
    this.isOpen = false;
    this.session.stage.look(null);
  }
}

/** What is read with an event: its line in the log, and the texts of cards that the board shows large. */
export function readingOf(session: Session, event: EventWire, number: number): Reading | null {
  const log = session.state?.log ?? [];
  const line = lineOf(log, number);
  if (!line) return null;
  const cards = session.kit?.reads?.(event) ?? [];
  const printed = cards.flatMap((card) => session.catalogue?.cards[card]?.lines.map((one) => one.text) ?? []);
  return { key: cards.length ? `card ${number}` : `line ${line.at}`, text: printed.length ? printed.join(" ") : captionOf(log, number) };
}
