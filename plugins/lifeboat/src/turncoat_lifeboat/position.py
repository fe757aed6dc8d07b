"""Keys of position files for Lifeboat, in addition to those of every game.

`hands` and `loyalty` by seat, `lashed` and `revealed` as lists of seats, `vows` by seat; `distance`, `hull`,
`rations`, `captain`, `watch_at`. `at` is a step of the turn; `run` takes weather cards and `damage+1`,
`rations-1`, `distance+1`.
"""

from typing import Final

from turncoat.kernel.amounts import Number
from turncoat.kernel.effects import Effect
from turncoat.kernel.errors import BadInput
from turncoat.kernel.positions import carry, set_track
from turncoat.kernel.procedures import END
from turncoat.kernel.reading import as_int, as_ints, as_object, as_texts, only_fields
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat_lifeboat.board import (
    FACEUP,
    FIRST_WEATHER,
    LASHED,
    LOYALTY,
    REVEALED,
    VOW,
    WATCHES,
    WEATHER_NAMES,
    WRECKER,
)
from turncoat_lifeboat.content.weather import DECK
from turncoat_lifeboat.effects import Advance, Damage, LoseRations
from turncoat_lifeboat.rules.turn import TURN, VOYAGE

TRACK_WORDS: Final = ["distance", "hull", "rations", "captain", "watch_at"]
WORDS: Final = [*TRACK_WORDS, "hands", "loyalty", "vows", "lashed", "revealed"]


def zones_said(s: State, position: dict[str, Json]) -> dict[str, list[str]]:
    said = {}
    for seat, cards in _by_seat(s, position.get("hands", {}), "hands"):
        said[f"hand.{seat}"] = as_texts(cards, f"hands.{seat}")
    for seat, cards in _by_seat(s, position.get("loyalty", {}), "loyalty"):
        said[f"loyalty.{seat}"] = as_texts(cards, f"loyalty.{seat}")
        if len(said[f"loyalty.{seat}"]) != s.tracks[WATCHES]:
            raise BadInput("wrong_number_of_cards", f"loyalty.{seat}", "L1.2")
    return said


def place(s: State, position: dict[str, Json]) -> None:
    only_fields(position, WORDS, "")
    for name in TRACK_WORDS:
        if name in position:
            set_track(s, name, as_int(position[name], name))
    for seat, friend in _by_seat(s, position.get("vows", {}), "vows"):
        if friend == seat:
            raise BadInput("vow_to_oneself", f"vows.{seat}", "L1.4")
        set_track(s, f"vow.{seat}", as_int(friend, f"vows.{seat}"))
    for seat in as_ints(position.get("lashed", []), "lashed"):
        s.tracks[LASHED + _seat(s, seat, "lashed")] = 1
    for seat in as_ints(position.get("revealed", []), "revealed"):
        _reveal(s, _seat(s, seat, "revealed"))


def _reveal(s: State, seat: int) -> None:
    if WRECKER not in s.zones[LOYALTY + seat]:
        raise BadInput("not_a_wrecker", f"revealed.{seat}", "L3.5")
    carry(s, WRECKER, LOYALTY + seat, FACEUP + seat)
    s.tracks[REVEALED + seat] = 1


def _by_seat(s: State, value: Json, where: str) -> list[tuple[int, Json]]:
    by_seat = []
    for name, item in as_object(value, where).items():
        if name not in [str(seat) for seat in range(s.seats)]:
            raise BadInput("no_such_seat", f"{where}.{name}")
        by_seat.append((int(name), item))
    return by_seat


def _seat(s: State, seat: int, where: str) -> int:
    if not 0 <= seat < s.seats:
        raise BadInput("no_such_seat", f"{where}.{seat}")
    return seat


def go_to(s: State, step: str) -> None:
    """The current seat's turn, at one of its steps; the vows are made."""
    if step == END or step not in TURN.places:
        raise BadInput("unknown_step", step)
    s.stack.clear()
    VOYAGE.push(s, [])
    VOYAGE.go(s.stack[-1], END)
    TURN.push(s, [s.current])
    TURN.go(s.stack[-1], step)
    if s.tracks[VOW] == 0:  # unset vows are to seat 0; seat 0 cannot vow to itself (L1.4)
        s.tracks[VOW] = 1


def effect_named(s: State, word: str) -> Effect:
    if word in WEATHER_NAMES:
        return DECK[s.game.layout.card_named[word] - FIRST_WEATHER].failed
    for track, sign in (("damage+", 1), ("rations-", 1), ("distance+", 1), ("distance-", -1)):
        amount = word.removeprefix(track)
        if amount != word and amount.isascii() and amount.isdigit() and len(amount) <= 2:
            number = Number(int(amount) * sign)
            if track == "damage+":
                return Damage(number)
            return LoseRations(number) if track == "rations-" else Advance(number)
    raise BadInput("unknown_effect", word)
