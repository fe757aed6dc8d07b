// The log in groups, a turn each, with a sign for every kind of line. What kind a line is comes from the server as its topic.

import type { LogLineWire } from "../../net/protocol";
import type { IconName } from "../../ui/Icon.svelte";

export type LogFilter = "all" | "checks" | "moves" | "talk" | "seat";

export interface LogGroup {
  first: number; // place of its first line in the whole log
  head: LogLineWire | null; // whose turn it is; null: before the first
  lines: LogLineWire[];
}

const SIGNS: [RegExp, IconName][] = [
  [/^(said|chatted)$/, "talk"],
  [/^(turn-of|round-)/, "turn"],
  [/^game-ended/, "flag"],
  [/revealed|faceup|^chose-reveal/, "mask"],
  [/vote|accuse|agree/, "vote"],
  [/^(looked|token-seen|dog-seen)|looking/, "eye"],
  [/check|total/, "scales"],
  [/dice|rolled|-die/, "die"],
  [/attack|defeat|driven-off|burn|absorb|fire/, "sword"],
  [/damage|wrecked|struck|repair|hull|-dead/, "hammer"],
  [/spawned|deep-one|banish|awakening|hydra|dagon/, "wave"],
  [/^encounter|trade|-offer|give-/, "meet"],
  [/figure-moved|changed-at|chose-(move|work|special|row)|changed-dog|boat/, "step"],
  [/captain|keeper|leader/, "crown"],
  [/^(moved|shown|shuffled)|card|play/, "card"],
  [/^changed/, "gauge"],
  [/^chose/, "hand"],
];

const CHECKS = /check|total|pile|efforts|voted|^encounter|test|token-seen|dog-seen|role-revealed|^looked|dice|rolled|-die/;
const MOVES = /figure-moved|changed-at|chose-(move|work|special|row)|spawned|struck|changed-dog|boat|travel|distance/;

export function isTalk(line: LogLineWire): boolean {
  return line.event === "said" || line.event === "chatted";
}

const SIDES = /loyalty|token-seen|dog-seen|absorbed/;

/** Whether the line tells this reader alone about a side: then it is covered against looks over the shoulder. */
export function isCovered(line: LogLineWire): boolean {
  return line.is_own === true && SIDES.test(line.topic);
}

export function signOf(line: LogLineWire): IconName {
  return SIGNS.find(([topic]) => topic.test(line.topic))?.[1] ?? "dot";
}

/** Whether a filter lets a line through. `hasFigures`: the player has a figure, with the seat's number. */
export function isWanted(line: LogLineWire, filter: LogFilter, seat: number, hasFigures: boolean): boolean {
  if (filter === "checks") return CHECKS.test(line.topic) && !isTalk(line);
  if (filter === "moves") return MOVES.test(line.topic);
  if (filter === "talk") return isTalk(line);
  if (filter === "seat" && isTalk(line)) return line.seat === seat;
  if (filter === "seat") return line.seats?.includes(seat) || (hasFigures && line.figures?.includes(seat)) || false;
  return true;
}

/** One group for each turn; those that a filter leaves empty are left out. */
export function groupsOf(lines: readonly LogLineWire[], wants: (line: LogLineWire) => boolean): LogGroup[] {
  const groups: LogGroup[] = [];
  lines.forEach((line, at) => {
    if (line.is_turn || !groups.length) groups.push({ first: at, head: line.is_turn ? line : null, lines: [] });
    if (!line.is_turn && wants(line)) groups.at(-1)!.lines.push(line);
  });
  return groups.filter((group) => group.lines.length || (group.head && wants(group.head)));
}

/** Whether a turn is one line by itself: it is over, and not the reader's own. */
export function isFolded(group: LogGroup, reader: number | null): boolean {
  return group.head?.brief !== undefined && group.head.seat !== reader;
}

/** A closed turn in one line: what happened in it, once that is known. A round is named too, since its line does not say which it is. */
export function titleOf(head: LogLineWire, isOpen: boolean): string {
  if (isOpen || !head.brief) return head.text;
  return head.topic === "turn-of" ? head.brief : `${head.text} ${head.brief}`;
}

/** Number of events and lines of talk: the reading position at the end of the log. */
export function lengthOf(events: number, lines: readonly LogLineWire[]): number {
  return events + lines.filter(isTalk).length;
}

/** Lines after a reading position. */
export function newSince(lines: readonly LogLineWire[], seen: number): LogLineWire[] {
  let said = 0;
  return lines.filter((line) => line.at + (isTalk(line) ? said++ : said) >= seen);
}

/** The line that tells of an event. */
export function lineOf(lines: readonly LogLineWire[], event: number): LogLineWire | undefined {
  return lines.findLast((line) => line.at <= event && !isTalk(line));
}

/** The log line of the event on the stage; empty if it has none. */
export function captionOf(lines: readonly LogLineWire[], event: number): string {
  const line = lineOf(lines, event);
  return !line || isCovered(line) ? "" : line.text;
}
