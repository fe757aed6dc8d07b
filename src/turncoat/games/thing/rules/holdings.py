"""T20: weapons, items and lab tokens: their zones, use and removal."""

from turncoat.games.thing.board import (
    BOX,
    CANISTERS,
    DYNAMITE,
    FIREARM,
    FLAMES,
    FLAMETHROWER,
    ITEM_DECK,
    ITEMS,
    LAB_DISCARD,
    MELEE,
    MOST_CANISTERS,
    SAMPLES,
    SHARED_ITEMS,
    SHARED_SAMPLES,
    SHARED_WEAPONS,
    WEAPON_DECK,
    WEAPONS,
)
from turncoat.games.thing.rules.people import is_shared
from turncoat.games.thing.vocabulary import EMPTY_FLAMETHROWER, STAYS_EMPTY
from turncoat.kernel.atoms import move_at, move_card, put
from turncoat.kernel.ids import Card, Zone
from turncoat.kernel.state import State


def weapons(s: State, figure: int) -> Zone:
    """The zone of a figure's weapons. With 1-3 players all weapons lie open."""
    return (SHARED_WEAPONS if is_shared(s.seats) else WEAPONS) + figure


def items(s: State, figure: int) -> Zone:
    return (SHARED_ITEMS if is_shared(s.seats) else ITEMS) + figure


def samples(s: State, figure: int) -> Zone:
    return (SHARED_SAMPLES if is_shared(s.seats) else SAMPLES) + figure


def has_item(s: State, figure: int, item: Card) -> bool:
    return item in s.zones[items(s, figure)]


def take_weapon(s: State, figure: int, card: Card, source: Zone, rule: str) -> None:
    """T20.1: a flamethrower is laid open, with its canisters; T20.11: the others stay hidden."""
    if card in (FLAMETHROWER, FLAMETHROWER + 1):
        move_card(s, card, source, FLAMES + figure, rule)
        put(s, CANISTERS + card - FLAMETHROWER, MOST_CANISTERS, "T20.1")
    else:
        move_card(s, card, source, weapons(s, figure), rule)


def loaded_flamethrowers(s: State, figure: int) -> list[Card]:
    """The flamethrowers of a figure that have canisters (ruling R31)."""
    return [card for card in s.zones[FLAMES + figure] if s.tracks[CANISTERS + card - FLAMETHROWER]]


def use_canister(s: State, figure: int, flamethrower: Card, rule: str) -> None:
    """Ruling R31: an empty flamethrower leaves the game, or stays with its owner."""
    track = CANISTERS + flamethrower - FLAMETHROWER
    put(s, track, s.tracks[track] - 1, rule)
    if s.tracks[track] == 0 and s.settings[EMPTY_FLAMETHROWER] != STAYS_EMPTY:
        move_card(s, flamethrower, FLAMES + figure, BOX, "T20.1")


def remove_used(s: State, card: Card, zone: Zone) -> None:
    """T20.10"""
    move_card(s, card, zone, BOX, "T20.10")


def fire_of(s: State, figure: int) -> list[Card]:
    """A figure's means of fire: flamethrowers, dynamite and Molotov cocktails."""
    fire = sorted(loaded_flamethrowers(s, figure))
    if DYNAMITE in s.zones[weapons(s, figure)]:
        fire.append(DYNAMITE)
    return fire


def would_avoid_with(s: State, figure: int) -> list[Card]:
    """T7.4: cards with which a figure could avoid an encounter."""
    own = s.zones[weapons(s, figure)]
    return [*[card for card in (FIREARM, MELEE) if card in own], *sorted(loaded_flamethrowers(s, figure))]


def do_avoid_with(s: State, figure: int, card: Card) -> None:
    """T7.4: a melee weapon is used up, a flamethrower loses a canister, a firearm stays."""
    if card == MELEE:
        remove_used(s, card, weapons(s, figure))
    elif card != FIREARM:
        use_canister(s, figure, card, "T7.4")


def spend_fire(s: State, figure: int, card: Card, rule: str) -> None:
    if card == DYNAMITE:
        remove_used(s, card, weapons(s, figure))
    else:
        use_canister(s, figure, card, rule)


def give_up_all(s: State, figure: int, rule: str) -> None:
    """T16.1, T20.10: unused cards go under their decks; lab tokens are discarded face down."""
    for zone, deck in (
        (weapons(s, figure), WEAPON_DECK),
        (FLAMES + figure, WEAPON_DECK),
        (items(s, figure), ITEM_DECK),
    ):
        while s.zones[zone]:
            at = s.dice.below(len(s.zones[zone]))
            card = move_at(s, zone, at, deck, 0, rule)
            if card in (FLAMETHROWER, FLAMETHROWER + 1):
                put(s, CANISTERS + card - FLAMETHROWER, 0, rule)
    own = samples(s, figure)
    while s.zones[own]:
        move_at(s, own, len(s.zones[own]) - 1, LAB_DISCARD, len(s.zones[LAB_DISCARD]), rule)
