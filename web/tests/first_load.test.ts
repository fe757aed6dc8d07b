// The first load: the start page and what it imports. Its texts are web.ftl and refusals.ftl; other screens load theirs with them.

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

const TEXTS = "../src/turncoat/texts";
const LANGUAGES = ["en", "ru", "uk"];
const ENDINGS = ["", ".ts", "/index.ts"];

/** What is loaded with a module: imports of types and dynamic ones are not. */
function loadedWith(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path)) return seen;
  const text = readFileSync(path, "utf-8");
  seen.set(path, text);
  const code = text.replace(/^\s*(?:import|export) type [^;]*;/gm, "");
  for (const [, name] of code.matchAll(/(?:\bfrom|^\s*import)\s*"(\.[^"]*)"/gm)) {
    const file = ENDINGS.map((ending) => join(dirname(path), name!) + ending).find((one) => existsSync(one) && statSync(one).isFile());
    if (file && /\.(ts|svelte)$/.test(file)) loadedWith(file, seen);
  }
  return seen;
}

const source = [...loadedWith("src/app/main.ts").values()].join("\n");
const templates = [...source.matchAll(/`([a-z-]+\$\{[^`]*)`/g)].map(
  ([, one]) => new RegExp(`^${one!.replace(/\$\{[^}]*\}/g, "[a-z-]+")}$`), // `web-how-${step}-why`
);

const isNamed = (message: string) => source.includes(`"${message}"`) || templates.some((one) => one.test(message));
const messagesOf = (file: string) => [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, message]) => message!);

test("the first load has every text that the start page names, and no other", () => {
  for (const language of LANGUAGES) {
    expect(messagesOf(`${TEXTS}/${language}/web.ftl`).filter((one) => !isNamed(one))).toEqual([]);
    expect(messagesOf(`${TEXTS}/${language}/screens.ftl`).filter(isNamed)).toEqual([]);
  }
});

test("the start page loads no table", () => {
  const loaded = [...loadedWith("src/app/main.ts").keys()];
  expect(loaded).toContain("src/start/Start.svelte");
  expect(loaded.filter((path) => path.startsWith("src/table/"))).toEqual([]);
});
