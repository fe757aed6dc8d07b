// Accusations that get a scene of their own; all others are lines of talk. Bots accuse often: theirs are a scene when a player is
// accused for the first time, and when most of the others accuse that player. A person's is one once a turn for each accused player, and
// one that calls a meeting always is.

import type { Naming } from "./naming";
import type { TableState } from "./fold";
import type { MeetingWire } from "../net/protocol";
import type { SaidScene } from "./stage.svelte";
import { turnOf } from "./tableau";

interface Statement {
  kind?: unknown;
  speaker?: unknown;
  seat?: unknown;
  level?: unknown;
  number?: unknown;
}

const ACCUSED = "accuse"; // of the levels of an estimate, the last

export class Accusations {
  private readonly accusers = new Map<number, Set<number>>(); // by accused seat
  private readonly mostAccuse = new Set<number>(); // seats that have had the scene of it
  private last = -1; // the turn of the last scene
  private lastKey = ""; // of the last scene
  private readonly said = new Set<string>(); // persons' accusations that were scenes: turn and seat

  /** What was said before this screen came. */
  read(talk: readonly unknown[], seats: number): void {
    this.accusers.clear();
    this.mostAccuse.clear();
    for (const one of talk) this.count(one as Statement, seats);
  }

  /** The scene of a statement; null: it is a line of talk. */
  take(written: unknown, state: TableState): SaidScene | null {
    const statement = written as Statement;
    const seats = state.company.chairs.length;
    const isRemarkable = this.count(statement, seats);
    if (statement.kind !== "estimate" || statement.level !== ACCUSED) return null;
    const [speaker, accused, turn] = [Number(statement.speaker), Number(statement.seat), turnOf(state)];
    const isBot = state.company.chairs[speaker]?.is_bot ?? true;
    const pair = `${turn} ${accused}`;
    if (isBot ? !isRemarkable || this.last === turn : this.said.has(pair)) return null;
    this.last = turn;
    this.said.add(pair);
    this.lastKey = `s${Number(statement.number)}`;
    return { key: this.lastKey, tableau: this.tableau(speaker, accused, state) };
  }

  /** The scene of the accusation that called a meeting, if it has had none. */
  call(meeting: MeetingWire, state: TableState): SaidScene | null {
    const key = `s${meeting.statement}`;
    return key === this.lastKey ? null : { key, tableau: this.tableau(meeting.seat, meeting.accused, state) };
  }

  /** Whether it is the first accusation of that player, or the one by which most of the others accuse. */
  private count(statement: Statement, seats: number): boolean {
    if (statement.kind !== "estimate") return false;
    const accused = Number(statement.seat);
    const accusers = this.accusers.get(accused) ?? new Set<number>();
    const isFirst = !this.accusers.has(accused) && statement.level === ACCUSED;
    if (statement.level === ACCUSED) this.accusers.set(accused, accusers.add(Number(statement.speaker)));
    else accusers.delete(Number(statement.speaker));
    if (accusers.size * 2 <= seats - 1 || this.mostAccuse.has(accused)) return isFirst;
    this.mostAccuse.add(accused);
    return true;
  }

  private tableau(speaker: number, accused: number, state: TableState): SaidScene["tableau"] {
    const name = (naming: Naming, seat: number) => (naming.hasOwnFigures ? naming.figure(String(seat)) : naming.player(seat));
    return {
      name: "accused",
      picture: "accused",
      face: String(state.view?.tracks[`character.${accused}`] ?? "") || state.company.chairs[accused]?.regular,
      told: (naming) => ({ who: name(naming, accused), by: name(naming, speaker) }),
      turn: 1_000,
      music: "meeting",
    };
  }
}
