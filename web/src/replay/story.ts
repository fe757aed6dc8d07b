// A replay from one perspective: moments in order, each with its log lines and the view after it.

import { applyChanges, openTable, type TableState } from "../model/fold";
import { HIDDEN } from "../model/naming";
import type { DangerWire, EventWire, LogLineWire, Replay, ReplayStep, ViewWire, ZoneWire } from "../net/protocol";
import { say } from "../ui/words.svelte";

export const EVERYBODY = -1; // what a spectator saw
export const ALL = "all"; // everything that any seat knew
export type Perspective = number | typeof ALL;

export interface Moment {
  first: number; // its steps
  last: number;
  turn: number; // 0 before the first
  lines: LogLineWire[];
}

export interface Turn {
  number: number;
  moment: number;
  seat: number; // whose it is
  text: string; // as the log has it
}

const KEPT = 32; // one view in this many is kept; those between are computed from it

/** The viewers to choose from; while the game is running, only the own seat. */
export function perspectives(replay: Replay): Perspective[] {
  if (!replay.truth) return [replay.seat ?? EVERYBODY];
  return [ALL, EVERYBODY, ...replay.truth.chairs.map((_, seat) => seat)];
}

export class Story {
  readonly moments: Moment[] = [];
  readonly turns: Turn[] = [];
  readonly steps: number[] = []; // by step: its moment
  private readonly kept = new Map<number, Map<number, ViewWire>>();

  constructor(
    readonly replay: Replay,
    readonly by: Perspective,
  ) {
    let first = 0;
    replay.steps.forEach((step, at) => {
      const lines = this.linesOf(step, at);
      const isLast = at === replay.steps.length - 1;
      if (!lines.length && !isLast) return;
      if (!lines.length && this.moments.length) {
        this.moments.at(-1)!.last = at;
      } else {
        this.open(lines, step, first, at);
      }
      first = at + 1;
    });
    this.moments.forEach((moment, number) => {
      for (let at = moment.first; at <= moment.last; at++) this.steps[at] = number;
    });
  }

  private open(lines: LogLineWire[], step: ReplayStep, first: number, last: number): void {
    let told = 0;
    for (const event of step.public?.events ?? []) {
      if (event.event === "turn_of") {
        const text = lines.filter((line) => line.is_turn)[told++]?.text.replace(/\.$/, "") ?? "";
        this.turns.push({ number: this.turns.length + 1, moment: this.moments.length, seat: Number(event.told.seat), text });
      }
    }
    this.moments.push({ first, last, turn: this.turns.length, lines });
  }

  /** The log lines of a step; chat is quoted as it was written. */
  private linesOf(step: ReplayStep, at: number): LogLineWire[] {
    const told = this.replay.texts?.lines[at] ?? {};
    if (step.public?.kind === "chatted") {
      const seat = step.public.seat ?? EVERYBODY;
      const text = `${this.replay.texts?.players[seat] ?? ""}: ${String(step.public.body?.text ?? "")}`;
      return [{ event: "chatted", rule: "", text, is_turn: false, topic: "chatted", at: step.public.first_event ?? 0, seat }];
    }
    return told[String(this.by)] ?? told[String(EVERYBODY)] ?? [];
  }

  /** The events of a moment as this viewer received them. */
  events(moment: number): EventWire[] {
    const events: EventWire[] = [];
    const { first, last } = this.moments[moment]!;
    for (const step of this.replay.steps.slice(first, last + 1)) {
      const own = this.by === ALL ? Object.values(step.own) : [step.own[String(this.by)]];
      (step.public?.events ?? []).forEach((event, at) => {
        events.push({ ...event, told: Object.assign({}, event.told, ...own.map((part) => part?.events?.[at])) as EventWire["told"] });
      });
    }
    return events;
  }

  view(moment: number): ViewWire {
    const step = this.moments[moment]!.last;
    const chairs = this.replay.company.chairs;
    if (this.by === ALL)
      return mergeViews(
        this.seen(EVERYBODY, step),
        chairs.map((_, seat) => this.seen(seat, step)),
      );
    return this.seen(this.by, step);
  }

  /** The view of a viewer after a step. */
  private seen(viewer: number, step: number): ViewWire {
    let known = this.kept.get(viewer);
    if (!known) {
      known = new Map([[-1, this.replay.views[String(viewer)]!]]);
      this.kept.set(viewer, known);
    }
    let at = step;
    while (!known.has(at)) at--;
    let view = known.get(at)!;
    for (at += 1; at <= step; at++) {
      const { public: shared, own } = this.replay.steps[at]!;
      view = applyChanges(view, shared?.changes ?? {}, own[String(viewer)]?.changes ?? {});
      if (at % KEPT === 0) known.set(at, view);
    }
    return view;
  }

  /** What was told last until then. */
  private dangers(moment: number): DangerWire[] {
    for (let at = this.moments[moment]!.last; at >= 0; at--) {
      const told = this.replay.steps[at]!.public?.dangers;
      if (told) return told;
    }
    return [];
  }

  /** The state of a table, as boards take it. */
  state(moment: number): TableState {
    const { replay } = this;
    const isLast = moment === this.moments.length - 1;
    return openTable(
      {
        message: "hello",
        table: replay.table,
        game: replay.game,
        seat: this.by === ALL || this.by === EVERYBODY ? null : this.by,
        is_host: false,
        number: moment,
        now: Date.now(),
        company: isLast ? replay.company : { ...replay.company, stage: "playing", sides: null },
        commitment: "",
        seal: "",
        secret: null,
        view: this.view(moment),
        dangers: this.dangers(moment),
        decision: null,
        can_undo: false,
        first_event: 0,
        events: [],
        undone: 0,
        talk: [],
        chat: [],
        here: replay.company.chairs.map((_, seat) => seat),
        clock: null,
        texts: { players: replay.texts?.players ?? [], log: [], question: null },
      },
      null,
      Date.now(),
    );
  }

  /** The moment of this event number. */
  momentOf(event: number): number {
    let moment = 0;
    this.replay.steps.forEach((step, at) => {
      const first = step.public?.first_event;
      if (first !== undefined && first <= event) moment = this.steps[at] ?? moment;
    });
    return moment;
  }

  turnName(number: number): string {
    const turn = this.turns[number - 1];
    return turn ? `${turn.number} · ${turn.text}` : say("web-replay-deal");
  }

  /** The side of each seat at that moment; null if it is not public yet. */
  sides(moment: number): string[] | null {
    const step = this.moments[moment]?.last ?? 0;
    return this.replay.truth?.sides.findLast((one) => one.step <= step)?.sides ?? null;
  }
}

/** The union of all seats' knowledge. */
export function mergeViews(shared: ViewWire, own: readonly ViewWire[]): ViewWire {
  const tracks = { ...shared.tracks };
  const zones = { ...shared.zones };
  for (const view of own) {
    for (const [label, value] of Object.entries(view.tracks)) {
      if (tracks[label] === undefined || tracks[label] === HIDDEN) tracks[label] = value;
    }
    for (const [label, zone] of Object.entries(view.zones)) {
      if (!zones[label] || known(zone) > known(zones[label])) zones[label] = zone;
    }
  }
  return { ...shared, tracks, zones };
}

function known(zone: ZoneWire): number {
  return zone.cards?.filter((card) => card !== HIDDEN).length ?? 0;
}
