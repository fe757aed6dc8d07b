"""The nine passenger tokens: resources lost when one is defeated (32.1), and copies of each face."""

from typing import Final

from turncoat.games.unfathomable.board import SANITY, SOULS
from turncoat.games.unfathomable.cards import PASSENGER_TOKENS
from turncoat.kernel.families import NamedValue
from turncoat.kernel.ids import Track


class Passenger(NamedValue):
    """`losses`: resources with amounts. `copies_with_one_nobody`: the count in the other edition."""

    def __init__(
        self, name: str, *, losses: tuple[tuple[Track, int], ...], copies: int, copies_with_one_nobody: int
    ) -> None:
        super().__init__(name)
        self.losses: Final = losses
        self.copies: Final = copies
        self.copies_with_one_nobody: Final = copies_with_one_nobody


FACES: Final = PASSENGER_TOKENS.deck(
    Passenger("nobody", losses=(), copies=2, copies_with_one_nobody=1),
    Passenger("soul", losses=((SOULS, 1),), copies=5, copies_with_one_nobody=6),
    Passenger("two_souls", losses=((SOULS, 2),), copies=1, copies_with_one_nobody=1),
    Passenger("soul_and_sanity", losses=((SOULS, 1), (SANITY, 1)), copies=1, copies_with_one_nobody=1),
)
