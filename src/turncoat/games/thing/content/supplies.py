"""What the box has for each number of players (T1, T22.1)."""

from typing import Final

# By players from 4 to 8
UNDERGROUND_FUEL: Final = (10, 10, 14, 18, 18)  # T1.8
FLAMETHROWERS: Final = (1, 1, 1, 1, 2)  # T1.6
DYNAMITES: Final = (3, 3, 3, 3, 4)
FIREARMS: Final = (1, 1, 2, 2, 2)
MELEES: Final = (3, 3, 4, 4, 4)
FUEL_CARDS: Final = (2, 2, 2, 3, 4)  # T1.7
TOOLS_CARDS: Final = (2, 2, 2, 3, 4)
KEYS_CARDS: Final = (2, 2, 2, 2, 2)
WIRES: Final = (1, 1, 1, 2, 2)
FLASHLIGHTS: Final = (2, 2, 3, 3, 3)
SHARED_ITEM_DECK: Final = (3, 3, 2, 2, 3)  # T22.1: fuel, tools, keys, wire, flashlight
SAMPLES_EACH: Final = 2  # T1.11: for each player
SPOILED_EACH: Final = 3
ACTIONS_EACH: Final = 17
HEALTHY_DOGS: Final = 7
ALIEN_DOGS: Final = 2
FIRST_FUEL: Final = 4  # T1.2
FIRST_HAND: Final = 2  # T1.12
