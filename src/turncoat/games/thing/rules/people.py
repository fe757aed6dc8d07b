"""Queries on seats and figures: ownership, places, standing or lying, status and true role."""

from turncoat.games.thing.board import (
    ALIEN,
    AT,
    CHARACTER,
    DESTROYED,
    DOG_AT,
    LEADER,
    LYING,
    MOST_COOPERATING,
    PLAYING,
    REVEALED,
    ROLE,
    SHARED_FIGURES,
    STATUS,
)
from turncoat.games.thing.places import DOGS, Place
from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.state import State


def is_shared(seats: int) -> bool:
    """Whether 1-3 players share six figures."""
    return seats <= MOST_COOPERATING


def table_size(seats: int) -> int:
    """The number of players for which tables are read: 1-3 play as six (T22.1)."""
    return SHARED_FIGURES if is_shared(seats) else seats


def figure_count(seats: int) -> int:
    return SHARED_FIGURES if is_shared(seats) else seats


def figures(s: State) -> int:
    return figure_count(s.seats)


def owner(s: State, figure: int) -> Seat:
    """T22.2: with 1-3 players each has the same number of figures."""
    return figure // (SHARED_FIGURES // s.seats) if is_shared(s.seats) else figure


def owners(s: State, figures: list[int]) -> Seats:
    """The seats that own these figures."""
    seats = 0
    for figure in figures:
        seats |= 1 << owner(s, figure)
    return seats


def is_playing(s: State, figure: int) -> bool:
    """Whether the figure is neither revealed nor absorbed nor gone."""
    return s.tracks[STATUS + figure] == PLAYING


def players(s: State) -> list[int]:
    """Figures that play, in ascending order."""
    return [figure for figure in range(figures(s)) if s.tracks[STATUS + figure] == PLAYING]


def in_turn_order(s: State) -> list[int]:
    """Figures that play, from the leader's on, clockwise."""
    count = figures(s)
    first = first_figure(s, s.tracks[LEADER])
    order = [(first + offset) % count for offset in range(count)]
    return [figure for figure in order if is_playing(s, figure)]


def first_figure(s: State, seat: Seat) -> int:
    return seat * (SHARED_FIGURES // s.seats) if is_shared(s.seats) else seat


def figures_at(s: State, place: Place) -> list[int]:
    return [
        figure for figure in range(figures(s)) if s.tracks[AT + figure] == place and is_playing(s, figure)
    ]


def figures_standing_at(s: State, place: Place) -> list[int]:
    return [figure for figure in figures_at(s, place) if not s.tracks[LYING + figure]]


def dogs_at(s: State, place: Place) -> list[int]:
    return [dog for dog in range(DOGS) if s.tracks[DOG_AT + dog] == place]


def plays(s: State, figure: int, character: int) -> bool:
    return s.tracks[CHARACTER + figure] == character


def revealed_aliens(s: State) -> list[Seat]:
    """With 4-8 players: seats that act together as the revealed alien; destroyed ones do not (T8.9)."""
    return [seat for seat in range(s.seats) if s.tracks[STATUS + seat] == REVEALED]


def is_known_alien(s: State, seat: Seat) -> bool:
    """With 4-8 players: whether the seat was revealed, even if it was destroyed since."""
    return s.tracks[STATUS + seat] in (REVEALED, DESTROYED)


def is_alien(s: State, seat: Seat) -> bool:
    """With 4-8 players: whether the seat is in the aliens' team, regardless of the figure's status."""
    return s.tracks[ROLE + seat] == ALIEN


def humans_left(s: State) -> list[Seat]:
    """With 4-8 players: humans who still play."""
    return [seat for seat in players(s) if not is_alien(s, seat)]
