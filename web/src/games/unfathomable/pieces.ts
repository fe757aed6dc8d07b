// Pieces on the plan as one list: kind, place, name, and the answers about each.

import type { Naming } from "../../model/naming";
import type { OptionWire } from "../../net/protocol";
import { about, aboutSeat, byVerb } from "../../model/pointing";
import { say } from "../../ui/words.svelte";
import type { Plan } from "./plan";
import { isDeck, SPACES, type Space } from "./spaces";
import { slots, type Slot, type Token } from "./tokens";
import type { View } from "./views";

export type PieceKind = "seat" | "hydra" | "dagon" | "deep_one" | "passenger";

export interface Piece {
  key: string;
  kind: PieceKind;
  space: Space;
  seat: number; // -1: of no seat
  count: number; // 0: it stands for itself, without a number
  isSilent: boolean; // another piece of the same kind speaks for it
  label: string;
  answers: string[];
  slot: Slot;
}

const SINGLY = 3; // Deep Ones of a space that stand side by side; more are a heap with a number
const HERE = ["use_room", "repair", "rescue", "defeat_passenger", "attack_deep_one", "trade"];
export const LARGEST = 28; // pixels
export const SMALLEST = 11;

export function deepOnes(view: View): Map<Space, number> {
  return new Map(SPACES.map((space) => [space, Number(view.tracks[`deep_ones.${space}`] ?? 0)]));
}

/** Answers about a space: those that name it, and for one's own those that need no name. */
export function aboutSpace(options: readonly OptionWire[], space: Space, own: unknown): string[] {
  const answers = about(options, space);
  return space === own ? [...answers, ...byVerb(options, HERE)] : answers;
}

type Standing = Omit<Piece, "slot">;

export function piecesOf(naming: Naming, options: readonly OptionWire[], tokens: readonly Token[], plan: Plan, scale: number): Piece[] {
  const pieces: Piece[] = [];
  for (const space of SPACES) {
    const here = standing(naming, options, tokens, space);
    const heap = here.filter((piece) => piece.kind === "deep_one" && piece.isSilent).length >= SINGLY;
    const placed = heap ? here.filter((piece) => !piece.isSilent) : here;
    const places = slots(placed.length, plan.places[space].boxes, LARGEST * scale, SMALLEST * scale);
    const slotOf = new Map(placed.map((piece, at) => [piece.key, places[at]!]));
    const heapSlot = slotOf.get(here.find((piece) => piece.kind === "deep_one")?.key ?? "");
    for (const piece of here) pieces.push({ ...piece, slot: (slotOf.get(piece.key) ?? heapSlot)! });
  }
  return pieces;
}

function standing(naming: Naming, options: readonly OptionWire[], tokens: readonly Token[], space: Space): Standing[] {
  const view: View = naming.view;
  const pieces: Standing[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.tracks[`at.${seat}`] !== space || !naming.isInPlay(seat)) continue;
    const label = naming.player(seat);
    pieces.push({ ...plain, key: `seat${seat}`, kind: "seat", space, seat, label, answers: aboutSeat(options, seat) });
  }
  for (const kind of ["hydra", "dagon"] as const) {
    if (view.tracks[kind] !== space) continue;
    const label = naming.catalogue.names.figure?.[kind] ?? kind;
    pieces.push({ ...plain, key: kind, kind, space, label, answers: about(options, kind) });
  }
  const own = view.seat === null ? "" : view.tracks[`at.${view.seat}`];
  tokens
    .filter((token) => token.space === space)
    .forEach((token, at, all) => {
      const answers = [
        ...about(
          options.filter((option) => option.verb === "move_deep_one"),
          space,
        ),
        ...(space === own ? byVerb(options, ["attack_deep_one"]) : []),
        ...about(options, "deep_one"),
      ];
      const name = naming.catalogue.names.figure?.deep_one ?? "";
      const label = all.length > 1 ? say("web-ship-several", { name, count: all.length }) : name;
      const count = at === 0 && all.length > SINGLY ? all.length : 0;
      pieces.push({ ...plain, key: `deep${token.id}`, kind: "deep_one", space, label, answers, count, isSilent: at > 0 });
    });
  const passengers = isDeck(space) ? (view.zones[`on_deck.${space}`]?.count ?? 0) : 0;
  if (passengers) {
    const answers = space === own ? byVerb(options, ["rescue", "defeat_passenger"]) : [];
    const label = say("web-ship-passengers", { count: passengers });
    pieces.push({ ...plain, key: `passengers-${space}`, kind: "passenger", space, label, answers, count: passengers > 1 ? passengers : 0 });
  }
  return pieces;
}

const plain = { seat: -1, count: 0, isSilent: false };
