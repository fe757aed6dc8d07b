"""Every way the loyalty cards may lie, given what one seat was told: the hard part of a belief, exact and in whole numbers.

A world says which loyalty cards lie before each seat, in their order, and what is left in the deck. Deals part worlds; reveals,
looks and cards passed on end those that they contradict (25, 38, 7). What is merely likely is weighed elsewhere.
"""

from typing import Final

from turncoat.games.unfathomable.board import FACEUP, LOYALTY, LOYALTY_DECK, MOST_SEATS
from turncoat.games.unfathomable.cards import CULTIST, HUMAN, HYBRID
from turncoat.games.unfathomable.setup import components
from turncoat.kernel.ids import UNKNOWN, Card, Seat, Seats, Zone

KINDS: Final = (HUMAN, HYBRID, CULTIST)


class World:
    """`weight` is in how many ways the deck could have brought it about."""

    __slots__ = ("before", "deck", "faceup", "mask", "path", "weight")

    def __init__(
        self,
        before: tuple[tuple[Card, ...], ...],
        faceup: Seats,
        deck: tuple[int, ...],
        weight: int,
        path: tuple[Seats, ...],
    ) -> None:
        self.before: Final = before  # by seat: cards face down
        self.faceup: Final = faceup  # seats with a traitor card face up
        self.deck: Final = deck  # by kind: how many are left
        self.weight: Final = weight
        self.path: Final = path  # who was a traitor in each time before this one
        self.mask: Final[Seats] = faceup | sum(
            1 << seat for seat, cards in enumerate(before) if HYBRID in cards or CULTIST in cards
        )

    def changed(self, seat: Seat, cards: tuple[Card, ...], faceup: Seats) -> "World":
        before = (*self.before[:seat], cards, *self.before[seat + 1 :])
        return World(before, faceup, self.deck, self.weight, self.path)

    def later(self) -> "World":
        """The same in a new time: what was done until now was done by who was what until now."""
        return World(self.before, self.faceup, self.deck, self.weight, (*self.path, self.mask))

    def dealt(self, seat: Seat, kind: Card) -> "World":
        place = kind - HUMAN
        deck = tuple(count - (1 if at == place else 0) for at, count in enumerate(self.deck))
        before = (*self.before[:seat], (*self.before[seat], kind), *self.before[seat + 1 :])
        return World(before, self.faceup, deck, self.weight * self.deck[place], self.path)


