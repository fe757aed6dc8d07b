"""Dangers in The Thing that a player may warn of, from public information."""

from collections.abc import Mapping
from typing import Final

from turncoat.kernel.shapes import ViewWire

LITTLE_FUEL: Final = 1
LITTLE_FOOD: Final = 4
STRONG_ALIEN: Final = 4
READ: Final = ("pantry", "fuel.boiler", "damage.boiler", "fuel.generator", "freezing", "strength")


def dangers(view: ViewWire) -> Mapping[str, bool]:
    pantry, boiler, damage, generator, freezing, strength = (int(view["tracks"][label]) for label in READ)
    return {
        "food": pantry <= LITTLE_FOOD,
        "boiler": boiler <= LITTLE_FUEL or damage > 0,
        "generator": generator <= LITTLE_FUEL,
        "cold": freezing > 0,
        "alien": strength >= STRONG_ALIEN,
    }
