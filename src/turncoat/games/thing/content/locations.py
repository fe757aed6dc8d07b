"""What is printed at the locations: who works together where, what fits, what an action moves (T12.6, T13)."""

from typing import Final

from turncoat.games.thing.places import BOILER, GENERATOR, HELICOPTER, LABORATORY, RADIO, SNOWCAT

TEAM: Final = (GENERATOR, BOILER, LABORATORY, RADIO, SNOWCAT, HELICOPTER)  # T12.6
COOKED: Final = 2
RULES: Final = (  # by place: what can be done there
    "T13.1",
    "T13.2",
    "T13.3",
    "T13.4",
    "T13.5",
    "T13.6",
    "T13.7",
    "T13.8",
    "T13.9",
    "T13.10",
)

GENERATOR_CAP: Final = 2
BOILER_CAP: Final = 3
HEATING_SLOTS: Final = 4
PRINTED_RADIO: Final = 8  # the switch `damage_caps: printed`
PRINTED_HELICOPTER: Final = 6
