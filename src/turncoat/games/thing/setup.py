"""T1, T22: setup by number of players."""

from turncoat.games.thing.board import (
    ACTION_DECK,
    ACTIVATE,
    ALIEN,
    ALIEN_DOG,
    ALIEN_ROLE,
    AT,
    BOX_UNSEEN,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DAMAGE,
    DISC,
    DOG_BAG,
    FIRST_ACTION,
    FIRST_DOG,
    FIRST_ITEM,
    FIRST_LAB,
    FIRST_LOCATION,
    FIRST_ROLE,
    FIRST_WEAPON,
    FUEL,
    HAND,
    HEALTHY_DOG,
    HUMAN_ROLE,
    ITEM_DECK,
    KENNEL_CARD,
    KENNEL_LOCATION,
    LAB_BAG,
    LEADER,
    LOCATIONS,
    MOST_FOOD,
    PANTRY,
    REPAIR,
    ROLE,
    ROLE_CARDS,
    SABOTAGE,
    SAMPLE,
    SHARED_FIGURES,
    SPOILED,
    THREAT,
    TOKEN_AT,
    UNDERGROUND,
    WEAPON_DECK,
    YARD,
)
from turncoat.games.thing.content.supplies import (
    ACTIONS_EACH,
    ALIEN_DOGS,
    FIRST_FUEL,
    FIRST_HAND,
    HEALTHY_DOGS,
    ITEMS,
    SAMPLES_EACH,
    SPOILED_EACH,
    UNDERGROUND_FUEL,
    WEAPONS,
)
from turncoat.games.thing.numbers import DISC_START, FEWEST_PLAYERS, RED
from turncoat.games.thing.places import HELICOPTER, RADIO, REC_ROOM, SNOWCAT
from turncoat.games.thing.rules.people import figure_count, is_shared, table_size
from turncoat.games.thing.vocabulary import CHARACTERS_RULE, KENNEL_RULE
from turncoat.kernel.state import State


def components(seats: int, settings: tuple[int, ...]) -> list[int]:
    """Number of copies of each card and token in the game."""
    players = table_size(seats)
    counts = [0] * CARDS
    shared = is_shared(seats)
    for action in (ACTIVATE, REPAIR, SABOTAGE):
        counts[action] = 0 if shared else ACTIONS_EACH
    for at, weapon in enumerate(WEAPONS):
        counts[FIRST_WEAPON + at] = weapon.count(players, is_shared=shared)
    for at, item in enumerate(ITEMS):
        counts[FIRST_ITEM + at] = item.count(players, is_shared=shared)
    counts[FIRST_LOCATION : KENNEL_LOCATION + 1] = [1] * (KENNEL_LOCATION + 1 - FIRST_LOCATION)
    if settings[KENNEL_RULE]:
        counts[KENNEL_LOCATION] = 0  # T18.6
    counts[HEALTHY_DOG] = HEALTHY_DOGS
    counts[ALIEN_DOG] = ALIEN_DOGS
    counts[SAMPLE] = SAMPLES_EACH * players
    counts[SPOILED] = SPOILED_EACH * players
    if shared:
        counts[HUMAN_ROLE] = 6
        counts[ALIEN_ROLE] = 2
    return counts


def set_up(s: State) -> None:
    """Set up everything except the characters, if the players choose them."""
    players = table_size(s.seats)
    numbers = s.game.numbers
    _fill_decks(s)
    s.tracks[FUEL] = FIRST_FUEL
    s.tracks[FUEL + 1] = FIRST_FUEL
    s.tracks[UNDERGROUND] = UNDERGROUND_FUEL[players - FEWEST_PLAYERS]
    s.tracks[YARD] = players - 1  # T1.9
    s.tracks[PANTRY] = MOST_FOOD  # T1.3
    s.tracks[DAMAGE + SNOWCAT] = 1  # T1.5
    s.tracks[DAMAGE + HELICOPTER] = players - 2
    s.tracks[DAMAGE + RADIO] = players  # T1.10
    for figure in range(figure_count(s.seats)):
        s.tracks[AT + figure] = REC_ROOM
        s.tracks[DISC + figure] = numbers[DISC_START]
    s.tracks[LEADER] = s.dice.below(s.seats)
    s.current = s.tracks[LEADER]
    if is_shared(s.seats):
        s.tracks[THREAT] = numbers[RED + players - FEWEST_PLAYERS]  # T22.4
    else:
        s.tracks[ROLE + s.dice.below(s.seats)] = ALIEN  # T1.14
        s.tracks[TOKEN_AT] = s.zones[LOCATIONS][s.dice.below(len(s.zones[LOCATIONS]))] - FIRST_LOCATION
        for seat in range(s.seats):
            for _ in range(FIRST_HAND):
                s.zones[HAND + seat].append(s.zones[ACTION_DECK].pop())
    if not s.settings[CHARACTERS_RULE]:
        _deal_characters(s)


def _fill_decks(s: State) -> None:
    decks = (
        (FIRST_ACTION, FIRST_WEAPON, ACTION_DECK),
        (FIRST_WEAPON, FIRST_ITEM, WEAPON_DECK),
        (FIRST_ITEM, FIRST_LOCATION, ITEM_DECK),
        (FIRST_LOCATION, KENNEL_LOCATION, LOCATIONS),
        (KENNEL_LOCATION, FIRST_DOG, KENNEL_CARD),
        (FIRST_DOG, FIRST_LAB, DOG_BAG),
        (FIRST_LAB, FIRST_ROLE, LAB_BAG),
        (FIRST_ROLE, CARDS, BOX_UNSEEN),
    )
    counts = components(s.seats, s.settings)
    for first, beyond, zone in decks:
        for card in range(first, beyond):
            s.zones[zone].extend([card] * counts[card])
        s.dice.shuffle(s.zones[zone])
    if is_shared(s.seats):
        for figure in range(SHARED_FIGURES):  # T22.3
            s.zones[ROLE_CARDS + figure].append(s.zones[BOX_UNSEEN].pop())


def _deal_characters(s: State) -> None:
    """T1.13"""
    characters = list(range(len(CHARACTERS)))
    s.dice.shuffle(characters)
    for figure in range(figure_count(s.seats)):
        s.tracks[CHARACTER + figure] = characters[figure]
