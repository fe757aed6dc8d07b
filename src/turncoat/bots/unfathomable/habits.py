"""Habits of players of Unfathomable: simple weights, good enough for ships to arrive now and then.

`sail`: every seat works for the ship, regardless of its loyalty. `betray`: traitors reveal themselves, most
of them after the awakening, and do harm, in checks too. `tinker`: use every possibility, and trade.
"""

from typing import Final

from turncoat.bots.habits import Habit
from turncoat.games.unfathomable.board import (
    AT,
    DEEP_ONES,
    FUEL,
    HAND,
    LOYALTY,
    LOYALTY_DEALT,
    ON_DECK,
    REVEALED,
    RITUAL,
    TRAVEL,
)
from turncoat.games.unfathomable.board import DAMAGE as DAMAGED
from turncoat.games.unfathomable.cards import (
    CULTIST,
    HYBRID,
    LORE,
    SKILLS,
    STRENGTH,
    TREACHERY,
    skill_of,
    value_of,
)
from turncoat.games.unfathomable.content.characters import SKILL_SETS
from turncoat.games.unfathomable.content.damage import BY_ANY_SKILL, repair_skill_of
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.rules.paying import PAYING
from turncoat.games.unfathomable.rules.performing import LEFT
from turncoat.games.unfathomable.rules.reactions.turn_windows import PLUNDER
from turncoat.games.unfathomable.rules.skill_check import CHECK, SUPPORTING
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    CHAPEL,
    FIRST_DECK,
    FIRST_ROOM,
    GALLEY,
    ROOMS,
    SPACES,
    Space,
)
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View

LIKED: Final = {
    "attack_deep_one": 80.0,
    "attack": 10.0,
    "repair": 150.0,
    "rescue": 8.0,
    "use_room": 5.0,
    "use_tome": 6.0,
    "use_item": 40.0,
    "use_ability": 6.0,
    "use_feat": 30.0,
    "use_kept": 3.0,
    "play": 6.0,
    "trade": 0.2,
    "move": 0.1,
    "reveal": 0.02,
    "end_actions": 0.01,
    "pass": 2.0,
    "shrug_off": 20.0,
    "heal": 10.0,
    "intervene": 10.0,
    "use_ward": 10.0,
    "raise_total": 2.0,
    "lower_total": 0.1,
    "equip_up": 0.3,
    "equip_down": 0.02,
    "lower_die": 0.1,
}
WORK: Final = {
    "fight_inside": 30.0,
    "fight_on_deck": 15.0,
    "repair": 30.0,
    "engine": 100.0,
    "ritual": 6.0,
    "supper": 5.0,
}
CARDS_LIKED: Final = {
    "rampage": 60.0,
    "shrivelling": 60.0,
    "lesser_banishment": 25.0,
    "true_grit": 30.0,
    "coordinated_effort": 20.0,
}
TINKERED: Final = {
    "use_item": 30.0,
    "use_kept": 30.0,
    "use_ability": 15.0,
    "use_feat": 15.0,
    "use_room": 8.0,
    "use_tome": 12.0,
    "trade": 3.0,
    "play": 6.0,
    "move": 0.7,
    "reveal": 0.1,
    "end_actions": 0.1,
    "pass": 0.5,
    "done": 0.5,
}
HARMFUL: Final = {
    "attack": 20.0,
    "defeat_passenger": 20.0,
    "play": 15.0,
    "ransack": 8.0,
    "perform_rites": 8.0,
    "treachery_instead_of": 3.0,
    "end_actions": 0.1,
}


def sail(seen: View, option: OptionWire) -> float:
    verb, arguments = option["verb"], option["arguments"]
    here = seen.tracks[AT + seen.seat]
    if "card" in arguments:
        return _liked_card(seen, verb, str(arguments["card"]))
    if verb == "take_character":
        return 1.0 + 3 * SKILL_SETS[seen.game.names.number("character", arguments["character"])][STRENGTH]
    if verb == "draw_from":
        return 3.0 if arguments["skill"] == SKILLS[STRENGTH] else 1.0
    if verb == "move":
        work = _work_at(seen, seen.game.names.number("space", arguments["to"]))
        return LIKED["move"] + (work if seen.stack[-1].v[LEFT] > 1 else work / 10)
    if verb == "use_room" and here in (BOILER_ROOM, CHAPEL, GALLEY):
        return LIKED["use_room"] + 3 * _work_at(seen, here)
    if verb == "pick_track":
        wanted = RITUAL if _deep_ones(seen) > 7 else TRAVEL
        return 4.0 if seen.game.names.number("track", arguments["track"]) == wanted else 1.0
    return LIKED.get(verb, 1.0)


