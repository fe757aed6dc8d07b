// Explanations of a table: each comes up once, can be turned back to, and comes to an end; the pointer reaches what it is about.

import { beforeEach, expect, test, vi } from "vitest";

import type { Mark } from "../src/games/game";
import { Lessons } from "../src/table/coach/lessons.svelte";
import { arrow, isBeside } from "../src/table/coach/pointer_lines";

const MARKS: Mark[] = ["goal", "prompt", "turn", "over"].map((id) => ({ id }));
const [GOAL, PROMPT, TURN, OVER] = MARKS as [Mark, Mark, Mark, Mark];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function begin(): Lessons {
  const lessons = new Lessons("table");
  lessons.isOn = true;
  lessons.offer(MARKS, [GOAL, PROMPT]);
  return lessons;
}

test("explanations come one after another, and stay until they were read", () => {
  const lessons = begin();
  expect([lessons.shown?.id, lessons.at, lessons.total]).toEqual(["goal", 0, 4]);
  lessons.offer(MARKS, [TURN]);
  expect(lessons.shown?.id).toBe("goal");
  lessons.next();
  lessons.offer(MARKS, [GOAL, PROMPT]);
  expect([lessons.shown?.id, lessons.at]).toEqual(["prompt", 1]);
  lessons.next();
  expect(lessons.shown).toBeNull();
});

test("a reader turns back, and forth again to the one that was not read yet", () => {
  const lessons = begin();
  lessons.next();
  lessons.offer(MARKS, [PROMPT]);
  lessons.previous();
  expect(lessons.shown?.id).toBe("goal");
  lessons.previous();
  expect(lessons.shown?.id).toBe("goal");
  lessons.next();
  expect(lessons.shown?.id).toBe("prompt");
  lessons.next();
  lessons.toggle();
  expect(lessons.shown?.id).toBe("prompt");
  lessons.toggle();
  expect(lessons.shown).toBeNull();
});

test("one that is folded stays away until something new comes up", () => {
  const lessons = begin();
  lessons.toggle();
  lessons.offer(MARKS, [GOAL]);
  expect(lessons.shown).toBeNull();
  lessons.toggle();
  lessons.next();
  lessons.toggle();
  lessons.toggle();
  lessons.offer(MARKS, [TURN]);
  expect(lessons.shown?.id).toBe("turn");
});

test("the end is the last of those that came up, and what was read is known after a reload", () => {
  const lessons = begin();
  lessons.next();
  lessons.isOver = true;
  lessons.offer(MARKS, [GOAL, OVER]);
  expect([lessons.shown?.id, lessons.at + 1, lessons.total]).toEqual(["over", 2, 2]);
  lessons.next();
  const later = new Lessons("table");
  later.isOn = true;
  later.offer(MARKS, [GOAL, OVER]);
  expect([later.hasAny, later.shown]).toEqual([true, null]);
});

test("the pointer's arrow is short, from the explanation's side, and left out where both touch", () => {
  const tip = { x: 0, y: 500, width: 300, height: 200 };
  expect(arrow(tip, { x: 100, y: 0, width: 100, height: 50 })).toBe("M150 84L150 53M139 64L150 53L161 64"); // 34 of 450 pixels
  expect(arrow(tip, { x: 600, y: 550, width: 100, height: 50 })).toBe("M566 575L597 575M586 564L597 575L586 586");
  expect(isBeside(tip, { x: 310, y: 520, width: 500, height: 100 })).toBe(true);
  expect(isBeside(tip, { x: 310, y: 100, width: 500, height: 100 })).toBe(false);
});
