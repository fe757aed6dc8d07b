// How far each defeat is, in sentences, and how much of it the board shows.

import { expect, test } from "vitest";

import type { Catalogue, DangerWire } from "../src/net/protocol";
import { levelOf, nearestOf, numbersOf, sentenceOf } from "../src/table/danger/sentences";

const words = (name: string, comes: string) => ({ name, comes, why: "", help: "" });
const TURNS = {
  dangers: { fuel: words("Fuel", "Fuel runs out"), boarding: words("Boarding", "An alien boards") },
  is_by_round: false,
} as unknown as Catalogue;
const ROUNDS: Catalogue = { ...TURNS, is_by_round: true };

function danger(more: Partial<DangerWire> = {}): DangerWire {
  return { danger: "fuel", rule: "1", is_defeat: true, left: 8, of: 10, lost: 0, over: 0, turns: null, level: 4, ...more };
}

test("a pace is told in turns, or in rounds where all act in one", () => {
  const near = danger({ left: 2, lost: 3, over: 8, turns: 5 });
  expect(sentenceOf(near, TURNS)).toEqual({ message: "web-danger-in-turns", told: { comes: "Fuel runs out", n: 5 } });
  expect(sentenceOf(near, ROUNDS).message).toBe("web-danger-in-rounds");
  expect(numbersOf(near, ROUNDS)).toEqual([
    { message: "web-danger-of", told: { left: 2, of: 10 } },
    { message: "web-danger-lost-rounds", told: { lost: 3, n: 8 } },
  ]);
});

test("without a pace the sentence says what is left, and whether anything could have been lost", () => {
  expect(sentenceOf(danger(), TURNS)).toEqual({ message: "web-danger-left", told: { name: "Fuel", left: 8, of: 10 } });
  expect(numbersOf(danger(), TURNS).map((one) => one.message)).toEqual(["web-danger-young"]);
  const steady = danger({ over: 6, lost: -1 });
  expect(sentenceOf(steady, TURNS).message).toBe("web-danger-steady");
  expect(numbersOf(steady, TURNS)).toEqual([{ message: "web-danger-kept-turns", told: { lost: -1, n: 6 } }]);
});

test("what no count tells may come at any time", () => {
  const boarding = danger({ danger: "boarding", left: null, of: null, level: 0 });
  expect(sentenceOf(boarding, TURNS)).toEqual({ message: "web-danger-any-time", told: { comes: "An alien boards" } });
  expect(numbersOf(boarding, TURNS)).toEqual([]);
});

test("what has come decided the game, or is a setback that is here", () => {
  expect(sentenceOf(danger({ left: 0, turns: 0 }), TURNS).message).toBe("web-danger-decided");
  expect(sentenceOf(danger({ left: 0, turns: 0, is_defeat: false }), TURNS).message).toBe("web-danger-is-here");
});

test("the level is that of the nearest defeat, never of a setback", () => {
  const setback = danger({ danger: "ritual", is_defeat: false, level: 90 });
  expect(levelOf([danger({ level: 64 }), setback])).toBe(0.64);
  expect([nearestOf([setback]), levelOf([setback]), levelOf([])]).toEqual([undefined, 0, 0]);
});

test("a danger without words is named by its identifier", () => {
  expect(sentenceOf(danger({ danger: "worms" }), TURNS).told.name).toBe("worms");
});
