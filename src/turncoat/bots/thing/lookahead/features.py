"""A position of The Thing as numbers: warmth, food, ways out, figures by true role, and what is known.

With 1-3 players there is one side, and roles are cards under figures; such tables have weights of their own.
"""

from typing import Final

from turncoat.bots.lookahead import mean
from turncoat.games.thing.board import (
    ABOARD,
    ALIEN,
    ALIEN_ROLE,
    AT,
    BOILER_DEAD,
    BURNED,
    CANISTERS,
    DAMAGE,
    DIE_AT_STATION,
    DISC,
    DOG_AT,
    DYNAMITE,
    EVER_REVEALED,
    FLAMES,
    FLAMETHROWER,
    FREEZING,
    FUEL,
    HAND,
    ITEMS,
    KEYS,
    KITCHEN_FOOD,
    LEADER,
    LYING,
    PANTRY,
    PLAYING,
    RESCUE_AT,
    RESCUE_FUEL,
    REVEALED,
    ROLE,
    ROLE_CARDS,
    ROUND,
    SABOTAGE,
    SAMPLE,
    SAMPLES,
    SENT,
    SHARED_ITEMS,
    SHARED_SAMPLES,
    SHARED_WEAPONS,
    SILENT,
    SOS,
    STARVING,
    STATUS,
    STRENGTH,
    THREAT,
    UNDERGROUND,
    WEAPONS,
    WEATHER,
    YARD,
)
from turncoat.games.thing.numbers import FREEZE_STEPS, GREEN_SPACE, HELICOPTER_SLOTS, RED, SNOWCAT_SLOTS
from turncoat.games.thing.places import (
    BOILER,
    DOGS,
    GENERATOR,
    GREEN,
    HELICOPTER,
    KITCHEN,
    NAMES,
    RADIO,
    SNOWCAT,
)
from turncoat.games.thing.rules.people import figure_count, is_shared, table_size
from turncoat.kernel.worlds import World

STATION: Final = (
    "round",
    "round_after_6",
    "size",
    "weather",
    "die_at_station",
    "generator_fuel",
    "boiler_fuel",
    "generator_empty",
    "boiler_empty",
    "snowcat_fuel_missing",
    "helicopter_fuel_missing",
    "underground",
    "yard",
    "food",
    "kitchen_food",
    "starving",
    *[f"damage_{name}" for name in NAMES[:GREEN]],
    *[
        f"lost_{name}"
        for name in (NAMES[GENERATOR], NAMES[KITCHEN], NAMES[RADIO], NAMES[SNOWCAT], NAMES[HELICOPTER])
    ],
    "boiler_dead",
    "freezing",
    "freezing_soon",
    "sos_silent",
    "sos_sent",
    "sos_landed",
    "rescue_at",
    "rescue_fuel",
    "snowcat_ready",
    "helicopter_ready",
    "strength",
    "ever_revealed",
    "alien_dogs",
)
FIGURES: Final = (
    "humans",
    "hidden_aliens",
    "revealed_aliens",
    "humans_aboard",
    "aliens_aboard",
    "humans_per_figure",
    "last_humans",
    "cleared_humans",
    "human_disc",
    "alien_disc",
    "humans_watched",
    "humans_lying",
    "humans_alone",
    "human_keys",
    "alien_keys",
    "human_fire",
    "alien_fire",
    "human_samples",
    "alien_leads",
    "sabotages_held",
    "aliens_found",
    "humans_doubted",
)
APART: Final = STATION + FIGURES
SHARED: Final = (*STATION, *FIGURES, "threat", "least_distance")


def features(world: World, suspicion: list[float]) -> list[float]:
    values = _of_station(world) + _of_figures(world, suspicion)
    if is_shared(world.seats):
        tracks = world.tracks
        discs = [tracks[DISC + figure] for figure in _figures_left(world)]
        values += [tracks[THREAT] / 10.0, (tracks[THREAT] - max(discs, default=0)) / 10.0]
    return values


def _figures_left(world: World) -> list[int]:
    return [figure for figure in range(figure_count(world.seats)) if world.tracks[STATUS + figure] == PLAYING]


