"""The waypoint deck: 20 cards, each once, in the order of cards.WAYPOINT_NAMES."""

from typing import Final

from turncoat.games.unfathomable.board import FOOD, FUEL, SANITY, SOULS
from turncoat.games.unfathomable.content.phrases import (
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
from turncoat.kernel.selectors import You


def may_risk_for(passengers: int, resource: int, amount: int) -> Effect:
    """You may risk passengers to roll a die; 5 or more gains something."""
    return May(You(), risk_to(passengers, roll_at_least(5, gain(resource, amount))))


DECK: Final[tuple[Effect, ...]] = (
    may_risk_for(3, FUEL, 2),  # abandoned_depot
    may_risk_for(1, FOOD, 1),  # deserted_island
    either(lose(FUEL, 1), damage(2)),  # hurricane
    May(You(), roll_at_least(5, gain(FOOD, 1), damage(1))),  # iceberg
    roll_at_most(4, damage(1)),  # reef
    may_risk_for(1, SOULS, 1),  # shipwreck_survivors
    may_risk_for(1, FUEL, 1),  # wrecked_ship
    in_order(lose(FUEL, 1), spawn(5, At(DEEP)), Roll(SurfaceAll())),  # deep_one_city
    in_order(lose(FUEL, 1), roll_at_most(4, Named("sail_past"))),  # fog_bank
    in_order(lose(FUEL, 1), either(lose(FUEL, 1), damage(2))),  # maelstrom
    in_order(lose(FUEL, 1), may_risk_for(1, FOOD, 1)),  # rainstorm
    in_order(  # rogue_wave
        lose(FUEL, 1),
        WashOverboard(),
        ForEach(DecksWithPassengers(), Repeat(PassengersThere(), DefeatPassengerThere())),
    ),
    in_order(lose(FUEL, 1), Pick(You(), DecksWithPassengers(), DefeatPassengerThere())),  # rolling_seas
    in_order(lose(FUEL, 1), spawn(1, EachWater())),  # sea_smoke
    in_order(lose(FUEL, 1), either(risk(2), damage(1))),  # seaweed_patch
    in_order(lose(FUEL, 1), lose(FOOD, 1)),  # smooth_sailing
    in_order(lose(FUEL, 2), lose(FOOD, 1)),  # calm_waters
    in_order(lose(FUEL, 2), spawn(1, EachDeck())),  # deep_one_ambush
    in_order(lose(FUEL, 2), lose(SANITY, 1)),  # rough_waters
    in_order(lose(FUEL, 2), damage(1)),  # stormy_seas
)
