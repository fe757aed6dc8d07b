// The fold gives every viewer the views that Python has: on whole games that tests/browser/test_fold.py has played and written down.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { Astray, openTable, updateTable, type TableState } from "../src/model/fold";
import type { AnyMessage, DecisionWire, HelloMessage, UpdateMessage, ViewWire } from "../src/net/protocol";

interface Seen {
  after: number; // messages
  view: ViewWire;
  decision: DecisionWire | null;
  events: number;
}

interface Screen {
  messages: AnyMessage[];
  seen: Seen[];
}

const folder = process.env.TURNCOAT_MESSAGES;
if (!folder) throw new Error("TURNCOAT_MESSAGES names no folder: run tests/browser/test_fold.py");

function take(state: TableState | null, message: AnyMessage): TableState | null {
  if (message.message === "hello") return openTable(message, state, 0);
  return state && message.message === "update" ? updateTable(state, message) : state;
}

describe.each(readdirSync(folder))("%s", (file) => {
  const screens = JSON.parse(readFileSync(join(folder, file), "utf-8")) as Screen[];

  test.each(screens.map((screen, at) => [at, screen] as const))("viewer %d", (_, { messages, seen }) => {
    let state: TableState | null = null;
    let done = 0;
    expect(seen.length).toBeGreaterThan(3);
    for (const { after, view, decision, events } of seen) {
      while (done < after) state = take(state, messages[done++]!);
      expect(state?.view).toEqual(view);
      expect(state?.decision).toEqual(decision);
      expect(state?.events).toBe(events);
    }
  });

  test("a message too few is noticed", () => {
    const [hello, first, second] = screens[0]!.messages as [HelloMessage, UpdateMessage, UpdateMessage];
    const state = openTable(hello, null, 0);
    expect(() => updateTable(state, second)).toThrow(Astray);
    expect(updateTable(updateTable(state, first), second).number).toBe(second.number);
  });
});
