"""The value of a space for a human who goes there: fight, rescue, repair, use the room (3, 6, 32, 35)."""

from typing import Final

from turncoat.bots.unfathomable import hands
from turncoat.bots.unfathomable.outlook import BEATEN, DAMAGE_PRICE, ROOM_EXTRA, Outlook
from turncoat.games.unfathomable.board import (
    AT,
    DAMAGE,
    HAND,
    ITEM_DECK,
    ITEMS,
    ON_DECK,
    PASSENGERS,
    PLAY_AREA,
    REVEALED,
    RITUAL,
    ROOMS_USED,
    TRACK_END,
    TRAVEL,
    WAYPOINTS,
)
from turncoat.games.unfathomable.cards import (
    KITCHEN_KNIFE,
    LORE,
    STRENGTH,
    THE_PEACEMAKER,
    TOOL_KIT,
    skill_of,
    value_of,
)
from turncoat.games.unfathomable.content.damage import BY_ANY_SKILL, repair_skill_of
from turncoat.games.unfathomable.rules.actions import REPAIR_ANY, REPAIR_ONE
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    FIRST_DECK,
    FIRST_ROOM,
    GALLEY,
    SICK_BAY,
    Space,
)
from turncoat.kernel.ids import Seat

HIT_DEEP_ONE: Final = 5 / 8  # 6.5
HIT_CHARACTER: Final = 3 / 8
MENDED: Final = 0.6  # share of a room's damage cost that a repair restores
ITEM: Final = 6.0  # value of an item at the start of a journey
FORESIGHT: Final = 2.6  # value of the better of the two top mythos cards
# Share of the value of a suspect in the Brig: the check must pass, and all seats take part
CAUGHT: Final = 0.5


def opportunity(outlook: Outlook, space: Space) -> float:
    """The best single action in a space, for the seat itself."""
    best = fight(outlook, space)
    if FIRST_DECK <= space < FIRST_ROOM:
        if outlook.view.zones[ON_DECK + space - FIRST_DECK]:
            best = max(best, outlook.rescue(space))
    elif not is_occupied(outlook, space) and space != SICK_BAY:
        if space != BRIG and outlook.view.zones[DAMAGE + space - FIRST_ROOM]:
            best = max(best, repair(outlook, space))
        elif not outlook.view.tracks[ROOMS_USED] >> space & 1:
            best = max(best, room(outlook, space))
    return best


def is_occupied(outlook: Outlook, space: Space) -> bool:
    return outlook.deep_ones[space] > 0 or bool(traitors_at(outlook, space))


def traitors_at(outlook: Outlook, space: Space) -> list[Seat]:
    tracks = outlook.view.tracks
    return [
        seat for seat in range(outlook.view.seats) if tracks[REVEALED + seat] and tracks[AT + seat] == space
    ]


def humans_at(outlook: Outlook, space: Space) -> list[Seat]:
    return [seat for seat in outlook.humans if outlook.view.tracks[AT + seat] == space]


def fight(outlook: Outlook, space: Space) -> float:
    """The value of a basic attack there; none while keeping the peace."""
    view = outlook.view
    if THE_PEACEMAKER in view.zones[PLAY_AREA + outlook.me]:
        return 0.0
    knife = 1 / 8 if KITCHEN_KNIFE in view.zones[ITEMS + outlook.me] else 0.0
    best = 0.0
    if outlook.deep_ones[space]:
        best = (HIT_DEEP_ONE + knife) * outlook.deep_one(space) * (1.25 if space >= FIRST_ROOM else 1.0)
    if space != BRIG and traitors_at(outlook, space):
        best = max(best, (HIT_CHARACTER + knife) * BEATEN)
    return best * outlook.traits.aggression


