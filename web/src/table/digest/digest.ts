// What happened since a player's last answer: turns in one line each, dials before and after, what was said about the player.

import type { Answered } from "../../model/session.svelte";
import type { Moment } from "../../model/stage.svelte";
import type { Catalogue, EventWire, LogLineWire, TrackWords } from "../../net/protocol";
import { groupsOf, isCovered, isTalk, newSince, titleOf } from "../log/logLines";

export interface DigestLine {
  text: string;
  seat: number | null; // whose turn it tells
  at: number; // the number of its first event
  until: number; // of the first event after it
}

export interface DialChange {
  title: string;
  before: number;
  after: number;
}

export interface Digest {
  lines: DigestLine[];
  changes: DialChange[];
  said: LogLineWire[];
}

/** Turns that are over are one line each, the one that runs is told line by line. What is covered in the log is left to it. */
function linesSince(log: readonly LogLineWire[], mark: Answered, events: number): DigestLine[] {
  const lines: DigestLine[] = [];
  for (const { head, lines: told } of groupsOf(newSince(log, mark.position), () => true)) {
    if (head?.brief) {
      lines.push({ text: titleOf(head, false), seat: head.seat ?? null, at: head.at, until: events });
      continue;
    }
    if (head) lines.push({ text: head.text, seat: head.seat ?? null, at: head.at, until: events });
    for (const line of told) {
      if (!isTalk(line) && !isCovered(line)) lines.push({ text: line.text, seat: null, at: line.at, until: events });
    }
  }
  lines.forEach((line, at) => (line.until = lines[at + 1]?.at ?? events));
  return lines;
}

/** A number that concerns the whole table. */
function isDial(track: TrackWords): boolean {
  return track.kind === "number" && !track.is_switch && !track.keys.length && track.owner === null && track.is_read;
}

function changesIn(events: readonly EventWire[], catalogue: Catalogue): DialChange[] {
  const changes = new Map<string, DialChange>();
  for (const { event, told } of events) {
    const track = event === "changed" ? catalogue.tracks.find((one) => one.label === told.track) : undefined;
    if (!track || !isDial(track)) continue;
    const change = changes.get(track.label) ?? { title: track.title, before: Number(told.from), after: 0 };
    changes.set(track.label, { ...change, after: Number(told.to) });
  }
  return [...changes.values()].filter((change) => change.before !== change.after);
}

/** Phrases about the player, and all free text of others: it may be about anything. */
function saidAbout(log: readonly LogLineWire[], mark: Answered, seat: number): LogLineWire[] {
  return newSince(log, mark.position).filter(
    (line) => isTalk(line) && line.seat !== seat && (line.event === "chatted" || line.seats?.includes(seat)),
  );
}

/** `recent`: the last of so many `events`. */
export function digestOf(
  log: readonly LogLineWire[],
  recent: readonly EventWire[],
  events: number,
  mark: Answered,
  seat: number,
  catalogue: Catalogue,
): Digest {
  const since = recent.slice(Math.max(0, recent.length - (events - mark.events)));
  return { lines: linesSince(log, mark, events), changes: changesIn(since, catalogue), said: saidAbout(log, mark, seat) };
}

/** The last answer of a seat that the events tell of; -1: they tell of none. */
export function lastAnswer(recent: readonly EventWire[], events: number, seat: number): number {
  const at = recent.findLastIndex((one) => one.event === "chose" && one.told.seat === seat);
  return at < 0 ? -1 : events - recent.length + at;
}

/** Of what was shown with one line of the log, the last moment: a reader steps from line to line. */
export function stepsOf(past: readonly Moment[], log: readonly LogLineWire[]): Moment[] {
  const starts = log.filter((line) => !isTalk(line)).map((line) => line.at);
  const steps: Moment[] = [];
  let line = 0;
  let before = -1;
  for (const moment of past) {
    while (line + 1 < starts.length && starts[line + 1]! <= moment.number) line++;
    if (line === before) steps.pop();
    steps.push(moment);
    before = line;
  }
  return steps;
}

/** The moment that shows what a line tells: a turn from its beginning, anything else when it is done. */
export function momentOf(past: readonly Moment[], { at, until, seat }: DigestLine): Moment | null {
  const told = past.filter((moment) => moment.number >= at && moment.number < until);
  return (seat === null ? told.at(-1) : told[0]) ?? null;
}
