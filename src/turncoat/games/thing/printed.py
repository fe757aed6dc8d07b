"""Numbers printed on the board, for clients that draw it: capacities and lengths of tracks."""

from turncoat.games.thing.board import MOST_COOPERATING, MOST_FOOD, MOST_SEATS, SHARED_FIGURES, WEATHERS
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


def printed(numbers: list[int]) -> dict[str, list[int]]:
    """By name: the number for each number of seats, from one on."""
    found: dict[str, list[int]] = {}
    for name, place in (
        ("fuel.snowcat", SNOWCAT_SLOTS),
        ("fuel.helicopter", HELICOPTER_SLOTS),
        ("damage.radio", RADIO_CAP),
        ("damage.helicopter", HELICOPTER_CAP),
        ("damage.snowcat", SNOWCAT_CAP),
        ("red", RED),
    ):
        found[name] = [numbers[place + table] for table in _tables()]
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
        found[name] = [number] * MOST_SEATS
    found["underground"] = [UNDERGROUND_FUEL[table] for table in _tables()]
    found["yard"] = [table + FEWEST_PLAYERS - 1 for table in _tables()]
    for at, weather in enumerate(WEATHERS):
        for part_at, part in enumerate(PARTS):
            found[f"{weather}.{part}"] = [
                numbers[weather_row(table + FEWEST_PLAYERS, at) + part_at] for table in _tables()
            ]
    return found


def _tables() -> list[int]:
    """Column of the tables for each number of seats: one to three seats play as six."""
    return [
        (SHARED_FIGURES if seats <= MOST_COOPERATING else seats) - FEWEST_PLAYERS
        for seats in range(1, MOST_SEATS + 1)
    ]
