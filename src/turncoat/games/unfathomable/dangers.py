"""Dangers of Unfathomable: the six ways in which the Deep Ones win, and the ritual that clears the decks."""

from typing import Final

from turncoat.games.unfathomable.board import (
    DAMAGE,
    DEEP_ONES,
    DEEP_ONES_IN_ALL,
    FOOD,
    FUEL,
    MOST_OF_A_RESOURCE,
    RITUAL,
    SANITY,
    SOULS,
    TRACK_END,
)
from turncoat.games.unfathomable.spaces import PLACES, ROOMS
from turncoat.games.unfathomable.vocabulary import NO_FOOD, NO_FUEL, NO_SANITY, NO_SOULS, OVERRUN, SUNK
from turncoat.kernel.dangers import DangerKind, Dangers, Measured
from turncoat.kernel.views import View


def measure_fuel(view: View) -> Measured:
    return view.tracks[FUEL], MOST_OF_A_RESOURCE


def measure_food(view: View) -> Measured:
    return view.tracks[FOOD], MOST_OF_A_RESOURCE


def measure_sanity(view: View) -> Measured:
    return view.tracks[SANITY], MOST_OF_A_RESOURCE


def measure_souls(view: View) -> Measured:
    return view.tracks[SOULS], MOST_OF_A_RESOURCE


def measure_damage(view: View) -> Measured:
    """13.7: rooms that are not damaged yet."""
    damaged = sum(len(view.zones[DAMAGE + room]) for room in range(ROOMS))
    return ROOMS - damaged, ROOMS


def measure_deep_ones(view: View) -> Measured:
    """45.1: the supply plus one, since the game ends when a Deep One is missing from the supply."""
    on_board = sum(view.tracks[DEEP_ONES : DEEP_ONES + PLACES])
    return DEEP_ONES_IN_ALL - on_board + 1, DEEP_ONES_IN_ALL + 1


def measure_ritual(view: View) -> Measured:
    return TRACK_END - view.tracks[RITUAL], TRACK_END


DANGERS: Final = Dangers(
    [
        DangerKind("fuel", "29.6", measure_fuel, (NO_FUEL,)),
        DangerKind("food", "29.6", measure_food, (NO_FOOD,)),
        DangerKind("sanity", "29.6", measure_sanity, (NO_SANITY,)),
        DangerKind("souls", "29.6", measure_souls, (NO_SOULS,)),
        DangerKind("damage", "13.7", measure_damage, (SUNK,)),
        DangerKind("deep_ones", "45.1", measure_deep_ones, (OVERRUN,)),
        DangerKind("ritual", "50.12", measure_ritual),
    ],
    by_seat=True,
)
