"""Dangers of The Thing: the endings of T19, and the setbacks that lead there.

The number of hidden aliens is not used: figures that play may be of either side.
"""

from typing import Final

from turncoat.games.thing.board import (
    BOILER_DEAD,
    BURNED,
    DAMAGE,
    DISC,
    FREEZING,
    FUEL,
    KITCHEN_FOOD,
    MOST_FOOD,
    PANTRY,
    PLAYING,
    STARVING,
    STATUS,
    THREAT,
)
from turncoat.games.thing.content.locations import BOILER_CAP, GENERATOR_CAP, HEATING_SLOTS
from turncoat.games.thing.numbers import DISC_LAST, DISC_START, FEWEST_PLAYERS, FREEZE_STEPS, RED
from turncoat.games.thing.places import BOILER, GENERATOR
from turncoat.games.thing.rules.people import figure_count, is_shared, table_size
from turncoat.games.thing.rules.upkeep import RAW
from turncoat.games.thing.vocabulary import ALIEN_ABOARD, ALL_INFECTED, FROZEN, LAST_ABSORBED, LEFT_BEHIND
from turncoat.kernel.dangers import AT_ANY_TIME, NO_DANGER, DangerKind, Dangers, Measured
from turncoat.kernel.views import View

GENERATOR_FUEL: Final = FUEL
MOST_MEALS: Final = MOST_FOOD // RAW + 1  # a full pantry, and one cooked meal
BOILER_FUEL: Final = FUEL + 1
# More than the two rounds of most games: the weather changes the pace from round to round
PACE_ROUNDS: Final = 3


def players(view: View) -> list[int]:
    """Figures that have not left and were not shown to be aliens."""
    return [figure for figure in range(figure_count(view.seats)) if view.tracks[STATUS + figure] == PLAYING]


def foremost_disc(view: View) -> int:
    return max([view.tracks[DISC + figure] for figure in players(view)], default=0)


def measure_cold(view: View) -> Measured:
    """T3.5, T3.2: the boiler burns its fuel, and each missing fuel is a damage; T3.6, T3.7: once it is
    destroyed, the same number moves the freezing marker. Fuel, the damage that it can take and the marker's
    spaces are therefore one measure."""
    steps = view.game.numbers[FREEZE_STEPS]
    left = steps - view.tracks[FREEZING]
    if not view.tracks[BOILER_DEAD]:
        left += view.tracks[BOILER_FUEL] + BOILER_CAP - view.tracks[DAMAGE + BOILER]
    return max(0, left), HEATING_SLOTS + BOILER_CAP + steps


def measure_crew(view: View) -> Measured:
    """T19.7: figures that play. Hidden aliens are among them, so this is an upper bound of the humans."""
    return len(players(view)), figure_count(view.seats)


def measure_boarding(view: View) -> Measured:
    return AT_ANY_TIME


def measure_power(view: View) -> Measured:
    """T3.1-T3.3: fuel, then damage up to a power failure; R19: a burned generator is out for good."""
    whole = HEATING_SLOTS + GENERATOR_CAP
    if view.tracks[BURNED] >> GENERATOR & 1:
        return 0, whole
    damage = GENERATOR_CAP - view.tracks[DAMAGE + GENERATOR]
    return (view.tracks[GENERATOR_FUEL] + damage if damage > 0 else 0), whole


def measure_food(view: View) -> Measured:
    """T17.1, T17.2: a meal a round, cooked or raw; T17.3: in the round after the last one the crew starves."""
    if view.tracks[STARVING]:
        return 0, MOST_MEALS + 1
    cooked = 1 if view.tracks[KITCHEN_FOOD] else 0
    return view.tracks[PANTRY] // RAW + cooked + 1, MOST_MEALS + 1


def measure_suspicion(view: View) -> Measured:
    """T6.4: spaces between the foremost disc and the red one."""
    if is_shared(view.seats):
        return NO_DANGER
    numbers = view.game.numbers
    red = numbers[RED + table_size(view.seats) - FEWEST_PLAYERS]
    return max(0, red - foremost_disc(view)), max(1, red - numbers[DISC_START])


def measure_threat(view: View) -> Measured:
    """T24.3: spaces between the foremost disc and the threat marker, which takes over a figure."""
    if not is_shared(view.seats):
        return NO_DANGER
    return max(0, view.tracks[THREAT] - foremost_disc(view)), view.game.numbers[DISC_LAST] + 1


DANGERS: Final = Dangers(
    [
        DangerKind("cold", "T19.8", measure_cold, (FROZEN,)),
        DangerKind("crew", "T19.7", measure_crew, (LAST_ABSORBED, ALL_INFECTED)),
        DangerKind("boarding", "T19.5", measure_boarding, (ALIEN_ABOARD, LEFT_BEHIND)),
        DangerKind("power", "T3.3", measure_power),
        DangerKind("food", "T17.3", measure_food),
        DangerKind("suspicion", "T6.4", measure_suspicion),
        DangerKind("threat", "T24.3", measure_threat),
    ],
    rounds=PACE_ROUNDS,
)
