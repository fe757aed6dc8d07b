"""Moves of Deep Ones by players: to an adjacent space, never into the Brig or the Sick Bay (9.11, 40.6)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import DEEP_ONES
from turncoat.games.unfathomable.rules.monsters import move_deep_ones, spawn
from turncoat.games.unfathomable.spaces import ADJACENT, FIRST_DECK, NAMES, SICK_BAY, Space
from turncoat.games.unfathomable.vocabulary import MOVE_DEEP_ONE, PICK_SPACE
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, second_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State


def beside(space: Space) -> list[Space]:
    """Spaces to which a Deep One can be moved from here."""
    return [other for other in sorted(ADJACENT[space]) if other < SICK_BAY]


WHO: Final = 0
FROM: Final = 1
SHIFTING = Procedure("shifting", {"who": WHO, "from": FROM}, {"who": SEAT, "from": "space"})


def shift_from(s: State, who: Seat, space: Space) -> None:
    """All Deep Ones there go to one adjacent space of the seat's choice; `s.result` is their number."""
    s.result = 0
    if s.tracks[DEEP_ONES + space]:
        SHIFTING.push(s, [who, space])


class ChooseWhereTo(Ask):
    rule: ClassVar[str] = "5"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SPACE, space) for space in beside(f.v[FROM])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        count = s.tracks[DEEP_ONES + f.v[FROM]]
        move_deep_ones(s, count, f.v[FROM], first_of(option), "5")
        s.result = count


SHIFTING.ask("choose_where_to", ChooseWhereTo())


# Every Deep One on the ship in turn: the number still to move, by ship space.
ON_SHIP: Final = tuple(NAMES[FIRST_DECK:SICK_BAY])
SCATTERING = Procedure("scattering", {name: at for at, name in enumerate(ON_SHIP)})


def scatter(s: State) -> None:
    SCATTERING.push(s, s.tracks[DEEP_ONES + FIRST_DECK : DEEP_ONES + SICK_BAY])


@SCATTERING.step
def any_to_move(s: State, f: Frame) -> None:
    if not any(f.v):
        s.stack.pop()


class MoveOne(Ask):
    """1.16: the current player picks a space for each figure."""

    rule: ClassVar[str] = "1.16"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = []
        for at, left in enumerate(f.v):
            if left:
                space = FIRST_DECK + at
                options.extend([option(MOVE_DEEP_ONE, space, other) for other in beside(space)])
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        space = first_of(option)
        f.v[space - FIRST_DECK] -= 1
        move_deep_ones(s, 1, space, second_of(option), "5")
        SCATTERING.go(f, "any_to_move")


SCATTERING.ask("move_one", MoveOne())


LEFT: Final = 1
TAKEN: Final = 2  # water spaces, as bits
SPAWNING = Procedure("spawning", {"who": WHO, "left": LEFT, "taken": TAKEN}, {"who": SEAT})


def spawn_apart(s: State, who: Seat, count: int) -> None:
    """45: spawn one Deep One in each of this many different water spaces."""
    SPAWNING.push(s, [who, count])


class ChooseWater(Ask):
    rule: ClassVar[str] = "45"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SPACE, water) for water in range(FIRST_DECK) if not f.v[TAKEN] >> water & 1]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[LEFT] -= 1
        f.v[TAKEN] |= 1 << first_of(option)
        if f.v[LEFT]:
            SPAWNING.go(f, "choose_water")
        spawn(s, 1, first_of(option), "45")


SPAWNING.ask("choose_water", ChooseWater())