def _of_station(world: World) -> list[float]:
    tracks, numbers = world.tracks, world.game.numbers
    size = table_size(world.seats)
    snowcat = max(0, numbers[SNOWCAT_SLOTS + size - 4] - tracks[FUEL + 2])
    helicopter = max(0, numbers[HELICOPTER_SLOTS + size - 4] - tracks[FUEL + 3])
    left = max(1, numbers[FREEZE_STEPS] - tracks[FREEZING])
    burned = tracks[BURNED]
    damage = tracks[DAMAGE : DAMAGE + GREEN]
    values = [
        tracks[ROUND] / 10.0,
        max(0, tracks[ROUND] - 6) / 10.0,
        size / 6.0,
        tracks[WEATHER] / 2.0,
        float(tracks[DIE_AT_STATION]),
        tracks[FUEL] / 4.0,
        tracks[FUEL + 1] / 4.0,
        1.0 if not tracks[FUEL] else 0.0,
        1.0 if not tracks[FUEL + 1] else 0.0,
        snowcat / 4.0,
        helicopter / 4.0,
        tracks[UNDERGROUND] / 10.0,
        tracks[YARD] / 10.0,
        tracks[PANTRY] / 10.0,
        tracks[KITCHEN_FOOD] / 4.0,
        float(tracks[STARVING]),
    ]
    values += [one / 4.0 for one in damage]
    values += [float(burned >> place & 1) for place in (GENERATOR, KITCHEN, RADIO, SNOWCAT, HELICOPTER)]
    values += [
        1.0 if tracks[BOILER_DEAD] or burned >> BOILER & 1 else 0.0,
        tracks[FREEZING] / 12.0,
        1.0 / left,
        1.0 if tracks[SOS] == SILENT else 0.0,
        1.0 if tracks[SOS] == SENT else 0.0,
        1.0 if tracks[SOS] > SENT else 0.0,
        tracks[RESCUE_AT] / 5.0,
        tracks[RESCUE_FUEL] / 6.0,
        1.0 if not snowcat and not damage[SNOWCAT] and not burned >> SNOWCAT & 1 else 0.0,
        1.0 if not helicopter and not damage[HELICOPTER] and not burned >> HELICOPTER & 1 else 0.0,
        tracks[STRENGTH] / 10.0,
        float(tracks[EVER_REVEALED]),
        sum([1.0 for dog in range(DOGS) if tracks[DOG_AT + dog] < GREEN]) / DOGS,
    ]
    return values


def _is_alien(world: World, figure: int) -> bool:
    if is_shared(world.seats):
        return ALIEN_ROLE in world.zones[ROLE_CARDS + figure]
    return world.tracks[ROLE + figure] == ALIEN


def _of_figures(world: World, suspicion: list[float]) -> list[float]:
    tracks, zones = world.tracks, world.zones
    shared = is_shared(world.seats)
    count = figure_count(world.seats)
    status = tracks[STATUS : STATUS + count]
    playing = [figure for figure in range(count) if status[figure] == PLAYING]
    humans = [figure for figure in playing if not _is_alien(world, figure)]
    hidden = [figure for figure in playing if _is_alien(world, figure)]
    aboard = [figure for figure in range(count) if status[figure] == ABOARD]
    red = world.game.numbers[RED + table_size(world.seats) - 4]
    places = [tracks[AT + figure] for figure in playing]
    items = SHARED_ITEMS if shared else ITEMS
    samples = SHARED_SAMPLES if shared else SAMPLES
    cleared = [figure for figure in humans if tracks[DISC + figure] == GREEN_SPACE]
    known = [0.0 if figure in cleared else suspicion[figure] for figure in range(len(suspicion))]
    held = sum([zones[HAND + seat].count(SABOTAGE) for seat in range(world.seats)])
    return [
        len(humans) / 6.0,
        len(hidden) / 6.0,
        status.count(REVEALED) / 6.0,
        sum([1.0 for figure in aboard if not _is_alien(world, figure)]) / 6.0,
        sum([1.0 for figure in aboard if _is_alien(world, figure)]) / 6.0,
        len(humans) / max(1, len(playing)),
        1.0 if len(humans) <= 2 else 0.0,
        len(cleared) / 6.0,
        mean([tracks[DISC + figure] / 10.0 for figure in humans]),
        mean([tracks[DISC + figure] / 10.0 for figure in hidden]),
        sum([1.0 for figure in humans if tracks[DISC + figure] >= red]) / 6.0,
        sum([1.0 for figure in humans if tracks[LYING + figure]]) / 6.0,
        sum([1.0 for figure in humans if places.count(tracks[AT + figure]) == 1]) / 6.0,
        1.0 if any(KEYS in zones[items + figure] for figure in humans) else 0.0,
        1.0 if any(KEYS in zones[items + figure] for figure in hidden) else 0.0,
        sum([_fire(world, figure) for figure in humans]) / 3.0,
        sum([_fire(world, figure) for figure in hidden]) / 3.0,
        1.0 if any(SAMPLE in zones[samples + figure] for figure in humans) else 0.0,
        _led_by_aliens(world, hidden),
        held / 10.0,
        mean([known[figure] for figure in hidden]),
        mean([known[figure] for figure in humans]),
    ]


def _led_by_aliens(world: World, hidden: list[int]) -> float:
    """The share of the leader's figures that are hidden aliens."""
    each = figure_count(world.seats) // world.seats
    first = world.tracks[LEADER] * each
    return mean([1.0 if figure in hidden else 0.0 for figure in range(first, first + each)])


def _fire(world: World, figure: int) -> float:
    """How often the figure can fight with fire."""
    weapons = world.zones[(SHARED_WEAPONS if is_shared(world.seats) else WEAPONS) + figure]
    canisters = sum([world.tracks[CANISTERS + card - FLAMETHROWER] for card in world.zones[FLAMES + figure]])
    return weapons.count(DYNAMITE) + min(3, canisters)
