"""11, 19, 23, 33: queries on characters: places, humans, enemies."""

from turncoat.games.unfathomable.board import AT, REVEALED
from turncoat.games.unfathomable.spaces import BRIG, Space
from turncoat.kernel.ids import Seat
from turncoat.kernel.state import State


def is_human(s: State, seat: Seat) -> bool:
    """23, 25.6: whether the player is not a revealed traitor."""
    return s.tracks[REVEALED + seat] == 0


def is_in_brig(s: State, seat: Seat) -> bool:
    return s.tracks[AT + seat] == BRIG


def characters_at(s: State, space: Space) -> list[Seat]:
    """Seats with a character there, in turn order from the current player."""
    seats = [(s.current + offset) % s.seats for offset in range(s.seats)]
    return [seat for seat in seats if s.tracks[AT + seat] == space]


def humans_at(s: State, space: Space) -> list[Seat]:
    return [seat for seat in characters_at(s, space) if is_human(s, seat)]


def traitors_at(s: State, space: Space) -> list[Seat]:
    return [seat for seat in characters_at(s, space) if not is_human(s, seat)]
