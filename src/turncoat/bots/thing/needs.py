"""The value of actions to the humans in each place: warmth by the chances of the weather die, the nearest way
out, equipment.

All values are in points. `gain` is the value of several units of Activate or Repair in one place, `harm` the
cost of a sabotage.
"""

from functools import lru_cache
from typing import Final

from turncoat.bots.thing.personas import Traits
from turncoat.bots.thing.station import (
    FUEL_AT,
    burns,
    can_activate,
    can_repair,
    damage_cap,
    has_keys,
    is_open,
    is_ready,
    missing_fuel,
    players,
    samples_of,
    store_of,
)
from turncoat.games.thing.board import (
    ACTIVATE,
    BOILER_DEAD,
    DAMAGE,
    FREEZING,
    ITEM_DECK,
    ITEMS,
    KITCHEN_FOOD,
    LAB_BAG,
    LEFT,
    PANTRY,
    SENT,
    SILENT,
    SOS,
    STARVING,
    STRENGTH,
    UNDERGROUND,
    WEAPON_DECK,
    YARD,
)
from turncoat.games.thing.content.locations import BOILER_CAP, GENERATOR_CAP
from turncoat.games.thing.numbers import FREEZE_STEPS, RESCUE_LENGTH
from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    GENERATOR,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    RADIO,
    SNOWCAT,
    STOREROOM,
    VEHICLES,
    WEATHER_STATION,
    Place,
)
from turncoat.games.thing.rules.people import is_shared
from turncoat.kernel.views import View

AHEAD: Final = (0.35, 0.25, 0.2, 0.1, 0.1)  # weight of each of the next rounds for heating
BOILER_LOST: Final = 60.0
POWER_LOST: Final = 18.0
WAY_OUT: Final = 80.0  # value of a way out, spread over the remaining work
SECOND_WAY: Final = 0.5  # weight of further ways
PER_ROUND: Final = 2.5  # approximate units of work in one place per round
SAMPLE_WORTH: Final = 36.0
ENOUGH_TIME: Final = 9.0  # rounds; with this many left there is no urgency
SAMPLE_ODDS: Final = 0.4  # T1.11
THING_WORTH: Final = 2.5  # of an item
WEAPON_WORTH: Final = 5.0
KEYS_FOUND: Final = 2.5  # approximate cards of the deck drawn per round
KEYS_WORTH: Final = 40.0  # once the vehicle only needs the keys
KEPT_ELSE: Final = 0.75  # the chance that an item kept by a seat is not the keys
TOO_READY: Final = 12.0  # the cost of a vehicle with which any figure may leave
FOOD_WORTH: Final = 1.5


@lru_cache(maxsize=20000)
def ruin(fuel: int, damage: int, cap: int, taken: tuple[int, ...], rounds: int) -> float:
    """The chance that a heated place reaches its damage cap without repair."""
    if damage >= cap:
        return 1.0
    if rounds == 0:
        return 0.0
    total = 0.0
    for amount in taken:
        short = max(0, amount - fuel)
        total += ruin(max(0, fuel - amount), damage + short, cap, taken, rounds - 1)
    return total / len(taken)


@lru_cache(maxsize=20000)
def exposure(fuel: int, damage: int, cap: int, taken: tuple[int, ...]) -> float:
    """The chance of ruin in the next rounds without work there, weighted by nearness; 0 to 1."""
    return sum([weight * ruin(fuel, damage, cap, taken, at + 1) for at, weight in enumerate(AHEAD)])


