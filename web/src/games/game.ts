// Page of a game: everything that the page has of one game. All of it is loaded when it is needed, except the options.

import type { Component } from "svelte";

import type { Kit } from "../model/kit";
import type { CardLook } from "../ui/cards/face";
import type { Slots } from "./scene/fill";

/** Names of a game, as its generated `names.ts` has them. */
export interface Names {
  question: string;
  event: string;
  zone: string;
  moment: string;
}

// What explanations of every game point at: selectors below the table
export const QUESTION = ".prompt .ask";
export const ANSWERS = ".prompt .options";
export const HAND = ".hand .pile";
export const SECRET = ".hand .secret";
export const LOG = ".side .log";

export interface Mark<N extends Names = Names> {
  id: string; // its words are coach-GAME-ID and coach-GAME-ID-why
  at?: "start" | "asked" | "over";
  asks?: readonly N["question"][]; // when one of these questions is put to us
  events?: readonly N["event"][]; // when one of these has happened
  zone?: N["zone"]; // when something of ours lies there
  points?: string; // selectors of what it is about, the best first, parted by a comma and a space
}

export interface Coaching<N extends Names = Names> {
  marks: readonly Mark<N>[]; // in the order in which they are explained if several could be
  /** Moments that are on when the exercise comes, and the questions that are the exercise. */
  exercise: { within: readonly N["moment"][]; asks: readonly N["question"][] };
}

export type Options = Readonly<Record<string, string>>;

/** The picture of a scenario: that of a scene, whose portrait is in it, and what else it leaves open. */
export interface ScenarioPicture {
  drawing(): Promise<{ default: string }>;
  face?: string;
  slots?: Slots;
}

export interface GamePage {
  kit?(): Promise<{ default: Kit }>; // without one it is played on the generic board
  scene?(): Promise<{ default: Component }>; // a picture, drawn for us
  scenarios?: Readonly<Record<string, ScenarioPicture>>;
  coaching?(): Promise<{ default: Coaching }>;
  cards?(): Promise<{ default: CardLook }>; // how its cards look, for screens without a table
  portraits?(): Promise<{ default: string }>; // a sheet of its characters, see ui/portraits
  firstGame?: Options; // what the rulebook recommends for one
  practice?: Options; // of a game that plays itself until there is something to practise
  isShort?: boolean; // a small card on the start page
}
