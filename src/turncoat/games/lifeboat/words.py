"""Verbs, events and endings of Lifeboat, with their numbers."""

from typing import Final

from turncoat.kernel.events import EventKind
from turncoat.kernel.verbs import Verb

ROW: Final = 4
BAIL: Final = 5
LOOK_OUT: Final = 6
ACCUSE: Final = 7
UNTIE: Final = 8
REVEAL: Final = 9
REST: Final = 10
GNAW: Final = 11
ADD: Final = 12
DONE_ADDING: Final = 13
VOTE: Final = 14
ABSTAIN: Final = 15
VOW_TO: Final = 16
KEEP_ON_TOP: Final = 17
STEADY_UP: Final = 18
STEADY_DOWN: Final = 19
ROLL_AGAIN: Final = 20
PREVENT: Final = 21
DISCARD: Final = 22

VERBS: Final = [
    Verb(ROW, "row"),
    Verb(BAIL, "bail", (("card", "card"),)),
    Verb(LOOK_OUT, "look_out"),
    Verb(ACCUSE, "accuse", (("seat", "seat"),)),
    Verb(UNTIE, "untie"),
    Verb(REVEAL, "reveal"),
    Verb(REST, "rest"),
    Verb(GNAW, "gnaw"),
    Verb(ADD, "add", (("card", "card"),), is_secret=True),
    Verb(DONE_ADDING, "done"),
    Verb(VOTE, "vote", (("seat", "seat"),)),
    Verb(ABSTAIN, "abstain"),
    Verb(VOW_TO, "vow", (("seat", "seat"),), is_secret=True),
    Verb(KEEP_ON_TOP, "keep_on_top", (("card", "card"),), is_secret=True),
    Verb(STEADY_UP, "steady_up"),
    Verb(STEADY_DOWN, "steady_down"),
    Verb(ROLL_AGAIN, "roll_again"),
    Verb(PREVENT, "prevent"),
    Verb(DISCARD, "discard", (("card", "card"),)),
]

# Events; the kernel's come first.
CHECKED: Final = 10
VOTED: Final = 11
SECOND_WATCH: Final = 12
VOWED: Final = 13
PREVENTED: Final = 14

EVENTS: Final = [
    EventKind("checked", (("total", "number"), ("target", "number"))),
    EventKind("voted", (("seat", "seat"), ("against", "seat"))),
    EventKind("second_watch", (("distance", "number"),), reveals=True),
    EventKind("vowed", (("seat", "seat"),), (("to", "seat"),)),
    EventKind("prevented", (("seat", "seat"), ("track", "track"))),
]

# Endings
LANDED: Final = 0
SUNK: Final = 1
STARVED: Final = 2
ADRIFT: Final = 3
ENDINGS: Final = ["landed", "sunk", "starved", "adrift"]

# Sides
SAILORS: Final = 0
WRECKERS: Final = 1
SIDES: Final = ["sailors", "wreckers"]

# Triggers of windows
BEFORE_DIE: Final = 0
AFTER_DIE: Final = 1
WOULD_DAMAGE: Final = 2

# Settings; the kernel's come first.
WRECKERS_SETTING: Final = 2
MANY: Final = 1
SEA_SETTING: Final = 3
ROUGH: Final = 1
