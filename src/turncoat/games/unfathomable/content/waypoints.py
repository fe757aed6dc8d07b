"""The waypoint deck: 20 cards, each once, in the order of cards.WAYPOINT_NAMES."""

from typing import Final

from turncoat.games.unfathomable.board import FOOD, FUEL, SANITY, SOULS
from turncoat.games.unfathomable.effects import (
    At,
    DamageShip,
    DecksWithPassengers,
    DefeatPassengerThere,
    EachDeck,
    EachWater,
    Gain,
    Lose,
    PassengersThere,
    Risk,
    Spawn,
    SurfaceAll,
    WashOverboard,
)
from turncoat.games.unfathomable.spaces import DEEP
from turncoat.kernel.amounts import Always, AtLeast, AtMost, Number, Rolled
from turncoat.kernel.effects import (
    Branch,
    Choose,
    Cost,
    Effect,
    ForEach,
    If,
    May,
    Named,
    Nothing,
    Pick,
    Repeat,
    Roll,
    Seq,
)
from turncoat.kernel.selectors import You


def either(one: Effect, other: Effect) -> Effect:
    return Choose(You(), (Branch(Always(), one), Branch(Always(), other)))


def risk_for(passengers: int, resource: int, amount: int) -> Effect:
    """You may risk passengers to roll a die; 5 or more gains something."""
    chance = Roll(If(AtLeast(Rolled(), Number(5)), Gain(resource, Number(amount)), Nothing()))
    return May(You(), Cost(Risk(Number(passengers)), chance))


def lose(resource: int, amount: int) -> Effect:
    return Lose(resource, Number(amount))


def damage(times: int) -> Effect:
    return Repeat(Number(times), DamageShip())


DECK: Final = (
    risk_for(3, FUEL, 2),  # abandoned_depot
    risk_for(1, FOOD, 1),  # deserted_island
    either(lose(FUEL, 1), damage(2)),  # hurricane
    May(You(), Roll(If(AtLeast(Rolled(), Number(5)), Gain(FOOD, Number(1)), DamageShip()))),  # iceberg
    Roll(If(AtMost(Rolled(), Number(4)), DamageShip(), Nothing())),  # reef
    risk_for(1, SOULS, 1),  # shipwreck_survivors
    risk_for(1, FUEL, 1),  # wrecked_ship
    Seq((lose(FUEL, 1), Spawn(Number(5), At(DEEP)), Roll(SurfaceAll()))),  # deep_one_city
    Seq((lose(FUEL, 1), Roll(If(AtMost(Rolled(), Number(4)), Named("sail_past"), Nothing())))),  # fog_bank
    Seq((lose(FUEL, 1), either(lose(FUEL, 1), damage(2)))),  # maelstrom
    Seq((lose(FUEL, 1), risk_for(1, FOOD, 1))),  # rainstorm
    Seq(  # rogue_wave
        (
            lose(FUEL, 1),
            WashOverboard(),
            ForEach(DecksWithPassengers(), Repeat(PassengersThere(), DefeatPassengerThere())),
        )
    ),
    Seq((lose(FUEL, 1), Pick(You(), DecksWithPassengers(), DefeatPassengerThere()))),  # rolling_seas
    Seq((lose(FUEL, 1), Spawn(Number(1), EachWater()))),  # sea_smoke
    Seq((lose(FUEL, 1), either(Risk(Number(2)), DamageShip()))),  # seaweed_patch
    Seq((lose(FUEL, 1), lose(FOOD, 1))),  # smooth_sailing
    Seq((lose(FUEL, 2), lose(FOOD, 1))),  # calm_waters
    Seq((lose(FUEL, 2), Spawn(Number(1), EachDeck()))),  # deep_one_ambush
    Seq((lose(FUEL, 2), lose(SANITY, 1))),  # rough_waters
    Seq((lose(FUEL, 2), DamageShip())),  # stormy_seas
)
