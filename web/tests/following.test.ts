// A list that grows at its end: what takes it away from there, and what does not.

import { describe, expect, test } from "vitest";

import { isFollowingAfter } from "../src/ui/following";

const ROOM = 500;
const at = (top: number, height: number, room = ROOM) => ({ top, height, room });

describe("a list follows its newest line", () => {
  test("though more lines have come before the browser tells of its own scroll", () => {
    expect(isFollowingAfter(true, at(500, 1000), at(500, 1300))).toBe(true);
  });

  test("though old turns were closed and new lines came in the same moment", () => {
    expect(isFollowingAfter(true, at(1500, 2000), at(600, 1300))).toBe(true);
  });

  test("though the window became smaller", () => {
    expect(isFollowingAfter(true, at(500, 1000), at(420, 1000, 300))).toBe(true);
  });

  test("until its reader scrolls up", () => {
    expect(isFollowingAfter(true, at(500, 1000), at(460, 1000))).toBe(false);
    expect(isFollowingAfter(false, at(460, 1000), at(420, 1000))).toBe(false);
  });

  test("and not again because more lines come", () => {
    expect(isFollowingAfter(false, at(460, 1000), at(460, 1400))).toBe(false);
  });

  test("but from the moment on in which its reader is back at the end", () => {
    expect(isFollowingAfter(false, at(400, 1000), at(470, 1000))).toBe(true);
    expect(isFollowingAfter(false, at(400, 1000), at(500, 1000))).toBe(true);
    expect(isFollowingAfter(false, at(300, 1000), at(400, 1000))).toBe(false);
  });
});
