"""All possible distributions of the loyalty cards, given the events of one seat: the certain part of a
belief, exact and in integers.

A world says which loyalty cards lie before each seat, in their order, and which are left in the deck. Deals split
worlds; reveals, looks and passed cards end those that they contradict (25, 38, 7). Soft evidence is handled elsewhere.
"""

from typing import Final

from turncoat.games.unfathomable.board import FACEUP, LOYALTY, LOYALTY_DECK, MOST_SEATS
from turncoat.games.unfathomable.cards import CULTIST, HUMAN, HYBRID
from turncoat.games.unfathomable.setup import components
from turncoat.kernel.ids import UNKNOWN, Card, Seat, Seats, Zone

KINDS: Final = (HUMAN, HYBRID, CULTIST)


class World:
    """A possible distribution. `weight` is the number of ways in which the deck produces it."""

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
        self.deck: Final = deck  # by kind: the number of cards left
        self.weight: Final = weight
        self.path: Final = path  # the traitors of each earlier period
        self.mask: Final[Seats] = faceup | sum(
            1 << seat for seat, cards in enumerate(before) if HYBRID in cards or CULTIST in cards
        )

    def with_cards(self, seat: Seat, cards: tuple[Card, ...], faceup: Seats) -> "World":
        before = (*self.before[:seat], cards, *self.before[seat + 1 :])
        return World(before, faceup, self.deck, self.weight, self.path)

    def later(self) -> "World":
        """A copy of this world in a new period: earlier deeds belong to the earlier sides."""
        return World(self.before, self.faceup, self.deck, self.weight, (*self.path, self.mask))

    def deal(self, seat: Seat, kind: Card) -> "World":
        place = kind - HUMAN
        deck = tuple(count - (1 if at == place else 0) for at, count in enumerate(self.deck))
        before = (*self.before[:seat], (*self.before[seat], kind), *self.before[seat + 1 :])
        return World(before, self.faceup, deck, self.weight * self.deck[place], self.path)


class Loyalties:
    def __init__(self, seats: int, settings: tuple[int, ...]) -> None:
        self.seats: Final = seats
        self.all_cards: Final = tuple(components(seats, settings)[kind] for kind in KINDS)
        self.worlds: list[World] = [World(((),) * seats, 0, self.all_cards, 1, ())]

    # Input

    def hear_move(
        self, source: Zone, target: Zone, count: int, cards: tuple[Card, ...], *, from_top: bool = False
    ) -> bool:
        """Cards went face down from one zone to another; `cards` is empty if the viewer may not know them. Returns
        whether loyalty cards moved."""
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

    def hear_show(self, source: Zone, target: Zone, cards: tuple[Card, ...]) -> bool:
        """38.1, 18.1: cards were turned up. Returns whether they were loyalty cards."""
        if not LOYALTY <= source < LOYALTY + MOST_SEATS or not FACEUP <= target < FACEUP + MOST_SEATS:
            return False
        seat = source - LOYALTY
        is_traitor = HYBRID in cards or CULTIST in cards
        worlds = []
        for world in self.worlds:
            left = _without(world.before[seat], cards)
            if left is not None:
                worlds.append(world.with_cards(seat, left, world.faceup | (1 << seat if is_traitor else 0)))
        self._keep(worlds)
        return True

    def hear_look(self, zone: Zone, cards: tuple[Card, ...]) -> bool:
        """25.7: a seat looked at the top cards; `cards` is empty for all other seats."""
        if not LOYALTY <= zone < LOYALTY + MOST_SEATS or not cards:
            return False
        seat = zone - LOYALTY
        self._keep([world for world in self.worlds if world.before[seat][-len(cards) :] == cards])
        return True

    def agrees(self, zones: list[list[int]]) -> bool:
        """Whether the zones hold as many cards as the worlds say."""
        first = self.worlds[0]
        return first.faceup == self._exposed_seats(zones) and all(
            len(cards) == len(zones[LOYALTY + seat]) for seat, cards in enumerate(first.before)
        )

    def _exposed_seats(self, zones: list[list[int]]) -> Seats:
        exposed = 0
        for seat in range(self.seats):
            if HYBRID in zones[FACEUP + seat] or CULTIST in zones[FACEUP + seat]:
                exposed |= 1 << seat
        return exposed

    def see(self, zones: list[list[int]]) -> None:
        """Take in the cards that are open or known to the viewer. A listener that joins late starts from these
        alone."""
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

    # Changes of worlds

    def _keep(self, worlds: list[World]) -> None:
        if not worlds:
            raise ValueError("what was told cannot be")
        self.worlds = worlds

    def _deal(self, seat: Seat, known: Card) -> None:
        """25.1: the top card of the deck."""
        kinds = KINDS if known == UNKNOWN else (known,)
        self._keep(
            [
                world.deal(seat, kind)
                for world in self.worlds
                for kind in kinds
                if world.deck[kind - HUMAN] > 0
            ]
        )

    def _pass_on(self, giver: Seat, taker: Seat, count: int, cards: tuple[Card, ...], from_top: bool) -> None:
        """38.3: all remaining cards, one event per card from the bottom; 7.3: the top card."""
        worlds = []
        for world in self.worlds:
            own = world.before[giver]
            cut = len(own) - count if from_top else count
            gone, left = (own[cut:], own[:cut]) if from_top else (own[:cut], own[cut:])
            if len(gone) == count and (not cards or gone == cards):
                without = world.with_cards(giver, left, world.faceup)
                worlds.append(without.with_cards(taker, (*world.before[taker], *gone), world.faceup))
        self._keep(worlds)

    def _begin_at(self, zones: list[list[int]]) -> None:
        """All ways to fill the unknown places. Earlier sides are unknown, so no seat is blamed for earlier deeds."""
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
        worlds = [World(known, self._exposed_seats(zones), tuple(left), 1, (0,) * len(self.worlds[0].path))]
        for seat, position in places:
            worlds = [
                _fill(world, seat, position, kind)
                for world in worlds
                for kind in KINDS
                if world.deck[kind - HUMAN] > 0
            ]
        self._keep(worlds)

    def turn_page(self) -> None:
        """Begin a new period."""
        self.worlds = [world.later() for world in self.worlds]

    # Conclusions

    def proof(self) -> list[float]:
        """The chance that each seat is a traitor, from deals and certain evidence alone."""
        total = 0
        weights = [0] * self.seats
        for world in self.worlds:
            total += world.weight
            for seat in range(self.seats):
                if world.mask >> seat & 1:
                    weights[seat] += world.weight
        return [share / total for share in weights]

    def masks(self) -> set[Seats]:
        """Every set of traitors that is possible."""
        return {world.mask for world in self.worlds}


def _without(own: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """The rest without these cards, taking the last of equal ones; None if they are not all there."""
    left = list(own)
    for card in cards:
        if card not in left:
            return None
        del left[len(left) - 1 - left[::-1].index(card)]
    return tuple(left)


def _fill(world: World, seat: Seat, position: int, kind: Card) -> World:
    own = world.before[seat]
    dealt = world.deal(seat, kind)
    return World(
        (*world.before[:seat], (*own[:position], kind, *own[position + 1 :]), *world.before[seat + 1 :]),
        world.faceup,
        dealt.deck,
        dealt.weight,
        world.path,
    )
