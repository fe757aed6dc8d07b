// Names at one table, from the catalogue and a view.

import { expect, test } from "vitest";

import { Naming, NONE } from "../src/model/naming";
import type { Catalogue, ViewWire } from "../src/net/protocol";

const PLAYERS = ["Jeanne (Wren)", "Ann", "Ben"]; // as the server names them: the first has chosen
const catalogue = { short: { jeanne: "Jeanne", clark: "Clark", blair: "Blair" } } as unknown as Catalogue;

function named(seats: number, characters: readonly string[]): Naming {
  const tracks = Object.fromEntries(characters.map((character, figure) => [`character.${figure}`, character]));
  return new Naming(catalogue, { seats, tracks } as unknown as ViewWire, PLAYERS);
}

test("while characters are chosen, those who have one go by it, and the others by their names", () => {
  const naming = named(3, ["jeanne", NONE, NONE]);
  expect([0, 1, 2].map((seat) => naming.short(seat))).toEqual(["Jeanne", "Ann", "Ben"]);
});

test("who plays several figures is not one of them", () => {
  expect(named(1, ["clark", "blair"]).short(0)).toBe("Jeanne (Wren)");
});

test("before any character is chosen no seat has a figure of its own", () => {
  expect(named(2, [NONE, NONE]).hasOwnFigures).toBe(false);
});
