"""First Oath of Dagon: moving the monarch that was not banished."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.rules.monsters import move_monarch
from turncoat.games.unfathomable.spaces import ADJACENT, is_water
from turncoat.games.unfathomable.vocabulary import PICK_SPACE
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Track, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import DECLINE

WHO: Final = 0
MONARCH: Final = 1
NUDGING = Procedure("nudging", {"who": WHO, "monarch": MONARCH}, {"who": SEAT, "monarch": "track"})


def nudge_monarch(s: State, seat: Seat, monarch: Track) -> None:
    s.result = 0
    NUDGING.push(s, [seat, monarch])


class ChooseWater(Ask):
    rule: ClassVar[str] = "26.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        beside = ADJACENT[s.tracks[f.v[MONARCH]]]
        return [option(DECLINE), *[option(PICK_SPACE, water) for water in sorted(beside) if is_water(water)]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == PICK_SPACE:
            move_monarch(s, f.v[MONARCH], first_of(option), "26.1")
            s.result = 1


NUDGING.ask("choose_water", ChooseWater())
