// Looks of Lifeboat's cards: suit and value of effort cards, what the weather is, which side loyalty is on. Pictures are in `art.svg`.

import { PLAIN_FACE, type CardLook, type Face } from "turncoat-web/ui/cards/face";

import type { Cards } from "./names";

type Suit = Cards["effort"] extends `${infer Name}:${string}` ? Name : never;

// Paths on a square of 24
const SUITS: Readonly<Record<Suit, string>> = {
  oar: "M4 20L15 9M14 5c3-3 6-2 6-2s1 3-2 6l-3 1-2-2zM4 20l-1 1",
  bail: "M5 8h14l-2 12H7zM5 8c2-5 12-5 14 0M9 13c2 1 4-1 6 0",
  rope: "M12 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM16 12c3 3 1 6-3 5s-6 0-6 4",
};
const LOYALTY: Readonly<Record<Cards["loyalty"], string>> = {
  sailor: "M12 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 9v11M8 12h8M5 14c0 4 3 6 7 6s7-2 7-6",
  wrecker: "M4 5c5 2 11 2 16 0v7c0 5-4 8-8 8s-8-3-8-8zM8 10h2M14 10h2M9 15c2 1 4 1 6 0",
};
const WEATHER: Readonly<Record<Cards["weather"], string>> = {
  squall: "M4 9c6 0 12 1 12-2s-4-3-4-1M4 13h14c4 0 3 5 0 4M4 17h7",
  riptide: "M3 8c3 0 3-3 6-3s3 3 6 3 3-3 6-3M21 17H7M11 13l-4 4 4 4",
  leak: "M12 3c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12z",
  flying_fish: "M3 14c5-6 11-6 15-2l3-3v8l-3-3c-4 4-10 4-15 0zM10 9c-1-4 1-6 4-6 0 3-1 5-3 6M8 13v.01",
  becalmed: "M12 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 20h18M12 2v1M3 11h1M20 11h1",
  sharks: "M3 19h18M7 19C8 12 12 6 18 4c-2 5-1 10 1 15M3 22h18",
  driftwood: "M4 15l14-8 2 3-14 8zM4 15c-1 1 0 4 2 3M10 12l-2-4M3 21h18",
  bitter_cold: "M12 3v18M4 7l16 10M20 7L4 17M12 7l-2-2M12 7l2-2M12 17l-2 2M12 17l2 2",
  rain_barrel: "M7 4h10c2 5 2 11 0 16H7C5 15 5 9 7 4zM6 9h12M6 15h12",
  broken_oar: "M4 20l6-6M13 11l3-3M15 5c3-3 6-2 6-2s0 3-3 6l-3 1-2-2zM10 11l3 3M9 13l2-4",
  quarrel: "M3 5h9v7H8l-3 3v-3H3zM21 10h-6v7h3l3 3v-3zM8 8v.01M6 8v.01",
  gulls: "M2 10c4-4 6-2 7 1 1-3 4-5 7-1M11 18c3-3 4-2 5 0 1-2 3-3 6 0",
};

function face(card: string): Face {
  const [name = "", value = ""] = card.split(":");
  const look = (family: string): Face => ({ ...PLAIN_FACE, art: `boat-${name.replaceAll("_", "-")}`, back: `boat-back-${family}` });
  const suit = SUITS[name as Suit] as string | undefined;
  if (suit) return { ...look("effort"), tone: `boat-${name}`, symbol: suit, value };
  const side = LOYALTY[name as Cards["loyalty"]] as string | undefined;
  if (side) return { ...look("loyalty"), tone: name === "wrecker" ? "warn" : "", symbol: side };
  return { ...look("weather"), tone: "boat-weather", symbol: WEATHER[name as Cards["weather"]] ?? "" };
}

const look: CardLook = { face, sheets: [() => import("./art.svg?raw")] };

export default look;
