import { expect, test } from "vitest";

import type { RuleWords } from "../src/net/protocol";
import { chaptersOf, searchBook } from "../src/rules/book";
import { Forms, RuleSearch } from "../src/rules/search";

const rule = (rule: string, chapter: string, text: string, touches: string[] = []): RuleWords => ({
  rule,
  chapter,
  text,
  related: [],
  touches,
});
const RULES = [
  rule("4.1", "Проверки", "Карты <will>воли</will> помогают."),
  rule("4.2", "Проверки", "Её итог сравнивают с числом, и карта уходит.", ["Шлюпка"]),
  rule("14.2", "Бой", "Глубоководные нападают, см. 4.1."),
];
const FORMS = new Forms({ lines: "а,ы,у\tкарт\nый,ые,ого\tглубоководн\nа,и\tшлюпк\n", little: ["и", "с"] });
const BOOK = { rules: RULES, guide: [], summary: "", search: new RuleSearch(RULES, FORMS) };
const search = (text: string) => searchBook(BOOK, text).map((one) => one.rule);

test("a number finds its rule and its parts first", () => {
  expect(search("§4.1")).toEqual(["4.1", "14.2"]);
  expect(search("4")[0]).toBe("4.1");
  expect(search("4").slice(0, 2)).toEqual(["4.1", "4.2"]);
  expect(search("14")).toEqual(["14.2"]);
  expect(search("")).toHaveLength(3);
});

test("words are found in other forms and in other letters, in chapters and components too", () => {
  expect(search("глубоководного")).toEqual(["14.2"]);
  expect(search("ее итог")).toEqual(["4.2"]);
  expect(search("шлюпки")).toEqual(["4.2"]);
  expect(search("бой")).toEqual(["14.2"]);
});

test("rules that have all words come first, then those that have some", () => {
  expect(search("карту воли")).toEqual(["4.1", "4.2"]);
  expect(search("карту и итог")).toEqual(["4.2", "4.1"]);
});

test("the last word may be begun", () => {
  expect(search("глубоко")).toEqual(["14.2"]);
  expect(search("глубоко карту")).toEqual(["4.1", "4.2"]);
});

test("rules stand in their chapters, in the order of the book", () => {
  expect(chaptersOf(RULES).map((one) => [one.title, one.rules.length])).toEqual([
    ["Проверки", 2],
    ["Бой", 1],
  ]);
});