class Loyalties:
    def __init__(self, seats: int, settings: tuple[int, ...]) -> None:
        self.seats: Final = seats
        self.all_cards: Final = tuple(components(seats, settings)[kind] for kind in KINDS)
        self.worlds: list[World] = [World(((),) * seats, 0, self.all_cards, 1, ())]

    # What is told

    def moved(
        self, source: Zone, target: Zone, count: int, cards: tuple[Card, ...], *, from_top: bool = False
    ) -> bool:
        """Cards went face down from one zone to another; `cards` is empty for who may not know them. Whether it
        was about loyalty."""
        if not LOYALTY <= target < LOYALTY + MOST_SEATS:
            return False
        seat = target - LOYALTY
        if source == LOYALTY_DECK:
            for number in range(count):
                self._deal(seat, cards[number] if cards else UNKNOWN)
            return True
        if LOYALTY <= source < LOYALTY + MOST_SEATS:
            self._pass_on(source - LOYALTY, seat, count, cards, from_top)
            return True
        return False

    def shown(self, source: Zone, target: Zone, cards: tuple[Card, ...]) -> bool:
        """38.1, 18.1: cards were turned up."""
        if not LOYALTY <= source < LOYALTY + MOST_SEATS or not FACEUP <= target < FACEUP + MOST_SEATS:
            return False
        seat = source - LOYALTY
        is_traitor = HYBRID in cards or CULTIST in cards
        found = []
        for world in self.worlds:
            left = _without(world.before[seat], cards)
            if left is not None:
                found.append(world.changed(seat, left, world.faceup | (1 << seat if is_traitor else 0)))
        self._keep(found)
        return True

    def looked(self, zone: Zone, cards: tuple[Card, ...]) -> bool:
        """25.7: a seat looked at the top cards; `cards` is empty for everybody else."""
        if not LOYALTY <= zone < LOYALTY + MOST_SEATS or not cards:
            return False
        seat = zone - LOYALTY
        self._keep([world for world in self.worlds if world.before[seat][-len(cards) :] == cards])
        return True

    def agrees(self, zones: list[list[int]]) -> bool:
        """Whether as many cards lie where they are supposed to."""
        first = self.worlds[0]
        return first.faceup == self._shown_in(zones) and all(
            len(cards) == len(zones[LOYALTY + seat]) for seat, cards in enumerate(first.before)
        )

    def _shown_in(self, zones: list[list[int]]) -> Seats:
        found = 0
        for seat in range(self.seats):
            if HYBRID in zones[FACEUP + seat] or CULTIST in zones[FACEUP + seat]:
                found |= 1 << seat
        return found

    def see(self, zones: list[list[int]]) -> None:
        """What lies open or is known to the viewer. A table that was not listened to from the start is taken as it is."""
        if not self.agrees(zones):
            self._begin_at(zones)
            return
        places = [
            (seat, position, card)
            for seat in range(self.seats)
            for position, card in enumerate(zones[LOYALTY + seat])
            if card != UNKNOWN
        ]
        self._keep(
            [
                world
                for world in self.worlds
                if all(world.before[seat][position] == card for seat, position, card in places)
            ]
        )

    # What becomes of worlds

    def _keep(self, worlds: list[World]) -> None:
        if not worlds:
            raise ValueError("what was told cannot be")
        self.worlds = worlds

    def _deal(self, seat: Seat, known: Card) -> None:
        """25.1: the top card of the deck."""
        kinds = KINDS if known == UNKNOWN else (known,)
        self._keep(
            [
                world.dealt(seat, kind)
                for world in self.worlds
                for kind in kinds
                if world.deck[kind - HUMAN] > 0
            ]
        )

    def _pass_on(self, giver: Seat, taker: Seat, count: int, cards: tuple[Card, ...], from_top: bool) -> None:
        """38.3: all that are left, told of one after the other from the bottom; 7.3: the one on top."""
        found = []
        for world in self.worlds:
            own = world.before[giver]
            cut = len(own) - count if from_top else count
            gone, left = (own[cut:], own[:cut]) if from_top else (own[:cut], own[cut:])
            if len(gone) == count and (not cards or gone == cards):
                without = world.changed(giver, left, world.faceup)
                found.append(without.changed(taker, (*world.before[taker], *gone), world.faceup))
        self._keep(found)

    def _begin_at(self, zones: list[list[int]]) -> None:
        """All ways to fill the places that are not known. Who was what before is not: no seat is blamed for that."""
        left = list(self.all_cards)
        places: list[tuple[Seat, int]] = []
        for seat in range(self.seats):
            for card in zones[FACEUP + seat]:
                left[card - HUMAN] -= 1
            for position, card in enumerate(zones[LOYALTY + seat]):
                if card == UNKNOWN:
                    places.append((seat, position))
                else:
                    left[card - HUMAN] -= 1
        known = tuple(tuple(zones[LOYALTY + seat]) for seat in range(self.seats))
        worlds = [World(known, self._shown_in(zones), tuple(left), 1, (0,) * len(self.worlds[0].path))]
        for seat, position in places:
            worlds = [
                _filled(world, seat, position, kind)
                for world in worlds
                for kind in KINDS
                if world.deck[kind - HUMAN] > 0
            ]
        self._keep(worlds)

    def turn_page(self) -> None:
        """A new time begins."""
        self.worlds = [world.later() for world in self.worlds]

    # What follows

    def hard(self) -> list[float]:
        """By seat: how likely it is a traitor's by the deals and what was proven alone."""
        total = 0
        found = [0] * self.seats
        for world in self.worlds:
            total += world.weight
            for seat in range(self.seats):
                if world.mask >> seat & 1:
                    found[seat] += world.weight
        return [share / total for share in found]

    def masks(self) -> set[Seats]:
        """Every set of traitors that is possible."""
        return {world.mask for world in self.worlds}


def _without(own: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """What is left when the cards are taken, of equal ones the last first; None: they are not there."""
    left = list(own)
    for card in cards:
        if card not in left:
            return None
        del left[len(left) - 1 - left[::-1].index(card)]
    return tuple(left)


def _filled(world: World, seat: Seat, position: int, kind: Card) -> World:
    own = world.before[seat]
    dealt = world.dealt(seat, kind)
    return World(
        (*world.before[:seat], (*own[:position], kind, *own[position + 1 :]), *world.before[seat + 1 :]),
        world.faceup,
        dealt.deck,
        dealt.weight,
        world.path,
    )
