"""T6: moving, and laying a card for an action."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ACTION_DECK,
    ACTION_DISCARD,
    AT,
    FLASHLIGHT,
    HAND,
    LOOKING,
    LYING,
    NORRIS,
    PILE,
    PILE_OPEN,
    TOKEN_AT,
    TOKEN_HOLDER,
)
from turncoat.games.thing.places import CAPACITY, DORMITORY, REC_ROOM, Place
from turncoat.games.thing.rules.bonus import can_use_bonus, offer_bonus
from turncoat.games.thing.rules.drawing import discard_hand, draw_action, renew_deck
from turncoat.games.thing.rules.holdings import has_item
from turncoat.games.thing.rules.people import figures_at, plays
from turncoat.games.thing.rules.station import is_dark, open_locations
from turncoat.games.thing.rules.suspicion import from_leaders_left, is_most_suspected
from turncoat.games.thing.vocabulary import (
    DONE,
    GIVE_ACTION,
    LAID_FACE_DOWN,
    MAY_STAY,
    SHINE,
    SPECIAL,
    SPECIAL_AT_MAXIMUM,
    STAY_IN_REC_ROOM,
    SWAP,
    TAKE_ACTION,
    WORK,
)
from turncoat.kernel.atoms import look_at, move_all, move_at, move_card, put, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

WHO: Final = 0
MOVED: Final = 1  # seats, as bits
LEFT: Final = 2  # cards still to be taken in a swap
MOVING = Procedure("moving", {"who": WHO, "moved": MOVED, "left": LEFT}, {"who": SEAT})


def move_all_characters(s: State) -> None:
    MOVING.push(s, [0])


def has_room(s: State, place: Place) -> bool:
    """T6.3"""
    return len(figures_at(s, place)) < CAPACITY


@MOVING.step
def next_to_move(s: State, f: Frame) -> None:
    """T6.1: from the leader's left; the leader moves last."""
    for seat in from_leaders_left(s):
        if not f.v[MOVED] >> seat & 1:
            f.v[MOVED] |= 1 << seat
            f.v[WHO] = seat
            return
    s.stack.pop()


class ChooseMove(Ask):
    """T6.2, T6.6, T6.7: work, swap cards, or take a special action."""

    rule: ClassVar[str] = "T6"

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        if verb_of(option) == SWAP:
            return "T6.6"
        return "T6.2" if verb_of(option) == WORK else "T6.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options: list[Option] = []
        places = [place for place in open_locations(s) if has_room(s, place)]
        if s.settings[STAY_IN_REC_ROOM] == MAY_STAY:
            places.append(REC_ROOM)  # ruling R9
        for place in places:
            options.append(option(WORK, place))
            options.append(option(SPECIAL, place))
        options.append(option(SWAP))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == SWAP:
            put(s, AT + seat, DORMITORY, "T6.6")
            put(s, LYING + seat, 1, "T6.6")
            f.v[LEFT] = discard_hand(s, seat, "T6.6")
            shuffle(
                s, ACTION_DECK, "T6.6"
            )  # the deck is shuffled afterwards, so a card's position in it reveals nothing
            look_at(s, seat, ACTION_DECK, len(s.zones[ACTION_DECK]), "T6.6")
            MOVING.go(f, "any_to_take")
            return
        place = first_of(option)
        put(s, AT + seat, place, "T6.2" if verb == WORK else "T6.7")
        if s.tracks[TOKEN_AT] == place:  # T6.5
            put(s, TOKEN_AT, -1, "T6.5")
            put(s, TOKEN_HOLDER, seat, "T6.5")
        if verb == SPECIAL:
            discard_hand(s, seat, "T6.7")
            MOVING.go(f, "shine")
        elif not s.zones[HAND + seat]:
            MOVING.go(f, "bonus")


MOVING.ask("choose_move", ChooseMove())


def pile_for(s: State, seat: Seat) -> Zone:
    """T6.4: face up at maximum suspicion."""
    return PILE_OPEN if is_most_suspected(s, seat) else PILE


def pile_for_special(s: State, seat: Seat) -> Zone:
    """T6.7, ruling R48: as T6.4 says, or always face down, by a setting."""
    return PILE if s.settings[SPECIAL_AT_MAXIMUM] == LAID_FACE_DOWN else pile_for(s, seat)


def rule_of_laying(pile: Zone, rule: str) -> str:
    """The rule by which a card is laid."""
    return "T6.4" if pile == PILE_OPEN else rule


