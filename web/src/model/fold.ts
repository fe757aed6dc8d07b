// Table state of a client, folded from the server's messages: `hello` is everything, each `update` changes it.
// `applyChanges` is that of kernel/changes.py; tests compare both on whole games.

import type {
  ChangesWire,
  ChatWire,
  ClockWire,
  CompanyWire,
  DangerWire,
  DecisionWire,
  EventWire,
  HelloMessage,
  LogLineWire,
  OwnWire,
  PublicWire,
  QuestionWire,
  UpdateMessage,
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
  readonly dangers: readonly DangerWire[]; // the nearest defeat first
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
  readonly canUndo: boolean; // without the others' consent
  readonly clock: ClockWire | null;
  readonly lag: number; // milliseconds that the server's clock is ahead of ours
}

const RECENT = 300; // events: more than the longest check has

export function withRecent(recent: readonly EventWire[], events: readonly EventWire[]): readonly EventWire[] {
  return events.length ? [...recent, ...events].slice(-RECENT) : recent;
}

/** The events of a step: public ones with this seat's secret parts. */
export function eventsOf(shared: PublicWire | null, own: OwnWire | null): EventWire[] {
  return (shared?.events ?? []).map((event, at) => ({ ...event, told: { ...event.told, ...own?.events?.[at] } }));
}

/** The state does not fit the message: the client must fetch everything again. */
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
/** `protocol` is for clients of other versions. */
export function openTable(message: Omit<HelloMessage, "protocol">, before: TableState | null, now: number): TableState {
  const goesOn = before !== null && message.first_event > 0;
  if (goesOn && (message.undone !== before.undone || message.first_event !== before.events)) throw new Astray();
  const known = { said: goesOn ? before.said : 0, chatted: goesOn ? before.chat.length : 0 };
  const told = message.texts?.log ?? message.chat.map((one, number) => chatLine(one, number, 0));
  const lines = told.filter((line) => line.number === undefined || line.number >= known[line.event as "said" | "chatted"]);
  return {
    table: message.table,
    game: message.game,
    seat: message.seat,
    isHost: message.is_host,
    number: message.number,
    company: message.company,
    commitment: message.commitment,
    view: message.view,
    dangers: message.dangers,
    decision: message.decision,
    question: message.texts?.question ?? null,
    players: message.texts?.players ?? [],
    events: message.first_event + message.events.length,
    recent: withRecent(goesOn ? before.recent : [], message.events),
    undone: message.undone,
    said: message.talk.length,
    log: goesOn ? withLines(before.log, lines) : lines,
    chat: message.chat,
    here: message.here,
    canUndo: message.can_undo,
    clock: message.clock,
    lag: message.now - now,
  };
}

/** The table after one step. */
export function updateTable(state: TableState, message: UpdateMessage): TableState {
  if (message.number !== state.number + 1 || message.public?.kind === "undone") throw new Astray();
  const shared = message.public ?? {};
  const own = message.own ?? {};
  const view = newView(state.view, message);
  const decision = own.decision ?? stillAsked(state.decision, view);
  const isNew = decision !== state.decision;
  const chat = shared.kind === "chatted" ? [...state.chat, chatOf(message)] : state.chat;
  return {
    ...state,
    number: message.number,
    company: shared.company ?? state.company,
    view,
    dangers: shared.dangers ?? state.dangers,
    decision,
    question: isNew ? (message.texts?.question ?? null) : state.question,
    players: message.texts?.players ?? state.players,
    events: state.events + (shared.events?.length ?? 0),
    recent: withRecent(state.recent, eventsOf(message.public, message.own)),
    said: state.said + (shared.kind === "said" ? 1 : 0),
    log: [...withLines(state.log, message.texts?.log ?? []), ...newChat(state, chat)],
    chat,
    canUndo: own.can_undo ?? false,
    clock: shared.clock ?? state.clock,
  };
}

/** A log that goes on. A line about an event that the log tells of already takes the place of the old one: sentences grow, and a turn
 * that is over gets its one line. */
export function withLines(log: readonly LogLineWire[], lines: readonly LogLineWire[]): readonly LogLineWire[] {
  if (!lines.length) return log;
  const grown = [...log];
  for (const line of lines) {
    const at = line.number === undefined ? placeOf(grown, line.at) : -1;
    if (at < 0) grown.push(line);
    else grown[at] = line;
  }
  return grown;
}

/** The place of the line that begins with this event; -1: there is none. It is near the end, if there is one. */
function placeOf(log: readonly LogLineWire[], event: number): number {
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]!;
    if (line.number !== undefined) continue;
    if (line.at === event) return at;
    if (line.at < event) return -1;
  }
  return -1;
}

/** The open decision. A seat that answered a sealed question has none, though other seats still have to answer. */
function stillAsked(decision: DecisionWire | null, view: ViewWire | null): DecisionWire | null {
  return view && decision?.number === view.decision && view.answered === null ? decision : null;
}

function newView(view: ViewWire | null, message: UpdateMessage): ViewWire | null {
  const fresh = message.own?.view ?? message.public?.view;
  if (fresh) return fresh;
  return view && applyChanges(view, message.public?.changes ?? {}, message.own?.changes ?? {});
}

function chatOf(message: UpdateMessage): ChatWire {
  return { seat: message.public?.seat ?? -1, at: message.at, text: String(message.public?.body?.text ?? "") };
}

/** The chat message of an update, at its place in the log. */
function newChat(state: TableState, chat: readonly ChatWire[]): LogLineWire[] {
  return chat.slice(state.chat.length).map((one) => chatLine(one, state.chat.length, state.events));
}

function chatLine(one: ChatWire, number: number, at: number): LogLineWire {
  return { event: "chatted", rule: "", text: one.text, is_turn: false, topic: "chatted", at, seat: one.seat, number };
}
