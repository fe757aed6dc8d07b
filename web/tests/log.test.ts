// The log and the phrases, as the page sorts them.

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { captionOf, groupsOf, isCovered, isFolded, isWanted, lengthOf, newSince, signOf, titleOf } from "../src/table/log/logLines";
import { phraseGroups, seatsOf } from "../src/table/talk/phrases";
import type { LogLineWire } from "../src/net/protocol";

function line(topic: string, at: number, more: Partial<LogLineWire> = {}): LogLineWire {
  return { event: topic.split("-")[0]!, rule: "", text: topic, is_turn: false, topic, at, ...more };
}

const LOG = [
  line("moved-deck-hand", 0),
  line("turn-of", 3, { is_turn: true, seat: 1 }),
  line("figure-moved", 4, { text: "Anna goes to the Galley.", seats: [1] }),
  line("said", 5, { event: "said", seat: 1, number: 0 }),
  line("checked-failed", 9),
  line("turn-of", 12, { is_turn: true, seat: 2 }),
  line("chatted", 12, { event: "chatted", seat: 2, number: 0 }),
];

describe("the log", () => {
  test("has a group for each turn, and one for what was before", () => {
    const groups = groupsOf(LOG, () => true);
    expect(groups.map((group) => group.head?.seat)).toEqual([undefined, 1, 2]);
    expect(groups.map((group) => group.lines.length)).toEqual([1, 3, 1]);
  });

  test("shows what a filter lets through, and no empty turns", () => {
    const wanted = (filter: Parameters<typeof isWanted>[1], seat = -1) =>
      groupsOf(LOG, (one) => !one.is_turn && isWanted(one, filter, seat, false)).flatMap((group) => group.lines.map((one) => one.topic));
    expect(wanted("checks")).toEqual(["checked-failed"]);
    expect(wanted("moves")).toEqual(["figure-moved"]);
    expect(wanted("talk")).toEqual(["said", "chatted"]);
    expect(wanted("seat", 1)).toEqual(["figure-moved", "said"]);
    expect(groupsOf(LOG, (one) => isWanted(one, "checks", -1, false))).toHaveLength(1);
    const voted = line("voted", 5, { figures: [1, 2] });
    expect([isWanted(voted, "seat", 2, true), isWanted(voted, "seat", 2, false), isWanted(voted, "seat", 3, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is one line for each turn of others that is over, until it is opened", () => {
    const head = line("turn-of", 3, { is_turn: true, seat: 1, text: "Turn: Anna.", brief: "Anna goes to the Galley." });
    const [group] = groupsOf([head, line("figure-moved", 4)], () => true);
    expect([isFolded(group!, 0), isFolded(group!, null), isFolded(group!, 1)]).toEqual([true, true, false]);
    expect(isFolded({ ...group!, head: line("turn-of", 3, { is_turn: true, seat: 1 }) }, 0)).toBe(false);
    expect(titleOf(head, false)).toBe("Anna goes to the Galley.");
    expect(titleOf(head, true)).toBe("Turn: Anna.");
    expect(titleOf({ ...head, topic: "round-begins", text: "Round 2: Anna leads." }, false)).toBe(
      "Round 2: Anna leads. Anna goes to the Galley.",
    );
  });

  test("has a sign for what it knows, and a dot for the rest", () => {
    expect(signOf(line("rolled", 0))).toBe("die");
    expect(signOf(line("changed-fuel", 0))).toBe("gauge");
    expect(signOf(line("role-revealed-alien", 0))).toBe("mask");
    expect(signOf(line("something-new", 0))).toBe("dot");
  });

  test("covers what tells a side to its reader alone", () => {
    const own = line("moved-loyalty-deck-loyalty", 3, { is_own: true });
    expect(isCovered(own)).toBe(true);
    expect(isCovered({ ...own, is_own: false })).toBe(false);
    expect(isCovered(line("moved-deck-hand", 3, { is_own: true }))).toBe(false);
    expect(captionOf([own], 3)).toBe("");
  });

  test("knows what is new to whom", () => {
    expect(lengthOf(14, LOG)).toBe(16);
    expect(newSince(LOG, 16)).toEqual([]);
    expect(newSince(LOG, 13).map((one) => one.topic)).toEqual(["turn-of", "chatted"]);
    expect(newSince(LOG, 10).map((one) => one.topic)).toEqual(["checked-failed", "turn-of", "chatted"]);
    expect(newSince(LOG, 0)).toEqual(LOG);
  });

  test("tells what is being shown by its last line until then, but no talk", () => {
    expect(captionOf(LOG, 5)).toBe("Anna goes to the Galley.");
    expect(captionOf(LOG, 9)).toBe("checked-failed");
    expect(captionOf([], 9)).toBe("");
  });

  test("groups a very long game quickly", () => {
    const long = Array.from({ length: 5000 }, (_, at) =>
      line(at % 20 ? "changed-fuel" : "turn-of", at, { is_turn: at % 20 === 0, seat: 0 }),
    );
    const began = performance.now();
    expect(groupsOf(long, () => true)).toHaveLength(250);
    expect(performance.now() - began).toBeLessThan(100);
  });
});

describe("phrases", () => {
  const offer = (kind: string, seat?: number): Record<string, string | number> =>
    seat === undefined ? { kind, speaker: 0 } : { kind, speaker: 0, seat };

  test("of every kind are in a group", () => {
    const source = readFileSync("../src/turncoat/talk/statements.py", "utf-8");
    const kinds = [...source.matchAll(/^ {4}Kind\(\s*"(\w+)"/gm)].map((match) => match[1]!);
    expect(kinds.length).toBeGreaterThan(15);
    const offers = { statements: kinds.map((kind) => offer(kind)), texts: kinds };
    const all = phraseGroups(offers).flatMap((group) => group.phrases.map((one) => one.text));
    expect(all.toSorted()).toEqual(kinds.toSorted());
  });

  test("that are about many are asked for in two steps", () => {
    const statements = [1, 2, 3].flatMap((seat) => [offer("estimate", seat), offer("estimate", seat)]);
    const [group] = phraseGroups({ statements, texts: statements.map(String) });
    expect(seatsOf(group!)).toEqual([1, 2, 3]);
    expect(seatsOf({ ...group!, phrases: group!.phrases.slice(0, 3) })).toEqual([]);
  });
});
