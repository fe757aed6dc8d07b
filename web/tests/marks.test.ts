// Everything that is explained has words in every language, and every word is for something that is explained.

import { existsSync, readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { GAMES } from "../src/games";
import type { TableState } from "../src/model/fold";
import { isDue } from "../src/table/coach/due";

async function coached() {
  const loaded = await Promise.all(Object.entries(GAMES).map(async ([game, page]) => [game, (await page.coaching?.())?.default] as const));
  return loaded.flatMap(([game, coaching]) => (coaching ? [{ game, ...coaching }] : []));
}

/** The file in `texts/LANGUAGE` and those in the folders of its games. */
function files(path: string): string[] {
  const games = readdirSync(path, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [path, ...games.map((one) => `${path}/${one.name}`)].map((one) => `${one}/coach.ftl`).filter((one) => existsSync(one));
}

/** Ours, and one of each plug-in: its package is the only folder in `src`. */
function folders(): string[] {
  const plugins = readdirSync("../plugins").map((plugin) => `../plugins/${plugin}/src`);
  const packages = plugins.flatMap((path) => readdirSync(path).map((name) => `${path}/${name}/texts`));
  return ["../src/turncoat/texts", ...packages.filter((path) => existsSync(path))];
}

const messages = (language: string) =>
  folders()
    .flatMap((path) => files(`${path}/${language}`))
    .flatMap((file) => [...readFileSync(file, "utf-8").matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!));

test.each(["en", "ru", "uk"])("explanations have words, and words are said: %s", async (language) => {
  const games = await coached();
  const marks = games.flatMap(({ game, marks }) => marks.map((one) => `coach-${game}-${one.id}`));
  const phases = ["forward", "wait", "yours", "done"];
  const exercises = phases.flatMap((phase) => [`coach-practice-${phase}`, ...games.map(({ game }) => `coach-practice-${phase}-${game}`)]);
  const buttons = ["coach-name", "coach-got-it", "coach-stop", "coach-progress", "coach-back", "coach-again", "coach-play-on"];
  const wanted = [...marks, ...marks.map((one) => `${one}-why`), ...exercises, ...buttons];
  expect(messages(language).sort()).toEqual(wanted.sort());
});

const asked = (ask: string): TableState =>
  ({
    decision: { ask },
    view: { zones: { "loyalty.1": { count: 1 } } },
    seat: 1,
    log: [{ event: "checked" }],
    company: { stage: "playing" },
  }) as unknown as TableState;

test("each is due when it is there to be seen", async () => {
  const { marks } = (await coached()).find(({ game }) => game === "unfathomable")!;
  const due = (ask: string) => marks.filter((one) => isDue(one, asked(ask))).map((one) => one.id);
  expect(due("check.add_cards")).toEqual(["goal", "prompt", "secret", "check", "result"]);
  expect(due("performing.act")).toEqual(["goal", "prompt", "secret", "turn", "result"]);
});
