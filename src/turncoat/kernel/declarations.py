"""What a game declares about itself, in groups: vocabulary, content, reactions, the die and the printed board.

A game passes them to `Game`, which puts the kernel's own verbs, events, settings and nodes before them.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.kernel.effects import Effect
from turncoat.kernel.events import EventKind
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card
from turncoat.kernel.nodes import Node
from turncoat.kernel.settings import Setting
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.verbs import Verb
from turncoat.kernel.windows import Trigger

NamedFunction: TypeAlias = Callable[[State, Frame], None]
Migration: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]

NO_TRIGGER: Final = -1


class Vocabulary:
    """What files and protocols call the verbs, endings, sides, events and settings of a game; `names` adds kinds of its
    own (space, character, ...), each with its names in the order of their numbers."""

    def __init__(
        self,
        verbs: list[Verb],
        endings: list[str],
        sides: list[str],
        *,
        events: list[EventKind] | None = None,
        settings: list[Setting] | None = None,
        names: dict[str, list[str]] | None = None,
    ) -> None:
        self.verbs: Final = verbs
        self.endings: Final = endings
        self.sides: Final = sides
        self.events: Final[list[EventKind]] = events or []
        self.settings: Final[list[Setting]] = settings or []
        self.names: Final[dict[str, list[str]]] = names or {}


class Content:
    """What cards are made of. `nodes` are the game's classes of effects, amounts and selectors; `named` are the functions
    behind `Named` effects.

    `card_effects` says what a card does, where that is an effect. `card_rules` gives, by family, the rule by which cards
    act; `ability_rule` is the rule of effects that are printed on no card.
    """

    def __init__(
        self,
        nodes: list[type[Node]] | None = None,
        *,
        named: dict[str, NamedFunction] | None = None,
        card_effects: dict[Card, Effect] | None = None,
        card_rules: dict[str, str] | None = None,
        ability_rule: str = "",
    ) -> None:
        self.nodes: Final[list[type[Node]]] = nodes or []
        self.named: Final[dict[str, NamedFunction]] = named or {}
        self.card_effects: Final[dict[Card, Effect]] = card_effects or {}
        self.card_rules: Final[dict[str, str]] = card_rules or {}
        self.ability_rule: Final = ability_rule


class Reactions:
    """The triggers of windows, in the order of their numbers. By `order_rule` the current player chooses the first of
    several seats that react at once; empty: they react in turn order."""

    def __init__(self, triggers: list[Trigger] | None = None, *, order_rule: str = "") -> None:
        self.triggers: Final[list[Trigger]] = triggers or []
        self.order_rule: Final = order_rule


class DieRules:
    """The game's die, the rule by which it is rolled, and the triggers of the windows before and after a roll."""

    def __init__(
        self, sides: int = 6, rule: str = "", *, before: int = NO_TRIGGER, after: int = NO_TRIGGER
    ) -> None:
        self.sides: Final = sides
        self.rule: Final = rule
        self.before: Final = before
        self.after: Final = after


class PrintedBoard:
    """Numbers printed on the board or on cards; each game gives them their order.

    `corrections` are the differences from our own numbers, by path (boards.py): saves, records and tables carry them.
    Files say so from version `since` on; earlier files leave the board to the program.
    """

    def __init__(
        self, numbers: list[int] | None = None, corrections: dict[str, Json] | None = None, since: int = 1
    ) -> None:
        self.numbers: Final[list[int]] = numbers or []
        self.corrections: Final[dict[str, Json]] = corrections or {}
        self.since: Final = since
