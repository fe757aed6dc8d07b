// Beliefs of the bots over time, from their diaries: how likely each seat was a traitor.

import type { Replay } from "../net/protocol";
import type { Story } from "./story";

export interface Believed {
  moment: number;
  belief: number; // from 0 to 1
}

export interface Lane {
  seat: number;
  mean: Believed[]; // of all bots that kept a diary, but for the seat itself
  spans: { from: number; to: number; side: string; isTraitor: boolean }[]; // moments on each side, the last one included
}

interface Entry {
  heard: number;
  beliefs: number[];
}

export function lanesOf(story: Story): Lane[] {
  const { replay } = story;
  const noted = notesOf(replay, story);
  return replay.company.chairs.map((_, seat) => ({ seat, mean: meanOf(noted, seat), spans: spansOf(story, seat) }));
}

interface Note {
  moment: number;
  bot: number;
  beliefs: number[];
}

function notesOf(replay: Replay, story: Story): Note[] {
  const notes: Note[] = [];
  for (const [bot, diary] of Object.entries(replay.truth?.diaries ?? {})) {
    for (const entry of diary.entries as unknown as Entry[]) {
      notes.push({ moment: story.momentOf(entry.heard), bot: Number(bot), beliefs: entry.beliefs });
    }
  }
  return notes.sort((one, other) => one.moment - other.moment);
}

function meanOf(noted: Note[], seat: number): Believed[] {
  const latest = new Map<number, number>(); // by bot
  const curve: Believed[] = [];
  for (const note of noted) {
    const belief = note.beliefs[seat];
    if (note.bot === seat || belief === undefined) continue;
    latest.set(note.bot, belief);
    const mean = [...latest.values()].reduce((sum, one) => sum + one, 0) / latest.size;
    if (curve.at(-1)?.moment === note.moment) curve.at(-1)!.belief = mean;
    else curve.push({ moment: note.moment, belief: mean });
  }
  return curve;
}

function spansOf(story: Story, seat: number): Lane["spans"] {
  const end = story.moments.length - 1;
  const spans: Lane["spans"] = [];
  for (const one of story.replay.truth?.sides ?? []) {
    const side = one.sides[seat] ?? "";
    const from = story.steps[one.step] ?? end;
    const before = spans.at(-1);
    if (before?.side === side) continue;
    if (before) before.to = from;
    spans.push({ from, to: end, side, isTraitor: isTraitor(story.replay, side) });
  }
  return spans.filter((span) => span.to >= span.from);
}

export function isTraitor(replay: Replay, side: string): boolean {
  return replay.truth !== null && side !== replay.truth.loyal;
}

/** The belief that held at a moment; null: none was written yet. */
export function beliefAt(lane: Lane, moment: number): number | null {
  return lane.mean.findLast((one) => one.moment <= moment)?.belief ?? null;
}
