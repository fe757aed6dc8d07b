"""The waypoint deck: 20 cards, each once, with their distances (54.1)."""

from typing import Final

from turncoat.games.unfathomable.board import FOOD, FUEL, SANITY, SOULS
from turncoat.games.unfathomable.cards import WAYPOINT_CARDS
from turncoat.games.unfathomable.content.composites import (
    damage,
    either,
    gain,
    in_order,
    lose,
    risk,
    risk_to,
    roll_at_least,
    roll_at_most,
    spawn,
)
from turncoat.games.unfathomable.effects.monsters import SurfaceAll, WashOverboard
from turncoat.games.unfathomable.effects.places import At, EachDeck, EachWater
from turncoat.games.unfathomable.effects.resources import (
    DecksWithPassengers,
    DefeatPassengerThere,
    PassengersThere,
)
from turncoat.games.unfathomable.spaces import DEEP
from turncoat.kernel.effects import Effect, ForEach, May, Named, Pick, Repeat, Roll
from turncoat.kernel.families import NamedValue
from turncoat.kernel.selectors import You


def may_risk_for(passengers: int, resource: int, amount: int) -> Effect:
    """You may risk passengers to roll a die; 5 or more gains something."""
    return May(You(), risk_to(passengers, roll_at_least(5, gain(resource, amount))))


class Waypoint(NamedValue):
    def __init__(self, name: str, distance: int, effect: Effect) -> None:
        super().__init__(name)
        self.distance: Final = distance
        self.effect: Final = effect


DECK: Final = WAYPOINT_CARDS.deck(
    Waypoint("abandoned_depot", distance=2, effect=may_risk_for(3, FUEL, 2)),
    Waypoint("deserted_island", distance=2, effect=may_risk_for(1, FOOD, 1)),
    Waypoint("hurricane", distance=2, effect=either(lose(FUEL, 1), damage(2))),
    Waypoint("iceberg", distance=2, effect=May(You(), roll_at_least(5, gain(FOOD, 1), damage(1)))),
    Waypoint("reef", distance=2, effect=roll_at_most(4, damage(1))),
    Waypoint("shipwreck_survivors", distance=2, effect=may_risk_for(1, SOULS, 1)),
    Waypoint("wrecked_ship", distance=2, effect=may_risk_for(1, FUEL, 1)),
    Waypoint(
        "deep_one_city", distance=3, effect=in_order(lose(FUEL, 1), spawn(5, At(DEEP)), Roll(SurfaceAll()))
    ),
    Waypoint("fog_bank", distance=3, effect=in_order(lose(FUEL, 1), roll_at_most(4, Named("sail_past")))),
    Waypoint("maelstrom", distance=3, effect=in_order(lose(FUEL, 1), either(lose(FUEL, 1), damage(2)))),
    Waypoint("rainstorm", distance=3, effect=in_order(lose(FUEL, 1), may_risk_for(1, FOOD, 1))),
    Waypoint(
        "rogue_wave",
        distance=3,
        effect=in_order(
            lose(FUEL, 1),
            WashOverboard(),
            ForEach(DecksWithPassengers(), Repeat(PassengersThere(), DefeatPassengerThere())),
        ),
    ),
    Waypoint(
        "rolling_seas",
        distance=3,
        effect=in_order(lose(FUEL, 1), Pick(You(), DecksWithPassengers(), DefeatPassengerThere())),
    ),
    Waypoint("sea_smoke", distance=3, effect=in_order(lose(FUEL, 1), spawn(1, EachWater()))),
    Waypoint("seaweed_patch", distance=3, effect=in_order(lose(FUEL, 1), either(risk(2), damage(1)))),
    Waypoint("smooth_sailing", distance=3, effect=in_order(lose(FUEL, 1), lose(FOOD, 1))),
    Waypoint("calm_waters", distance=4, effect=in_order(lose(FUEL, 2), lose(FOOD, 1))),
    Waypoint("deep_one_ambush", distance=4, effect=in_order(lose(FUEL, 2), spawn(1, EachDeck()))),
    Waypoint("rough_waters", distance=4, effect=in_order(lose(FUEL, 2), lose(SANITY, 1))),
    Waypoint("stormy_seas", distance=4, effect=in_order(lose(FUEL, 2), damage(1))),
)

# 54.1: by card
DISTANCES: Final = {WAYPOINT_CARDS.number(card.name): card.distance for card in DECK}
