// Speech bubbles at figures: inside the board, over neither their figure nor each other.

import { describe, expect, test } from "vitest";

import { placeOf } from "../src/table/talk/bubblePlaces";

const BOARD = { x: 0, y: 0, w: 400, h: 300 };
const SIZE = { w: 120, h: 40 };
const figure = (x: number, y: number) => ({ x, y, w: 30, h: 30 });

describe("a bubble", () => {
  test("stands above its figure", () => {
    expect(placeOf(figure(185, 150), SIZE, BOARD, [])).toEqual({ x: 140, y: 102, ...SIZE });
  });

  test("stands below a figure at the upper edge", () => {
    expect(placeOf(figure(185, 5), SIZE, BOARD, []).y).toBe(43);
  });

  test("stays inside the board beside a figure in a corner", () => {
    const place = placeOf(figure(370, 270), SIZE, BOARD, []);
    expect(place.x + place.w).toBeLessThanOrEqual(400);
    expect(place.y + place.h).toBeLessThanOrEqual(300);
  });

  test("covers no name or dial if it can stand elsewhere, and no other figure", () => {
    const name = { x: 140, y: 100, w: 120, h: 20 };
    expect(placeOf(figure(185, 150), SIZE, BOARD, [], [name]).y).toBe(188);
    const both = [name, { x: 100, y: 188, w: 200, h: 30 }];
    expect(placeOf(figure(185, 150), SIZE, BOARD, [], both).x).toBe(223);
  });

  test("leaves another bubble to be read", () => {
    const first = placeOf(figure(185, 150), SIZE, BOARD, []);
    const second = placeOf(figure(195, 150), SIZE, BOARD, [first]);
    expect(second.y).toBe(188);
  });
});
