"""A position of Unfathomable as numbers: resources, way, monsters, damage, seats by true side, and what is known."""

from typing import Final

from turncoat.bots.lookahead import mean
from turncoat.games.unfathomable.board import (
    AT,
    AWAKENED,
    CAPTAIN,
    DAGON,
    DAMAGE,
    DEEP_ONES,
    FACEUP,
    FEAT,
    FUEL,
    HAND,
    HYDRA,
    ITEMS,
    JOURNEY,
    KEEPER,
    LOYALTY,
    LOYALTY_DEALT,
    ON_DECK,
    PASSENGERS,
    RESOURCES,
    REVEALED,
    RITUAL,
    TRACK_END,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import CULTIST, FIRST_WAYPOINT, HYBRID, TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    BRIG,
    DEEP,
    FIRST_DECK,
    FIRST_ROOM,
    ROOMS,
    SICK_BAY,
)
from turncoat.kernel.worlds import World

DECKS: Final = 8
LEFT: Final = 10.0  # a usual number of resources, cards or passengers, to keep features near 1

FEATURES: Final = (
    *RESOURCES,
    *[f"low_{resource}" for resource in RESOURCES],
    *[f"last_{resource}" for resource in RESOURCES],
    "scarcest",
    "scarcest_for_way",
    "way_left",
    "near",
    "travel",
    "ritual",
    "ritual_needed",
    "awakened",
    "dealt",
    "deep_ones_at_sea",
    "deep_ones_on_deck",
    "deep_ones_inside",
    "crowded",
    "hydra",
    "dagon",
    "damaged",
    "almost_sunk",
    "boiler_damaged",
    "passengers_on_deck",
    "passengers_left",
    "seats",
    "three_seats",
    "six_seats",
    "hidden_traitors",
    "revealed_traitors",
    "traitors_by_way",
    "traitor_is_captain",
    "traitor_is_keeper",
    "traitor_is_current",
    "traitor_in_brig",
    "revealed_in_brig",
    "humans_in_brig",
    "humans_in_sick_bay",
    "human_cards",
    "human_points",
    "traitor_cards",
    "treachery",
    "human_items",
    "human_feats",
    "traitors_found",
    "humans_doubted",
)


def features(world: World, suspicion: list[float]) -> list[float]:
    tracks, zones = world.tracks, world.zones
    numbers = world.game.numbers
    resources = tracks[FUEL : FUEL + 4]
    distance = sum([numbers[card - FIRST_WAYPOINT] for card in zones[JOURNEY]])
    way = max(0.0, FAR_ENOUGH - distance) / FAR_ENOUGH
    swarm = tracks[DEEP_ONES : DEEP_ONES + DEEP]
    decks = sum(swarm[FIRST_DECK:FIRST_ROOM])
    inside = sum(swarm[FIRST_ROOM:])
    damaged = sum([1 for room in range(ROOMS) if zones[DAMAGE + room]])
    scarcest = min(resources)
    values = [one / LEFT for one in resources]
    values += [max(0, 4 - one) / 4.0 for one in resources]
    values += [1.0 if one <= 1 else 0.0 for one in resources]
    values += [
        scarcest / LEFT,
        scarcest / LEFT - way,
        way,
        1.0 if distance >= FAR_ENOUGH else 0.0,
        tracks[TRAVEL] / TRACK_END,
        tracks[RITUAL] / TRACK_END,
        tracks[RITUAL] / TRACK_END * min(2.0, sum(swarm) / LEFT),
        float(tracks[AWAKENED]),
        tracks[LOYALTY_DEALT] / 2.0,
        sum(swarm[:FIRST_DECK]) / LEFT,
        decks / LEFT,
        inside / LEFT,
        max(0, sum(swarm) - 12) / LEFT,
        1.0 if tracks[HYDRA] != DEEP else 0.0,
        1.0 if tracks[DAGON] != DEEP else 0.0,
        damaged / ROOMS,
        max(0, damaged - 3) / 2.0,
        1.0 if zones[DAMAGE + BOILER_ROOM - FIRST_ROOM] else 0.0,
        sum([len(zones[ON_DECK + deck]) for deck in range(DECKS)]) / LEFT,
        len(zones[PASSENGERS]) / LEFT,
    ]
    return values + _of_seats(world, suspicion, way)


def _of_seats(world: World, suspicion: list[float], way: float) -> list[float]:
    tracks, zones, seats = world.tracks, world.zones, world.seats
    humans: list[int] = []
    hidden: list[int] = []
    revealed: list[int] = []
    for seat in range(seats):
        if tracks[REVEALED + seat]:
            revealed.append(seat)
        else:
            own = zones[LOYALTY + seat] + zones[FACEUP + seat]
            (hidden if HYBRID in own or CULTIST in own else humans).append(seat)
    hands = [zones[HAND + seat] for seat in range(seats)]
    human_cards = [card for seat in humans for card in hands[seat] if skill_of(card) != TREACHERY]
    current = world.current
    return [
        seats / 6.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 6 else 0.0,
        len(hidden) / seats,
        len(revealed) / seats,
        (len(hidden) + len(revealed)) / seats * way,
        1.0 if tracks[CAPTAIN] in hidden else 0.0,
        1.0 if tracks[KEEPER] in hidden else 0.0,
        1.0 if current in hidden or current in revealed else 0.0,
        sum([1.0 for seat in hidden if tracks[AT + seat] == BRIG]),
        sum([1.0 for seat in revealed if tracks[AT + seat] == BRIG]),
        sum([1.0 for seat in humans if tracks[AT + seat] == BRIG]),
        sum([1.0 for seat in humans if tracks[AT + seat] == SICK_BAY]),
        len(human_cards) / seats / LEFT,
        sum(map(value_of, human_cards)) / seats / LEFT,
        sum([len(hands[seat]) for seat in hidden]) / seats / LEFT,
        sum([1 for seat in hidden + revealed for card in hands[seat] if skill_of(card) == TREACHERY]) / LEFT,
        sum([len(zones[ITEMS + seat]) for seat in humans]) / seats,
        sum([tracks[FEAT + seat] for seat in humans]) / seats,
        mean([suspicion[seat] for seat in hidden]),
        mean([suspicion[seat] for seat in humans]),
    ]
