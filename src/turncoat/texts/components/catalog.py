"""All components of any game, and how they are written out."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.texts.components.component import Group
from turncoat.texts.components.printed import Printer
from turncoat.texts.games import texts_of
from turncoat.texts.lines import Line
from turncoat.texts.symbols import plain

INDENT: Final = "  "
BULLET: Final = "• "


def components_of(game: Game, language: str) -> list[Group]:
    return texts_of(game.name).components(Printer(game, language))


def write_groups(groups: list[Group]) -> str:
    """Format components as plain text: headings, titles and indented lines."""
    lines = []
    for group in groups:
        lines.append(f"# {group.title}\n")
        for component in group.components:
            lines.append(f"## {component.title}")
            lines.extend(_line(line) for line in component.lines)
            lines.append("")
    return "\n".join(lines)


def _line(line: Line) -> str:
    return INDENT * line.depth + (BULLET if line.is_item else "") + plain(line.text)
