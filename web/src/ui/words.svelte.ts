// The page's own texts, in the reader's language. Texts of a table come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../net/protocol";
import { typeset } from "./typography";

const FIRST = ["web", "refusals", "title"]; // of the start page
const SCREENS = ["common", "screens"]; // of all other screens; more on demand, those of a board with its table
const EARLY = [...FIRST, ...SCREENS];
const FILES = import.meta.glob<string>(
  [
    "../../../src/turncoat/texts/*/{web,refusals,common,screens}.ftl",
    "../../../src/turncoat/texts/*/*/title.ftl",
    "../../../plugins/*/src/*/texts/*/title.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The general one, and that of each game of ours and of each plug-in with a page; `GAME/web`: that of one game. */
async function read(language: Language, file: string): Promise<string> {
  const files = EARLY.includes(file) ? FILES : (await import("./laterTexts")).FILES;
  const place = new RegExp(`/texts/${language}/([a-z_]+/)?${file}\\.ftl$`);
  const paths = Object.keys(files).filter((path) => place.test(path));
  return (await Promise.all(paths.map((path) => files[path]!()))).join("\n");
}

async function readAll(language: Language, files: readonly string[], into: Map<string, FluentResource>): Promise<void> {
  await Promise.all(files.map(async (file) => into.set(file, new FluentResource(await read(language, file)))));
}

class Words {
  language: Language = $state("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private expected = FIRST; // before anything is read
  private resources = new Map<string, FluentResource>(); // by file, in that language

  async use(language: Language): Promise<void> {
    const resources = new Map<string, FluentResource>();
    const missing = () => [...this.expected, ...this.resources.keys()].filter((file) => !resources.has(file));
    for (let files = missing(); files.length; files = missing()) await readAll(language, files, resources);
    this.resources = resources;
    this.language = language;
    this.build();
  }

  /** Before the first `use`: the page opens with another screen than the start page. */
  expectScreens(): void {
    this.expected = EARLY;
  }

  learnScreens(): Promise<void> {
    return this.learn(...SCREENS);
  }

  /** Texts of some screens only, loaded on demand. */
  async learn(...wanted: string[]): Promise<void> {
    const { language } = this;
    const files = wanted.filter((file) => !this.resources.has(file));
    if (!files.length) return;
    const resources = new Map<string, FluentResource>();
    await readAll(language, files, resources);
    if (language !== this.language) return this.learn(...wanted);
    resources.forEach((resource, file) => this.resources.set(file, resource));
    this.build();
  }

  private build(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    this.resources.forEach((resource) => bundle.addResource(resource));
    this.bundle = bundle;
  }

  say(message: string, told: Record<string, FluentVariable> = {}): string {
    const entry = this.bundle.getMessage(message);
    if (!entry?.value) return message;
    return typeset(this.bundle.formatPattern(entry.value, told, []), this.language);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }
}

export const words = new Words();

export function say(message: string, told: Record<string, FluentVariable> = {}): string {
  return words.say(message, told);
}

/** Why something was refused, as the server's code says it. */
export function refusal(code: string, detail = ""): string {
  const message = `refusal-${code.replaceAll("_", "-")}`;
  return words.has(message) ? words.say(message, { detail }) : words.say("web-refused");
}
