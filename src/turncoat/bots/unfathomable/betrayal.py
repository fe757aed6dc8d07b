"""Values for traitors: when to reveal, and the turns of a revealed traitor (38, 39, 52)."""

from typing import Final

from turncoat.bots.unfathomable import hands, places, sides
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.worth import worth
from turncoat.games.unfathomable.board import (
    AT,
    CAPTAIN,
    CHARACTER,
    FUEL,
    HAND,
    KEEPER,
    LOYALTY_DEALT,
    ON_DECK,
    TRAVEL,
)
from turncoat.games.unfathomable.content.characters import ARJUN, JAMIE
from turncoat.games.unfathomable.content.sheets import REVEAL_ABILITIES
from turncoat.games.unfathomable.rules.performing import LEFT
from turncoat.games.unfathomable.rules.reactions.turn_windows import PLUNDER, RANSACK_CARD, RITES_CARD
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, FIRST_ROOM, SICK_BAY, Space
from turncoat.games.unfathomable.vocabulary import ATTACK, DEFEAT_PASSENGER, MOVE, PLAY, REVEAL, USE_ITEM
from turncoat.kernel.ids import Option, first_of, verb_of

FREEDOM: Final = 5.0  # value of acting openly for the rest of the game, in the middle of it
LATE: Final = 4.0  # increase of that value when the end is near
WITHIN: Final = 18.0  # value of staying hidden
EARLY: Final = 10.0  # value of waiting for the awakening
TITLE: Final = 2.5  # value of a title lost by revealing


def prey(outlook: Outlook, space: Space) -> float:
    """The best single action of a revealed traitor in a space."""
    humans = places.humans_at(outlook, space)
    best = 0.0
    if humans and space not in (BRIG, SICK_BAY):
        hurt = max(-outlook.defeat(seat) for seat in humans)
        best = places.HIT_CHARACTER * hurt * outlook.traits.aggression
    if FIRST_DECK <= space < FIRST_ROOM and not humans and outlook.view.zones[ON_DECK + space - FIRST_DECK]:
        best = max(best, -outlook.lose_passengers(1))
    return best


def lair(outlook: Outlook, space: Space) -> float:
    """The best space for the next turn: to ransack, or near characters."""
    value = 0.3 * prey(outlook, space)
    if space in PLUNDER and RANSACK_CARD in outlook.view.zones[HAND + outlook.me]:
        value = max(value, -0.55 * outlook.lose(PLUNDER[space] - FUEL, 1))
    if space in PLUNDER:
        value += 0.15  # an enemy in a room closes it (3.8)
    if places.humans_at(outlook, space):
        value -= 0.6
    return value


def a_turn(outlook: Outlook) -> float:
    """The value of two actions of a revealed traitor."""
    spaces = range(FIRST_DECK, SICK_BAY)
    best = max(prey(outlook, space) for space in spaces)
    return best + max(0.8 * prey(outlook, outlook.here), *(lair(outlook, space) for space in spaces))


def act(outlook: Outlook, legal: list[Option]) -> list[float]:
    """The actions of a revealed traitor (3.9-3.13)."""
    left = outlook.view.stack[-1].v[LEFT]
    hunting = {space: prey(outlook, space) for space in range(FIRST_DECK, SICK_BAY)}
    outlook.action = max(hunting.values())
    values = []
    for option in legal:
        verb, card = verb_of(option), first_of(option)
        if verb == MOVE:
            value = max(lair(outlook, card), hunting[card] if left > 1 else 0.0) - 0.1
            if outlook.here == BRIG:
                value += 1.0
        elif verb == ATTACK:
            value = -outlook.defeat(card) * places.HIT_CHARACTER * outlook.traits.aggression
        elif verb == DEFEAT_PASSENGER:
            value = -outlook.lose_passengers(1)
        elif verb == PLAY:
            value = -worth(outlook.view.game.card_effects[card], outlook) - 0.5 * hands.price(outlook, card)
            if card in (RANSACK_CARD, RITES_CARD):
                value -= 3.0
        elif verb == USE_ITEM:
            value = -worth(outlook.view.game.card_effects[card], outlook)
        else:
            value = 0.0
        values.append(value)
    return values


# Revealing


def reveal_worth(outlook: Outlook) -> float:
    """The value of revealing now over staying hidden."""
    view, traits = outlook.view, outlook.traits
    character = view.tracks[CHARACTER + outlook.me]
    strike = 0.0
    if outlook.here != BRIG:
        strike = max(0.0, -worth(REVEAL_ABILITIES[character], outlook))
    pressing = sides.urgency(outlook)
    if strike < sides.ENDING:
        strike *= 0.3 + 0.7 * pressing  # the same can be done next turn
    else:
        return strike
    heat = outlook.reputation[view.seat]
    gain = strike + FREEDOM * 0.5 + LATE * pressing + 5.0 * max(0.0, heat - 0.35)
    if outlook.here == BRIG:
        gain += 2.0
    # A hidden traitor spoils checks, wastes actions and chooses badly, the more so the less it is suspected.
    stay = WITHIN * (0.5 + 0.5 * traits.malice) * (1.0 - 0.7 * heat)
    stay += TITLE * sum(1 for title in (CAPTAIN, KEEPER) if view.tracks[title] == outlook.me)
    if view.tracks[LOYALTY_DEALT] < 2:
        stay += EARLY  # another traitor card may come
    if character == JAMIE:
        stay -= 0.5
    if character == ARJUN and view.tracks[TRAVEL] < 2:
        stay += 2.0
    return gain - stay * traits.patience


def reveal_values(outlook: Outlook, legal: list[Option], values: list[float]) -> list[float]:
    """Set the value of revealing among those of the other actions."""
    if not any(verb_of(option) == REVEAL for option in legal):
        return values
    plain = [value for option, value in zip(legal, values, strict=True) if verb_of(option) != REVEAL]
    if outlook.is_biding:
        value = min(plain) - 20.0
    else:
        value = max(plain) + reveal_worth(outlook)
    return [value if verb_of(option) == REVEAL else old for option, old in zip(legal, values, strict=True)]


def passes_on(outlook: Outlook, legal: list[Option]) -> list[float]:
    """38.3, 7.3: loyalty cards go to the seat that can use them best, or looks innocent."""
    view = outlook.view
    values = []
    for option in legal:
        seat = first_of(option)
        value = 1.0 - outlook.suspicion[seat] + 0.1 * outlook.hand(seat)
        if seat in (view.tracks[CAPTAIN], view.tracks[KEEPER]):
            value += 0.5
        if view.tracks[AT + seat] == BRIG:
            value -= 1.0
        values.append(value)
    return values
