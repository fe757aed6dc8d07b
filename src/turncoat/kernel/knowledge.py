"""A seat's memory beyond the open table: the cards it saw go under others on a face-up pile.

It is built only from the events that the seat received, so it knows nothing that the seat does not.
"""

from typing import Final

from turncoat.kernel.events import MOVED, SHOWN, SHUFFLED, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Card, Zone
from turncoat.kernel.layout import TOP


class Knowledge:
    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.piles: dict[Zone, list[Card]] = {
            zone: [] for zone, place in enumerate(game.layout.zones) if place.sight == TOP
        }

    def __deepcopy__(self, memo: dict[int, object]) -> "Knowledge":
        """A copy for a copied bot. `copy.deepcopy` cannot make one of a compiled class by itself."""
        copied = Knowledge(self.game)
        copied.piles = {zone: pile[:] for zone, pile in self.piles.items()}
        return copied

    def hear(self, event: Event) -> None:
        """Take in an event; only its public part is used, so every seat remembers the same piles."""
        if event.kind == SHOWN:
            source, target = event.arguments[:2]
            for card in event.arguments[2:]:
                if source in self.piles and card in self.piles[source]:
                    self.piles[source].remove(card)
                if target in self.piles:
                    self.piles[target].append(card)
        elif event.kind in (MOVED, SHUFFLED):
            # A face-down move does not say which card left, so the remaining cards are no longer certain.
            pile = event.arguments[0]
            if pile in self.piles:
                self.piles[pile].clear()
