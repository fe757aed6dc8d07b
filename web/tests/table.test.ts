// The table at its real sizes: answers in bunches, what of the players' rows is shown, and where scenes lie on the plan.

import { describe, expect, test } from "vitest";

import { cornerFor } from "../src/games/thing/places";
import { WIDE } from "../src/games/thing/plan";
import type { SeatRow } from "../src/model/grouping";
import { bunchAnswers, groupAnswers, keysOf, type Answer } from "../src/table/prompt/answers";
import { tellingRows } from "../src/table/players/rows";

function answers(verb: string, ...texts: string[]): Answer[] {
  return texts.map((text) => ({ id: text, verb, text, details: [], intent: "", card: "", leads: [], isFinal: false }));
}

const MOVES = answers("move", "Move to Deck 1", "Move to Deck 2", "Move to Deck 3", "Move to Deck 5");
const ROOMS = answers("move", "Move to the Bridge", "Move to the Galley", "Move to the Chapel", "Move to the Boiler Room");
const SPECIAL = answers(
  "special",
  ...["in the Arsenal", "in the Kitchen", "at the Snowcat", "in the Kennel"].map((place) => `Special action ${place}: discard your hand`),
);

describe("many answers", () => {
  test("say once what they share, and all of it to whoever listens", () => {
    const bunches = bunchAnswers([...MOVES, ...ROOMS, ...SPECIAL, ...answers("pass", "Pass")]);
    expect(bunches.map((bunch) => [bunch.lead, bunch.tail, bunch.labels.map((label) => label.text)])).toEqual([
      ["Move to Deck", "", ["1", "2", "3", "5"]],
      ["Move to the", "", ["Bridge", "Galley", "Chapel", "Boiler Room"]],
      ["Special action", "discard your hand", ["in the Arsenal", "in the Kitchen", "at the Snowcat", "in the Kennel"]],
      ["", "", ["Pass"]],
    ]);
    const labels = bunches.flatMap((bunch) => bunch.labels);
    expect(labels.map(({ before, text, after }) => before + text + after)).toEqual(labels.map(({ answer }) => answer.text));
  });

  test("stand under headings of what they are for, in the game's order; the rest comes last", () => {
    const wanted = (intent: string, ...texts: string[]) => answers(intent, ...texts).map((answer) => ({ ...answer, intent }));
    const all = [...answers("wait", "Wait"), ...wanted("Fight", "Attack"), ...wanted("Go", "Move to Deck 1", "Move to the Bridge")];
    const told = groupAnswers(all, ["Go", "Go", "Help", "Fight"]).map((bunch) => [bunch.intent, bunch.labels.map((label) => label.text)]);
    expect(told).toEqual([
      ["Go", ["Move to Deck 1", "Move to the Bridge"]],
      ["Fight", ["Attack"]],
      ["", ["Wait"]],
    ]);
    expect(groupAnswers(wanted("Go", "A", "B"), ["Go"]).map((bunch) => bunch.intent)).toEqual([""]);
  });

  test("are told apart by whom they speak of, where there are several of each", () => {
    const places = ["Arsenal", "Kitchen", "Snowcat", "Kennel"];
    const bunches = bunchAnswers(
      answers("send", ...["Clark", "Garry"].flatMap((name) => places.map((place) => `Send ${name} to the ${place}`))),
    );
    expect(bunches.map((bunch) => [bunch.lead, bunch.labels.map((label) => label.text)])).toEqual([
      ["Send Clark to the", places],
      ["Send Garry to the", places],
    ]);
  });

  test("stand apart where few are alike, where they begin differently, and where symbols are in them", () => {
    const few = answers("give", "Give A", "Give B", "Give C");
    const odd = answers("do", "Attack", "Repair it", "Attack them", "Use it");
    const drawn = answers("take", "Take <fuel>fuel</fuel> A", "Take B", "Take C", "Take D");
    expect(bunchAnswers([...few, ...odd, ...drawn]).map((bunch) => bunch.lead)).toEqual([""]);
  });

  test("have their own number as their key, and others those that are left", () => {
    const keys = keysOf(bunchAnswers([...ROOMS, ...MOVES]));
    expect(MOVES.map((one) => keys.get(one.id))).toEqual([1, 2, 3, 5]);
    expect(ROOMS.map((one) => keys.get(one.id))).toEqual([4, 6, 7, 8]);
    expect([...keysOf(bunchAnswers(answers("go", ..."abcdefghijk".split("")))).values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

function row(status: string, disc: number, hand: number): SeatRow {
  return {
    where: "",
    facts: [
      { title: "Status", value: status, source: `status=${status}` },
      { title: "Feat", value: "", source: "feat=1" },
      { title: "Disc", value: String(disc), source: `disc=${disc}` },
    ],
    piles: [{ title: "Hand", count: hand, cards: [] }],
  };
}

describe("players", () => {
  test("are told apart by what not everybody has, and what the board does not draw", () => {
    const rows = [row("playing", 2, 1), row("revealed", 3, 4), row("playing", 2, 4)];
    const shown = (drawn: string[]) => tellingRows(rows, drawn).map((one) => one.facts.map((fact) => fact.title));
    expect(shown([])).toEqual([
      ["Status", "Disc"],
      ["Status", "Disc"],
      ["Status", "Disc"],
    ]);
    expect(shown(["disc", "status=playing"])).toEqual([[], ["Status"], []]);
    expect(tellingRows(rows, []).map((one) => one.piles.length)).toEqual([1, 0, 0]);
  });
});

describe("a scene", () => {
  const size = { w: 320, h: 110 };
  const near = (...rooms: (keyof typeof WIDE.rooms)[]) =>
    cornerFor(
      size,
      WIDE,
      rooms.map((room) => WIDE.rooms[room]),
    );

  test("lies at the bottom of the plan, unless that is where it takes place", () => {
    expect(near()).toBe("bottom");
    expect(near("radio", "rec_room", "snowcat", "kennel")).toBe("bottom");
    expect(near("generator")).toBe("top");
    expect(near("boiler", "laboratory")).toBe("bottom right");
  });
});
