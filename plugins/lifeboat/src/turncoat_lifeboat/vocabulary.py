"""Numbers and names of Lifeboat's verbs, events, endings, sides, triggers and settings."""

from typing import Final

from turncoat.kernel.events import EventKind
from turncoat.kernel.verbs import Verb

ROW: Final = 5
BAIL: Final = 6
LOOK_OUT: Final = 7
ACCUSE: Final = 8
UNTIE: Final = 9
REVEAL: Final = 10
REST: Final = 11
GNAW: Final = 12
ADD: Final = 13
DONE_ADDING: Final = 14
VOTE: Final = 15
ABSTAIN: Final = 16
VOW_TO: Final = 17
KEEP_ON_TOP: Final = 18
STEADY_UP: Final = 19
STEADY_DOWN: Final = 20
ROLL_AGAIN: Final = 21
PREVENT: Final = 22
DISCARD: Final = 23

VERBS: Final = [
    Verb(ROW, "row"),
    Verb(BAIL, "bail", (("card", "card"),)),
    Verb(LOOK_OUT, "look_out"),
    Verb(ACCUSE, "accuse", (("seat", "seat"),)),
    Verb(UNTIE, "untie"),
    Verb(REVEAL, "reveal", is_final=True, tells_side_at=("turn.act",)),
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
