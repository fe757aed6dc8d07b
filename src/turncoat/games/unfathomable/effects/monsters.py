"""Effects on Deep Ones and the monarchs (4, 26, 45)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES
from turncoat.games.unfathomable.rules.activations import activate, activate_at
from turncoat.games.unfathomable.rules.herding import scatter, shift_from, spawn_apart
from turncoat.games.unfathomable.rules.monsters import (
    BOTH_MONARCHS,
    move_deep_ones,
    move_monarch,
    return_deep_one,
    spawn,
    surface,
)
from turncoat.games.unfathomable.spaces import DEEP, FIRST_DECK, FIRST_ROOM, SPACES, front_of_die
from turncoat.kernel.amounts import Amount
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import IT, ROLLED, SOURCE, YOU, Frame
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import Selector
from turncoat.kernel.state import RUNNING, State


class Activate(Effect):
    """4.3: an activation icon."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("monster", "figure"),)

    def __init__(self, monster: int) -> None:
        self.monster: Final = monster

    def execute(self, s: State, f: Frame) -> None:
        activate(s, self.monster)


class ActivateHere(Effect):
    """Each Deep One in your space acts."""

    def execute(self, s: State, f: Frame) -> None:
        here = s.tracks[AT + f.v[YOU]]
        activate_at(s, here, s.tracks[DEEP_ONES + here])

    def is_possible(self, s: State, f: Frame) -> bool:
        return s.tracks[DEEP_ONES + s.tracks[AT + f.v[YOU]]] > 0


class ActivateOne(Effect):
    """One Deep One in the space that was picked acts."""

    def execute(self, s: State, f: Frame) -> None:
        activate_at(s, f.v[IT], 1)


class Spawn(Effect):
    """45: a number of Deep Ones in each of the places."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""), ("where", ""))

    def __init__(self, count: Amount, where: Selector) -> None:
        self.count: Final = count
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        count = self.count.value(s, f)
        for space in self.where.pick(s, f):
            if s.ending == RUNNING:
                spawn(s, count, space, "45")


class SurfaceAll(Effect):
    """All monsters in the Deep come up at the rolled front space."""

    def execute(self, s: State, f: Frame) -> None:
        surface(s, front_of_die(f.v[ROLLED]), BOTH_MONARCHS, "14")
        s.result = 0


class SurfaceThere(Effect):
    """All monsters in the Deep come up in the water space that was picked."""

    def execute(self, s: State, f: Frame) -> None:
        surface(s, f.v[IT], BOTH_MONARCHS, "14")
        s.result = 0


class MonarchsToFront(Effect):
    """Both monarchs go to the rolled front space, wherever they are (ruling A19)."""

    def execute(self, s: State, f: Frame) -> None:
        for monarch in BOTH_MONARCHS:
            move_monarch(s, monarch, front_of_die(f.v[ROLLED]), "21.1")
        s.result = 0


class MonarchsToDeep(Effect):
    """14.1"""

    def execute(self, s: State, f: Frame) -> None:
        for monarch in BOTH_MONARCHS:
            move_monarch(s, monarch, DEEP, "14.1")
        s.result = 0


class WashOverboard(Effect):
    """Every Deep One on a deck goes to the water beside it."""

    def execute(self, s: State, f: Frame) -> None:
        rule = s.game.rule_of(f.v[SOURCE])
        for deck in range(FIRST_DECK, FIRST_ROOM):
            move_deep_ones(s, s.tracks[DEEP_ONES + deck], deck, deck - FIRST_DECK, rule)
        s.result = 0


class DefeatDeepOnes(Effect):
    """16.5: all Deep Ones in the places; `s.result` is their number."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("where", ""),)

    def __init__(self, where: Selector) -> None:
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        defeated = 0
        for space in self.where.pick(s, f):
            while space < SPACES and s.tracks[DEEP_ONES + space]:
                return_deep_one(s, space, "16.5")
                defeated += 1
        s.result = defeated


class DefeatDeepOne(Effect):
    """16.5: one Deep One in the space that was picked."""

    def execute(self, s: State, f: Frame) -> None:
        return_deep_one(s, f.v[IT], "16.5")
        s.result = 1


class DefeatOneHere(Effect):
    """16.5: one Deep One in your space."""

    def execute(self, s: State, f: Frame) -> None:
        return_deep_one(s, s.tracks[AT + f.v[YOU]], "16.5")
        s.result = 1


class SpawnApart(Effect):
    """45: one Deep One in each of a number of different water spaces of your choice."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("spaces", "number"),)

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    def execute(self, s: State, f: Frame) -> None:
        spawn_apart(s, f.v[YOU], self.spaces)


class ShiftDeepOnes(Effect):
    """All Deep Ones of one space go to one adjacent space that you pick."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("where", ""),)

    def __init__(self, where: Selector) -> None:
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        shift_from(s, f.v[YOU], self.where.pick(s, f)[0])

    def is_possible(self, s: State, f: Frame) -> bool:
        return any(s.tracks[DEEP_ONES + space] for space in self.where.pick(s, f))


class Scatter(Effect):
    """Each Deep One on the ship goes to an adjacent space that the current player picks."""

    def execute(self, s: State, f: Frame) -> None:
        scatter(s)


NODES: Final[list[type[Node]]] = [
    Activate,
    ActivateHere,
    ActivateOne,
    Spawn,
    SurfaceAll,
    SurfaceThere,
    MonarchsToFront,
    MonarchsToDeep,
    WashOverboard,
    DefeatDeepOnes,
    DefeatDeepOne,
    DefeatOneHere,
    SpawnApart,
    ShiftDeepOnes,
    Scatter,
]
