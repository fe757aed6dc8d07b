"""Chapters 9 and 49: titles, and losing them in the Brig."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

JAIL = "choose 0"  # of Accusation: the Captain sends a human to the Brig


def accusation(**words: Json) -> Table:
    return ship(at="mythos", top={"mythos": ["accusation"]}, **words)


def titles(table: Table) -> tuple[int, int]:
    return table.track("captain"), table.track("keeper")


@pytest.mark.rule("49.2", "49", "49.6", "49.11")
def test_titles_go_to_the_highest_in_their_lines() -> None:
    assert titles(ship()) == (JEANNE, WILLIAM)
    assert titles(ship(seats=["samira", "ishmael", "svetlana", "keilani"])) == (3, 1)


@pytest.mark.rule("49.3", "49.4", "9.2")
def test_a_keeper_who_comes_to_the_brig_hands_the_title_to_the_next_in_line() -> None:
    table = accusation()
    table.answer(JEANNE, JAIL)
    table.answer(JEANNE, "pick_seat 2")
    assert table.named_track("at.2") == "brig"
    assert titles(table) == (JEANNE, SVETLANA)


@pytest.mark.rule("49.3", "9.2")
def test_who_has_no_title_comes_to_the_brig_without_consequences_for_titles() -> None:
    table = accusation()
    table.answer(JEANNE, JAIL)
    table.answer(JEANNE, "pick_seat 1")
    assert (table.named_track("at.1"), titles(table)) == ("brig", (JEANNE, WILLIAM))


@pytest.mark.rule("49.4")
@pytest.mark.parametrize(
    ("words", "heir"),
    [
        ({"characters": {"svetlana": "brig"}}, WILLIAM),
        ({"revealed": ["svetlana"]}, WILLIAM),
        ({"characters": {"svetlana": "sick_bay"}}, SVETLANA),
        ({}, SVETLANA),
    ],
)
def test_traitors_and_humans_in_the_brig_are_passed_over(words: dict[str, Json], heir: int) -> None:
    table = accusation(**words)
    table.answer(JEANNE, JAIL)
    table.answer(JEANNE, "pick_seat 0")
    assert (table.named_track("at.0"), table.track("captain")) == ("brig", heir)


@pytest.mark.rule("49.4")
def test_when_all_humans_are_in_the_brig_the_highest_of_them_has_the_title() -> None:
    table = accusation(characters={"svetlana": "brig", "william": "brig"}, keeper="william")
    table.answer(JEANNE, JAIL)
    table.answer(JEANNE, "pick_seat 0")
    assert titles(table) == (JEANNE, WILLIAM)


@pytest.mark.rule("49.4")
@pytest.mark.parametrize(("reading", "captain"), [("highest_in_line", JEANNE), ("loser_keeps", WILLIAM)])
def test_tables_read_who_has_a_title_when_its_holder_is_the_last_to_be_jailed(
    reading: str, captain: int
) -> None:
    table = accusation(
        current=2,
        characters={"jeanne": "brig", "svetlana": "brig"},
        captain="william",
        options={"titles_in_brig": reading},
    )
    table.answer(WILLIAM, JAIL)
    table.answer(WILLIAM, "pick_seat 2")
    assert (table.named_track("at.2"), table.track("captain")) == ("brig", captain)


@pytest.mark.rule("49.4")
@pytest.mark.parametrize(("rules", "keeper"), [("2", SVETLANA), ("1", WILLIAM)])
def test_who_loses_a_title_outside_the_brig_keeps_it_while_all_others_are_there(
    rules: str, keeper: int
) -> None:
    """Fear of the Unknown; games of version 1 handed the title to a jailed human."""
    table = ship(
        at="mythos",
        current=1,
        keeper="svetlana",
        top={"mythos": ["fear_of_the_unknown"], "chaos": ["rampage:4", "rampage:4"]},
        characters={"jeanne": "brig", "william": "brig"},
        options={"rules": rules},
    )
    assert (table.named_track("at.1"), table.track("keeper")) == ("sick_bay", keeper)


@pytest.mark.rule("49.4")
@pytest.mark.parametrize(("reading", "captain"), [("lowest_in_line", WILLIAM), ("captain_keeps", JEANNE)])
def test_tables_read_who_follows_a_captain_whom_the_people_depose_last(reading: str, captain: int) -> None:
    """Ruling A16."""
    table = ship(
        at="mythos",
        top={"mythos": ["power_to_the_people"]},
        characters={"svetlana": "brig", "william": "brig"},
        options={"deposed_captain": reading},
    )
    table.answer(JEANNE, "choose 1")
    assert (table.track("captain"), table.named_track("at.0")) == (captain, "brig")


@pytest.mark.rule("49.4", "49.3")
def test_who_reveals_as_a_traitor_is_never_eligible() -> None:
    table = ship(characters={"svetlana": "brig", "william": "brig"}, loyalty={"jeanne": ["hybrid"]})
    assert table.track("captain") == JEANNE
    table.answer(JEANNE, "reveal hybrid")
    table.answer(JEANNE, "pick_space galley")
    assert (table.track("captain"), table.track("revealed.0")) == (SVETLANA, 1)


def test_a_card_may_hand_the_title_to_the_lowest_in_line() -> None:
    table = ship(at="mythos", top={"mythos": ["power_to_the_people"]})
    table.answer(JEANNE, "choose 1")
    assert (table.track("captain"), table.named_track("at.0")) == (WILLIAM, "brig")


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(("place", "end"), [("brig", "brig"), ("d1", "galley"), ("sick_bay", "galley")])
def test_an_effect_that_does_not_say_brig_moves_nobody_out_of_it(place: str, end: str) -> None:
    table = ship(at="mythos", top={"mythos": ["the_captains_banquet"]}, characters={"svetlana": place})
    table.answer(JEANNE, "choose 0")
    while table.ask() == "may.accept":
        table.answer(table.waiting_seats()[0], "accept")
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["galley", end, "galley"]


@pytest.mark.rule("3.3", "9.9", "40.4", "44.6", "44.9")
@pytest.mark.parametrize(("place", "moves"), [("galley", 13), ("d1", 13), ("sick_bay", 14), ("brig", 0)])
def test_a_move_leads_to_any_other_ship_space_but_the_brig_and_the_sick_bay(place: str, moves: int) -> None:
    table = ship(characters={"jeanne": place})
    spaces = [option.removeprefix("move ") for option in table.options(0) if option.startswith("move ")]
    assert len(set(spaces)) == moves
    assert not {"brig", "sick_bay", "deep", place} & set(spaces)
    assert not [space for space in spaces if space.startswith("w")]
    assert table.why_not(0, "move") == (("", "") if moves else ("forbidden", "3.3"))
