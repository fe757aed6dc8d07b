"""The texts room's object for one game. `texts/games.py` lists these objects, one per game; all other modules here are general.

Its sentences and names are files: `texts/LANGUAGE/GAME/*.ftl` and `texts/numbers/GAME/*.tsv`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from turncoat.kernel.shapes import Json, OptionWire
from turncoat.kernel.views import View
from turncoat.texts.components.component import Group
from turncoat.texts.lines import Line
from turncoat.texts.phrases import Phrase
from turncoat.texts.story.joins import StoryTexts

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer
    from turncoat.texts.effects import EffectTexts

NodeLines: TypeAlias = Callable[["EffectTexts", list[Json], str | Phrase], list[Line]]
OptionLines: TypeAlias = Callable[["Printer", str], list[Line]]
Stake: TypeAlias = tuple[str, dict[str, int]]  # a message with its numbers
OptionStakes: TypeAlias = Callable[[View, OptionWire], list[Stake]]


def all_cards(printer: "Printer") -> list[Group]:
    """Every family of cards, as components of a game that has nothing else."""
    return [printer.cards(family) for family in printer.game.layout.families]


@dataclass(frozen=True)
class GameTexts:
    """Texts of one game beside its Fluent files. Only the name is needed."""

    game: str
    components: Callable[["Printer"], list[Group]] = all_cards
    quiet: frozenset[str] = frozenset()  # messages that the log leaves out
    story: StoryTexts = field(default_factory=StoryTexts)  # how the log joins lines
    signs: Mapping[str, str] = field(default_factory=dict)  # of named elements, in plain text
    internal: frozenset[str] = (
        frozenset()
    )  # tracks and zones that a table of places leaves out: the engine's own counters
    counted: frozenset[str] = frozenset()  # tracks and zones whose keys are numbers, not names
    everything: int | None = None  # the number that stands for "all of them" in effects
    nodes: Mapping[str, NodeLines] = field(
        default_factory=dict
    )  # effects that need more than one clause, by kind
    choosing: frozenset[str] = frozenset()  # effects whose branches are the options of their question
    used: Mapping[str, tuple[str, OptionLines]] = field(
        default_factory=dict
    )  # by verb: the open track of the seat that says what an option uses without naming it, and the text of that
    unprinted: frozenset[str] = (
        frozenset()
    )  # verbs that only name a thing: what is printed on it is not what they do
    stakes: Mapping[str, OptionStakes] = field(
        default_factory=dict
    )  # by verb: the numbers of an option in the position that the asked seat sees
    intents: Mapping[str, str] = field(
        default_factory=dict
    )  # by verb: what a player wants with it, `intent-NAME`; many answers are grouped by it
