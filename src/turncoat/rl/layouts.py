"""The positions of each game's arrays, derived once per process."""

from functools import cache

from turncoat.games.catalog import game_named
from turncoat.kernel.array_layout import ArrayLayout


@cache
def array_layout_of(name: str) -> ArrayLayout:
    return ArrayLayout(game_named(name))
