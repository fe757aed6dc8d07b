"""The texts of actions that name nothing: they use the room the figure is in, or its character sheet."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turncoat.games.unfathomable.content.sheets import ABILITIES, FEATS
from turncoat.kernel.effects import Effect
from turncoat.texts.lines import Line
from turncoat.texts.unfathomable.components import sheet_text, space_component

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer


def room_lines(printer: "Printer", space: str) -> list[Line]:
    return space_component(printer, printer.game.names.lists["space"].index(space)).lines


def ability_lines(printer: "Printer", character: str) -> list[Line]:
    return _of_sheet(printer, character, "ability", ABILITIES)


def feat_lines(printer: "Printer", character: str) -> list[Line]:
    return _of_sheet(printer, character, "feat", FEATS)


def _of_sheet(printer: "Printer", character: str, kind: str, printed: Mapping[int, Effect]) -> list[Line]:
    return sheet_text(printer, printer.game.names.lists["character"].index(character), kind, printed)
