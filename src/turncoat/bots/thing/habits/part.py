"""Habits of players of The Thing: they keep the station warm and fed, repair the radio and a vehicle, and leave.

`survive`: every seat works for that, on either side. `play_one_s_part`: hidden aliens lay Alien tokens,
sabotage by their cards and as leaders, and reveal themselves now and then; revealed ones strike. `meddle`:
use every possibility, burn, trade, test, reveal. `hunt`: aliens reveal themselves at once and strike where
fire waits for them; the others fetch it.
"""

from typing import Final

from turncoat.bots.habits import Habit
from turncoat.bots.thing.habits.survival import LIKED, best_need, card_of, number, survive
from turncoat.bots.thing.habits.view import harm, has_fire, is_known_human
from turncoat.bots.thing.station import people_at
from turncoat.games.thing.board import (
    ALIEN,
    AT,
    DISC,
    REVEALED,
    ROLE,
    ROUND,
    SABOTAGE,
    STATUS,
    plan_of,
)
from turncoat.games.thing.numbers import RED
from turncoat.games.thing.places import ARSENAL, HELICOPTER, KENNEL
from turncoat.games.thing.rules.actions import CARD, GIVING
from turncoat.games.thing.rules.people import is_shared, table_size
from turncoat.games.thing.rules.strikes import STRIKE, proposal_of
from turncoat.kernel.ids import verb_of
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View

MEDDLED: Final = {
    "special": 0.5,
    "use_tools": 15.0,
    "use_fuel": 15.0,
    "avoid": 3.0,
    "use_fire": 10.0,
    "burn": 15.0,
    "burn_with_die": 15.0,
    "shine": 8.0,
    "volunteer": 15.0,
    "run_blood": 15.0,
    "run_fire": 15.0,
    "reveal_self": 0.3,
    "offer_gift": 0.3,
    "offer_swap": 0.3,
    "show_keys": 10.0,
    "board": 8.0,
    "let_in": 5.0,
    "set_die": 1.0,
    "reroll_die": 5.0,
    "other_weather": 3.0,
}

HUNTED: Final = {"reveal_self": 30.0, "use_fire": 100.0, "avoid": 0.01, "burn": 0.01, "burn_with_die": 0.01}


# Aliens


def play_one_s_part(seen: View, option: OptionWire) -> float:
    if is_shared(seen.seats) or seen.tracks[ROLE + seen.seat] != ALIEN:
        return survive(seen, option)
    return _strike(seen, option) if seen.tracks[STATUS + seen.seat] == REVEALED else _hide(seen, option)


def _hide(seen: View, option: OptionWire) -> float:
    verb = option["verb"]
    if verb == "lay_alien":
        return 2.0
    if verb == "work":
        uncertain = [
            one for one in people_at(seen, number(seen, option, "place")) if not is_known_human(seen, one)
        ]
        return survive(seen, option) * (1 + len(uncertain))
    if verb in ("give_action", "take_action"):
        return (
            4.0 if card_of(seen, option) == SABOTAGE and not _is_watched(seen) else survive(seen, option) / 10
        )
    if verb == "exchange":
        return 0.1 if card_of(seen, option) == SABOTAGE else 1.0
    if verb == "give_to" and seen.stack[-1].procedure == GIVING.number:
        if seen.stack[-1].v[CARD] == SABOTAGE:
            return 0.2 + harm(seen, seen.tracks[AT + number(seen, option, "figure")])
        return 1.0
    if verb == "reveal_self":
        is_pressed = (
            seen.tracks[DISC + seen.seat] * 4 > seen.game.numbers[RED + table_size(seen.seats) - 4] * 3
        )
        return (0.7 if is_pressed else 0.2) * min(1.0, seen.tracks[ROUND] / 4)
    if verb in ("use_fire", "avoid", "burn"):
        return 0.3
    if verb in ("test_blood", "test_fire"):
        return 5.0 if is_known_human(seen, number(seen, option, "figure")) else 0.3
    if verb == "mend":
        return 1.0 / survive(seen, option)
    if verb in ("board", "show_keys", "let_in"):
        return 15.0
    if verb in ("volunteer", "run_blood", "run_fire"):
        return 0.2
    return survive(seen, option)


def _is_watched(seen: View) -> bool:
    """T6.4: whether the seat is most suspicious, so that its cards are seen."""
    return seen.tracks[DISC + seen.seat] >= seen.game.numbers[RED + table_size(seen.seats) - 4]


def _strike(seen: View, option: OptionWire) -> float:
    """Strike where there is work, and figures are to be expected: with full strength, or in two places."""
    if option["verb"] == "put_strength":
        place = number(seen, option, "place")
        if place == KENNEL:
            return 3.0
        expected = 1.0 + max(best_need(seen, place, seen.seat), harm(seen, place))
        already = seen.tracks[plan_of(seen.seat) + place]
        return expected * (6.0 if already in (1, 2) else 1.0)
    if option["verb"] == "confirm" and seen.stack[-1].procedure == STRIKE.number:
        return 2.0 * LIKED[seen.game.verbs[verb_of(proposal_of(seen.stack[-1]))].name]
    return LIKED.get(option["verb"], 1.0)


# A player that tries everything


def meddle(seen: View, option: OptionWire) -> float:
    verb = option["verb"]
    if verb in MEDDLED:
        return MEDDLED[verb]
    if verb in ("work", "move_figure") and number(seen, option, "place") in (ARSENAL, HELICOPTER):
        return 15.0
    if verb == "give_to":
        figure = number(seen, option, "figure")
        if has_fire(seen, figure) or seen.tracks[AT + figure] == HELICOPTER:
            return 30.0
    return play_one_s_part(seen, option)


# An early fight: the only way to reach games in which an alien runs out of strength


def hunt(seen: View, option: OptionWire) -> float:
    verb = option["verb"]
    if verb == "put_strength":
        return (
            50.0
            if any(has_fire(seen, one) for one in people_at(seen, number(seen, option, "place")))
            else 1.0
        )
    if verb in HUNTED:
        return HUNTED[verb]
    if verb in ("work", "move_figure") and number(seen, option, "place") == ARSENAL:
        return 1.0 if has_fire(seen, seen.seat) else 50.0
    return survive(seen, option)


HABITS: Final[tuple[Habit, ...]] = (survive, play_one_s_part, meddle, hunt)
