"""Effects on hands of skill cards and on the chaos deck (10, 41)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import HAND
from turncoat.games.unfathomable.cards import skill_of
from turncoat.games.unfathomable.rules.chaos import add_treachery, rebuild_chaos
from turncoat.games.unfathomable.rules.paying import discard_for_value, exchange
from turncoat.games.unfathomable.rules.skill_cards import (
    NOT_TREACHERY,
    choose_and_draw,
    discard_cards,
    own_skills,
)
from turncoat.kernel.amounts import Amount, Condition
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import YOU, Frame
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State

ALL: Final = 99


class Discard(Effect):
    """You discard a number of cards of your choice, or all you have (ruling A26)."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        discard_cards(s, f.v[YOU], self.count.value(s, f))


class HasSkill(Condition):
    """You hold a card of the skill."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("skill", "skill"),)

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill

    def holds(self, s: State, f: Frame) -> bool:
        return any(skill_of(card) == self.skill for card in s.zones[HAND + f.v[YOU]])


class DiscardForValue(Effect):
    """You discard one card of the skill; `s.result` is its value, 0 if you have none."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("skill", "skill"),)

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill

    def execute(self, s: State, f: Frame) -> None:
        discard_for_value(s, f.v[YOU], self.skill)

    def is_possible(self, s: State, f: Frame) -> bool:
        return any(skill_of(card) == self.skill for card in s.zones[HAND + f.v[YOU]])


class DrawOwn(Effect):
    """You draw cards of skills in your skill set."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", "number"),)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        choose_and_draw(s, f.v[YOU], self.count, own_skills(s, f.v[YOU]))


class DrawAny(Effect):
    """You draw cards of any skills but treachery."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        choose_and_draw(s, f.v[YOU], self.count.value(s, f), NOT_TREACHERY)


class DrawUpTo(Effect):
    """You draw up to a number of cards of any skills but treachery; `s.result` is the number drawn."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("most", "number"),)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def execute(self, s: State, f: Frame) -> None:
        choose_and_draw(s, f.v[YOU], self.most, NOT_TREACHERY, may_stop=True)


class Exchange(Effect):
    """You discard up to a number of cards, and draw as many from one deck other than treachery."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("most", "number"),)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def execute(self, s: State, f: Frame) -> None:
        exchange(s, f.v[YOU], self.most, NOT_TREACHERY)

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[HAND + f.v[YOU]]) > 1  # the card with this effect is still in hand


class AddTreachery(Effect):
    """10.5"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", "number"),)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        add_treachery(s, self.count)


class RebuildChaos(Effect):
    """10.2: the chaos deck is discarded and rebuilt."""

    def execute(self, s: State, f: Frame) -> None:
        rebuild_chaos(s)
        s.result = 0


NODES: Final[list[type[Node]]] = [
    Discard,
    HasSkill,
    DiscardForValue,
    DrawOwn,
    DrawAny,
    DrawUpTo,
    Exchange,
    AddTreachery,
    RebuildChaos,
]
