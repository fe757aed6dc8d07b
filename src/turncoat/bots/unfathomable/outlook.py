"""The outlook of a seat at a decision: progress, the scarcest resources, and the value of everything to the humans.

Values are in points; 100 is the game. It is built for every decision from the view and the seat's suspicions alone.
"""

from math import exp
from typing import Final

from turncoat.bots.unfathomable.belief.cards import Cards
from turncoat.bots.unfathomable.personas import Traits
from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    DAGON,
    DAMAGE,
    DEEP_ONES,
    DEEP_ONES_IN_ALL,
    FACEUP,
    FUEL,
    HAND,
    HYDRA,
    JOURNEY,
    LOYALTY,
    MOST_OF_A_RESOURCE,
    ON_DECK,
    REVEALED,
    RITUAL,
    SANITY,
    SOULS,
    TRACK_END,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import CULTIST, HYBRID
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    BRIG,
    CHAPEL,
    DEEP,
    FIRST_DECK,
    FIRST_ROOM,
    GALLEY,
    PLACES,
    ROOMS,
    SICK_BAY,
    Space,
)
from turncoat.kernel.ids import Seat
from turncoat.kernel.views import View

THE_GAME: Final = 100.0
DRAIN: Final = (0.18, 0.22, 0.25, 0.32)  # average loss of each resource per turn
FUEL_PER_WAYPOINT: Final = 0.9
DISTANCE_PER_WAYPOINT: Final = 3.0
PACE: Final = 1.4  # spaces of the travel track per turn
LAST_STEPS: Final = 8.0  # with this many spaces left the end is near
WAVERING: Final = (0.6, 1.0, 1.6)  # possible factors of the drain
# The least cost of losing one, by the current amount
LEAST_PRICE: Final = (0.0, 100.0, 32.0, 16.0, 10.0, 7.0, 5.0, 4.0, 3.2, 2.6, 2.0)
# Of another room, by the number of damaged rooms
DAMAGE_PRICE: Final = (13.0, 16.0, 20.0, 28.0, 50.0, 100.0, 100.0)
ROOM_EXTRA: Final = {BOILER_ROOM: 4.0, GALLEY: 1.5, CHAPEL: 1.0}
TURN_PRICE: Final = 3.0  # of a turn that passes, in addition to the resources it costs
PURSUED: Final = 10.0  # cost of a turn of a revealed traitor
CASTING: Final = (0.16, 0.22, 0.35, 0.9)  # share of the ritual's value, by its progress
SOULS_PER_PASSENGER: Final = 0.9
SANITY_PER_PASSENGER: Final = 0.11
CROWD: Final = 14.0  # additional cost when no Deep One is left in the supply
BELOW: Final = 1.5  # cost of a Deep One in the Deep
AFLOAT: Final = 2.0  # cost of one in the water
ON_BOARD: Final = 3.2  # cost of one on a deck
INSIDE: Final = 0.6  # share of a room's damage that a Deep One on board will do
RISKED: Final = 0.7  # the chance that a passenger on deck does not return
RESCUED_FROM: Final = 0.6  # the same without a Deep One nearby
SICKNESS: Final = 5.0  # cost of a human being sent to the Sick Bay
BEATEN: Final = 13.0  # value of a revealed traitor being sent to the Brig
LOCKED_UP: Final = 18.0  # value of a hidden traitor being sent there
JAIL: Final = 8.0  # cost of a human being sent to the Brig


