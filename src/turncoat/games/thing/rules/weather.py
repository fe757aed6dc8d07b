"""T2, T3: the weather, the station's fuel consumption, and the rescue helicopter.

The kinds of weather are in `board.py` (`WEATHERS`), their numbers in `numbers.py`.
"""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    BOILER_DEAD,
    DIE_AT_STATION,
    FREEZING,
    LANDED,
    LEADER,
    LEFT,
    RESCUE_AT,
    RESCUE_FUEL,
    ROUND,
    SENT,
    SOS,
    SOS_SINCE,
    WEATHER,
)
from turncoat.games.thing.numbers import (
    FREEZE_STEPS,
    RESCUE_FUEL_LAST,
    RESCUE_LENGTH,
    WEATHER_DIE,
    weather_row,
)
from turncoat.games.thing.places import BOILER, GENERATOR, Place
from turncoat.games.thing.rules.ending import end_for_aliens
from turncoat.games.thing.rules.people import table_size
from turncoat.games.thing.rules.station import add_damage, fuel_track, is_dark
from turncoat.games.thing.vocabulary import FROZEN, NEW_WEATHER, OLD_WEATHER
from turncoat.kernel.atoms import put, roll
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

GENERATOR_PART: Final = 0
BOILER_PART: Final = 1
RESCUE_PART: Final = 2


def roll_weather(s: State, rule: str) -> int:
    return s.game.numbers[WEATHER_DIE + roll(s, 6, rule) - 1]


def by_weather(s: State, part: int) -> int:
    """A number of the current weather, from the table for this number of players (T1.1)."""
    return s.game.numbers[weather_row(table_size(s.seats), s.tracks[WEATHER]) + part]


ROLLED: Final = 0
FORECAST = Procedure("forecast", {"rolled": ROLLED}, {"rolled": "weather"})


def new_weather(s: State) -> None:
    FORECAST.push(s, [0])


@FORECAST.step
def roll_die(s: State, f: Frame) -> None:
    """T2.1; T2.2: a die that lies on the weather station may be left as it was."""
    f.v[ROLLED] = roll_weather(s, "T2.2" if s.tracks[DIE_AT_STATION] else "T2.1")
    if not s.tracks[DIE_AT_STATION]:
        put(s, WEATHER, f.v[ROLLED], "T2.1")
        s.stack.pop()


class OldOrNew(Ask):
    rule: ClassVar[str] = "T2.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(OLD_WEATHER), option(NEW_WEATHER)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        put(s, DIE_AT_STATION, 0, "T2.2")
        if verb_of(option) == NEW_WEATHER:
            put(s, WEATHER, f.v[ROLLED], "T2.2")


FORECAST.ask("old_or_new", OldOrNew())


def burn(s: State, place: Place, amount: int, rule: str) -> None:
    """T3.1, T3.5: burn fuel; T3.2: each missing fuel is a damage."""
    track = fuel_track(place)
    burned = min(amount, s.tracks[track])
    if burned:
        put(s, track, s.tracks[track] - burned, rule)
    if amount > burned:
        add_damage(s, place, amount - burned, "T3.2")


def maintain(s: State) -> None:
    """T3.1-T3.7; a destroyed boiler freezes the station from the next round on (R22: before the helicopter)."""
    if not is_dark(s):
        burn(s, GENERATOR, by_weather(s, GENERATOR_PART), "T3.1")
    dead_since = s.tracks[BOILER_DEAD]
    if dead_since and dead_since < s.tracks[ROUND]:
        steps = s.game.numbers[FREEZE_STEPS]
        put(s, FREEZING, min(steps, s.tracks[FREEZING] + by_weather(s, BOILER_PART)), "T3.7")
        if s.tracks[FREEZING] >= steps:
            end_for_aliens(s, FROZEN, "T19.8")
    elif not dead_since:
        burn(s, BOILER, by_weather(s, BOILER_PART), "T3.5")


def fly(s: State) -> None:
    """T3.8-T3.10"""
    if s.tracks[SOS] not in (SENT, LANDED) or s.tracks[SOS_SINCE] >= s.tracks[ROUND]:
        return
    if s.tracks[SOS] == SENT:
        length = s.game.numbers[RESCUE_LENGTH]
        put(s, RESCUE_AT, min(length, s.tracks[RESCUE_AT] + by_weather(s, RESCUE_PART)), "T3.8")
        if s.tracks[RESCUE_AT] == length:
            put(s, SOS, LANDED, "T3.8")
    if s.tracks[RESCUE_FUEL] >= s.game.numbers[RESCUE_FUEL_LAST]:
        put(s, SOS, LEFT, "T3.10")
    else:
        put(s, RESCUE_FUEL, s.tracks[RESCUE_FUEL] + 1, "T3.9")
