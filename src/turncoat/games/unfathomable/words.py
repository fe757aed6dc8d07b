"""Verbs, events, endings, sides, triggers and settings of Unfathomable, with their numbers."""

from typing import Final

from turncoat.kernel.events import EventKind

# Endings (18); the first is the humans', the others are the Deep Ones'.
ARRIVED: Final = 0
NO_FUEL: Final = 1
NO_FOOD: Final = 2
NO_SANITY: Final = 3
NO_SOULS: Final = 4
SUNK: Final = 5
OVERRUN: Final = 6
ENDINGS: Final = ["arrived", "no_fuel", "no_food", "no_sanity", "no_souls", "sunk", "overrun"]

# The two sides, by rule 29
HUMANS: Final = 0
DEEP_ONES_SIDE: Final = 1
SIDES: Final = ["humans", "deep_ones"]

# Events; the kernel's come first.
SPAWNED: Final = 10
FIGURE_MOVED: Final = 11
DEEP_ONE_DEFEATED: Final = 12

EVENTS: Final = [
    EventKind("spawned", (("space", "space"), ("count", "number"))),
    EventKind("figure_moved", (("figure", "figure"), ("from", "space"), ("to", "space"))),
    EventKind("deep_one_defeated", (("space", "space"),)),
]

FIGURES: Final = ["deep_one", "hydra", "dagon"]
DEEP_ONE: Final = 0
HYDRA_FIGURE: Final = 1
DAGON_FIGURE: Final = 2
