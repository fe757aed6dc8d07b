"""The nine passengers: what is lost when one is defeated (32.1), and how many there are of each."""

from typing import Final

from turncoat.games.unfathomable.board import SANITY, SOULS

LOSSES: Final = ((), ((SOULS, 1),), ((SOULS, 2),), ((SOULS, 1), (SANITY, 1)))
COPIES: Final = (2, 5, 1, 1)
COPIES_WITH_ONE_NOBODY: Final = (1, 6, 1, 1)
