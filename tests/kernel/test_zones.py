"""Knowledge of single cards: kept from zone to zone, lost by shuffling."""

import pytest

from tests.kernel.toy import ANT, BAG, BEE, CAT, DECK, HAND, PILE, TABLE, toy
from turncoat.kernel.atoms import look_at, move_at, move_card, move_top, shuffle
from turncoat.kernel.dice import fast
from turncoat.kernel.events import EVERYBODY
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.zones import knowers_at

UNKNOWN = -1


def cards_for(s: State, seat: int, zone: int) -> list[int]:
    return view(s, seat).zones[zone]


def test_a_zones_sight_says_who_knows_its_cards() -> None:
    s = toy()
    for target in (HAND + 1, PILE, PILE, TABLE, BAG):
        move_top(s, DECK, target, "T")
    assert knowers_at(s, DECK, 0) == 0
    assert knowers_at(s, HAND + 1, 0) == 0b010
    assert knowers_at(s, PILE, 1) == EVERYBODY
    assert knowers_at(s, PILE, 0) == 0
    assert knowers_at(s, TABLE, 0) == EVERYBODY
    assert knowers_at(s, BAG, 0) == 0


def test_who_looked_at_a_card_knows_it_in_whatever_face_down_zone_it_goes_to() -> None:
    s = toy()
    look_at(s, 2, DECK, 1, "T")
    assert cards_for(s, 2, DECK)[-1] == CAT
    assert cards_for(s, 1, DECK)[-1] == UNKNOWN
    move_top(s, DECK, BAG, "T")
    assert cards_for(s, 2, BAG) == [CAT]
    move_top(s, BAG, HAND, "T")
    assert cards_for(s, 2, HAND) == [CAT]
    assert cards_for(s, 1, HAND) == [UNKNOWN]
    assert s.peeks == {HAND: [0b100]}  # knowledge by the owner's own sight is not stored


def test_looking_at_two_cards_is_knowing_each_where_it_lies() -> None:
    s = toy()
    look_at(s, 0, DECK, 2, "T")
    assert cards_for(s, 0, DECK) == [UNKNOWN] * 4 + [BEE, CAT]
    move_at(s, DECK, 4, DECK, 0, "T")
    assert cards_for(s, 0, DECK) == [BEE] + [UNKNOWN] * 4 + [CAT]
    assert s.peeks[DECK] == [1, 0, 0, 0, 0, 1]


def test_a_shuffle_ends_what_is_known_of_single_cards() -> None:
    s = toy()
    look_at(s, 0, DECK, 6, "T")
    shuffle(s, DECK, "T")
    assert cards_for(s, 0, DECK) == [UNKNOWN] * 6
    assert s.peeks == {}


def test_everybody_remembers_an_open_card_that_is_turned_down() -> None:
    s = toy()
    move_top(s, DECK, TABLE, "T")
    move_top(s, TABLE, BAG, "T")
    assert [cards_for(s, seat, BAG) for seat in range(3)] == [[CAT]] * 3
    assert cards_for(s, -1, BAG) == [UNKNOWN]


def test_knowledge_ends_with_the_last_card_that_was_known() -> None:
    s = toy()
    look_at(s, 0, DECK, 1, "T")
    move_top(s, DECK, TABLE, "T")
    assert s.peeks == {}


def test_a_card_laid_down_in_secret_is_known_to_who_laid_it() -> None:
    s = toy()
    move_top(s, DECK, HAND + 1, "T")
    move_top(s, DECK, HAND + 1, "T")
    move_card(s, CAT, HAND + 1, BAG, "T")
    assert cards_for(s, 1, BAG) == [CAT]
    assert cards_for(s, 0, BAG) == [UNKNOWN]


def test_who_knew_a_card_in_a_hand_no_longer_knows_which_one_left_face_down() -> None:
    s = toy()
    look_at(s, 2, DECK, 2, "T")
    move_top(s, DECK, HAND + 1, "T")
    move_top(s, DECK, HAND + 1, "T")
    assert sorted(cards_for(s, 2, HAND + 1)) == [BEE, CAT]
    move_card(s, CAT, HAND + 1, BAG, "T")
    assert cards_for(s, 2, BAG) == [UNKNOWN]
    assert cards_for(s, 2, HAND + 1) == [UNKNOWN]
    assert cards_for(s, 1, BAG) == [CAT]


def test_a_card_covered_on_a_face_up_pile_is_not_shown() -> None:
    s = toy()
    move_card(s, ANT, DECK, PILE, "T")
    move_card(s, CAT, DECK, PILE, "T")
    assert cards_for(s, 0, PILE) == [UNKNOWN, CAT]
    move_top(s, PILE, TABLE, "T")
    assert cards_for(s, 0, PILE) == [ANT]


@pytest.mark.parametrize("zone", [TABLE, HAND])
def test_looking_at_what_one_sees_anyway_changes_nothing(zone: int) -> None:
    s = toy()
    move_top(s, DECK, zone, "T")
    look_at(s, 0, zone, 1, "T")
    assert s.peeks == {}


@pytest.mark.parametrize("seed", range(20))
def test_moves_change_knowledge_alike_whether_or_not_somebody_listens(seed: int) -> None:
    quiet, heard = toy(), toy()
    heard.journal = []
    dice = fast(seed)
    for _ in range(40):
        kind, seat = dice.below(5), dice.below(3)
        zones = [DECK, HAND, HAND + 1, HAND + 2, PILE, TABLE, BAG]
        source, target = zones[dice.below(7)], zones[dice.below(7)]
        for s in (quiet, heard):
            if kind == 0:
                look_at(s, seat, source, 2, "T")
            elif s.zones[source] and source != target:
                move_at(s, source, len(s.zones[source]) // 2, target, len(s.zones[target]), "T")
        assert quiet.zones == heard.zones
        assert {zone: masks for zone, masks in quiet.peeks.items() if any(masks)} == {
            zone: masks for zone, masks in heard.peeks.items() if any(masks)
        }
        assert all(len(masks) == len(quiet.zones[zone]) for zone, masks in quiet.peeks.items())
