// The page's own texts, in the reader's language. Texts of a table come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../net/protocol";
import { typeset } from "./typography";

const ALWAYS = ["common", "web", "title"]; // others on demand, those of a board with its table
const FILES = import.meta.glob<string>(
  [
    "../../../src/turncoat/texts/*/{common,web}.ftl",
    "../../../src/turncoat/texts/*/*/title.ftl",
    "../../../plugins/*/src/*/texts/*/title.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The general one, and that of each game of ours and of each plug-in with a page; `GAME/web`: that of one game. */
async function read(language: Language, file: string): Promise<string> {
  const files = ALWAYS.includes(file) ? FILES : (await import("./laterTexts")).FILES;
  const place = new RegExp(`/texts/${language}/([a-z_]+/)?${file}\\.ftl$`);
  const paths = Object.keys(files).filter((path) => place.test(path));
  return (await Promise.all(paths.map((path) => files[path]!()))).join("\n");
}

class Words {
  language: Language = $state("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private readonly files = new Set(ALWAYS);

  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.files].map((file) => read(language, file)));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
  }

  /** Texts of some screens only, loaded on demand. */
  async learn(file: string): Promise<void> {
    if (this.files.has(file)) return;
    await read(this.language, file);
    this.files.add(file);
    await this.use(this.language);
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
