"""The suspicion track (T6.4, T10.6, T14.4), and the order of suspicion (T19.1)."""

from turncoat.games.thing.board import DISC, LEADER
from turncoat.games.thing.numbers import DISC_LAST, GREEN_SPACE, RED
from turncoat.games.thing.rules.people import owner, players, table_size
from turncoat.kernel.atoms import put
from turncoat.kernel.state import State


def is_cleared(s: State, figure: int) -> bool:
    """T15.4: whether the figure is on the green space, having been shown to be human."""
    return s.tracks[DISC + figure] == GREEN_SPACE


def move_disc(s: State, figure: int, steps: int, rule: str) -> bool:
    """Move a disc to the right, within the track. Returns whether it moved."""
    space = min(s.game.numbers[DISC_LAST], s.tracks[DISC + figure] + steps)
    if space == s.tracks[DISC + figure]:
        return False
    put(s, DISC + figure, space, rule)
    return True


def clear_disc(s: State, figure: int, rule: str) -> bool:
    """T15.4: move a disc to the green space. Returns whether it moved."""
    was_cleared = is_cleared(s, figure)
    put(s, DISC + figure, GREEN_SPACE, rule)
    return not was_cleared


def is_most_suspected(s: State, figure: int) -> bool:
    """T6.4: whether the disc is on the red space for this number of players, or beyond."""
    return s.tracks[DISC + figure] >= s.game.numbers[RED + table_size(s.seats) - 4]


def from_leaders_left(s: State) -> list[int]:
    """Figures that play, in turn order: the leader's come last (T6.1)."""
    figures: list[int] = []
    for offset in range(1, s.seats + 1):
        seat = (s.tracks[LEADER] + offset) % s.seats
        figures.extend([figure for figure in players(s) if owner(s, figure) == seat])
    return figures


def least_suspicious_first(s: State) -> list[int]:
    """T19.1: figures by disc; ties in turn order."""
    figures: list[int] = []
    for disc in range(s.game.numbers[DISC_LAST] + 1):
        figures.extend([figure for figure in from_leaders_left(s) if s.tracks[DISC + figure] == disc])
    return figures


def most_suspicious(s: State) -> list[int]:
    """T15.1: the figures furthest to the right."""
    most = max([s.tracks[DISC + figure] for figure in players(s)], default=-1)
    return [figure for figure in players(s) if s.tracks[DISC + figure] == most]