class GiveCard(Ask):
    """T6.2; T6.8, T6.9: in darkness a random card, unless a flashlight is used; Norris always chooses."""

    rule: ClassVar[str] = "T6.2"

    def cited_rule(self, s: State, f: Frame) -> str:
        if not is_dark(s):
            return "T6.2"
        return "T6.9" if plays(s, f.v[WHO], NORRIS) else "T6.8"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options: list[Option] = []
        if not is_dark(s) or plays(s, seat, NORRIS) or has_item(s, seat, FLASHLIGHT):
            options = [option(GIVE_ACTION, card) for card in sorted(set(s.zones[HAND + seat]))]
        if is_dark(s) and not plays(s, seat, NORRIS):
            options.append(option(DONE))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        hand = s.zones[HAND + seat]
        pile = pile_for(s, seat)
        if verb_of(option) == DONE:
            at = s.dice.below(len(hand))
            move_at(s, HAND + seat, at, pile, len(s.zones[pile]), rule_of_laying(pile, "T6.8"))
        else:
            rule = rule_of_laying(pile, "T6.9" if is_dark(s) else "T6.2")
            move_card(s, first_of(option), HAND + seat, pile, rule)
        MOVING.go(f, "bonus")


MOVING.ask("give_card", GiveCard())


class Shine(Ask):
    """T6.11: with a flashlight a player draws two cards for a special action and chooses one."""

    rule: ClassVar[str] = "T6.11"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), option(SHINE)] if has_item(s, seat, FLASHLIGHT) else [option(DONE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        draw_action(s, LOOKING + seat, "T6.7")
        if verb_of(option) == SHINE:
            draw_action(s, LOOKING + seat, "T6.11")
        else:
            MOVING.go(f, "lay_drawn")


MOVING.ask("shine", Shine())


class ChooseDrawn(Ask):
    rule: ClassVar[str] = "T6.11"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_ACTION, card) for card in sorted(set(s.zones[LOOKING + seat]))] or [option(DONE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == GIVE_ACTION:
            pile = pile_for_special(s, seat)
            move_card(s, first_of(option), LOOKING + seat, pile, rule_of_laying(pile, "T6.11"))
        while s.zones[LOOKING + seat]:
            move_at(s, LOOKING + seat, 0, ACTION_DISCARD, len(s.zones[ACTION_DISCARD]), "T6.11")
        MOVING.go(f, "bonus")


MOVING.ask("choose_drawn", ChooseDrawn())


@MOVING.step
def lay_drawn(s: State, f: Frame) -> None:
    """T6.7: the drawn card must go on the pile."""
    pile = pile_for_special(s, f.v[WHO])
    move_all(s, LOOKING + f.v[WHO], pile, rule_of_laying(pile, "T6.7"))


@MOVING.step
def bonus(s: State, f: Frame) -> None:
    """Tools and Fuel may be used on one's turn (ruling R10)."""
    MOVING.go(f, "next_to_move")
    if can_use_bonus(s, f.v[WHO]):
        offer_bonus(s, f.v[WHO])


# Swapping cards


@MOVING.step
def any_to_take(s: State, f: Frame) -> None:
    """T5.3: the discard pile, with the player's own cards, is reshuffled into an empty deck."""
    if not f.v[LEFT]:
        MOVING.go(f, "mix_deck")
    elif not s.zones[ACTION_DECK]:
        renew_deck(s)
        look_at(s, f.v[WHO], ACTION_DECK, len(s.zones[ACTION_DECK]), "T6.6")


class TakeCard(Ask):
    """T6.6: the player takes this many cards of their choice from the deck."""

    rule: ClassVar[str] = "T6.6"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(TAKE_ACTION, card) for card in sorted(set(s.zones[ACTION_DECK]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[LEFT] -= 1
        at = s.zones[ACTION_DECK].index(first_of(option))
        move_at(s, ACTION_DECK, at, HAND + seat, len(s.zones[HAND + seat]), "T6.6")
        MOVING.go(f, "any_to_take")


MOVING.ask("take_card", TakeCard())


@MOVING.step
def mix_deck(s: State, f: Frame) -> None:
    move_all(s, ACTION_DISCARD, ACTION_DECK, "T6.6")
    shuffle(s, ACTION_DECK, "T6.6")
    MOVING.go(f, "next_to_move")
