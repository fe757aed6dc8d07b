// How a game's cards look: frame, colour, symbol, number and picture of each.

import { Drawings, type Sheet } from "../drawings.svelte";

/** Frames of cards: of The Deep, a bookplate, a luggage label, a sea chart, a cracked plate, a sealed letter and so on. */
export type Frame =
  | "plain"
  | "skill"
  | "torn"
  | "mythos"
  | "spell"
  | "label"
  | "chart"
  | "plate"
  | "letter"
  | "index"
  | "steel"
  | "kit"
  | "blueprint"
  | "tag";

export interface Face {
  frame: Frame;
  tone: string; // one of the colours in app.css; empty: the frame's own
  symbol: string; // a path on a square of 24; empty: none
  value: string;
  art: string; // the name of its picture; empty: none
  back: string; // the name of the picture of its back
}

export const PLAIN_FACE: Face = { frame: "plain", tone: "", symbol: "", value: "", art: "", back: "" };

/** The looks of all cards of a game. Every sheet is loaded for every player: what is loaded tells nothing of what is held. */
export interface CardLook {
  face(card: string, kind: string): Face;
  sheets: readonly Sheet[];
}

export const arts = new Drawings("art-", () => import("./parts.svg?raw"));
