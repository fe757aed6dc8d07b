// The rulebook of a game, read whole and once: no request tells which rule somebody reads. And how it is searched.

import { api } from "../api";
import type { RuleBook, RuleWords } from "../protocol";

const books = new Map<string, Promise<RuleBook>>();

export function bookOf(game: string, language: string): Promise<RuleBook> {
  const key = `${game} ${language}`;
  const found = books.get(key) ?? api.rules(game, language);
  books.set(key, found);
  found.catch(() => books.delete(key)); // it is asked for again
  return found;
}

export interface Chapter {
  title: string;
  rules: RuleWords[];
}

/** In the order of the book. */
export function chaptersOf(rules: readonly RuleWords[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return found;
}

const LONG = [5, 7, 9]; // letters from which on a word is searched without its last one, two, three

/** Letters as people type them: without accents, marks of symbols, and the difference between one apostrophe and another. */
export function plain(text: string): string {
  return text
    .replace(/<\/?[a-z_]+>/g, "")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[ʼ’'`]/g, "");
}

/** Rules that have all the words, in whatever form they stand there; a number finds its rule and its parts first. */
export function searched(rules: readonly RuleWords[], text: string): RuleWords[] {
  const wanted = plain(text).replace("§", "").split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...rules];
  const stems = wanted.map((word) => word.slice(0, word.length - LONG.filter((long) => word.length >= long).length));
  const number = wanted.length === 1 ? rules.filter((rule) => `${rule.rule.toLowerCase()}.`.startsWith(`${wanted[0]}.`)) : [];
  const said = rules.filter((rule) => {
    const all = plain(`${rule.rule} ${rule.chapter} ${rule.text}`);
    return !number.includes(rule) && stems.every((stem) => all.includes(stem));
  });
  return [...number, ...said];
}
