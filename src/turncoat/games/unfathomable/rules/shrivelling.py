"""Shrivelling: a roll against an enemy in any space; not an attack."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES
from turncoat.games.unfathomable.rules.defeat import would_defeat
from turncoat.games.unfathomable.rules.monsters import return_deep_one
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.spaces import SPACES
from turncoat.games.unfathomable.vocabulary import PICK_SPACE
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PICK_SEAT

ENOUGH: Final = 6
AGAINST_DEEP_ONES: Final = 2  # added to the roll

WHO: Final = 0
SPACE: Final = 1
VICTIM: Final = 2  # a seat; NOBODY: a Deep One
SHRIVELLING = Procedure(
    "shrivelling",
    {"who": WHO, "space": SPACE, "victim": VICTIM},
    {"who": SEAT, "space": "space", "victim": SEAT},
)


def shrivel(s: State, seat: Seat) -> None:
    SHRIVELLING.push(s, [seat])


def enemies(s: State, seat: Seat) -> list[Option]:
    """19: in any space; the Deep is not a space (14.3)."""
    options = []
    if is_human(s, seat):
        options = [option(PICK_SPACE, space) for space in range(SPACES) if s.tracks[DEEP_ONES + space]]
    for other in range(s.seats):
        if is_human(s, other) != is_human(s, seat):
            options.append(option(PICK_SEAT, other))
    return options


class ChooseEnemy(Ask):
    rule: ClassVar[str] = "19"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return enemies(s, seat)

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == PICK_SPACE:
            f.v[SPACE] = first_of(option)
            f.v[VICTIM] = NOBODY
            roll_die(s, seat, AGAINST_DEEP_ONES)
        else:
            f.v[VICTIM] = first_of(option)
            f.v[SPACE] = s.tracks[AT + f.v[VICTIM]]
            roll_die(s, seat)


SHRIVELLING.ask("choose_enemy", ChooseEnemy())


@SHRIVELLING.step
def wither(s: State, f: Frame) -> None:
    if s.result < ENOUGH:
        s.result = 0
    elif f.v[VICTIM] == NOBODY:
        return_deep_one(s, f.v[SPACE], "16.5")
        s.result = 1
    else:
        would_defeat(s, f.v[VICTIM])
