"""T5: drawing action cards."""

from typing import ClassVar, Final

from turncoat.games.thing.board import ACTION_DECK, ACTION_DISCARD, GARRY, HAND, PILE, STARVING
from turncoat.games.thing.rules.people import in_turn_order, plays
from turncoat.games.thing.vocabulary import DONE, EXCHANGE
from turncoat.kernel.atoms import move_all, move_at, move_card, move_top, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

HAND_LIMIT: Final = 3  # T5.2
STARVING_LIMIT: Final = 2


def hand_limit(s: State) -> int:
    return STARVING_LIMIT if s.tracks[STARVING] else HAND_LIMIT


def renew_deck(s: State) -> None:
    """T5.3: the discard is reshuffled into an empty deck."""
    if not s.zones[ACTION_DECK] and s.zones[ACTION_DISCARD]:
        move_all(s, ACTION_DISCARD, ACTION_DECK, "T5.3")
        shuffle(s, ACTION_DECK, "T5.3")


def draw_action(s: State, target: Zone, rule: str) -> bool:
    """Draw a card; False if there is none."""
    renew_deck(s)
    if not s.zones[ACTION_DECK]:
        return False
    move_top(s, ACTION_DECK, target, rule)
    return True


def discard_hand(s: State, seat: Seat, rule: str) -> int:
    """Discard the hand face down; return the number of cards."""
    hand = HAND + seat
    count = len(s.zones[hand])
    while s.zones[hand]:
        move_at(s, hand, len(s.zones[hand]) - 1, ACTION_DISCARD, len(s.zones[ACTION_DISCARD]), rule)
    return count


ASKED: Final = 0
DRAWING = Procedure("drawing", {"asked": ASKED}, {"asked": SEAT})


def draw_cards(s: State) -> None:
    DRAWING.push(s, [0])


@DRAWING.step
def fill_hands(s: State, f: Frame) -> None:
    """T5.1: from the leader on, up to the limit; T21.8: then Garry may exchange a card."""
    garry = -1
    for seat in in_turn_order(s):
        while len(s.zones[HAND + seat]) < hand_limit(s) and draw_action(s, HAND + seat, "T5.1"):
            pass
        if plays(s, seat, GARRY) and s.zones[HAND + seat]:
            garry = seat
    f.v[ASKED] = garry
    if garry < 0:
        DRAWING.go(f, "unseen_card")


class GarrysExchange(Ask):
    rule: ClassVar[str] = "T21.8"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), *[option(EXCHANGE, card) for card in sorted(set(s.zones[HAND + seat]))]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == EXCHANGE:
            move_card(s, first_of(option), HAND + seat, ACTION_DISCARD, "T21.8")
            draw_action(s, HAND + seat, "T21.8")


DRAWING.ask("garrys_exchange", GarrysExchange())


@DRAWING.step
def unseen_card(s: State, f: Frame) -> None:
    """T5.4: the leader adds an unseen card."""
    draw_action(s, PILE, "T5.4")