def _liked_card(seen: View, verb: str, name: str) -> float:
    """Strength is kept for the engine, where a high card saves fuel; long ways are sailed first."""
    card = seen.game.layout.card_named[name]
    if verb == "add":
        if not supports(seen, name):
            return 0.02
        return 0.3 if skill_of(card) == STRENGTH else 3.0
    if verb == "discard" and seen.stack[-1].procedure == PAYING.number:
        return float(value_of(card)) ** 3
    if verb == "resolve" and card in DISTANCES:
        return float(DISTANCES[card]) ** 3
    if verb == "play":
        return CARDS_LIKED.get(name.split(":", maxsplit=1)[0], LIKED["play"])
    return LIKED.get(verb, 1.0)


def _work_at(seen: View, space: Space) -> float:
    """The weight of work in a space for a seat that has the means."""
    if seen.tracks[DEEP_ONES + space]:
        return WORK["fight_inside"] if space >= FIRST_ROOM else WORK["fight_on_deck"]
    if FIRST_ROOM <= space < FIRST_ROOM + ROOMS and seen.zones[DAMAGED + space - FIRST_ROOM]:
        skill = repair_skill_of(seen.zones[DAMAGED + space - FIRST_ROOM][0])
        enough = _worth(seen, skill) >= 3 if skill != BY_ANY_SKILL else len(seen.zones[HAND + seen.seat]) > 2
        return WORK["repair"] if enough else 0.0
    if space == BOILER_ROOM:
        return WORK["engine"] if _worth(seen, STRENGTH) > 2 and seen.tracks[FUEL] > 1 else 0.0
    if space == CHAPEL:
        return WORK["ritual"] if _worth(seen, LORE) and _deep_ones(seen) > 7 else 0.0
    return WORK["supper"] if space == GALLEY and len(seen.zones[HAND + seen.seat]) < 4 else 0.0


def _worth(seen: View, skill: int) -> int:
    return sum(value_of(card) for card in seen.zones[HAND + seen.seat] if skill_of(card) == skill)


def _deep_ones(seen: View) -> int:
    """The number of Deep Ones on board and around it."""
    return sum(seen.tracks[DEEP_ONES : DEEP_ONES + SPACES])


def tinker(seen: View, option: OptionWire) -> float:
    if option["verb"] in ("add", "move", "pick_track"):
        return sail(seen, option)
    return TINKERED.get(option["verb"], 1.0)


def betray(seen: View, option: OptionWire) -> float:
    verb, arguments = option["verb"], option["arguments"]
    own = seen.zones[LOYALTY + seen.seat]
    is_revealed = bool(seen.tracks[REVEALED + seen.seat])
    if not is_revealed and HYBRID not in own and CULTIST not in own:
        return sail(seen, option)
    if verb == "add":
        return 0.2 if supports(seen, str(arguments["card"])) else 2.0
    if verb == "reveal":
        return 20.0 if seen.tracks[LOYALTY_DEALT] > 1 else 2.0
    if is_revealed and verb == "move":
        return _prey_at(seen, seen.game.names.number("space", arguments["to"]))
    return HARMFUL.get(verb, 1.0) if is_revealed else sail(seen, option)


def _prey_at(seen: View, space: Space) -> float:
    """The prey in a space: unguarded passengers, stores to ransack, humans."""
    is_guarded = space in seen.tracks[AT : AT + seen.seats]
    if FIRST_DECK <= space < FIRST_ROOM and seen.zones[ON_DECK + space - FIRST_DECK] and not is_guarded:
        return 15.0
    return 3.0 if is_guarded or space in PLUNDER else 0.3


def supports(seen: View, name: str) -> bool:
    """Whether a card supports the running check."""
    skill = skill_of(seen.game.layout.card_named[name])
    for f in reversed(seen.stack):
        if f.procedure == CHECK.number:
            return skill != TREACHERY and f.v[SUPPORTING] >> skill & 1 == 1
    return False


HABITS: Final[tuple[Habit, ...]] = (sail, betray, tinker)
