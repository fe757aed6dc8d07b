// Kit of Lifeboat: the boat, how events are played, looks of cards, the opening.

import type { Kit } from "turncoat-web/model/kit";
import { turnAt, type Tableau } from "turncoat-web/model/tableau";

import Board from "./Board.svelte";
import cards from "./cards";
import type { Cards, Track } from "./names";
import { sounds } from "./sounds";
import { after, beat } from "./staging";
import type { View } from "./views";

const SIDES: readonly Cards["loyalty"][] = ["wrecker", "sailor"]; // of loyalty cards: one wrecker decides

function opening(view: View, seat: number): Tableau[] {
  const card = { turn: 0, music: "arrival", picture: "" } as const;
  return [
    {
      ...card,
      name: "boat-who",
      told: (naming) => ({ who: naming.player(seat) }),
    },
    {
      ...card,
      name: "boat-odds",
      picture: "lantern",
      isCovered: true,
      told: (naming) => ({ land: highOf(naming.catalogue.tracks, "distance") }),
    },
    {
      ...card,
      name: "boat-now",
      picture: "land",
      told: (naming) => ({ ...turnAt(naming, view, seat) }),
    },
  ];
}

function highOf(tracks: readonly { base: string; high: number }[], name: Track): number {
  return tracks.find((one) => one.base === name)?.high ?? 0;
}

function side(view: View, seat: number): string {
  const cards = view.zones[`loyalty.${seat}`]?.cards ?? [];
  return SIDES.find((one) => cards.includes(one)) ?? "";
}

const kit: Kit = {
  Board,
  beat,
  after,
  sounds,
  cards,
  opening,
  side,
  pictures: {
    lantern: () => import("./lantern.svg?raw"),
    land: () => import("./land.svg?raw"),
  },
  secretPicture: "lantern",
  drawn: ["lashed", "revealed"],
};

export default kit;
