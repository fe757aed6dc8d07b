// The page's own texts, in the reader's language. Texts of a table come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Tongue } from "./languages";

const FILES = import.meta.glob<string>("../../../src/turncoat/texts/*/{common,web,coach,diary}.ftl", {
  query: "?raw",
  import: "default",
});
const ALWAYS = ["common", "web"]; // others on demand

async function read(language: Tongue, file: string): Promise<string> {
  return (await FILES[`../../../src/turncoat/texts/${language}/${file}.ftl`]?.()) ?? "";
}

class Words {
  language: Tongue = $state("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private readonly files = new Set(ALWAYS);

  async use(language: Tongue): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.files].map((file) => read(language, file)));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
  }

  /** What only some screens say. */
  async learn(file: string): Promise<void> {
    if (this.files.has(file)) return;
    await read(this.language, file);
    this.files.add(file);
    await this.use(this.language);
  }

  say(message: string, told: Record<string, FluentVariable> = {}): string {
    const found = this.bundle.getMessage(message);
    if (!found?.value) return message;
    return this.bundle.formatPattern(found.value, told, []);
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
  return words.has(message) ? words.say(message, { detail }) : words.say("web-refused", { code });
}
