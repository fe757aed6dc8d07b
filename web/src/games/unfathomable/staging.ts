// Staging of Unfathomable: how long each event is shown, and what is seen of it: monsters step, dials turn, cards are turned over.

import type { EventWire, ViewWire, ZoneWire } from "../../net/protocol";
import type { EventName, FigureName, SpaceName, Track, Zone } from "./names";
import { trackOf, zoneOf, type GameEvent, type View, type ZoneLabel } from "./views";

type Move = `${Zone | "*"}>${Zone | "*"}`; // from and to, either may be any

export const CARD_TURNS = 520; // milliseconds between two cards of a check
const CHECK_OPENS = 700;

const TIMES: Partial<Record<EventName, number>> = {
  spawned: 320,
  figure_moved: 210,
  deep_one_defeated: 420,
  deep_one_banished: 120,
  character_defeated: 700,
  defeat_prevented: 600,
  attacked: 900,
  greater_banishment: 1000,
  awakening: 1600,
  check_begun: 900,
  checked: 1900,
  redrawn: 700,
  rolled: 900,
  turn_of: 450,
};

const CHANGE_TIMES: Partial<Record<Track, number>> = {
  fuel: 620,
  food: 620,
  sanity: 620,
  souls: 620,
  travel: 620,
  ritual: 620,
  at: 420,
  captain: 700,
  keeper: 700,
  loyalty_dealt: 1100,
  revealed: 1700,
  barricaded: 400,
};

/** Cards that go from one kind of place to another: `from>to`, either may be `*`. */
const MOVE_TIMES: Partial<Record<Move, number>> = {
  "*>crisis": 1300,
  "*>journey": 1400,
  "*>spell": 1100,
  "*>damage_now": 900,
  "damage_now>damaged": 700,
  "damaged>*": 500,
  "*>passenger_now": 650,
  "passengers>on_deck": 420,
  "on_deck>passengers": 420,
  "hand>check_pile": 260,
  "hand>check_shown": 420,
  "chaos>check_pile": 180,
  "hand>played": 600,
  "hand>discard": 260,
  "item_deck>items": 320,
  "items>items": 320,
  "loyalty_deck>loyalty": 200,
  "deck>hand": 110,
  "crisis>play_area": 500,
};

function cardsOf(event: GameEvent): string[] {
  return Array.isArray(event.told.cards) ? event.told.cards.map(String) : [];
}

/** Whether the cards of a check are turned over. */
export function isTurning(played: EventWire | null): boolean {
  const event = played as GameEvent | null;
  return event?.event === "shown" && zoneOf(event.told.from) === "check_pile" && zoneOf(event.told.to) === "check_shown";
}

export function beat(played: EventWire): number {
  const event = played as GameEvent;
  if (isTurning(event)) return CHECK_OPENS + CARD_TURNS * cardsOf(event).length;
  if (event.event === "changed") return CHANGE_TIMES[trackOf(event.told.track)] ?? 0;
  if (event.event === "shown" || event.event === "moved") {
    const from = zoneOf(event.told.from);
    const to = zoneOf(event.told.to);
    return MOVE_TIMES[`${from}>${to}`] ?? MOVE_TIMES[`*>${to}`] ?? MOVE_TIMES[`${from}>*`] ?? 0;
  }
  return TIMES[event.event] ?? 0;
}

/** Deep Ones and monarchs move by their own events, so that each is seen to step; of their tracks the rest of a step tells. */
export function after(view: ViewWire, played: EventWire): ViewWire {
  const event = played as GameEvent;
  const { told } = event;
  switch (event.event) {
    case "figure_moved":
      return moved(view, String(told.figure) as FigureName, String(told.from) as SpaceName, String(told.to) as SpaceName);
    case "spawned":
      return counted(view, String(told.space) as SpaceName, Number(told.count));
    case "deep_one_defeated":
    case "deep_one_banished":
      return counted(view, String(told.space) as SpaceName, -1);
    case "changed":
      return changed(view, String(told.track), told.to as string | number);
    case "shown":
    case "moved":
      return laid(view, event);
    case "turn_of":
      return { ...view, current: Number(told.seat) };
    default:
      return view;
  }
}

function withTracks(view: ViewWire, tracks: View["tracks"]): ViewWire {
  return { ...view, tracks: { ...view.tracks, ...tracks } as ViewWire["tracks"] };
}

function counted(view: ViewWire, space: SpaceName, more: number): ViewWire {
  const label = `deep_ones.${space}` as const;
  return withTracks(view, { [label]: Math.max(0, Number(view.tracks[label] ?? 0) + more) });
}

function moved(view: ViewWire, figure: FigureName, from: SpaceName, to: SpaceName): ViewWire {
  return figure === "deep_one" ? counted(counted(view, from, -1), to, 1) : withTracks(view, { [figure]: to });
}

function changed(view: ViewWire, track: string, to: string | number): ViewWire {
  const kind = trackOf(track);
  if (kind === "deep_ones" || kind === "hydra" || kind === "dagon" || kind === "improvement") return view;
  return withTracks(view, { [track]: to });
}

/** Cards are lifted from one place and lie in another, as far as the viewer knows them. */
function laid(view: ViewWire, event: GameEvent): ViewWire {
  const from = String(event.told.from) as ZoneLabel;
  const to = String(event.told.to) as ZoneLabel;
  const cards = cardsOf(event);
  const count = event.event === "shown" ? cards.length : Number(event.told.count);
  const zones = { ...view.zones };
  if (zones[from]) zones[from] = without(zones[from], cards, count);
  if (zones[to]) zones[to] = withCards(zones[to], cards, count);
  return { ...view, zones };
}

function without(zone: ZoneWire, cards: string[], count: number): ZoneWire {
  const left = [...(zone.cards ?? [])];
  for (const card of cards) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return { count: zone.count === null ? null : Math.max(0, zone.count - count), cards: left, known_to: null };
}

function withCards(zone: ZoneWire, cards: string[], count: number): ZoneWire {
  if (zone.count === null) return { ...zone, cards: cards.length ? cards.slice(-1) : zone.cards }; // only the top is open
  return { count: zone.count + count, cards: [...(zone.cards ?? []), ...cards], known_to: null };
}
