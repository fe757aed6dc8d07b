"""26, 27, 45, 14: Deep Ones and the two monarchs: spawning, moving, returning to the supply."""

from turncoat.games.unfathomable.board import DAGON, DEEP_ONES, DEEP_ONES_IN_ALL, HYDRA
from turncoat.games.unfathomable.rules.ending import end_for_deep_ones
from turncoat.games.unfathomable.spaces import DEEP, PLACES, Space
from turncoat.games.unfathomable.vocabulary import (
    DAGON_FIGURE,
    DEEP_ONE,
    DEEP_ONE_BANISHED,
    DEEP_ONE_DEFEATED,
    FIGURE_MOVED,
    HYDRA_FIGURE,
    OVERRUN,
    SPAWNED,
)
from turncoat.kernel.atoms import put, tell
from turncoat.kernel.ids import Track
from turncoat.kernel.state import State


def supply(s: State) -> int:
    """30.3: number of Deep Ones that are not on the board."""
    return DEEP_ONES_IN_ALL - sum(s.tracks[DEEP_ONES : DEEP_ONES + PLACES])


def spawn(s: State, count: int, space: Space, rule: str) -> None:
    """45, 45.1, 12.2: too few in the supply end the game."""
    if supply(s) < count:
        end_for_deep_ones(s, OVERRUN, "45.1")
        return
    if count:
        put(s, DEEP_ONES + space, s.tracks[DEEP_ONES + space] + count, rule)
        tell(s, SPAWNED, rule, (space, count))
    s.result = count


def move_deep_ones(s: State, count: int, source: Space, target: Space, rule: str) -> None:
    if source == target or not count:
        return
    put(s, DEEP_ONES + source, s.tracks[DEEP_ONES + source] - count, rule)
    put(s, DEEP_ONES + target, s.tracks[DEEP_ONES + target] + count, rule)
    for _ in range(count):
        tell(s, FIGURE_MOVED, rule, (DEEP_ONE, source, target))


def move_monarch(s: State, monarch: Track, target: Space, rule: str) -> None:
    source = s.tracks[monarch]
    if source != target:
        put(s, monarch, target, rule)
        tell(s, FIGURE_MOVED, rule, (HYDRA_FIGURE if monarch == HYDRA else DAGON_FIGURE, source, target))


def return_deep_one(s: State, space: Space, rule: str) -> None:
    """16.5: a defeated Deep One goes back to the supply."""
    put(s, DEEP_ONES + space, s.tracks[DEEP_ONES + space] - 1, rule)
    tell(s, DEEP_ONE_DEFEATED, rule, (space,))


def banish_deep_one(s: State, space: Space, rule: str) -> None:
    """A Deep One goes back to the supply without being defeated."""
    put(s, DEEP_ONES + space, s.tracks[DEEP_ONES + space] - 1, rule)
    tell(s, DEEP_ONE_BANISHED, rule, (space,))


def surface(s: State, front: Space, monarchs: tuple[Track, ...], rule: str) -> None:
    """All Deep Ones and these monarchs come up from the Deep to a front space (4.8, 4.12, 4.18)."""
    move_deep_ones(s, s.tracks[DEEP_ONES + DEEP], DEEP, front, rule)
    for monarch in monarchs:
        if s.tracks[monarch] == DEEP:
            move_monarch(s, monarch, front, rule)


BOTH_MONARCHS = (HYDRA, DAGON)
