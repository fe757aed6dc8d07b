// The fold gives every viewer the views that Python has: on whole games that tests/browser/test_fold.py has played and written down.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { Astray, opened, updated, type TableState } from "../src/model/fold";
import type { AnyFrame, DecisionWire, HelloFrame, UpdateFrame, ViewWire } from "../src/net/protocol";

interface Seen {
  after: number; // frames
  view: ViewWire;
  decision: DecisionWire | null;
  events: number;
}

interface Screen {
  frames: AnyFrame[];
  seen: Seen[];
}

const folder = process.env.TURNCOAT_FRAMES;
if (!folder) throw new Error("TURNCOAT_FRAMES names no folder: run tests/browser/test_fold.py");

function take(state: TableState | null, frame: AnyFrame): TableState | null {
  if (frame.frame === "hello") return opened(frame, state, 0);
  return state && frame.frame === "update" ? updated(state, frame) : state;
}

describe.each(readdirSync(folder))("%s", (file) => {
  const screens = JSON.parse(readFileSync(join(folder, file), "utf-8")) as Screen[];

  test.each(screens.map((screen, at) => [at, screen] as const))("viewer %d", (_, { frames, seen }) => {
    let state: TableState | null = null;
    let done = 0;
    expect(seen.length).toBeGreaterThan(3);
    for (const { after, view, decision, events } of seen) {
      while (done < after) state = take(state, frames[done++]!);
      expect(state?.view).toEqual(view);
      expect(state?.decision).toEqual(decision);
      expect(state?.events).toBe(events);
    }
  });

  test("a frame too few is noticed", () => {
    const [hello, first, second] = screens[0]!.frames as [HelloFrame, UpdateFrame, UpdateFrame];
    const state = opened(hello, null, 0);
    expect(() => updated(state, second)).toThrow(Astray);
    expect(updated(updated(state, first), second).number).toBe(second.number);
  });
});
