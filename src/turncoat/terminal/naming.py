"""Identifiers of a game as a seat reads them: `look_out` is "look out", `hand.2` is "hand of seat 2" or "your hand".

Seats keep the engine's numbers, from 0, as the line protocol does.
"""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.names import NUMBER
from turncoat.kernel.shapes import Json
from turncoat.kernel.wire import OptionWire
from turncoat.terminal import words


def readable(identifier: str) -> str:
    return identifier.replace("_", " ")


def ruled(rule: str) -> str:
    """How a rule is cited; empty if there is none."""
    return words.RULE.format(rule=rule) if rule else ""


class Naming:
    """`seat` is who reads; SPECTATOR is nobody's "you"."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game: Final = game
        self.reader: Final = seat
        self._verb_kinds: Final = {verb.name: verb.arguments for verb in game.verbs}

    def seat(self, seat: Seat) -> str:
        return words.YOU if seat == self.reader else words.SEAT.format(seat=seat)

    def seats(self, seats: list[Seat]) -> str:
        return ", ".join(self.seat(seat) for seat in seats) or words.NONE

    def zone(self, label: str) -> str:
        place = self.game.layout.zones[self.game.layout.zone_named[label]]
        return self._place(place.name, place.key, place.owner)

    def track(self, label: str) -> str:
        place = self.game.layout.tracks[self.game.layout.track_named[label]]
        return self._place(place.name, place.key, place.owner)

    def _place(self, name: str, key: str, owner: Seat) -> str:
        if owner == NOBODY:
            return readable(f"{name} {key}".strip())
        if owner == self.reader:
            return words.YOUR.format(place=readable(name))
        return words.OF_SEAT.format(place=readable(name), seat=owner)

    def is_switch(self, label: str) -> bool:
        """Whether the track can hold nothing but yes or no."""
        place = self.game.layout.tracks[self.game.layout.track_named[label]]
        return place.low == 0 and place.high == 1 and place.kind == NUMBER

    def track_value(self, label: str, value: str | int) -> str:
        if self.is_switch(label):
            return words.YES if value else words.NO
        kind = self.game.layout.tracks[self.game.layout.track_named[label]].kind
        return self.value(kind, value)

    def value(self, kind: str, value: Json) -> str:
        """What a number or name of this kind is called."""
        if isinstance(value, list):
            return ", ".join(self.value(kind.removesuffix("*"), one) for one in value) or words.NONE
        if kind == "seat" and isinstance(value, int):
            return self.seat(value)
        if kind == "zone" and isinstance(value, str):
            return self.zone(value)
        if kind == "track" and isinstance(value, str):
            return self.track(value)
        if kind == "option" and isinstance(value, str):
            return self.option(value)
        return readable(str(value))

    def option(self, option_id: str) -> str:
        """An answer in words: `accuse 2` is "accuse seat 2"."""
        verb, *values = option_id.split(" ")
        return " ".join([readable(verb), *self._arguments(verb, values)])

    def arguments(self, option: OptionWire) -> str:
        return " ".join(self._arguments(option["verb"], option["id"].split(" ")[1:]))

    def _arguments(self, verb: str, values: list[str]) -> list[str]:
        named = []
        for (_, kind), value in zip(self._verb_kinds[verb], values, strict=True):
            named.append(self.value(kind, int(value) if kind == "seat" else value))
        return named

    def cards(self, cards: list[str]) -> str:
        """Cards in their order, neighbours that are equal told once."""
        told: list[tuple[str, int]] = []
        for card in cards:
            if told and told[-1][0] == card:
                told[-1] = (card, told[-1][1] + 1)
            else:
                told.append((card, 1))
        return ", ".join(
            readable(card) if count == 1 else words.COPIES.format(card=readable(card), count=count)
            for card, count in told
        )

    def sorted_cards(self, cards: list[str]) -> str:
        """Cards whose order does not matter, as the game lists them."""
        return self.cards(sorted(cards, key=self.game.layout.card_named.__getitem__))
