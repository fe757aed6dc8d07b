// Every card of both games has a face: a picture, a back, and words in three languages. Pictures are small and draw only what is there.

import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { GAMES } from "../src/games";

const MOST = 1650; // bytes of a picture
const LONGEST = 21; // letters of what fits on a card in the hand

/** Cards of a game, each with the heading of its family in `faces.ftl`, and with what it says. */
function told(game: string, language: string): { card: string; family: string; gist: string }[] {
  const text = readFileSync(`../src/turncoat/texts/${language}/${game}/faces.ftl`, "utf-8");
  const cards: { card: string; family: string; gist: string }[] = [];
  let family = "";
  for (const line of text.split("\n")) {
    family = /^## (.*)/.exec(line)?.[1] ?? family;
    const [, name, gist] = /^gist-card-([a-z-]+) = (.*)/.exec(line) ?? [];
    if (name && gist) cards.push({ card: name.replaceAll("-", "_"), family, gist });
  }
  return cards;
}

const GROUPS: Record<string, string> = {
  "Skill cards": "skill_card",
  "Mythos cards": "mythos",
  Spells: "spell",
  Waypoints: "waypoint",
  Items: "item",
  Damage: "damage",
  Loyalty: "loyalty",
  Passengers: "passenger",
  "Action cards": "action",
  Weapons: "weapon",
  Locations: "",
  Dogs: "dog",
  Laboratory: "lab",
  Roles: "role",
};

const sheets = (): string[] => [
  "src/ui/cards/parts.svg",
  ...readdirSync("src/games", { recursive: true, encoding: "utf-8" })
    .filter((path) => /art.[a-z]+\.svg$/.test(path))
    .map((path) => `src/games/${path}`),
];
const drawn = sheets().map((path) => readFileSync(path, "utf-8"));
const arts = new Map(
  drawn.flatMap((text) => [...text.matchAll(/^<g id="art-([\w-]+)">(.*)<\/g>$/gm)].map((match) => [match[1]!, match[2]!])),
);

test.each(["unfathomable", "thing"])("every card has a face: %s", async (game) => {
  const look = (await GAMES[game]!.cards!()).default;
  const cards = told(game, "en");
  const used = new Set<string>();
  for (const { card, family } of cards) {
    expect(GROUPS, family).toHaveProperty(family);
    const face = look.face(card, GROUPS[family]!);
    expect(face.frame, card).not.toBe("plain");
    expect(arts.has(face.art), `${card}: ${face.art}`).toBe(true);
    expect(arts.has(face.back), `${card}: ${face.back}`).toBe(true);
    used.add(face.art).add(face.back);
  }
  const names = sheets().flatMap((path, at) =>
    path.includes(`/${game}/`) ? [...drawn[at]!.matchAll(/id="art-([\w-]+)"/g)].map((match) => match[1]!) : [],
  );
  expect([...used].sort()).toEqual(names.sort());
});

test("every card of Lifeboat has a picture of its own, and the back of its deck", async () => {
  const look = (await GAMES.lifeboat!.cards!()).default;
  const cards = ["oar:1", "bail:2", "rope:3", "sailor", "wrecker"];
  const weather = "squall riptide leak flying_fish becalmed sharks driftwood bitter_cold rain_barrel broken_oar quarrel gulls".split(" ");
  const sheet = readFileSync("../plugins/lifeboat/page/art.svg", "utf-8");
  const own = new Map([...sheet.matchAll(/^<g id="art-([\w-]+)">(.*)<\/g>$/gm)].map((match) => [match[1]!, match[2]!]));
  const faces = [...cards, ...weather].map((card) => look.face(card, ""));
  expect(new Set(faces.map(({ art }) => art)).size).toBe(faces.length);
  expect([...new Set(faces.flatMap(({ art, back }) => [art, back]))].sort()).toEqual([...own.keys()].sort());
  const parts = new Set([sheet, drawn[0]!].flatMap((text) => [...text.matchAll(/id="([\w-]+)"/g)].map((match) => match[1]!)));
  for (const [name, drawing] of own) {
    expect(drawing.length, name).toBeLessThanOrEqual(MOST);
    for (const [, part] of drawing.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(parts.has(part!), `${name}: ${part}`).toBe(true);
  }
});

test.each(["ru", "uk"])("cards say the same things in every language: %s", (language) => {
  for (const game of ["unfathomable", "thing"]) {
    expect(told(game, language).map(({ card }) => card)).toEqual(told(game, "en").map(({ card }) => card));
  }
});

test.each(["en", "ru", "uk"])("what a card says fits on it: %s", (language) => {
  const long = ["unfathomable", "thing"].flatMap((game) =>
    told(game, language).filter(({ gist }) => gist.replace(/\{ \$n \}/g, "0").length > LONGEST),
  );
  expect(long).toEqual([]);
});

test("pictures are small, and are drawn of parts that exist", () => {
  const ids = drawn.flatMap((text) => [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!));
  expect(ids.length).toBe(new Set(ids).size);
  for (const [name, art] of arts) expect(art.length, name).toBeLessThanOrEqual(MOST);
  const wanted = drawn.flatMap((text) => [...text.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((match) => match[1]!));
  expect([...new Set(wanted)].filter((one) => !ids.includes(one))).toEqual([]);
  const parts = ids.filter((id) => id.startsWith("c-"));
  expect(parts.filter((part) => !wanted.includes(part))).toEqual([]);
});
