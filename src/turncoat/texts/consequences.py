"""Printed texts of an option: of the card, the room or the sheet that it is about. The seat may read them anyway."""

from functools import cache
from typing import Final

from turncoat.games.catalog import GAMES
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.layout import OPEN
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.state import State
from turncoat.kernel.views import View
from turncoat.texts.components.catalog import components_of
from turncoat.texts.components.printed import Printer
from turncoat.texts.games import texts_of

# Kinds of argument that have a text of their own
PRINTED: Final = ("card", "space", "place", "character")
NOTHING_USED: Final = ""


@cache
def _printed_lines(game: str, language: str) -> dict[tuple[str, str], list[str]]:
    """The lines of every component, by its kind and name."""
    return {
        (component.kind, component.name): [line.text for line in component.lines]
        for group in components_of(GAMES[game], language)
        for component in group.components
    }


def name_in_use(s: State | View, seat: Seat, verb: str) -> str:
    """The name of what an option with this verb uses without naming it, as the table stands."""
    used = texts_of(s.game.name).used.get(verb)
    if used is None:
        return NOTHING_USED
    layout = s.game.layout
    track = layout.track_named[f"{used[0]}.{seat}"]
    place = layout.tracks[track]
    assert place.sight == OPEN, place.label()
    return str(s.game.names.value_name(place.kind, s.tracks[track]))


def consequences(game: Game, language: str, option: OptionWire, used: str) -> list[str]:
    """Lines that say what an option does; none if its own words say everything. `used`: see `used_by`."""
    verb = option["verb"]
    if used != NOTHING_USED:
        _, lines_of = texts_of(game.name).used[verb]
        return [line.text for line in lines_of(Printer(game, language), used)]
    lines: list[str] = []
    if verb in texts_of(game.name).unprinted:
        return lines
    for label, kind in game.verbs[game.names.numbers["verb"][verb]].arguments:
        if kind in PRINTED:
            # Cards that differ in their value only have one text.
            name = str(option["arguments"][label]).partition(":")[0]
            lines += _printed_lines(game.name, language).get((kind, name), [])
    return lines
