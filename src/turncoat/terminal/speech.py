"""Texts for one reader in the language of the table; all of them come from `texts`."""

from collections.abc import Mapping
from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import ViewWire
from turncoat.terminal.saving import NO_REGULARS
from turncoat.texts.asking import AskTexts
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of, regular_name, seat_names
from turncoat.texts.phrases import Arguments, Phrase, key
from turncoat.texts.words import Words

ANY: Final = "any"  # the engine's notation of an order for every trigger


class Speech:
    """Rebuilt for each view, since players get characters during the game. The reader may be SPECTATOR."""

    def __init__(
        self,
        game: Game,
        words: Words,
        view: ViewWire,
        reader: Seat,
        regulars: Mapping[Seat, str] = NO_REGULARS,
    ) -> None:
        self.game: Final = game
        self.words: Final = words
        self.reader: Final = reader
        self.regulars: Final = regulars
        seats: list[str | Phrase] = [*seat_names(words, view["seats"])]
        for seat, regular in regulars.items():
            seats[seat] = regular_name(words, regular)
        self.names: Final = Names(game, words, people_of(game, characters_of(view), words, seats, reader))
        self.asks: Final = AskTexts(self.names)
        self.log: Final = LogTexts(self.names)

    def say(self, message: str, arguments: Arguments | None = None) -> str:
        return self.words.say(message, arguments)

    def title(self) -> str:
        return self.words.say(f"game-{key(self.game.name)}")

    def player(self, seat: Seat) -> str:
        return self.names.label(seat)

    def players(self, seats: list[Seat]) -> str:
        return self.names.list_texts([self.player(seat) for seat in seats])

    def verb(self, name: str) -> str:
        return self.words.say(f"verb-{key(name)}")

    def rule(self, rule: str) -> str:
        """The citation of a rule; empty if there is none."""
        return self.words.say("terminal-rule", {"rule": rule}) if rule else ""

    def order(self, order: str) -> str:
        """A standing order in words, from the engine's notation."""
        verb, trigger, until = order.split(" ")
        told = {"action": self.verb(verb), "moment": self.trigger(trigger), "until": until}
        return self.words.say("terminal-order", told)

    def trigger(self, trigger: str) -> str:
        if trigger == ANY:
            return self.words.say("terminal-any-moment")
        return self.words.say(f"trigger-{key(trigger)}")

    def until(self, until: str) -> str:
        """An order's duration, as a player types it."""
        return self.words.say(f"terminal-until-{key(until)}")

    def triggers(self) -> list[str]:
        """Names of the triggers that a standing order can be for, in the engine's notation."""
        return [ANY, *(trigger.name for trigger in self.game.triggers)]
