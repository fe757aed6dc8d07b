import { expect, test } from "vitest";

import type { RuleWords } from "../src/lib/protocol";
import { chaptersOf, searched } from "../src/lib/rules/book";

const rule = (rule: string, chapter: string, text: string): RuleWords => ({ rule, chapter, text, related: [] });
const RULES = [
  rule("4.1", "Проверки", "Карты <will>воли</will> помогают."),
  rule("4.2", "Проверки", "Её итог сравнивают с числом."),
  rule("14.2", "Бой", "Глубоководные нападают, см. 4.1."),
];
const found = (text: string) => searched(RULES, text).map((one) => one.rule);

test("a number finds its rule first", () => {
  expect(found("§4.1")).toEqual(["4.1", "14.2"]);
  expect(found("14")).toEqual(["14.2"]);
  expect(found("")).toHaveLength(3);
});

test("words are found in other forms and in other letters, and all must be there", () => {
  expect(found("глубоководного")).toEqual(["14.2"]);
  expect(found("ее итог")).toEqual(["4.2"]);
  expect(found("карта воли")).toEqual(["4.1"]);
  expect(found("воли итог")).toEqual([]);
});

test("rules stand in their chapters, in the order of the book", () => {
  expect(chaptersOf(RULES).map((one) => [one.title, one.rules.length])).toEqual([
    ["Проверки", 2],
    ["Бой", 1],
  ]);
});
