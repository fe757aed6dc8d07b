// Names at one table: the catalogue's, with the players' characters as the view has them.

import type { Catalogue, TrackWords, ViewWire, ZoneWords } from "../net/protocol";
import { say } from "../ui/words.svelte";

export const NONE = "none";
export const HIDDEN = "?";

export class Naming {
  readonly hasOwnFigures: boolean; // whether each seat has a figure of its own, with the seat's number

  constructor(
    readonly catalogue: Catalogue,
    readonly view: ViewWire,
    readonly players: readonly string[],
    readonly printed: Readonly<Record<string, number>> = {}, // what the table's board says, by name
  ) {
    const named = Object.entries(view.tracks).filter(
      ([label, value]) => label.startsWith("character.") && value !== NONE && value !== HIDDEN,
    );
    this.hasOwnFigures = named.length > 0 && named.length <= view.seats; // fewer while characters are chosen
  }

  player(seat: number): string {
    return this.players[seat] ?? say("web-nobody");
  }

  /** For sentences: the character where the seat has one, else the player's own name. */
  short(seat: number): string {
    const character = this.character(seat);
    return (character === null ? undefined : this.catalogue.short[character]) ?? this.player(seat);
  }

  card(card: string): string {
    return card === HIDDEN ? say("web-unknown-card") : (this.catalogue.cards[card]?.name ?? card);
  }

  /** The character of a numbered piece. */
  figure(number: string): string {
    const character = this.view.tracks[`character.${number}`];
    return this.catalogue.short[String(character)] ?? say("figure-number", { n: Number(number) + 1 });
  }

  keys(place: TrackWords | ZoneWords): string {
    return place.key_names.map((name, at) => name ?? this.figure(place.keys[at]!)).join(", ");
  }

  value(track: TrackWords, value: string | number): string {
    if (track.is_switch) return say(value ? "yes" : "no");
    if (track.kind === "seat") return this.player(Number(value));
    if (value === NONE) return say("web-nobody");
    if (track.kind === "number") return String(value);
    if (track.kind === "figure" && !this.catalogue.names.figure) return this.figure(String(value));
    if (track.kind === "card") return this.card(String(value));
    return this.catalogue.names[track.kind]?.[String(value)] ?? String(value);
  }

  /** The seat's character; null if it has none yet, or plays several figures. */
  character(seat: number): string | null {
    const character = this.view.tracks[`character.${seat}`];
    return !this.hasOwnFigures || character === undefined || character === NONE || character === HIDDEN ? null : String(character);
  }

  /** Whether the seat's figure is on the board: not before the player has chosen a character. */
  isInPlay(seat: number): boolean {
    return this.view.tracks[`character.${seat}`] !== NONE;
  }

  /** Unique titles of a seat: captain, leader. */
  titlesOf(seat: number): string[] {
    if (!this.isInPlay(seat)) return [];
    return this.catalogue.tracks
      .filter((track) => track.kind === "seat" && track.owner === null && this.view.tracks[track.label] === seat)
      .map((track) => track.title);
  }
}
