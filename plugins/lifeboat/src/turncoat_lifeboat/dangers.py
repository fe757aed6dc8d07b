"""Dangers of Lifeboat: hull, rations, and the weather that runs out before land is reached."""

from typing import Final

from turncoat.kernel.dangers import DangerKind, Dangers, Measured
from turncoat.kernel.views import View
from turncoat_lifeboat.board import (
    FULL_HULL,
    FULL_RATIONS,
    HULL,
    RATIONS,
    WEATHER,
    WEATHER_COPIES,
    WEATHER_NAMES,
)
from turncoat_lifeboat.vocabulary import ADRIFT, STARVED, SUNK

ALL_WEATHER: Final = WEATHER_COPIES * len(WEATHER_NAMES)


def measure_hull(view: View) -> Measured:
    return view.tracks[HULL], FULL_HULL


def measure_rations(view: View) -> Measured:
    return view.tracks[RATIONS], FULL_RATIONS


def measure_weather(view: View) -> Measured:
    """L7.4: the remaining cards plus one: the voyage ends when a card cannot be turned up."""
    return len(view.zones[WEATHER]) + 1, ALL_WEATHER + 1


DANGERS: Final = Dangers(
    [
        DangerKind("hull", "L7.2", measure_hull, (SUNK,)),
        DangerKind("rations", "L7.3", measure_rations, (STARVED,)),
        DangerKind("weather", "L7.4", measure_weather, (ADRIFT,)),
    ],
    by_seat=True,
)
