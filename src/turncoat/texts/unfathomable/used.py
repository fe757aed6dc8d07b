"""The texts of actions that name nothing: they use the room the figure is in, or its character sheet."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turncoat.games.unfathomable.content.sheets import ABILITIES, FEATS
from turncoat.kernel.effects import Effect
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import ViewWire
from turncoat.texts.lines import Line
from turncoat.texts.unfathomable.components import sheet_text, space_component

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer


def room_used(printer: "Printer", view: ViewWire, seat: Seat) -> list[Line]:
    space = str(view["tracks"][f"at.{seat}"])
    return space_component(printer, printer.game.names.lists["space"].index(space)).lines


def ability_used(printer: "Printer", view: ViewWire, seat: Seat) -> list[Line]:
    return _of_sheet(printer, view, seat, "ability", ABILITIES)


def feat_used(printer: "Printer", view: ViewWire, seat: Seat) -> list[Line]:
    return _of_sheet(printer, view, seat, "feat", FEATS)


def _of_sheet(
    printer: "Printer", view: ViewWire, seat: Seat, kind: str, printed: Mapping[int, Effect]
) -> list[Line]:
    character = str(view["tracks"][f"character.{seat}"])
    return sheet_text(printer, printer.game.names.lists["character"].index(character), kind, printed)
