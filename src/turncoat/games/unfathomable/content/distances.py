"""54.1: how far each waypoint is, in the order of cards.WAYPOINT_NAMES."""

from typing import Final

DISTANCES: Final = (2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4)
