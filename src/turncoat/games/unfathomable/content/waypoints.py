"""The waypoint deck: 20 cards, each once, by distance."""

from typing import Final

# 54.1, in the order of cards.WAYPOINT_NAMES.
DISTANCES: Final = (2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4)
