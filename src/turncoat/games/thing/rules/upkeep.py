"""T17, T18, T23.15: food, dogs, the leader, and with 1-3 players the threat marker."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ACTION_DISCARD,
    DISC,
    DOG_AT,
    FIRST_LOCATION,
    HAND,
    KENNEL_CARD,
    KENNEL_LOCATION,
    KITCHEN_FOOD,
    LEADER,
    LOCATIONS,
    PANTRY,
    ROUND,
    STARVING,
    THREAT,
    TOKEN_AT,
    TOKEN_HOLDER,
    TURNED_UP,
)
from turncoat.games.thing.places import DOGS, GONE, KENNEL, WAITING
from turncoat.games.thing.rules.becoming import move_marker, pass_leader_left
from turncoat.games.thing.rules.drawing import STARVING_LIMIT
from turncoat.games.thing.rules.people import in_turn_order, is_playing, is_shared, players
from turncoat.games.thing.vocabulary import EXCHANGE
from turncoat.kernel.atoms import move_all, move_card, move_top, put, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Option, Seat, first_of, option
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

RAW: Final = 4  # T17.2


ASKED: Final = 0
EATING = Procedure("eating", {"asked": ASKED}, {"asked": SEAT})


def eat(s: State) -> None:
    """T17.1-T17.3, ruling R15: starving is permanent."""
    if s.tracks[KITCHEN_FOOD]:
        put(s, KITCHEN_FOOD, 0, "T17.1")
    elif s.tracks[PANTRY] >= RAW:
        put(s, PANTRY, s.tracks[PANTRY] - RAW, "T17.2")
    else:
        put(s, PANTRY, 0, "T17.3")
        if not s.tracks[STARVING]:
            put(s, STARVING, 1, "T17.3")
            if not is_shared(s.seats):
                EATING.push(s, [0])


@EATING.step
def too_many_cards(s: State, f: Frame) -> None:
    """T17.3: a player with more cards than the new limit discards some."""
    for seat in in_turn_order(s):
        if len(s.zones[HAND + seat]) > STARVING_LIMIT:
            f.v[ASKED] = seat
            return
    s.stack.pop()


class DiscardOne(Ask):
    rule: ClassVar[str] = "T17.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(EXCHANGE, card) for card in sorted(set(s.zones[HAND + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, first_of(option), HAND + seat, ACTION_DISCARD, "T17.3")
        EATING.go(f, "too_many_cards")


EATING.ask("discard_one", DiscardOne())


def move_dogs(s: State) -> None:
    """T18.1, T18.2: every free dog goes to the place of a location card; T18.5: the kennel card frees the
    other dogs."""
    free = [dog for dog in range(DOGS) if s.tracks[DOG_AT + dog] not in (KENNEL, GONE)]
    for dog in free:
        place_dog(s, dog, dogs_rule(s))


def dogs_rule(s: State) -> str:
    return "T18.1" if s.tracks[ROUND] <= 1 else "T18.2"


def place_dog(s: State, dog: int, rule: str) -> None:
    card = turn_up(s, rule)
    if card < 0:
        if s.tracks[DOG_AT + dog] != WAITING:
            put(s, DOG_AT + dog, WAITING, "T18.2")
        return
    put(s, DOG_AT + dog, card - FIRST_LOCATION, rule)


def turn_up(s: State, rule: str) -> int:
    """The place of the next location card, or -1. The kennel's card goes to the board and first frees the
    caught dogs."""
    while s.zones[LOCATIONS]:
        card = move_top(s, LOCATIONS, TURNED_UP, rule)
        if card != KENNEL_LOCATION:
            return card
        move_card(s, card, TURNED_UP, KENNEL_CARD, "T18.5")
        for dog in range(DOGS):
            if s.tracks[DOG_AT + dog] == KENNEL:
                place_dog(s, dog, "T18.5")
    return -1


def change_leader(s: State) -> None:
    """T18.3: the token's holder becomes leader; T18.4: the token goes to a new place, never the kennel."""
    holder = s.tracks[TOKEN_HOLDER]
    if holder != NOBODY and is_playing(s, holder):
        if s.tracks[LEADER] != holder:
            put(s, LEADER, holder, "T18.3")
        put(s, TOKEN_HOLDER, NOBODY, "T18.3")
    card = turn_up(s, "T18.4")
    put(s, TOKEN_AT, card - FIRST_LOCATION if card >= 0 else -1, "T18.4")


def mix_locations(s: State) -> None:
    move_all(s, TURNED_UP, LOCATIONS, "T18.4")
    shuffle(s, LOCATIONS, "T18.4")


def dogs_and_leader(s: State) -> None:
    shuffle(s, LOCATIONS, dogs_rule(s))
    move_dogs(s)
    if is_shared(s.seats):
        mix_locations(s)
        pass_leader_left(s, "T23.14")
        move_threat(s)
    else:
        change_leader(s)
        mix_locations(s)


def move_threat(s: State) -> None:
    """T23.15: without discs on its space the marker goes left; with discs it goes right, by their number."""
    there = len([figure for figure in players(s) if s.tracks[DISC + figure] == s.tracks[THREAT]])
    moved = s.tracks[THREAT] + there if there else s.tracks[THREAT] - 1
    move_marker(s, moved, "T23.15")
