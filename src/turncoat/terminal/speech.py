"""Texts for one reader in the language of the table; all of them come from `texts`."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.names import NONE_NAME, NUMBER, SEAT
from turncoat.kernel.shapes import ViewWire
from turncoat.texts.asking import AskTexts
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of
from turncoat.texts.phrases import Arguments, key
from turncoat.texts.words import Words

ANY: Final = "any"  # the engine's notation of an order for every moment


class Speech:
    """Rebuilt for each view, since players get characters during the game. The reader may be SPECTATOR."""

    def __init__(self, game: Game, words: Words, view: ViewWire, reader: Seat) -> None:
        self.game: Final = game
        self.words: Final = words
        self.reader: Final = reader
        seats = [words.say("player-seat", {"n": seat}) for seat in range(view["seats"])]
        self.names: Final = Names(game, words, people_of(game, characters_of(view), words, seats, reader))
        self.asks: Final = AskTexts(self.names)
        self.log: Final = LogTexts(self.names)

    def say(self, message: str, arguments: Arguments | None = None) -> str:
        return self.words.say(message, arguments)

    def title(self) -> str:
        return self.words.say(f"game-{key(self.game.name)}")

    def player(self, seat: Seat) -> str:
        return str(self.names.seat(seat))

    def players(self, seats: list[Seat]) -> str:
        return self.names.listed([self.player(seat) for seat in seats])

    def verb(self, name: str) -> str:
        return self.words.say(f"verb-{key(name)}")

    def cards(self, cards: list[str]) -> str:
        """Card names sorted in the game's order, for cards whose order does not matter."""
        return self.names.cards(sorted(cards, key=self.game.layout.card_named.__getitem__))

    def is_switch(self, label: str) -> bool:
        """Whether the track is a boolean."""
        place = self.game.layout.tracks[self.game.layout.track_named[label]]
        return place.low == 0 and place.high == 1 and place.kind == NUMBER

    def track_value(self, label: str, value: str | int) -> str:
        if self.is_switch(label):
            return self.words.say("yes" if value else "no")
        kind = self.game.layout.tracks[self.game.layout.track_named[label]].kind
        if value == NONE_NAME or (kind == SEAT and value == NOBODY):
            return self.words.say("terminal-none")
        return str(self.names.of(kind, value))

    def rule(self, rule: str) -> str:
        """The citation of a rule; empty if there is none."""
        return self.words.say("terminal-rule", {"rule": rule}) if rule else ""

    def order(self, order: str) -> str:
        """A standing order in words, from the engine's notation."""
        verb, moment, until = order.split(" ")
        told = {"action": self.verb(verb), "moment": self.moment(moment), "until": until}
        return self.words.say("terminal-order", told)

    def moment(self, trigger: str) -> str:
        if trigger == ANY:
            return self.words.say("terminal-any-moment")
        return self.words.say(f"trigger-{key(trigger)}")

    def until(self, until: str) -> str:
        """An order's duration, as a player types it."""
        return self.words.say(f"terminal-until-{key(until)}")

    def moments(self) -> list[str]:
        """Names of the moments that a standing order can be for, in the engine's notation."""
        return [ANY, *(trigger.name for trigger in self.game.triggers)]
