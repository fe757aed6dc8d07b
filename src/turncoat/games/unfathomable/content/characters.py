"""The ten characters: skill sets, where they start and with what, and the lines of succession (43, 49, Appendix IV)."""

from typing import Final

from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    BRIDGE,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    GALLEY,
)

KEILANI: Final = 0
ARJUN: Final = 1
SVETLANA: Final = 2
JEANNE: Final = 3
JAMIE: Final = 4
WILLIAM: Final = 5
BEATRICE: Final = 6
ISHMAEL: Final = 7
EDMUND: Final = 8
SAMIRA: Final = 9

# 43: cards of influence, lore, observation, strength, will, treachery
SKILL_SETS: Final = (
    (3, 0, 0, 0, 2, 0),
    (2, 0, 1, 2, 0, 0),
    (2, 1, 2, 0, 0, 0),
    (1, 0, 2, 2, 0, 0),
    (0, 0, 0, 3, 2, 0),
    (0, 3, 0, 0, 2, 0),
    (1, 2, 2, 0, 0, 0),
    (0, 2, 0, 2, 1, 0),
    (1, 1, 1, 1, 1, 0),
    (0, 1, 2, 0, 2, 0),
)

STARTS: Final = (
    CAPTAINS_CABIN,
    BRIDGE,
    CAPTAINS_CABIN,
    BOILER_ROOM,
    BRIDGE,
    CHAPEL,
    CHAPEL,
    GALLEY,
    GALLEY,
    CARGO_HOLD,
)

# The first ten items are the characters' own, in their order.

CAPTAINS: Final = (KEILANI, ARJUN, JEANNE, JAMIE, SVETLANA, BEATRICE, EDMUND, ISHMAEL, WILLIAM, SAMIRA)
KEEPERS: Final = (WILLIAM, ISHMAEL, BEATRICE, EDMUND, SAMIRA, SVETLANA, JAMIE, JEANNE, ARJUN, KEILANI)

FIRST_GAME_CREWS: Final = {
    3: (JEANNE, SVETLANA, WILLIAM),
    4: (ARJUN, JEANNE, SAMIRA, WILLIAM),
    5: (ARJUN, JAMIE, SAMIRA, SVETLANA, WILLIAM),
    6: (ARJUN, JEANNE, JAMIE, SAMIRA, SVETLANA, WILLIAM),
}
