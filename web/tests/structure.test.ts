// Structure of the sources: imports go one way, without cycles; a game is named only in its own folder and in the registry;
// the engine's procedures stay inside the engine; prose.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

// A folder imports from those before it.
const FOLDERS = "net ui browser model games rules lobby table replay start learn notifications privacy tabletop app".split(" ");
const ENDINGS = ["", ".ts", "/index.ts"];

const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).map((path) => join("src", path));
const sources = new Map(files.filter((path) => /\.(ts|svelte)$/.test(path)).map((path) => [path, readFileSync(path, "utf-8")]));
const folderOf = (path: string) => path.split("/")[1]!;

function importsOf(path: string): string[] {
  const named = [...sources.get(path)!.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)].map((match) => join(dirname(path), match[1]!));
  const imported = named.map(
    (name) => ENDINGS.map((ending) => name + ending).find((file) => existsSync(file) && statSync(file).isFile()) ?? name,
  );
  return imported.filter((file) => !/\.(css|svg\?raw)$/.test(file)); // styles and drawings import nothing
}

test("folders import from those before them", () => {
  const upwards = [...sources.keys()].flatMap((path) =>
    importsOf(path)
      .filter((other) => FOLDERS.indexOf(folderOf(other)) > FOLDERS.indexOf(folderOf(path)) || !sources.has(other))
      .map((other) => `${path} -> ${other}`),
  );
  expect(upwards).toEqual([]);
  expect([...new Set([...sources.keys()].map(folderOf))].sort()).toEqual([...FOLDERS].sort());
});

test("no imports go in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(path: string, way: readonly string[]): void {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" -> "));
    if (done.has(path) || way.includes(path)) return;
    for (const other of importsOf(path)) visit(other, [...way, path]);
    done.add(path);
  }
  for (const path of sources.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

test("a game is named in its own folder and in the registry", () => {
  const games = [...sources.keys()].filter((path) => /^src\/games\/\w+\/index\.ts$/.test(path)).map((path) => path.split("/")[2]!);
  expect(games.sort()).toEqual(["thing", "unfathomable"]);
  const name = new RegExp(`(["'\`/=#-]|^\\s*\\.)(${[...games, ...readdirSync("../plugins")].join("|")})\\b`, "m"); // a text, a path, an address, a message, a style
  const isOwn = (path: string) => path === "src/games/index.ts" || games.some((game) => path.startsWith(`src/games/${game}/`));
  const naming = [...sources].filter(([path, text]) => !isOwn(path) && name.test(text)).map(([path]) => path);
  expect(naming).toEqual([]);
});

/** With the pages of plug-ins, without comments. */
function pages(): [string, string][] {
  const added = readdirSync("../plugins").flatMap((plugin) =>
    readdirSync(`../plugins/${plugin}/page`).map((file) => `../plugins/${plugin}/page/${file}`),
  );
  const all: [string, string][] = [...sources, ...added.map((path): [string, string] => [path, readFileSync(path, "utf-8")])];
  return all.map(([path, text]) => [path, text.replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, "")]);
}

test("pages read moments, not the stack, procedures or steps of the engine", () => {
  const inside = /\.stack\b|["']stack["']|\bstack[,?:]|\bprocedures?\b|FrameWire|EngineViewWire|\.step ===/i;
  expect(pages().flatMap(([path, text]) => (inside.test(text) ? [path] : []))).toEqual([]);
});

test("questions are named where a generated type checks the names", () => {
  const named = pages().filter(([path]) => path.endsWith("/names.ts"));
  const questions = named.flatMap(([, text]) => [.../export type Question =([^;]*);/.exec(text)![1]!.matchAll(/"[^"]+"/g)].map(String));
  expect(questions.length).toBeGreaterThan(50);
  const isTyped = (path: string, text: string) =>
    path.endsWith("/names.ts") ||
    text.includes("Record<Question,") ||
    (path.endsWith("/coaching.ts") && text.includes('import type { Names } from "./names"') && text.includes("Coaching<Names>"));
  const unchecked = pages().filter(([path, text]) => !isTyped(path, text) && questions.some((one) => text.includes(one)));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test("every file opens with a comment", () => {
  const bare = [...sources].filter(([, text]) => !/^(<script[^>]*>\s*)?\/\//.test(text) && !/<script lang="ts">\s*\/\//.test(text));
  expect(bare.map(([path]) => path)).toEqual([]);
});

test("comments name things and roles", () => {
  const comment = /(?:^|\s)(?:\/\/|\/?\*\*?|<!--).*\b(whoever|somebody|nobody|anybody|anew)\b/i;
  const vague = [...sources].flatMap(([path, text]) =>
    text.split("\n").flatMap((line, at) => (comment.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(vague).toEqual([]);
});