def repair(outlook: Outlook, space: Space) -> float:
    """The value of a repaired room minus the cards; 0 if the seat cannot pay."""
    view = outlook.view
    if TOOL_KIT in view.zones[ITEMS + outlook.me]:
        cost = 0.0
    else:
        skill = repair_skill_of(view.zones[DAMAGE + space - FIRST_ROOM][0])
        need = REPAIR_ANY if skill == BY_ANY_SKILL else REPAIR_ONE
        fitting = [card for card in view.zones[HAND + outlook.me] if skill in (BY_ANY_SKILL, skill_of(card))]
        if sum(value_of(card) for card in fitting) < need:
            return 0.0
        cost = 1.1 * need * 0.7
    before = max(0, outlook.damaged - 1)
    worth = MENDED * DAMAGE_PRICE[before]
    return worth * outlook.traits.caution + ROOM_EXTRA.get(space, 0.0) - cost


# Rooms


def room(outlook: Outlook, space: Space) -> float:
    if space == BOILER_ROOM:
        return engine(outlook)
    if space == CHAPEL:
        return chapel(outlook)
    if space == GALLEY:
        return galley(outlook)
    if space == CARGO_HOLD:
        return item(outlook) if outlook.view.zones[ITEM_DECK] else 0.0
    if space == BRIDGE:
        return bridge(outlook)
    if space == CAPTAINS_CABIN:
        return accusation(outlook)
    return 5.0 if space == BRIG else 0.0


def gamble(outlook: Outlook, skill: int, resource: int) -> float:
    """The cost of the best card for a roll that loses a resource at 6 or less."""
    loss = -outlook.lose(resource, 1)
    costs = [
        (6 - value_of(card)) / 8 * loss + hands.price(outlook, card)
        for card in set(outlook.view.zones[HAND + outlook.me])
        if skill_of(card) == skill
    ]
    return min(costs, default=-1.0)


def engine(outlook: Outlook) -> float:
    """The Boiler Room: a step ahead, for a strength card and possibly a fuel."""
    cost = gamble(outlook, STRENGTH, 0)
    return outlook.sail(1) - cost if cost >= 0 else 0.0


def chapel(outlook: Outlook) -> float:
    cost = gamble(outlook, LORE, 2)
    ahead = outlook.chant(1) - cost if cost >= 0 else 0.0
    return max(ahead, outlook.unchant(1), 0.0)


def galley(outlook: Outlook) -> float:
    """The drawn cards must outweigh the higher risk of losing a food."""
    held, loss = outlook.hand(outlook.me), -outlook.lose(1, 1)
    best = total = 0.0
    for drawn in range(1, 6):
        total += hands.CARD * hands.glut(held + drawn) * outlook.traits.greed
        best = max(best, total - (drawn - 1) / 8 * loss)
    return best


def item(outlook: Outlook) -> float:
    """The earlier the better."""
    own = len(outlook.view.zones[ITEMS + outlook.me])
    return ITEM * outlook.traits.greed * min(1.0, outlook.turns / 18) * (1.0 if own < 4 else 0.6)


def bridge(outlook: Outlook) -> float:
    if not outlook.view.zones[PASSENGERS]:
        return 0.0
    arrival = 2.5 if outlook.view.zones[WAYPOINTS] and outlook.distance < FAR_ENOUGH else 0.0
    return FORESIGHT + (arrival if outlook.view.tracks[TRAVEL] == TRACK_END - 1 else 0.0) + outlook.risk(1)


def accusation(outlook: Outlook) -> float:
    """The Captain's Cabin: the most suspicious seat goes to the Brig."""
    worst = max((outlook.jail(seat) for seat in outlook.humans if seat != outlook.me), default=0.0)
    return max(0.0, worst * CAUGHT)


def safety(outlook: Outlook, space: Space) -> float:
    """The cost of being in a space at the end of the turn."""
    danger = -0.9 * min(3, outlook.deep_ones[space])
    if FIRST_DECK <= space < FIRST_ROOM:
        danger -= 0.4 * min(3, outlook.deep_ones[space - FIRST_DECK])
        if outlook.view.tracks[RITUAL] == TRACK_END - 1:
            danger -= 2.5
    danger -= 1.2 * len(traitors_at(outlook, space)) if space != BRIG else 0.0
    return danger
