"""The components of The Thing: cards and tokens, the locations of the station, characters, the weather, dice."""

from typing import TYPE_CHECKING

from turncoat.games.thing.places import GONE
from turncoat.texts.components.component import Group

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer


def groups(printer: "Printer") -> list[Group]:
    game = printer.game
    groups = [printer.cards(family) for family in game.layout.families if family != "location"]
    lists = game.names.lists
    for kind, names in (
        ("place", lists["place"][:GONE]),
        ("character", lists["character"]),
        ("weather", lists["weather"]),
        ("face", lists["face"][:-1]),
    ):
        components = [printer.own(kind, name) for name in names]
        groups.append(printer.group(kind, f"heading-{kind}", components))
    return groups
