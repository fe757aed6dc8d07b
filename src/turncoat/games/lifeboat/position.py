"""Lifeboat's own words for position files, beside those that work for every game.

`hands` and `loyalty` by seat, `lashed` and `revealed` as lists of seats, `vows` by seat; `distance`, `hull`,
`rations`, `captain`, `watch_at`. `at` is a step of the turn; `run` takes weather cards and `damage+1`, `rations-1`,
`distance+1`.
"""

from typing import Final

from turncoat.games.lifeboat.board import (
    FACEUP,
    FIRST_WEATHER,
    LASHED,
    LOYALTY,
    REVEALED,
    WATCHES,
    WEATHER_NAMES,
    WRECKER,
)
from turncoat.games.lifeboat.content.weather import DECK
from turncoat.games.lifeboat.effects import Advance, Damage, LoseRations
from turncoat.games.lifeboat.rules.turn import TURN, VOYAGE
from turncoat.kernel.amounts import Number
from turncoat.kernel.effects import Effect
from turncoat.kernel.errors import BadInput
from turncoat.kernel.positions import fill_zone, set_track
from turncoat.kernel.reading import as_int, as_ints, as_object, as_texts, only_fields
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State

TRACK_WORDS: Final = ["distance", "hull", "rations", "captain", "watch_at"]
WORDS: Final = [*TRACK_WORDS, "hands", "loyalty", "vows", "lashed", "revealed"]


def place(s: State, position: dict[str, Json]) -> None:
    only_fields(position, WORDS, "")
    for name in TRACK_WORDS:
        if name in position:
            set_track(s, name, as_int(position[name], name))
    for seat, cards in _by_seat(s, position.get("hands", {}), "hands"):
        fill_zone(s, f"hand.{seat}", as_texts(cards, f"hands.{seat}"))
    for seat, cards in _by_seat(s, position.get("loyalty", {}), "loyalty"):
        _deal_loyalty(s, seat, as_texts(cards, f"loyalty.{seat}"))
    for seat, friend in _by_seat(s, position.get("vows", {}), "vows"):
        set_track(s, f"vow.{seat}", as_int(friend, f"vows.{seat}"))
    for seat in as_ints(position.get("lashed", []), "lashed"):
        s.tracks[LASHED + _seat(s, seat, "lashed")] = 1
    for seat in as_ints(position.get("revealed", []), "revealed"):
        _reveal(s, _seat(s, seat, "revealed"))


def _deal_loyalty(s: State, seat: int, cards: list[str]) -> None:
    """As many as there have been deals; other seats give theirs back until they are asked for."""
    if len(cards) != s.tracks[WATCHES]:
        raise BadInput("wrong_number_of_cards", f"loyalty.{seat}", "L1.2")
    others = [name for name in s.game.layout.zone_named if name.startswith("loyalty.")]
    wanted = [s.game.names.number("card", card) for card in cards]
    for name in others:
        zone = s.game.layout.zone_named[name]
        if zone != LOYALTY + seat and s.zones[zone]:
            _swap_for_unwanted(s, zone, wanted)
    fill_zone(s, f"loyalty.{seat}", cards)


def _swap_for_unwanted(s: State, zone: int, wanted: list[int]) -> None:
    """A seat that nothing was said of yet trades a wanted card for another from the deck."""
    deck = s.zones[s.game.layout.zone_named["loyalty_deck"]]
    for at, card in enumerate(s.zones[zone]):
        if card in wanted and card not in deck:
            spare = [other for other in deck if other not in wanted]
            if spare:
                deck.remove(spare[0])
                deck.append(card)
                s.zones[zone][at] = spare[0]


def _reveal(s: State, seat: int) -> None:
    if WRECKER not in s.zones[LOYALTY + seat]:
        raise BadInput("not_a_wrecker", f"revealed.{seat}", "L3.5")
    s.zones[LOYALTY + seat].remove(WRECKER)
    s.zones[FACEUP + seat].append(WRECKER)
    s.tracks[REVEALED + seat] = 1


def _by_seat(s: State, value: Json, where: str) -> list[tuple[int, Json]]:
    found = []
    for name, item in as_object(value, where).items():
        if not name.isdigit():
            raise BadInput("no_such_seat", f"{where}.{name}")
        found.append((_seat(s, int(name), where), item))
    return found


def _seat(s: State, seat: int, where: str) -> int:
    if not 0 <= seat < s.seats:
        raise BadInput("no_such_seat", f"{where}.{seat}")
    return seat


def go_to(s: State, step: str) -> None:
    """The current seat's turn, at one of its steps; the vows are made."""
    if step not in TURN.places:
        raise BadInput("unknown_step", step)
    s.stack.clear()
    VOYAGE.push(s, [])
    s.stack[-1].step = len(VOYAGE.steps)
    TURN.push(s, [s.current])
    TURN.go(s.stack[-1], step)


def effect_named(s: State, word: str) -> Effect:
    if word in WEATHER_NAMES:
        return DECK[s.game.layout.card_named[word] - FIRST_WEATHER].failed
    for track, sign in (("damage+", 1), ("rations-", 1), ("distance+", 1), ("distance-", -1)):
        amount = word.removeprefix(track)
        if amount != word and amount.isdigit():
            number = Number(int(amount) * sign)
            if track == "damage+":
                return Damage(number)
            return LoseRations(number) if track == "rations-" else Advance(number)
    raise BadInput("unknown_effect", word)