class Needs:
    """The needs of the station in one position, computed on request."""

    def __init__(self, view: View, traits: Traits, doubt: float) -> None:
        self.view: Final = view
        self.tracks: Final = view.tracks
        self.traits: Final = traits
        self.doubt: Final = doubt  # the number of other seats whose role is uncertain
        self.routes: Final = self._routes()
        # There is fuel for one vehicle
        self.vehicle: Final = next((place for _, place in self.routes if place in VEHICLES), -1)

    # Ways out

    def _routes(self) -> list[tuple[float, Place]]:
        """The remaining ways out by rounds, nearest first."""
        view = self.view
        tracks = self.tracks
        routes: list[tuple[float, Place]] = []
        if is_open(view, RADIO) and tracks[SOS] == SILENT:
            flight = view.game.numbers[RESCUE_LENGTH] / max(0.5, sum(burns(view, 2)) / 6)
            routes.append(((tracks[DAMAGE + RADIO] + 1) / PER_ROUND + flight + 0.5, RADIO))
        for vehicle in VEHICLES:
            if is_open(view, vehicle):
                if missing_fuel(view, vehicle) <= tracks[YARD] + 2 and not self.are_keys_lost():
                    keys = 0.0 if self.keys_are_near() else len(view.zones[ITEM_DECK]) / KEYS_FOUND
                    routes.append((self.work_left(vehicle) / PER_ROUND + keys, vehicle))
        routes.sort()
        return routes

    def are_keys_lost(self) -> bool:
        """With 1-3 players all cards are open, and the keys of a stopped escape may be gone."""
        is_open_to_all = is_shared(self.view.seats)
        return is_open_to_all and not self.keys_are_near() and not self.view.zones[ITEM_DECK]

    def keys_are_near(self) -> bool:
        if is_shared(self.view.seats):
            return any(has_keys(self.view, figure) for figure in players(self.view))
        return has_keys(self.view, self.view.seat)

    def work_left(self, place: Place) -> int:
        """Units of work until a way out is open."""
        extra = 1 if place == RADIO else missing_fuel(self.view, place)
        return self.tracks[DAMAGE + place] + extra

    def rounds_left(self) -> float:
        """The approximate number of rounds until an escape is possible."""
        if SENT <= self.tracks[SOS] < LEFT:
            return 3.0
        return self.routes[0][0] if self.routes else 6.0

    def route_unit(self, place: Place) -> float:
        """The value of one unit of work on a way out."""
        for at, (_, route) in enumerate(self.routes):
            if route == place:
                weight = 1.0 if at == 0 else SECOND_WAY
                if SENT <= self.tracks[SOS] < LEFT:
                    weight *= 0.6
                return weight * WAY_OUT / (self.work_left(place) + 3)
        return 0.0

    # Units of an action

    def gain(self, place: Place, card: int, units: int) -> float:
        """The value of this many units of Activate or Repair in a place."""
        if units <= 0:
            return 0.0
        if card == ACTIVATE:
            return self._activation_worth(place, units) if can_activate(self.view, place) else 0.0
        return self._repair_worth(place, units) if can_repair(self.view, place) else 0.0

    def _boiler_cost(self) -> float:
        return BOILER_LOST * self.traits.warmth * (1.0 if self.rounds_left() > 2 else 0.5)

    def _heat(self, place: Place, fuel: int, damage: int) -> float:
        """The harm of having this much fuel and damage."""
        view = self.view
        if place == BOILER:
            return exposure(fuel, damage, BOILER_CAP, burns(view, 1)) * self._boiler_cost() + damage
        dark = POWER_LOST * self.traits.warmth
        if damage >= GENERATOR_CAP:
            return 1.2 * dark
        return exposure(fuel, damage, GENERATOR_CAP, burns(view, 0)) * dark + 0.5 * damage

    def _repair_worth(self, place: Place, units: int) -> float:
        damage = self.tracks[DAMAGE + place]
        done = min(units, damage)
        if place in (BOILER, GENERATOR):
            fuel = self.tracks[FUEL_AT[place]]
            return self._heat(place, fuel, damage) - self._heat(place, fuel, damage - done)
        return self._preparation_worth(place, done)

    def _preparation_worth(self, place: Place, done: int) -> float:
        """The value of work on a way out. A vehicle that only needs keys also serves the alien: without keys
        the last step is left undone."""
        value = done * self.route_unit(place)
        if place in VEHICLES and done >= self.work_left(place) and not self.keys_are_near():
            value -= self.route_unit(place) + TOO_READY * min(1.0, self.doubt)
        return value

    def _fuel_worth(self, place: Place, units: int, store: int) -> float:
        done = min(units, missing_fuel(self.view, place), store)
        if done <= 0:
            return 0.0
        if place in VEHICLES:
            return self._preparation_worth(place, done) if place == self.vehicle else 0.0
        fuel = self.tracks[FUEL_AT[place]]
        damage = self.tracks[DAMAGE + place]
        return self._heat(place, fuel, damage) - self._heat(place, fuel + done, damage)

    def _activation_worth(self, place: Place, units: int) -> float:
        if place in VEHICLES and is_ready(self.view, place):
            return 0.0  # leaving is valued elsewhere
        if place in FUEL_AT:
            return self._fuel_worth(place, units, store_of(self.view, place))
        if place == RADIO:
            return self.route_unit(RADIO) * 1.5
        if place == LABORATORY:
            return self._sample_worth(units)
        if place == STOREROOM:
            return self._search_worth(units)
        if place == ARSENAL:
            return units * WEAPON_WORTH * self.traits.arming * self._danger()
        if place == KITCHEN:
            return self._cooking_worth()
        return 0.8 + self.best_delivery()

    def _danger(self) -> float:
        """The need for weapons: against the alien, the cold, and company."""
        if self.tracks[BOILER_DEAD]:
            return 2.5
        return 1.5 if self.tracks[STRENGTH] else min(1.0, self.doubt)

    def warmth_worth(self) -> float:
        """T11.4: the value of burning a place now; the whole game if the next storm would be the last."""
        if not self.tracks[BOILER_DEAD]:
            return 0.0
        left = self.view.game.numbers[FREEZE_STEPS] - self.tracks[FREEZING]
        most = max(burns(self.view, 1))
        if left <= most:
            return 90.0
        return 40.0 if left <= 2 * most else 0.0

    def best_delivery(self) -> float:
        """T13.7: the value of moving a fuel from underground to where it is needed most."""
        return max(self._fuel_worth(place, 1, self.tracks[UNDERGROUND]) for place in FUEL_AT)

    def delivery(self, place: Place) -> float:
        return self._fuel_worth(place, 1, self.tracks[UNDERGROUND])

    def _sample_worth(self, units: int) -> float:
        view = self.view
        drawn = min(units, len(view.zones[LAB_BAG]))
        # A seat that keeps a token usually has a sample
        held = sum([len(samples_of(view, figure)) for figure in players(view)])
        worth = SAMPLE_WORTH * min(1.0, self.doubt) + 1.0
        return SAMPLE_ODDS * worth * sum([0.6**held * 0.85**unit for unit in range(drawn)])

    def _search_worth(self, units: int) -> float:
        view = self.view
        count = len(view.zones[ITEM_DECK])
        things = THING_WORTH * self.traits.arming
        wanted = 0.0
        if self.vehicle >= 0 and not self.keys_are_near():
            odds = min(1.0, 4.0 / max(2, count)) * self.no_seat_has_keys()
            wanted = odds * KEYS_WORTH * 3 / (3 + self.work_left(self.vehicle))
        return sum([(things + wanted) * 0.85**unit for unit in range(min(units, count))])

    def no_seat_has_keys(self) -> float:
        """The chance that none of the others has keys."""
        view = self.view
        if is_shared(view.seats):
            return 1.0
        held = sum([len(view.zones[ITEMS + figure]) for figure in players(view) if figure != view.seat])
        return float(KEPT_ELSE**held)

    def _cooking_worth(self) -> float:
        if self.tracks[KITCHEN_FOOD] or self.tracks[STARVING]:
            return 0.1
        return FOOD_WORTH * min(1.0, self.rounds_left() * 4 / max(4, self.tracks[PANTRY]))

    # Sabotage

    def harm(self, place: Place, units: int = 1) -> float:
        """The cost of a sabotage to the humans."""
        view = self.view
        if not is_open(view, place):
            return 0.0
        if place in (BOILER, GENERATOR):
            damage = self.tracks[DAMAGE + place]
            after = min(damage_cap(view, place), damage + units)
            fuel = self.tracks[FUEL_AT[place]]
            return self._heat(place, fuel, after) - self._heat(place, fuel, damage) + 1.5 * (after - damage)
        if place in (RADIO, SNOWCAT, HELICOPTER):
            added = min(units, damage_cap(view, place) - self.tracks[DAMAGE + place])
            undone = 3.0 if is_ready(view, place) else 0.0
            return added * (0.3 + self.route_unit(place)) + undone if added > 0 else 0.0
        if place == KITCHEN:
            return 1.2 * units if self.tracks[PANTRY] and not self.tracks[STARVING] else 0.0
        if place == LABORATORY:
            return 1.5 * units if view.zones[LAB_BAG] else 0.0
        if place == WEATHER_STATION:
            return 1.6 * units if self.tracks[UNDERGROUND] else 0.0
        deck = WEAPON_DECK if place == ARSENAL else ITEM_DECK
        return (1.0 if place == ARSENAL else 1.8) * units if view.zones[deck] else 0.0

    # Totals

    def wants(self, place: Place, card: int) -> float:
        return self.gain(place, card, 1)

    def urgency(self) -> float:
        """How close the station is to freezing, from 0 to 1."""
        taken = burns(self.view, 1)
        a_round = max(0.5, sum(taken) / len(taken))
        rounds = (self.view.game.numbers[FREEZE_STEPS] - self.tracks[FREEZING]) / a_round
        if not self.tracks[BOILER_DEAD]:
            rounds += (self.tracks[FUEL_AT[BOILER]] + 0.5 * self.tracks[UNDERGROUND]) / a_round
        return min(1.0, max(0.0, 1.0 - (rounds - 1.0) / ENOUGH_TIME))
