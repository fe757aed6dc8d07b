"""Habits of a human in The Thing, or of a seat that acts like one: for warmth, food, and a way out."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.thing.habits.view import (
    are_keys_found,
    chosen_vehicle,
    hands_wanted,
    harm,
    is_known_human,
    is_ready,
    is_suspicious,
    need,
)
from turncoat.bots.thing.station import figures_standing_at, has_dog, people_at, players
from turncoat.games.thing.board import (
    ACTIVATE,
    AT,
    BOILER_DEAD,
    DISC,
    FREEZING,
    HAND,
    LOOKING,
    LYING,
    REPAIR,
    RESCUE_FUEL,
    SABOTAGE,
    SAMPLE,
    SENT,
    SOS,
    STRENGTH,
    THREAT,
    WEATHER,
)
from turncoat.games.thing.numbers import RESCUE_FUEL_LAST
from turncoat.games.thing.places import DORMITORY, REC_ROOM, VEHICLES, Place
from turncoat.games.thing.rules import locations, weather
from turncoat.games.thing.rules.actions import CARD, GIVING
from turncoat.games.thing.rules.escape import ASKED, BOARDING
from turncoat.games.thing.rules.people import is_shared
from turncoat.games.thing.rules.shared import ACTOR, DIE, ROLLING, SABOTAGE_FACE, THREAT_FACE
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View

LIKED: Final = {
    "special": 0.03,
    "done": 1.0,
    "pass": 1.0,
    "use_tools": 20.0,
    "use_fuel": 8.0,
    "stay": 2.0,
    "use_fire": 15.0,
    "absorb": 15.0,
    "absorb_dog": 3.0,
    "wreck": 5.0,
    "leave_it": 0.1,
    "lay_alien": 0.7,
    "lay_human": 1.0,
    "drop_token": 1.0,
    "one_more": 6.0,
    "reveal_card": 4.0,
    "stop": 1.0,
    "offer_gift": 0.02,
    "offer_swap": 0.02,
    "accept": 5.0,
    "abstain": 3.0,
    "reveal_self": 0.02,
    "stay_behind": 1.0,
    "keep_out": 1.0,
    "shine": 5.0,
    "clear_plan": 0.1,
    "confirm": 0.2,
}
KEPT: Final = {
    "keys": 12.0,
    "fuel": 4.0,
    "tools": 5.0,
    "wire": 4.0,
    "flashlight": 1.0,
    "flamethrower": 12.0,
    "second_flamethrower": 12.0,
    "dynamite": 6.0,
    "firearm": 5.0,
    "melee": 2.0,
}
AVOIDED_WITH: Final = {"firearm": 3.0, "melee": 2.0}


def survive(seen: View, option: OptionWire) -> float:
    verb = option["verb"]
    look = BY_VERB.get(verb)
    return LIKED.get(verb, 1.0) if look is None else look(seen, option)


def number(seen: View, option: OptionWire, kind: str) -> int:
    return seen.game.names.number(kind, str(option["arguments"][kind]))


def card_of(seen: View, option: OptionWire) -> Card:
    return seen.game.layout.card_named[str(option["arguments"]["card"])]


def _work(seen: View, option: OptionWire) -> float:
    place = number(seen, option, "place")
    if place == REC_ROOM:
        return 0.3  # nothing can be done there
    best = max([need(seen, place, card, seen.seat) for card in seen.zones[HAND + seen.seat]], default=0.0)
    return 0.2 + best * _company(seen, place)


def _company(seen: View, place: Place) -> float:
    """Factor for the company in a place: high while more hands are wanted, low with suspects and dogs."""
    there = people_at(seen, place)
    factor = 1.4 ** len(there) if len(there) < hands_wanted(seen, place) else 0.3 ** len(there)
    for figure in there:
        if not is_known_human(seen, figure):
            factor *= 0.4 if is_suspicious(seen, figure) else 0.8
    if has_dog(seen, place):
        factor *= 0.3 if not there else 1.1
    return factor


def _swap(seen: View, option: OptionWire) -> float:
    bad = seen.zones[HAND + seen.seat].count(SABOTAGE)
    return (0.3, 0.5, 3.0, 20.0)[min(bad, 3)]


def _move_figure(seen: View, option: OptionWire) -> float:
    """With 1-3 players every meeting raises suspicion, so figures keep apart unless the work needs several."""
    place = number(seen, option, "place")
    if place == DORMITORY:
        return 3.0
    if place == REC_ROOM:
        return 0.3
    best = best_need(seen, place, number(seen, option, "figure"))
    there = len(people_at(seen, place))
    if there >= min(hands_wanted(seen, place), 3 if place == chosen_vehicle(seen) else 2):
        best *= 0.05
    return 0.1 + best * (0.15 if has_dog(seen, place) else 1.0)


def best_need(seen: View, place: Place, figure: int) -> float:
    return max(need(seen, place, ACTIVATE, figure), need(seen, place, REPAIR, figure))


def _is_safe(seen: View, figure: int) -> bool:
    """Whether the figure is far enough from the threat marker to cancel a die or two."""
    return seen.tracks[DISC + figure] + 2 < seen.tracks[THREAT]


def _roll_dice(seen: View, option: OptionWire) -> float:
    """High while a figure has work to do and would not turn into an alien for it."""
    for figure in players(seen):
        place = seen.tracks[AT + figure]
        if not seen.tracks[LYING + figure] and _is_safe(seen, figure):
            if best_need(seen, place, figure) > 8:
                return 30.0
    return 0.5


def _give_action(seen: View, option: OptionWire) -> float:
    card = card_of(seen, option)
    return 0.05 if card == SABOTAGE else 0.5 + need(seen, seen.tracks[AT + seen.seat], card, seen.seat)


def _take_action(seen: View, option: OptionWire) -> float:
    return 0.05 if card_of(seen, option) == SABOTAGE else 3.0


def _exchange(seen: View, option: OptionWire) -> float:
    return 8.0 if card_of(seen, option) == SABOTAGE else 0.1


def _give_to(seen: View, option: OptionWire) -> float:
    """Give an action to a seat that can use it, or otherwise to any."""
    figure = number(seen, option, "figure")
    place = seen.tracks[AT + figure]
    f = seen.stack[-1]
    if f.procedure == GIVING.number:
        if f.v[CARD] == SABOTAGE:
            return 1.0 / (0.2 + harm(seen, place))
        return (0.1 + need(seen, place, f.v[CARD], figure)) * len(figures_standing_at(seen, place)) ** 2
    if f.procedure == ROLLING.number:
        useful = [need(seen, place, face, figure) for face in _faces(f) if face in (ACTIVATE, REPAIR)]
        safety = 1.0 if _is_safe(seen, figure) else 0.1
        return 0.01 + max(useful, default=1.0) * len(figures_standing_at(seen, place)) * safety
    return 1.0


def _faces(f: Frame) -> list[int]:
    return f.v[DIE : DIE + 3]


def _cancel_die(seen: View, option: OptionWire) -> float:
    """Cancel a bad face, if no seat turns into an alien for it."""
    f = seen.stack[-1]
    face = f.v[DIE + int(option["arguments"]["die"])]
    if face not in (SABOTAGE_FACE, THREAT_FACE):
        return 0.02
    return 12.0 if _is_safe(seen, f.v[ACTOR]) else 0.5


def _set_die(seen: View, option: OptionWire) -> float:
    face = _faces(seen.stack[-1])[int(option["arguments"]["die"])]
    if face not in (SABOTAGE_FACE, THREAT_FACE):
        return 0.02
    return 20.0 if str(option["arguments"]["face"]) in ("activate", "repair") else 0.02


def _reroll_die(seen: View, option: OptionWire) -> float:
    face = _faces(seen.stack[-1])[int(option["arguments"]["die"])]
    return 25.0 if face in (SABOTAGE_FACE, THREAT_FACE) else 0.2


def _use_die(seen: View, option: OptionWire) -> float:
    actor = seen.stack[-1].v[ACTOR]
    return 1.0 + 3 * need(seen, seen.tracks[AT + actor], number(seen, option, "face"), actor)


def _avoid(seen: View, option: OptionWire) -> float:
    return AVOIDED_WITH.get(str(option["arguments"]["card"]), 0.5)


def _burn(seen: View, option: OptionWire) -> float:
    """High before the station is too cold."""
    return 8.0 if seen.tracks[BOILER_DEAD] and seen.tracks[FREEZING] > 3 else 0.1


def _pick_place(seen: View, option: OptionWire) -> float:
    """The worth of a place for fuel; other questions, about the order of encounters, have one value for all."""
    if seen.stack[-1].procedure == locations.READING.number:
        return 0.1 + need(seen, number(seen, option, "place"), ACTIVATE, seen.seat)
    return 1.0


def _new_weather(seen: View, option: OptionWire) -> float:
    f = seen.stack[-1]
    at = weather.ROLLED if f.procedure == weather.FORECAST.number else locations.ROLLED
    return _mildness(f.v[at])


def _other_weather(seen: View, option: OptionWire) -> float:
    return _mildness(seen.stack[-1].v[locations.SECOND])


def _old_weather(seen: View, option: OptionWire) -> float:
    return _mildness(seen.tracks[WEATHER])


def _mildness(of: int) -> float:
    return 8.0 ** -max(0, of)


def _keep(seen: View, option: OptionWire) -> float:
    name = str(option["arguments"]["card"])
    return 2.0 if name == "keys" and are_keys_found(seen) else KEPT.get(name, 1.0)


def _keep_token(seen: View, option: OptionWire) -> float:
    return 20.0 if SAMPLE in seen.zones[LOOKING + seen.seat] else 0.2


def _mend(seen: View, option: OptionWire) -> float:
    """More repairs are better; occasionally fewer are accepted."""
    return 4.0 ** int(option["arguments"]["damage"])


def _accuse(seen: View, option: OptionWire) -> float:
    figure = number(seen, option, "figure")
    return 3.0 if is_suspicious(seen, figure) else 0.5


def _volunteer(seen: View, option: OptionWire) -> float:
    """With 1-3 players a test that exposes an alien unleashes it, so figures wait until they could leave."""
    if is_shared(seen.seats) and not seen.tracks[STRENGTH]:
        return 10.0 if any(is_ready(seen, vehicle) for vehicle in VEHICLES) else 0.3
    return 10.0


def _test(seen: View, option: OptionWire) -> float:
    figure = number(seen, option, "figure")
    if is_known_human(seen, figure):
        return 0.02
    return 1.0 + seen.tracks[DISC + figure]


def _leave(seen: View, option: OptionWire) -> float:
    """Begin an escape: with 1-3 players once most figures are known; with more players the sooner the better."""
    if seen.stack[-1].procedure == BOARDING.number:
        return 20.0
    unknown = [figure for figure in players(seen) if not is_known_human(seen, figure)]
    is_late = seen.tracks[FREEZING] > 4 or (
        seen.tracks[SOS] > SENT and seen.tracks[RESCUE_FUEL] + 1 >= seen.game.numbers[RESCUE_FUEL_LAST]
    )
    if not is_shared(seen.seats):
        return 8.0 if is_late else 4.0
    is_pressed = seen.tracks[STRENGTH] > 0 or any(not _is_safe(seen, figure) for figure in players(seen))
    return 20.0 if is_late or is_pressed or len(unknown) < 3 else 3.0


def _let_in(seen: View, option: OptionWire) -> float:
    figure = seen.stack[-1].v[ASKED]
    if is_known_human(seen, figure):
        return 50.0
    return 0.4 if is_suspicious(seen, figure) else 2.0


Look = Callable[[View, OptionWire], float]
BY_VERB: Final[dict[str, Look]] = {
    "work": _work,
    "swap": _swap,
    "roll_dice": _roll_dice,
    "move_figure": _move_figure,
    "give_action": _give_action,
    "take_action": _take_action,
    "exchange": _exchange,
    "give_to": _give_to,
    "cancel_die": _cancel_die,
    "set_die": _set_die,
    "reroll_die": _reroll_die,
    "use_die": _use_die,
    "avoid": _avoid,
    "burn": _burn,
    "burn_with_die": _burn,
    "pick_place": _pick_place,
    "new_weather": _new_weather,
    "other_weather": _other_weather,
    "old_weather": _old_weather,
    "keep": _keep,
    "keep_token": _keep_token,
    "mend": _mend,
    "accuse": _accuse,
    "volunteer": _volunteer,
    "run_blood": _volunteer,
    "run_fire": _volunteer,
    "test_blood": _test,
    "test_fire": _test,
    "show_keys": _leave,
    "board": _leave,
    "let_in": _let_in,
}
