"""Verbs, events, endings, sides and triggers of Unfathomable, with their numbers."""

from typing import Final

from turncoat.kernel.events import EventKind
from turncoat.kernel.verbs import Verb

# Verbs; the kernel's come first.
PICK_SPACE: Final = 5
RESOLVE_CARD: Final = 6
GIVE_CARD: Final = 7
DRAW_FROM: Final = 8
DISCARD: Final = 9
ADD: Final = 10
DONE: Final = 11
TREACHERY_INSTEAD: Final = 12

VERBS: Final = [
    Verb(PICK_SPACE, "pick_space", (("space", "space"),)),
    Verb(RESOLVE_CARD, "resolve", (("card", "card"),), is_secret=True),
    Verb(GIVE_CARD, "give_loyalty", (("to", "seat"),)),
    Verb(DRAW_FROM, "draw_from", (("skill", "skill"),)),
    Verb(DISCARD, "discard", (("card", "card"),)),
    Verb(ADD, "add", (("card", "card"),), is_secret=True),
    Verb(DONE, "done"),
    Verb(TREACHERY_INSTEAD, "treachery_instead_of", (("skill", "skill"),)),
]

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
CHARACTER_DEFEATED: Final = 13
DEFEAT_PREVENTED: Final = 14
ATTACKED: Final = 15
CAST: Final = 16
AWAKENING: Final = 17
CHECKED: Final = 18

EVENTS: Final = [
    EventKind("spawned", (("space", "space"), ("count", "number"))),
    EventKind("figure_moved", (("figure", "figure"), ("from", "space"), ("to", "space"))),
    EventKind("deep_one_defeated", (("space", "space"),)),
    EventKind("character_defeated", (("seat", "seat"), ("to", "space"))),
    EventKind("defeat_prevented", (("seat", "seat"),)),
    EventKind("attacked", (("space", "space"), ("result", "number"), ("target", "number"))),
    EventKind("greater_banishment", ()),
    EventKind("awakening", (("distance", "number"),)),
    EventKind("checked", (("total", "number"), ("target", "number"), ("outcome", "outcome"))),
]

FIGURES: Final = ["deep_one", "hydra", "dagon"]
DEEP_ONE: Final = 0
HYDRA_FIGURE: Final = 1
DAGON_FIGURE: Final = 2

# Triggers of windows
BEFORE_DIE: Final = 0
AFTER_DIE: Final = 1
WOULD_DEFEAT_CHARACTER: Final = 2
WOULD_DEFEAT_PASSENGER: Final = 3
BEFORE_CHECK: Final = 4
AFTER_TOTAL: Final = 5

OUTCOMES: Final = ["failed", "partly_passed", "passed"]
FAILED: Final = 0
PARTLY_PASSED: Final = 1
PASSED: Final = 2
