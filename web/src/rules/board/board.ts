// Numbers of a printed board, by path: what is written into a form, and what the server answers to it.

import type { Refused } from "../../net/api";
import type { BoardCell, BoardTable } from "../../net/protocol";
import { say } from "../../ui/words.svelte";

export type Board = Readonly<Record<string, number | string>>;

export const PLAYERS = "N"; // stands for the number of players
export const EXAMPLE = "N-1";
const WRONG = /^(\S+) \((\d+)-(\d+)\)$/; // a path and the numbers that can be played

export function cellsOf(tables: readonly BoardTable[]): BoardCell[] {
  return tables.flatMap((table) => table.rows.flatMap((row) => row.cells));
}

/** A typed value as the server takes it; null: empty, which restores our own number. */
export function written(text: string): number | string | null {
  const plain = text.trim().toUpperCase().replace(/[−–]/g, "-").replace(/\s+/g, "");
  if (!plain) return null;
  return /^\d{1,4}$/.test(plain) ? Number(plain) : plain;
}

export function withNumber(board: Board, path: string, value: number | string | null): Record<string, number | string> {
  const rest = { ...board };
  delete rest[path];
  return value === null ? rest : { ...rest, [path]: value };
}

/** The text of a value: a face by its name, a number as digits. */
export function shown(cell: BoardCell, value: number | string): string {
  return cell.faces[String(value)] ?? String(value);
}

/** Beside which number the refusal belongs, and what it says there; null: it is about something else. */
export function wrongNumber(why: Refused, tables: readonly BoardTable[]): { path: string; text: string } | null {
  const [path = ""] = why.detail.split(" ");
  if (!cellsOf(tables).some((cell) => cell.path === path)) return null;
  const [, , low, high] = WRONG.exec(why.detail) ?? [];
  if (low === undefined || high === undefined) return { path, text: say("web-board-wrong-face") };
  return { path, text: say("web-board-wrong", { low: Number(low), high: Number(high), players: PLAYERS, example: EXAMPLE }) };
}
