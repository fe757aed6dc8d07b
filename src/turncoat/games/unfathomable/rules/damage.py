"""13, 35.2: damage to the ship and to its rooms."""

from typing import Final

from turncoat.games.unfathomable.board import BOX, DAMAGE, DAMAGE_DECK, DAMAGE_NOW, FOOD, FUEL
from turncoat.games.unfathomable.cards import FLOODED_FOOD_STORES, FUEL_LEAK
from turncoat.games.unfathomable.content.damage import is_structural
from turncoat.games.unfathomable.rules.defeat import would_defeat_all
from turncoat.games.unfathomable.rules.ending import end_for_deep_ones
from turncoat.games.unfathomable.rules.passengers import risk
from turncoat.games.unfathomable.rules.people import humans_at
from turncoat.games.unfathomable.rules.resources import lose
from turncoat.games.unfathomable.spaces import FIRST_ROOM, NEAREST_ROOMS, ROOMS, Space, room_of_die
from turncoat.games.unfathomable.vocabulary import SUNK
from turncoat.kernel.atoms import move_at, move_top, shuffle
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Seat
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State

THE_SHIP: Final = -1

WHO: Final = 0
ROOM: Final = 1  # the target; none: the ship
VICTIMS: Final = 2  # humans in the room, as bits
DAMAGING = Procedure("damage", {"who": WHO, "room": ROOM, "victims": VICTIMS}, {"who": SEAT, "room": "space"})


def damage_ship(s: State, who: Seat) -> None:
    """13.1. `s.result` becomes the room that got a card, 0 if none did."""
    DAMAGING.push(s, [who, THE_SHIP])


def damage_room(s: State, who: Seat, room: Space) -> None:
    """13.2"""
    DAMAGING.push(s, [who, room])


def is_damaged(s: State, room: Space) -> bool:
    return len(s.zones[DAMAGE + room - FIRST_ROOM]) > 0


def damage_card(s: State, room: Space) -> Card:
    return s.zones[DAMAGE + room - FIRST_ROOM][0]


def nearest_undamaged(s: State, room: Space) -> Space:
    """13.5: the room itself, or the closest undamaged one; of several the one with the highest number."""
    if not is_damaged(s, room):
        return room
    for other in NEAREST_ROOMS[room - FIRST_ROOM]:
        if not is_damaged(s, other):
            return other
    return room


def count_damaged_rooms(s: State) -> int:
    return sum(len(s.zones[DAMAGE + room]) for room in range(ROOMS))


def damage_rule(f: Frame) -> str:
    """13.1: damage to the ship; 13.2: to a certain room."""
    return "13.1" if f.v[ROOM] == THE_SHIP else "13.2"


@DAMAGING.step
def draw_damage(s: State, f: Frame) -> None:
    """12.1: from an empty deck nothing is drawn."""
    if not s.zones[DAMAGE_DECK]:
        s.result = 0
        s.stack.pop()
        return
    move_top(s, DAMAGE_DECK, DAMAGE_NOW, damage_rule(f))


@DAMAGING.step
def resolve_damage(s: State, f: Frame) -> None:
    card = s.zones[DAMAGE_NOW][0]
    if is_structural(card):
        if f.v[ROOM] == THE_SHIP:
            roll_die(s, f.v[WHO])
        return
    if card in (FUEL_LEAK, FLOODED_FOOD_STORES):
        # it leaves the game, and no other card is drawn
        move_top(s, DAMAGE_NOW, BOX, damage_rule(f))
        lose(s, FUEL if card == FUEL_LEAK else FOOD, 1)
        s.result = 0
        s.stack.pop()
        return
    # Fleeing Passengers goes under the deck, and another card is drawn for the same target
    move_at(s, DAMAGE_NOW, 0, DAMAGE_DECK, 0, damage_rule(f))
    DAMAGING.go(f, "draw_damage")
    risk(s, f.v[WHO], 1)


@DAMAGING.step
def place_damage(s: State, f: Frame) -> None:
    """13.1, 13.5: the rolled or named room, or the closest undamaged one; 13.7: six damaged rooms end the game."""
    struck = room_of_die(s.result) if f.v[ROOM] == THE_SHIP else f.v[ROOM]
    room = nearest_undamaged(s, struck)
    rule = damage_rule(f) if room == struck else "13.5"
    f.v[ROOM] = room
    move_top(s, DAMAGE_NOW, DAMAGE + room - FIRST_ROOM, rule)
    if count_damaged_rooms(s) == ROOMS:
        end_for_deep_ones(s, SUNK, "13.7")
        return
    for seat in humans_at(s, room):
        f.v[VICTIMS] |= 1 << seat


@DAMAGING.step
def defeat_those_inside(s: State, f: Frame) -> None:
    """Structural Damage: every human in the room is defeated."""
    would_defeat_all(s, f.v[VICTIMS])


@DAMAGING.step
def tell_room(s: State, f: Frame) -> None:
    s.result = f.v[ROOM]


def repair(s: State, room: Space) -> None:
    """35.2, 13.6: the card is shuffled back into the damage deck."""
    move_top(s, DAMAGE + room - FIRST_ROOM, DAMAGE_DECK, "35.2")
    shuffle(s, DAMAGE_DECK, "35.2")
