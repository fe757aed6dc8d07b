// Everything that is explained has words in every language, and every word is for something that is explained.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { EXERCISES, isDue, MARKS } from "../src/table/coach/marks";
import type { TableState } from "../src/model/fold";

const TEXTS = "../src/turncoat/texts";
const messages = (language: string) =>
  [...readFileSync(`${TEXTS}/${language}/coach.ftl`, "utf-8").matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]!);

test.each(["en", "ru", "uk"])("explanations have words, and words are said: %s", (language) => {
  const marks = Object.entries(MARKS).flatMap(([game, all]) => all.map((one) => `coach-${game}-${one.id}`));
  const phases = ["forward", "wait", "yours", "done"];
  const exercises = phases.flatMap((phase) => [
    `coach-practice-${phase}`,
    ...Object.keys(EXERCISES).map((game) => `coach-practice-${phase}-${game}`),
  ]);
  const buttons = ["coach-name", "coach-got-it", "coach-stop", "coach-again", "coach-play-on"];
  const wanted = [...marks, ...marks.map((one) => `${one}-why`), ...exercises, ...buttons];
  expect(messages(language).sort()).toEqual(wanted.sort());
});

const asked = (ask: string): TableState =>
  ({ decision: { ask }, view: { zones: { "loyalty.1": { count: 1 } } }, seat: 1, log: [{ event: "checked" }], company: { stage: "playing" } }) as unknown as TableState;

test("each is due when it is there to be seen", () => {
  const due = (ask: string) => MARKS.unfathomable!.filter((one) => isDue(one, asked(ask))).map((one) => one.id);
  expect(due("check.add_cards")).toEqual(["goal", "prompt", "secret", "check", "result"]);
  expect(due("performing.act")).toEqual(["goal", "prompt", "secret", "turn", "result"]);
});
