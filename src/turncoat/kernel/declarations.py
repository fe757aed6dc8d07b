"""Declarations of a game, in groups: vocabulary, content, reactions, the die and the printed board.

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

Facts: TypeAlias = dict[str, dict[str, str | int | list[int]]]

NO_TRIGGER: Final = -1


class Vocabulary:
    """Names of a game's verbs, endings, sides, events and settings in files and protocols. `names` adds the
    game's own kinds of names (space, character, ...), each as a list in numerical order."""

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
    """The content of cards. `nodes` are the game's classes of effects, amounts and selectors; `named` are the
    functions behind `Named` effects. `card_effects` has the effects of cards. `card_rules` gives, by family,
    the rule by which cards act; `ability_rule` is the rule of effects that are not printed on a card."""

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
    """The triggers of windows, in numerical order. By `order_rule` the current player chooses the first of
    several seats that react at once; without it seats react in turn order."""

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
    """Numbers printed on the board or on cards, in an order that each game defines. `corrections` are the
    differences from our own numbers, by path (boards.py): saves, records and tables carry them. Files name
    them from version `since` on; for earlier files the board is that of the program. `facts` are other
    printed numbers, by name, for pages that draw components; they are the same at every table."""

    def __init__(
        self,
        numbers: list[int] | None = None,
        corrections: dict[str, Json] | None = None,
        since: int = 1,
        facts: Facts | None = None,
    ) -> None:
        self.numbers: Final[list[int]] = numbers or []
        self.corrections: Final[dict[str, Json]] = corrections or {}
        self.since: Final = since
        self.facts: Final[Facts] = facts or {}
