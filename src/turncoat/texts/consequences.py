"""Printed texts of an option: of the card, the room or the sheet that it is about. The seat may read them anyway."""

from functools import cache
from typing import Final

from turncoat.games.catalog import GAMES
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import OptionWire, ViewWire
from turncoat.texts.components.catalog import components_of
from turncoat.texts.components.printed import Printer
from turncoat.texts.games import texts_of

# Kinds of argument that have a text of their own
PRINTED: Final = ("card", "space", "place", "character")


@cache
def _printed(game: str, language: str) -> dict[tuple[str, str], list[str]]:
    """By kind and name: the lines of every component."""
    return {
        (component.kind, component.name): [line.text for line in component.lines]
        for group in components_of(GAMES[game], language)
        for component in group.components
    }


class Consequences:
    """Of one seat, in one language."""

    def __init__(self, game: Game, language: str, view: ViewWire, seat: Seat) -> None:
        self.game: Final = game
        self.language: Final = language
        self.view: Final = view
        self.seat: Final = seat
        self._kinds: Final = {verb.name: verb.arguments for verb in game.verbs}

    def lines(self, option: OptionWire) -> list[str]:
        """Empty: its words say everything."""
        verb = option["verb"]
        used = texts_of(self.game.name).used.get(verb)
        if used is not None:
            printer = Printer(self.game, self.language)
            return [line.text for line in used(printer, self.view, self.seat)]
        found: list[str] = []
        for label, kind in self._kinds[verb]:
            if kind in PRINTED:
                found += self._about(kind, str(option["arguments"][label]))
        return found

    def _about(self, kind: str, name: str) -> list[str]:
        """Cards that differ in their value only have one text."""
        return _printed(self.game.name, self.language).get((kind, name.partition(":")[0]), [])
