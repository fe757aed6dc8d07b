"""What texts know of one game. `texts/games.py` lists these objects, one per game; all other modules here are general.

Its sentences and names are files: `texts/LANGUAGE/GAME/*.ftl` and `texts/numbers/GAME/*.tsv`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json, ViewWire
from turncoat.texts.components.component import Group
from turncoat.texts.lines import Line
from turncoat.texts.phrases import Phrase

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer
    from turncoat.texts.effects import EffectTexts

NodeLines: TypeAlias = Callable[["EffectTexts", list[Json], str | Phrase], list[Line]]
OptionLines: TypeAlias = Callable[["Printer", ViewWire, Seat], list[Line]]


def all_cards(printer: "Printer") -> list[Group]:
    """Every family of cards, as components of a game that has nothing else."""
    return [printer.cards(family) for family in printer.game.layout.families]


@dataclass(frozen=True)
class GameTexts:
    """Only the name is needed."""

    game: str
    components: Callable[["Printer"], list[Group]] = all_cards
    quiet: frozenset[str] = frozenset()  # messages that the log leaves out
    signs: Mapping[str, str] = field(default_factory=dict)  # of named elements, in plain text
    counted: frozenset[str] = frozenset()  # tracks and zones whose keys are numbers, not names
    everything: int | None = None  # the number that stands for "all of them" in effects
    nodes: Mapping[str, NodeLines] = field(
        default_factory=dict
    )  # effects that need more than one clause, by kind
    choosing: frozenset[str] = frozenset()  # effects whose branches are the options of their question
    used: Mapping[str, OptionLines] = field(
        default_factory=dict
    )  # by verb: the text of what an option uses and does not name