class Outlook:
    def __init__(
        self,
        view: View,
        traits: Traits,
        suspicion: list[float],
        reputation: list[float],
        cards: Cards | None = None,
    ) -> None:
        tracks, zones = view.tracks, view.zones
        self.view: Final = view
        self.traits: Final = traits
        self.suspicion: Final = suspicion
        self.reputation: Final = reputation  # by seat, as a spectator estimates it
        self.cards: Final = cards  # the skills in every hand and in chaos, if they were counted
        self.me: Final[Seat] = view.seat
        own = [*zones[LOYALTY + view.seat], *zones[FACEUP + view.seat]]
        self.is_revealed: Final = tracks[REVEALED + view.seat] > 0
        self.distance: Final = sum(DISTANCES[card] for card in zones[JOURNEY])
        # 29.12: a Cultist has nothing to win before the ship is far enough.
        self.is_cultist: Final = CULTIST in own and HYBRID not in own
        self.is_traitor: Final = HYBRID in own or CULTIST in own
        self.is_biding: Final = self.is_cultist and self.distance < FAR_ENOUGH and not self.is_revealed
        self.humans: Final = [seat for seat in range(view.seats) if not tracks[REVEALED + seat]]
        self.here: Final[Space] = tracks[AT + view.seat]
        self.damaged: Final = sum(1 for room in range(ROOMS) if zones[DAMAGE + room])
        self.deep_ones: Final = tracks[DEEP_ONES : DEEP_ONES + PLACES]
        self.supply: Final = DEEP_ONES_IN_ALL - sum(self.deep_ones)
        self.crowd: Final = crowding_price(self.supply)
        waypoints = max(0.0, (FAR_ENOUGH - self.distance) / DISTANCE_PER_WAYPOINT)
        self.steps: Final = max(1.0, TRACK_END - tracks[TRAVEL] + TRACK_END * waypoints)
        self.turns: Final = self.steps / PACE
        self.losing: Final = [
            self._resource_price(resource, tracks[FUEL + resource], waypoints) for resource in range(4)
        ]
        self.travel: Final = self._travel_price()
        self.damage: Final = DAMAGE_PRICE[self.damaged] * (
            traits.caution if self.damaged < ROOMS - 1 else 1.0
        )
        self.action: float = 3.0  # value of an action; a caller that weighs actions sets it

    # Resources

    def _resource_price(self, resource: int, level: int, waypoints: float) -> float:
        """The chance that this resource will be the missing one at the end, with a lower limit for prudence."""
        drain = DRAIN[resource] * self.turns + (FUEL_PER_WAYPOINT * waypoints if resource == 0 else 0.0)
        chance = sum(_chance_of(level - 1, drain * way) for way in WAVERING) / len(WAVERING)
        least = LEAST_PRICE[level]
        if level > 1:
            least *= min(1.0, 0.25 + self.turns / 8)
            return max(least, THE_GAME * chance) * self.traits.caution
        return THE_GAME

    def lose(self, resource: int, amount: float) -> float:
        """The (negative) worth to the humans of losing this much of a resource. Each further unit costs more."""
        level = self.view.tracks[FUEL + resource]
        cost, price = 0.0, self.losing[resource]
        while amount > 0 and level > 0:
            if level == 1:
                price = THE_GAME
            cost += price * min(1.0, amount)
            amount -= 1
            level -= 1
            price = max(price * 1.2, LEAST_PRICE[level] if level > 0 else THE_GAME)
        return -min(THE_GAME, cost)

    def gain(self, resource: int, amount: int) -> float:
        level = self.view.tracks[FUEL + resource]
        gained = max(0, min(MOST_OF_A_RESOURCE - level, amount))
        price = min(self.losing[resource], 40.0)
        return price * 0.85 * gained - 0.1 * price * max(0, gained - 1)

    # The journey

    def _travel_price(self) -> float:
        """The value of a step: the part of a turn that it saves, and the nearer end."""
        drain = sum(DRAIN[resource] * min(self.losing[resource], 40.0) for resource in range(4))
        enemies = (self.view.seats - len(self.humans)) / self.view.seats
        by_time = (drain + TURN_PRICE + 0.15 * sum(self.deep_ones) + PURSUED * enemies) / PACE
        finish = self.traits.finish if self.steps < LAST_STEPS else 1.0
        return max(by_time, THE_GAME / _power(self.steps, 1.3)) * self.traits.haste * finish

    def sail(self, spaces: float) -> float:
        return self.travel * spaces

    def set_back(self, spaces: int) -> float:
        return -self.travel * 0.9 * min(spaces, self.view.tracks[TRAVEL])

    def banishment(self) -> float:
        """50.12: the value of a banishment now."""
        gain = sum(self.deep_one(space) * self.deep_ones[space] for space in range(FIRST_ROOM))
        gain += self.monarchs()
        for deck in range(FIRST_ROOM - FIRST_DECK):
            gain += self.lose_passengers(len(self.view.zones[ON_DECK + deck]))
        for seat in self.humans:
            if FIRST_DECK <= self.view.tracks[AT + seat] < FIRST_ROOM:
                gain -= SICKNESS * self.trust(seat)
        return gain

    def chant(self, spaces: int) -> float:
        """The value of advancing the ritual; its effect comes at the end."""
        at = self.view.tracks[RITUAL]
        value = 0.0
        banishment = self.banishment()
        for step in range(spaces):
            value += 0.6 + CASTING[(at + step) % TRACK_END] * banishment
        return value

    def unchant(self, spaces: int) -> float:
        at = self.view.tracks[RITUAL]
        banishment = self.banishment()
        return -sum(0.6 + CASTING[at - 1 - step] * banishment * 0.5 for step in range(min(spaces, at)))

    # Monsters

    def deep_one(self, space: Space) -> float:
        """The cost of one more Deep One in the space."""
        if space == DEEP:
            return BELOW + self.crowd
        if space < FIRST_DECK:
            return AFLOAT + self.crowd
        if space < FIRST_ROOM:
            passengers = len(self.view.zones[ON_DECK + space - FIRST_DECK])
            return ON_BOARD + self.crowd - (0.35 * self.lose_passengers(1) if passengers else 0.0)
        return ON_BOARD + self.crowd + INSIDE * min(self.damage, 40.0)

    def monarchs(self) -> float:
        threat = 0.0
        if self.view.tracks[HYDRA] != DEEP:
            threat += 0.5 * min(self.damage, 30.0)
        if self.view.tracks[DAGON] != DEEP:
            threat += 4.0 + 2 * self.crowd
        return threat

    def monarch(self, track: int) -> float:
        """The cost of this monarch at sea."""
        if self.view.tracks[track] == DEEP:
            return 0.0
        return 0.5 * min(self.damage, 30.0) if track == HYDRA else 4.0 + 2 * self.crowd

    # Rooms, passengers, characters

    def damage_room(self, room: Space) -> float:
        """One more room is damaged, and the characters in it are hurt."""
        value = -self.damage - ROOM_EXTRA.get(room, 0.0)
        for seat in self.humans:
            if self.view.tracks[AT + seat] == room:
                value -= SICKNESS * self.trust(seat)
        return value

    def damage_ship(self) -> float:
        """The value of a card of the damage deck. Two of its nine cards cost a resource and one risks a passenger; some
        are already in rooms."""
        left = max(1, 8 - self.damaged)
        structural = max(0, 6 - self.damaged) / left
        leaks = 1 / left
        hurt = sum(self.trust(seat) for seat in self.humans if self.view.tracks[AT + seat] >= FIRST_ROOM)
        value = structural * (-self.damage - 1.5 - 0.15 * SICKNESS * hurt)
        return value + leaks * (self.lose(0, 1) + self.lose(1, 1))

    def lose_passengers(self, count: float) -> float:
        if not count:
            return 0.0
        return self.lose(
            SOULS - FUEL, SOULS_PER_PASSENGER * count
        ) + SANITY_PER_PASSENGER * count * self.lose(SANITY - FUEL, 1)

    def rescue(self, deck: Space) -> float:
        """The value of one passenger fewer on deck."""
        near = self.deep_ones[deck] + 0.5 * self.deep_ones[deck - FIRST_DECK]
        danger = (
            RESCUED_FROM + 0.25 * min(2.0, near) + (0.5 if self.view.tracks[RITUAL] == TRACK_END - 1 else 0.0)
        )
        danger += 0.15 * (self.view.seats - len(self.humans))
        return -self.lose_passengers(1) * min(1.0, danger)

    def risk(self, count: float) -> float:
        return self.lose_passengers(1) * count * RISKED

    def trust(self, seat: Seat) -> float:
        """1: certainly on the humans' side, -1: certainly not."""
        return 1.0 - 2.0 * self.suspicion[seat]

    def doubt(self, seat: Seat) -> float:
        """The doubt about a seat, to a seat of this temper."""
        suspected = self.suspicion[seat]
        return suspected if suspected >= 0.98 else min(0.97, suspected * self.traits.distrust)

    def defeat(self, seat: Seat) -> float:
        """A human goes to the Sick Bay, a revealed traitor to the Brig (16.3, 16.4)."""
        at = self.view.tracks[AT + seat]
        if self.view.tracks[REVEALED + seat]:
            return 0.5 if at == BRIG else BEATEN
        if at == BRIG:
            return 0.0
        weight = 0.4 if at == SICK_BAY else 1.0
        return -SICKNESS * weight * self.trust(seat)

    def jail(self, seat: Seat) -> float:
        """The value of a seat in the Brig, where it can do little; negative for a human."""
        if self.view.tracks[AT + seat] == BRIG:
            return 0.0
        doubt = self.doubt(seat)
        return LOCKED_UP * doubt - JAIL * (1.0 - doubt)

    def character(self, seat: Seat) -> int:
        return self.view.tracks[CHARACTER + seat]

    def hand(self, seat: Seat) -> int:
        return len(self.view.zones[HAND + seat])


def crowding_price(supply: int) -> float:
    """45.1: the cost of one more Deep One, by the remaining supply."""
    return CROWD / _power(max(0, supply) + 1.0, 1.5)


def _power(base: float, exponent: float) -> float:
    return float(base**exponent)


def _chance_of(count: int, mean: float) -> float:
    """Poisson: the chance of exactly this count with this mean."""
    if count < 0:
        return 0.0
    chance = exp(-mean)
    for number in range(1, count + 1):
        chance *= mean / number
    return chance
