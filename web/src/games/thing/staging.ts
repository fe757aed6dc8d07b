// Staging of The Thing: how long each event is shown, and what it changes. What only a scene needs is noted in tracks of its own,
// whose labels begin with `~`: the view of the step that follows has none of them.

import { HIDDEN } from "../../model/naming";
import type { EventWire, ViewWire, ZoneWire } from "../../net/protocol";
import type { EventName, PlaceName, Track, Verb, Zone } from "./names";
import { trackOf, zoneOf, type GameEvent, type TrackLabel, type View, type ZoneLabel } from "./views";

type Move = `${Zone} ${Zone}`; // from and to

const GLANCE = 160;
const SHORT = 260;
const STEP = 420;
const LONG = 650;
const DRAMA = 900;

const BEATS: Partial<Record<EventName, number>> = {
  encounter: DRAMA,
  token_seen: DRAMA,
  dog_seen: DRAMA,
  driven_off: DRAMA,
  absorbed: DRAMA,
  role_revealed: DRAMA,
  dice_rolled: DRAMA,
  game_ended: DRAMA,
  wrecked: LONG,
  struck: LONG,
  voted: STEP,
  bag_searched: STEP,
};

/** Numbers that are seen to move, by the label of the track without its key. */
const CHANGES: Partial<Record<Track, number>> = {
  at: STEP,
  dog: STEP,
  weather: LONG,
  fuel: STEP,
  underground: SHORT,
  yard: SHORT,
  pantry: STEP,
  kitchen_food: STEP,
  damage: STEP,
  boiler_dead: DRAMA,
  freezing: LONG,
  starving: LONG,
  sos: DRAMA,
  rescue_at: LONG,
  rescue_fuel: SHORT,
  strength: STEP,
  burned: DRAMA,
  token_at: SHORT,
  token_holder: SHORT,
  leader: STEP,
  disc: SHORT,
  threat: LONG,
  round: STEP,
};

/** Cards that are seen to move, by where from and where to. */
const MOVES: Partial<Record<Move, number>> = {
  "hand pile": SHORT,
  "looking pile": SHORT,
  "action_deck pile": SHORT,
  "hand pile_open": STEP,
  "looking pile_open": STEP,
  "pile now": LONG,
  "dog_bag drawn_dog": DRAMA,
  "locations turned_up": SHORT,
  "locations burned_cards": STEP,
  "role_card role_shown": 0,
};

const CHOICES: Partial<Record<Verb, number>> = {
  avoid: LONG,
  use_fire: LONG,
  test_blood: LONG,
  test_fire: LONG,
  show_keys: LONG,
  board: STEP,
  stay_behind: STEP,
  set_die: STEP,
  cancel_die: STEP,
};

const HOME: PlaceName = "rec_room"; // all figures come back at once

export function beat(played: EventWire): number {
  const event = played as GameEvent;
  const { told } = event;
  if (event.event === "changed") {
    const base = trackOf(told.track);
    if (base === "at" && told.to === HOME) return GLANCE;
    if (base === "status") return told.to === "aboard" ? STEP : 0;
    return CHANGES[base] ?? 0;
  }
  if (event.event === "moved" || event.event === "shown") return MOVES[`${zoneOf(told.from)} ${zoneOf(told.to)}`] ?? 0;
  if (event.event === "chose") return CHOICES[String(told.verb) as Verb] ?? 0;
  return BEATS[event.event] ?? 0;
}

export function after(view: ViewWire, played: EventWire): ViewWire {
  const event = played as GameEvent;
  const { told } = event;
  switch (event.event) {
    case "changed":
      return noted(view, { [String(told.track) as TrackLabel]: told.to as string | number });
    case "moved":
    case "shown":
      return moved(view, event);
    case "encounter":
      return noted(view, { "~meet": String(told.place), "~met": texts(told.figures).join(" ") });
    case "token_seen":
      return noted(view, seen(told.figure, { of: told.of, token: told.token, role: told.role }));
    case "dog_seen":
      return noted(view, seen(told.figure, { of: "dog", token: HIDDEN, role: told.role }));
    case "voted":
      return noted(view, { [`~vote.${String(told.figure)}`]: String(told.against) });
    case "struck":
      return noted(view, { [`~strike.${String(told.place)}`]: Number(told.strength) });
    case "driven_off":
      return noted(view, { "~place": String(told.place), "~driven": String(told.figure) });
    case "absorbed":
      return noted(view, { "~place": String(told.place), "~absorbed": String(told.figure) });
    case "wrecked":
      return noted(view, { "~place": String(told.place), "~wrecked": Number(told.strength) });
    case "role_revealed":
      return noted(view, { [`~role.${String(told.figure)}`]: String(told.role), "~shown": String(told.figure) });
    case "dice_rolled":
      return noted(view, { "~dice": texts(told.faces).join(" ") });
    case "chose":
      return chosen(view, String(told.verb) as Verb, String(told.option ?? ""));
    case "game_ended":
      return { ...view, ending: String(told.ending) };
    default:
      return view;
  }
}

function seen(figure: unknown, told: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [`~${name}.${String(figure)}`, String(value ?? HIDDEN)]));
}

/** Answers that a scene shows before what follows from them. */
function chosen(view: ViewWire, verb: Verb, option: string): ViewWire {
  const words = option.split(" ");
  if (verb === "test_blood" || verb === "test_fire") return noted(view, { "~tested": words[1] ?? "" });
  if (verb === "avoid") return noted(view, { "~avoids": words[2] ?? "" });
  if (verb === "cancel_die") return noted(view, { [`~die.${words[1]}`]: "cancelled" });
  if (verb === "set_die") return noted(view, { [`~die.${words[1]}`]: words[2] ?? "" });
  return view;
}

function noted(view: ViewWire, tracks: View["tracks"]): ViewWire {
  return { ...view, tracks: { ...view.tracks, ...tracks } as ViewWire["tracks"] };
}

function moved(view: ViewWire, event: GameEvent): ViewWire {
  const { told } = event;
  const from = String(told.from) as ZoneLabel;
  const to = String(told.to) as ZoneLabel;
  const cards = texts(told.cards);
  const count = Number(told.count ?? cards.length);
  const source = view.zones[from];
  const target = view.zones[to];
  if (!source || !target || from === to) return view;
  return { ...view, zones: { ...view.zones, [from]: without(source, cards, count), [to]: withMore(target, cards, count) } };
}

function without(zone: ZoneWire, cards: string[], count: number): ZoneWire {
  const left = zone.cards && [...zone.cards];
  for (let at = 0; left && at < count; at++) {
    const last = left.lastIndexOf(cards[at] ?? HIDDEN);
    left.splice(last >= 0 ? last : left.length - 1, 1);
  }
  return { ...zone, count: zone.count === null ? null : Math.max(0, zone.count - count), cards: left };
}

function withMore(zone: ZoneWire, cards: string[], count: number): ZoneWire {
  const added = Array.from({ length: count }, (_, at) => cards[at] ?? HIDDEN);
  const isSeen = zone.cards !== null || cards.length > 0;
  return {
    ...zone,
    count: zone.count === null ? null : zone.count + count,
    cards: isSeen ? [...(zone.cards ?? Array.from({ length: zone.count ?? 0 }, () => HIDDEN)), ...added] : null,
  };
}

export function texts(told: unknown): string[] {
  return Array.isArray(told) ? told.map(String) : [];
}
