"""1.10: abilities that can be used once in each player's turn."""

from typing import Final

from turncoat.games.unfathomable.board import USED
from turncoat.kernel.atoms import put
from turncoat.kernel.state import State

DECK_CHIEF: Final = 0
QUICK_DRAW: Final = 1
OCCULT_TRAINING: Final = 2
SCAVENGER: Final = 3
TOME: Final = 4
STARBUCK_ATTACK: Final = 5
PLIMSOLLS_MOVE: Final = 6
BOOK_OF_DAGON_MOVE: Final = 7
TRUE_GRIT: Final = 8  # by seat


def was_used(s: State, limit: int) -> bool:
    return s.tracks[USED] >> limit & 1 == 1


def mark_used(s: State, limit: int) -> None:
    put(s, USED, s.tracks[USED] | 1 << limit, "1.10")
