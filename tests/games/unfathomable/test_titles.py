"""Chapters 9 and 49: titles, and losing them in the Brig."""

import pytest

from tests.games.unfathomable.harbour import HARBOUR, sea
from tests.table import Table
from turncoat.games.unfathomable.board import AT, CAPTAIN, KEEPER
from turncoat.games.unfathomable.rules.moving import move_by_effect, open_to_move, put_character
from turncoat.games.unfathomable.rules.titles import give_titles, lose_titles, pass_on
from turncoat.games.unfathomable.spaces import BRIG, D1, GALLEY

JEANNE, SVETLANA, WILLIAM = 0, 1, 2


def crew(**words: object) -> Table:
    table = sea([], **words)
    give_titles(table.session.state)
    return table


@pytest.mark.rule("49.2", "49", "49.6", "49.11")
def test_titles_go_to_the_highest_in_their_lines() -> None:
    table = crew()
    assert (table.track("captain"), table.track("keeper")) == (JEANNE, WILLIAM)


@pytest.mark.rule("49.3", "49.4", "9.2")
def test_a_keeper_who_comes_to_the_brig_hands_the_title_to_the_next_in_line() -> None:
    table = crew()
    put_character(table.session.state, WILLIAM, BRIG, "9.1")
    assert (table.track("keeper"), table.track("captain")) == (SVETLANA, JEANNE)


@pytest.mark.rule("49.4")
@pytest.mark.parametrize(
    ("words", "heir"), [({"at__1": "brig"}, WILLIAM), ({"revealed__1": 1}, WILLIAM), ({}, SVETLANA)]
)
def test_traitors_and_humans_in_the_brig_are_passed_over(words: dict[str, object], heir: int) -> None:
    table = crew(**words)
    put_character(table.session.state, JEANNE, BRIG, "9.1")
    assert table.track("captain") == heir


@pytest.mark.rule("49.4")
def test_when_all_humans_are_in_the_brig_the_highest_of_them_has_the_title() -> None:
    table = crew(at__1="brig", at__2="brig")
    put_character(table.session.state, JEANNE, BRIG, "9.1")
    assert (table.track("captain"), table.track("keeper")) == (JEANNE, WILLIAM)


@pytest.mark.rule("49.4", "49.3")
def test_who_reveals_as_a_traitor_is_never_eligible() -> None:
    table = crew(at__1="brig", at__2="brig")
    lose_titles(table.session.state, JEANNE, is_revealing=True)
    assert table.track("captain") == SVETLANA


def test_a_card_may_hand_the_title_to_the_lowest_in_line() -> None:
    table = crew()
    pass_on(table.session.state, CAPTAIN, to_lowest=True)
    assert table.track("captain") == WILLIAM
    pass_on(table.session.state, KEEPER, to_lowest=True)
    assert table.track("keeper") == JEANNE


@pytest.mark.rule("9.4")
def test_an_effect_that_does_not_say_brig_moves_nobody_out_of_it() -> None:
    s = crew(at__1="brig").session.state
    move_by_effect(s, SVETLANA, D1, "9.4")
    assert (s.tracks[AT + SVETLANA], s.result) == (BRIG, 0)
    move_by_effect(s, WILLIAM, D1, "9.4")
    assert (s.tracks[AT + WILLIAM], s.result) == (D1, 1)


@pytest.mark.rule("3.3", "9.9", "40.4", "44.6", "44.9")
def test_a_move_leads_to_any_other_ship_space_but_the_brig_and_the_sick_bay() -> None:
    s = crew(at__1="brig", at__2="sick_bay").session.state
    names = [HARBOUR.names.name("space", space) for space in open_to_move(s, JEANNE)]
    assert len(names) == 13
    assert not {"brig", "sick_bay", "w1", "deep", "galley"} & set(names)
    assert open_to_move(s, SVETLANA) == []
    assert GALLEY in open_to_move(s, WILLIAM)
