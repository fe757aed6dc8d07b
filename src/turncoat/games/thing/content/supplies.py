"""Component counts by number of players (T1, T22.1)."""

from typing import Final

from turncoat.games.thing.board import ITEM_CARDS, WEAPON_CARDS
from turncoat.games.thing.numbers import FEWEST_PLAYERS
from turncoat.kernel.families import NamedValue

UNDERGROUND_FUEL: Final = (10, 10, 14, 18, 18)  # T1.8: by players from 4 to 8


class Copies(NamedValue):
    """Copies of a card for 4 to 8 players. `shared`: copies for 1 to 3 players, if not those for six."""

    def __init__(self, name: str, by_players: tuple[int, ...], *, shared: int = -1) -> None:
        super().__init__(name)
        self.by_players: Final = by_players
        self.shared: Final = shared

    def count(self, players: int, *, is_shared: bool) -> int:
        if is_shared and self.shared >= 0:
            return self.shared
        return self.by_players[players - FEWEST_PLAYERS]


WEAPONS: Final = WEAPON_CARDS.deck(  # T1.6
    Copies("flamethrower", (1, 1, 1, 1, 1)),
    Copies("second_flamethrower", (0, 0, 0, 0, 1)),
    Copies("dynamite", (3, 3, 3, 3, 4)),
    Copies("firearm", (1, 1, 2, 2, 2)),
    Copies("melee", (3, 3, 4, 4, 4)),
)
ITEMS: Final = ITEM_CARDS.deck(  # T1.7, T22.1
    Copies("fuel", (2, 2, 2, 3, 4), shared=3),
    Copies("tools", (2, 2, 2, 3, 4), shared=3),
    Copies("keys", (2, 2, 2, 2, 2), shared=2),
    Copies("wire", (1, 1, 1, 2, 2), shared=2),
    Copies("flashlight", (2, 2, 3, 3, 3), shared=3),
)
SAMPLES_EACH: Final = 2  # T1.11: for each player
SPOILED_EACH: Final = 3
ACTIONS_EACH: Final = 17
HEALTHY_DOGS: Final = 7
ALIEN_DOGS: Final = 2
FIRST_FUEL: Final = 4  # T1.2
FIRST_HAND: Final = 2  # T1.12
