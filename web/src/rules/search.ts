// Full-text search in rules, in any inflected form: the same as `texts/word_forms.py` and `texts/search.py`, with the same data.
// A test compares both.

import type { RuleWords, WordForms } from "../net/protocol";

/** The search term for all forms of a word: its lemma's number, or the word itself if it has no other forms. */
type Term = number | string;

const WORD = /[\p{L}\p{N}]+(?:[ʼ’'`‘][\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /[ʼ’'`‘]/g;
const FEWEST_LETTERS = 3; // of a beginning

// Places of a word, as weights: both lesser places together count less than the text.
const IN_TEXT = 4;
const IN_TOUCHED = 2;
const IN_CHAPTER = 1;
const EVERYWHERE = IN_TEXT + IN_TOUCHED + IN_CHAPTER;

/** Lower case, ё as е, without apostrophes. */
export function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("ё", "е").replace(APOSTROPHES, "");
}

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold);
}

/** The forms that one language gives its words: in each line a set of endings, and after a tab the stems that take all of them. */
export class Forms {
  readonly little: ReadonlySet<string>;
  readonly #lemmas = new Map<string, number[]>();

  constructor({ lines, little }: WordForms) {
    this.little = new Set(little);
    let lemma = 0;
    for (const line of lines.split("\n").filter(Boolean)) {
      const [endings = "", stems = ""] = line.split("\t");
      for (const stem of stems.split(",")) {
        for (const ending of endings.split(",")) this.#add(stem + ending, lemma);
        lemma += 1;
      }
    }
  }

  #add(form: string, lemma: number): void {
    const known = this.#lemmas.get(form);
    if (known) known.push(lemma);
    else this.#lemmas.set(form, [lemma]);
  }

  isKnown(word: string): boolean {
    return this.#lemmas.has(word);
  }

  /** A form may belong to several lemmas. */
  terms(word: string): Term[] {
    return this.#lemmas.get(word) ?? [word];
  }

  beginningWith(beginning: string): Term[] {
    const terms: Term[] = [];
    for (const [form, lemmas] of this.#lemmas) if (form.startsWith(beginning)) terms.push(...lemmas);
    return terms;
  }
}

/** Looks through the rules of one game in one language. */
export class RuleSearch {
  readonly #rules: readonly RuleWords[];
  readonly #forms: Forms;
  readonly #words = new Set<string>();
  readonly #places = new Map<Term, Map<number, number>>();

  constructor(rules: readonly RuleWords[], forms: Forms) {
    this.#rules = rules;
    this.#forms = forms;
    rules.forEach((rule, at) => {
      this.#add(at, rule.text, IN_TEXT);
      this.#add(at, rule.chapter, IN_CHAPTER);
      for (const name of rule.touches) this.#add(at, name, IN_TOUCHED);
    });
  }

  #add(at: number, text: string, place: number): void {
    for (const word of wordsOf(text)) {
      this.#words.add(word);
      for (const term of this.#forms.terms(word)) {
        const places = this.#places.get(term) ?? new Map<number, number>();
        this.#places.set(term, places.set(at, (places.get(at) ?? 0) | place));
      }
    }
  }

  /** The best first: rules that have all words, then those that have some. */
  find(query: string): RuleWords[] {
    const hitsByWord = this.#wanted(query).map((terms) => this.#having(terms));
    // Rare words weigh more.
    const weights = hitsByWord.map((hits) => (hits.size ? Math.log(1 + this.#rules.length / hits.size) : 0));
    const sum = weights.reduce((one, other) => one + other, 0);
    const scores = new Map<number, number>();
    hitsByWord.forEach((hits, word) => {
      for (const [at, places] of hits) {
        const strength = ((weights[word] ?? 0) * places) / (EVERYWHERE + 1) / sum; // all of them together are less than 1
        scores.set(at, (scores.get(at) ?? 0) + 1 + strength);
      }
    });
    return [...scores]
      .map(([at, score]) => ({ at, score, rule: this.#rules[at] as RuleWords }))
      .sort((one, other) => other.score - one.score || one.rule.text.length - other.rule.text.length || one.at - other.at)
      .map(({ rule }) => rule);
  }

  /** The rules that have one of these terms, with the places. */
  #having(terms: Iterable<Term>): Map<number, number> {
    const hits = new Map<number, number>();
    for (const term of terms) {
      for (const [at, place] of this.#places.get(term) ?? []) hits.set(at, (hits.get(at) ?? 0) | place);
    }
    return hits;
  }

  /** The terms of each word of the query. Stop words count only if there are no others. */
  #wanted(query: string): Set<Term>[] {
    const words = wordsOf(query.normalize("NFC"));
    const meant = words.filter((word) => !this.#forms.little.has(word));
    return [...new Set(meant.length ? meant : words)].map((word) => new Set(this.#terms(word, word === words.at(-1))));
  }

  /** The last word may not be written to its end yet. */
  #terms(word: string, isLast: boolean): Term[] {
    if (!isLast || [...word].length < FEWEST_LETTERS || this.#forms.isKnown(word) || this.#words.has(word)) return this.#forms.terms(word);
    const begun = [...this.#words].filter((other) => other.startsWith(word));
    return [...this.#forms.beginningWith(word), ...begun.flatMap((one) => this.#forms.terms(one))];
  }
}
