// What a browser knows of a table, from the frames that it was sent: `hello` is everything, each `update` changes it.
// `applyChanges` is that of kernel/changes.py; tests compare both on whole games.

import type {
  ChangesWire,
  ChatWire,
  ClockWire,
  CompanyWire,
  DecisionWire,
  EventWire,
  HelloFrame,
  LogLineWire,
  OwnWire,
  PublicWire,
  QuestionWire,
  UpdateFrame,
  ViewWire,
} from "../net/protocol";

export interface TableState {
  readonly table: string;
  readonly game: string;
  readonly seat: number | null;
  readonly isHost: boolean;
  readonly number: number;
  readonly company: CompanyWire;
  readonly commitment: string;
  readonly view: ViewWire | null;
  readonly decision: DecisionWire | null;
  readonly question: QuestionWire | null;
  readonly players: readonly string[];
  readonly events: number; // how many there have been
  readonly recent: readonly EventWire[]; // the last of them: what led to what is seen
  readonly undone: number;
  readonly said: number;
  readonly log: readonly LogLineWire[];
  readonly chat: readonly ChatWire[];
  readonly here: readonly number[];
  readonly canUndo: boolean; // without asking anybody
  readonly clock: ClockWire | null;
  readonly lag: number; // milliseconds that the server's clock is ahead of ours
}

const RECENT = 300; // events: more than the longest check has

export function withRecent(recent: readonly EventWire[], events: readonly EventWire[]): readonly EventWire[] {
  return events.length ? [...recent, ...events].slice(-RECENT) : recent;
}

/** What was told of a step: to everybody, and to this seat beside it. */
export function eventsOf(shared: PublicWire | null, own: OwnWire | null): EventWire[] {
  return (shared?.events ?? []).map((event, at) => ({ ...event, told: { ...event.told, ...own?.events?.[at] } }));
}

/** What we have does not go together with what was sent: everything must be asked for anew. */
export class Astray extends Error {}

export function applyChanges(view: ViewWire, shared: ChangesWire, own: ChangesWire): ViewWire {
  return {
    ...view,
    ...shared,
    ...own,
    tracks: { ...view.tracks, ...shared.tracks, ...own.tracks },
    zones: { ...view.zones, ...shared.zones, ...own.zones },
  };
}

/** Everything as it is now; of a log that we have already, only what followed was sent. */
export function opened(frame: HelloFrame, before: TableState | null, now: number): TableState {
  const goesOn = before !== null && frame.first_event > 0;
  if (goesOn && (frame.undone !== before.undone || frame.first_event !== before.events)) throw new Astray();
  const known = { said: goesOn ? before.said : 0, chatted: goesOn ? before.chat.length : 0 };
  const told = frame.texts?.log ?? frame.chat.map((one, number) => chatLine(one, number, 0));
  const lines = told.filter((line) => line.number === undefined || line.number >= known[line.event as "said" | "chatted"]);
  return {
    table: frame.table,
    game: frame.game,
    seat: frame.seat,
    isHost: frame.is_host,
    number: frame.number,
    company: frame.company,
    commitment: frame.commitment,
    view: frame.view,
    decision: frame.decision,
    question: frame.texts?.question ?? null,
    players: frame.texts?.players ?? [],
    events: frame.first_event + frame.events.length,
    recent: withRecent(goesOn ? before.recent : [], frame.events),
    undone: frame.undone,
    said: frame.talk.length,
    log: goesOn ? [...before.log, ...lines] : lines,
    chat: frame.chat,
    here: frame.here,
    canUndo: frame.can_undo,
    clock: frame.clock,
    lag: frame.now - now,
  };
}

/** The table after one step. */
export function updated(state: TableState, frame: UpdateFrame): TableState {
  if (frame.number !== state.number + 1 || frame.public?.kind === "undone") throw new Astray();
  const shared = frame.public ?? {};
  const own = frame.own ?? {};
  const view = newView(state.view, frame);
  const decision = own.decision ?? stillAsked(state.decision, view);
  const isNew = decision !== state.decision;
  const chat = shared.kind === "chatted" ? [...state.chat, chatted(frame)] : state.chat;
  return {
    ...state,
    number: frame.number,
    company: shared.company ?? state.company,
    view,
    decision,
    question: isNew ? (frame.texts?.question ?? null) : state.question,
    players: frame.texts?.players ?? state.players,
    events: state.events + (shared.events?.length ?? 0),
    recent: withRecent(state.recent, eventsOf(frame.public, frame.own)),
    said: state.said + (shared.kind === "said" ? 1 : 0),
    log: [...state.log, ...(frame.texts?.log ?? []), ...newChat(state, chat)],
    chat,
    canUndo: own.can_undo ?? false,
    clock: shared.clock ?? state.clock,
  };
}

/** Whoever answered a sealed question is asked no more, though the question stands for others. */
function stillAsked(decision: DecisionWire | null, view: ViewWire | null): DecisionWire | null {
  return view && decision?.number === view.decision && view.answered === null ? decision : null;
}

function newView(view: ViewWire | null, frame: UpdateFrame): ViewWire | null {
  const fresh = frame.own?.view ?? frame.public?.view;
  if (fresh) return fresh;
  return view && applyChanges(view, frame.public?.changes ?? {}, frame.own?.changes ?? {});
}

function chatted(frame: UpdateFrame): ChatWire {
  return { seat: frame.public?.seat ?? -1, at: frame.at, text: String(frame.public?.body?.text ?? "") };
}

/** What was just written, as a line of the log: it stands where it was said. */
function newChat(state: TableState, chat: readonly ChatWire[]): LogLineWire[] {
  return chat.slice(state.chat.length).map((one) => chatLine(one, state.chat.length, state.events));
}

function chatLine(one: ChatWire, number: number, at: number): LogLineWire {
  return { event: "chatted", rule: "", text: one.text, is_turn: false, topic: "chatted", at, seat: one.seat, number };
}
