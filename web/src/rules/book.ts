// The rulebook of a game, loaded whole and once, so that no request tells which rule is read; and its search.

import { api } from "../net/api";
import type { RuleBook, RuleWords } from "../net/protocol";
import { fold, Forms, RuleSearch } from "./search";

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

/** A book with what it takes to search it: the forms of words are read once for a language. */
export interface SearchedBook extends RuleBook {
  search: RuleSearch;
}

const forms = new Map<string, Promise<Forms>>();
const searches = new WeakMap<RuleBook, SearchedBook>();

function formsOf(language: string): Promise<Forms> {
  const found = forms.get(language) ?? api.forms(language).then((told) => new Forms(told));
  forms.set(language, found);
  found.catch(() => forms.delete(language)); // they are asked for again
  return found;
}

export async function searchedBook(game: string, language: string): Promise<SearchedBook> {
  const [book, known] = await Promise.all([bookOf(game, language), formsOf(language)]);
  const found = searches.get(book) ?? { ...book, search: new RuleSearch(book.rules, known) };
  searches.set(book, found);
  return found;
}

/** Letters as people type them, without the marks of symbols. */
export function plain(text: string): string {
  return fold(text.replace(/<\/?[a-z_]+>/g, ""));
}

const NUMBER = /^§?\s*([a-z]?\d+(?:\.\d+)*)\.?$/i;

/** What the command line finds, in that order; a number finds its rule and its parts first. */
export function searched({ rules, search }: SearchedBook, text: string): RuleWords[] {
  if (!text.trim()) return [...rules];
  const number = NUMBER.exec(text.trim())?.[1]?.toLowerCase();
  const meant = number ? rules.filter((rule) => `${rule.rule.toLowerCase()}.`.startsWith(`${number}.`)) : [];
  return [...meant, ...search.find(text).filter((rule) => !meant.includes(rule))];
}
