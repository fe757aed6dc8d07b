// The rulebook of a game, loaded whole and once, so that no request tells which rule is read; and its search.

import { api } from "../net/api";
import type { RuleBook, RuleWords } from "../net/protocol";
import { fold, Forms, RuleSearch } from "./search";

const books = new Map<string, Promise<RuleBook>>();

export function bookOf(game: string, language: string): Promise<RuleBook> {
  const key = `${game} ${language}`;
  const book = books.get(key) ?? api.rules(game, language);
  books.set(key, book);
  book.catch(() => books.delete(key)); // the next call requests it again
  return book;
}

export interface Chapter {
  title: string;
  rules: RuleWords[];
}

/** Chapters in the order of the book. */
export function chaptersOf(rules: readonly RuleWords[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else chapters.push({ title: rule.chapter, rules: [rule] });
  }
  return chapters;
}

/** A book with its search index; word forms are loaded once per language. */
export interface SearchedBook extends RuleBook {
  search: RuleSearch;
}

const forms = new Map<string, Promise<Forms>>();
const searches = new WeakMap<RuleBook, SearchedBook>();

function formsOf(language: string): Promise<Forms> {
  const loading = forms.get(language) ?? api.forms(language).then((told) => new Forms(told));
  forms.set(language, loading);
  loading.catch(() => forms.delete(language)); // the next call requests them again
  return loading;
}

export async function searchedBook(game: string, language: string): Promise<SearchedBook> {
  const [book, known] = await Promise.all([bookOf(game, language), formsOf(language)]);
  const searchable = searches.get(book) ?? { ...book, search: new RuleSearch(book.rules, known) };
  searches.set(book, searchable);
  return searchable;
}

/** Letters as people type them, without the marks of symbols. */
export function plain(text: string): string {
  return fold(text.replace(/<\/?[a-z_]+>/g, ""));
}

const NUMBER = /^§?\s*([a-z]?\d+(?:\.\d+)*)\.?$/i;

/** The same results as the command line, in the same order. A rule number puts that rule and its parts first. */
export function searchBook({ rules, search }: SearchedBook, text: string): RuleWords[] {
  if (!text.trim()) return [...rules];
  const number = NUMBER.exec(text.trim())?.[1]?.toLowerCase();
  const meant = number ? rules.filter((rule) => `${rule.rule.toLowerCase()}.`.startsWith(`${number}.`)) : [];
  return [...meant, ...search.find(text).filter((rule) => !meant.includes(rule))];
}
