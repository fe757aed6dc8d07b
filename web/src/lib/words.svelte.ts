// What the page says by itself, in the reader's language. What a table says comes from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Tongue } from "./languages";

const FILES = import.meta.glob<string>("../../../src/turncoat/texts/*/{common,web}.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  language: Tongue = $state("en");
  private bundle = $state.raw(new FluentBundle("en"));

  async use(language: Tongue): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, load] of Object.entries(FILES)) {
      if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(await load()));
    }
    this.bundle = bundle;
    this.language = language;
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
