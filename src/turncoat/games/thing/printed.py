"""Numbers printed on the board, for clients that draw it: capacities and lengths of tracks."""

from typing import Final

from turncoat.games.thing.board import (
    MOST_COOPERATING,
    MOST_FOOD,
    MOST_SEATS,
    PLAN_SIZE,
    SHARED_FIGURES,
    WEATHERS,
)
from turncoat.games.thing.content.locations import (
    BOILER_CAP,
    GENERATOR_CAP,
    HEATING_SLOTS,
    PRINTED_HELICOPTER,
    PRINTED_RADIO,
)
from turncoat.games.thing.content.supplies import UNDERGROUND_FUEL
from turncoat.games.thing.numbers import (
    DISC_LAST,
    FEWEST_PLAYERS,
    FREEZE_STEPS,
    HELICOPTER_CAP,
    HELICOPTER_SLOTS,
    PARTS,
    RADIO_CAP,
    RED,
    RESCUE_FUEL_LAST,
    RESCUE_LENGTH,
    SNOWCAT_CAP,
    SNOWCAT_SLOTS,
    weather_row,
)
from turncoat.games.thing.places import DOGS, GREEN
from turncoat.kernel.declarations import Facts

# Numbers of components that no table can change
FACTS: Final[Facts] = {
    "counts": {
        "cooperating": MOST_COOPERATING,
        "shared_figures": SHARED_FIGURES,
        "dogs": DOGS,
        "green_rooms": GREEN,
        "plan_cards": PLAN_SIZE,
    }
}


def printed_numbers(numbers: list[int]) -> dict[str, list[int]]:
    """Printed numbers by name: a list with one number per seat count, from one seat on."""
    by_name: dict[str, list[int]] = {}
    for name, place in (
        ("fuel.snowcat", SNOWCAT_SLOTS),
        ("fuel.helicopter", HELICOPTER_SLOTS),
        ("damage.radio", RADIO_CAP),
        ("damage.helicopter", HELICOPTER_CAP),
        ("damage.snowcat", SNOWCAT_CAP),
        ("red", RED),
    ):
        by_name[name] = [numbers[place + table] for table in _tables()]
    for name, number in (
        ("fuel.generator", HEATING_SLOTS),
        ("fuel.boiler", HEATING_SLOTS),
        ("damage.generator", GENERATOR_CAP),
        ("damage.boiler", BOILER_CAP),
        ("all_slots.radio", PRINTED_RADIO),
        ("all_slots.helicopter", PRINTED_HELICOPTER),
        ("pantry", MOST_FOOD),
        ("rescue_at", numbers[RESCUE_LENGTH]),
        ("rescue_fuel", numbers[RESCUE_FUEL_LAST]),
        ("freezing", numbers[FREEZE_STEPS]),
        ("disc", numbers[DISC_LAST]),
    ):
        by_name[name] = [number] * MOST_SEATS
    by_name["underground"] = [UNDERGROUND_FUEL[table] for table in _tables()]
    by_name["yard"] = [table + FEWEST_PLAYERS - 1 for table in _tables()]
    for at, weather in enumerate(WEATHERS):
        for part_at, part in enumerate(PARTS):
            by_name[f"{weather}.{part}"] = [
                numbers[weather_row(table + FEWEST_PLAYERS, at) + part_at] for table in _tables()
            ]
    return by_name


def _tables() -> list[int]:
    """The column of the tables for each number of seats: one to three seats play as six."""
    return [
        (SHARED_FIGURES if seats <= MOST_COOPERATING else seats) - FEWEST_PLAYERS
        for seats in range(1, MOST_SEATS + 1)
    ]
