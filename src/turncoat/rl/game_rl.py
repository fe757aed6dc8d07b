"""The learning object of one game: the domains of its verbs' arguments. `rl/games.py` lists these objects, one per
game; all other modules here are general."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

USUAL_SLOTS: Final = 64

# Domain of an argument: the families of a card, the names of a track, or a range of numbers.
Domain: TypeAlias = tuple[str, ...] | range


@dataclass(frozen=True)
class GameRL:
    """`domains` has, by verb, one domain per argument that is a card, a track or a number; other kinds of arguments are
    finite by their names. `slots` is at least the most options that a seat ever has."""

    game: str
    domains: Mapping[str, tuple[Domain, ...]] = field(default_factory=dict)
    slots: int = USUAL_SLOTS
