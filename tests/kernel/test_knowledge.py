"""A seat's memory of face-up piles, from its events."""

import copy

from tests.kernel.toy import ANT, BAG, BEE, CAT, DECK, HAND, PILE, TABLE, TOY, toy
from turncoat.kernel.atoms import move_at, move_card, move_top, shuffle
from turncoat.kernel.events import Event
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.state import State


def memory_of(s: State, heard: list[Event]) -> list[int]:
    knowledge = Knowledge(TOY)
    for event in heard:
        knowledge.hear(event)
    assert list(knowledge.piles) == [PILE]
    return knowledge.piles[PILE]


def pile_of(*cards: int) -> tuple[State, list[Event]]:
    s = toy()
    heard: list[Event] = []
    s.journal = heard
    for card in cards:
        move_card(s, card, DECK, PILE, "T")
    return s, heard


def test_cards_that_went_on_the_pile_are_remembered() -> None:
    assert memory_of(*pile_of(ANT, BEE, CAT)) == [ANT, BEE, CAT]


def test_a_card_taken_off_in_sight_is_forgotten() -> None:
    s, heard = pile_of(ANT, BEE, CAT)
    move_top(s, PILE, TABLE, "T")
    assert memory_of(s, heard) == [ANT, BEE]


def test_a_card_taken_from_below_unseen_leaves_nothing_sure() -> None:
    s, heard = pile_of(ANT, BEE, CAT)
    move_at(s, PILE, 0, BAG, 0, "T")
    assert memory_of(s, heard) == []


def test_a_shuffled_pile_leaves_nothing_sure() -> None:
    s, heard = pile_of(ANT, CAT)
    shuffle(s, PILE, "T")
    assert memory_of(s, heard) == []


def test_moves_elsewhere_change_nothing() -> None:
    s, heard = pile_of(ANT)
    move_top(s, DECK, HAND, "T")
    move_top(s, DECK, TABLE, "T")
    shuffle(s, DECK, "T")
    assert memory_of(s, heard) == [ANT]


def test_a_copied_memory_goes_on_by_itself() -> None:
    _, heard = pile_of(ANT, BEE)
    knowledge = Knowledge(TOY)
    knowledge.hear(heard[0])
    copied = copy.deepcopy(knowledge)
    copied.hear(heard[1])
    assert (knowledge.piles[PILE], copied.piles[PILE]) == ([ANT], [ANT, BEE])
