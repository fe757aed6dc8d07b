"""T23.1: with 1-3 players each player places their own figures, starting with the leader."""

from typing import ClassVar, Final

from turncoat.games.thing.board import AT, LEADER
from turncoat.games.thing.places import CAPACITY, DORMITORY, REC_ROOM
from turncoat.games.thing.rules.people import figures_at, owner, players
from turncoat.games.thing.rules.station import open_locations
from turncoat.games.thing.vocabulary import MAY_STAY, MOVE_FIGURE, STAY_IN_REC_ROOM
from turncoat.kernel.atoms import put
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, second_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

WHO: Final = 0
SEATS_DONE: Final = 1
PLACED: Final = 2  # figures, as bits
PLACING = Procedure("placing", {"who": WHO, "seats_done": SEATS_DONE, "placed": PLACED}, {"who": SEAT})


def place_figures(s: State) -> None:
    PLACING.push(s, [s.tracks[LEADER]])


def to_place(s: State, f: Frame) -> list[int]:
    return [figure for figure in players(s) if owner(s, figure) == f.v[WHO] and not f.v[PLACED] >> figure & 1]


@PLACING.step
def next_player(s: State, f: Frame) -> None:
    """The next player, starting with the leader."""
    while not to_place(s, f):
        f.v[SEATS_DONE] += 1
        if f.v[SEATS_DONE] >= s.seats:
            s.stack.pop()
            return
        f.v[WHO] = (f.v[WHO] + 1) % s.seats


class PlaceFigure(Ask):
    """The question where a figure goes: any location with room, or the dormitory for a single figure in all."""

    rule: ClassVar[str] = "T23.1"
    is_gathered: ClassVar[bool] = True

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        places = [place for place in open_locations(s) if len(figures_at(s, place)) < CAPACITY]
        if not figures_at(s, DORMITORY):
            places.append(DORMITORY)
        if s.settings[STAY_IN_REC_ROOM] == MAY_STAY:
            places.append(REC_ROOM)  # ruling R9
        return [option(MOVE_FIGURE, figure, place) for figure in to_place(s, f) for place in places]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[PLACED] |= 1 << first_of(option)
        put(s, AT + first_of(option), second_of(option), "T23.1")
        PLACING.go(f, "next_player")


PLACING.ask("place_figure", PlaceFigure())
