"""3.6: trading items."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

TOGETHER: dict[str, Json] = {"jeanne": "galley", "svetlana": "galley", "william": "galley"}
OWNED: dict[str, Json] = {
    "jeanne": ["tool_kit"],
    "svetlana": ["shotgun", "plimsolls"],
    "william": ["almanac"],
}


def market(**words: Json) -> Table:
    usual: dict[str, Json] = {"characters": TOGETHER, "items": OWNED}
    return ship(**{**usual, **words})


def items(table: Table) -> list[list[str]]:
    return [sorted(table.zone(f"items.{seat}")) for seat in range(3)]


@pytest.mark.rule("3.6")
def test_an_item_is_given_to_somebody_who_takes_it() -> None:
    table = market()
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, "give_item tool_kit 2")
    assert (table.waiting_seats(), table.options(WILLIAM)) == ([WILLIAM], ["accept", "decline"])
    table.answer(WILLIAM, "accept")
    assert items(table) == [[], ["plimsolls", "shotgun"], ["almanac", "tool_kit"]]


@pytest.mark.rule("3.6")
def test_items_are_swapped_if_both_agree() -> None:
    table = market()
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, "swap_items tool_kit shotgun")
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "accept")
    assert items(table) == [["shotgun"], ["plimsolls", "tool_kit"], ["almanac"]]


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("offer", ["give_item tool_kit 1", "swap_items tool_kit shotgun"])
def test_nobody_trades_against_their_will(offer: str) -> None:
    table = market()
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, offer)
    table.answer(SVETLANA, "decline")
    assert items(table) == [["tool_kit"], ["plimsolls", "shotgun"], ["almanac"]]
    assert table.waiting_seats() == [JEANNE]


@pytest.mark.rule("3.6")
def test_others_in_the_space_trade_without_the_player_who_enabled_it() -> None:
    table = market()
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, "done")
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "give_item shotgun 2")
    table.answer(WILLIAM, "accept")
    table.answer(SVETLANA, "swap_items plimsolls almanac")
    table.answer(WILLIAM, "accept")
    table.answer(SVETLANA, "done")
    table.answer(WILLIAM, "done")
    assert items(table) == [["tool_kit"], ["almanac"], ["plimsolls", "shotgun"]]
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [JEANNE])


@pytest.mark.rule("3.6")
def test_whoever_is_elsewhere_takes_no_part() -> None:
    table = market(characters={"jeanne": "galley", "svetlana": "galley", "william": "d1"})
    table.answer(JEANNE, "trade")
    assert set(table.options(JEANNE)) == {
        "done",
        "give_item tool_kit 1",
        "swap_items tool_kit shotgun",
        "swap_items tool_kit plimsolls",
    }
    table.answer(JEANNE, "done")
    table.answer(SVETLANA, "done")
    assert table.ask() == "performing.act"


@pytest.mark.rule("3.6")
def test_there_must_be_somebody_and_something_to_trade_with() -> None:
    assert market(characters={"jeanne": "d1", "svetlana": "d2"}).why_not(JEANNE, "trade") == (
        "forbidden",
        "3.6",
    )
    bare: Json = {"jeanne": [], "svetlana": [], "william": []}
    assert market(items=bare).why_not(JEANNE, "trade") == ("forbidden", "3.6")
    assert market(items={**OWNED, "jeanne": []}).why_not(JEANNE, "trade") == ("", "")


@pytest.mark.rule("3.6", "3.9")
def test_a_revealed_traitor_trades_if_a_human_enables_it_and_both_agree() -> None:
    table = market(revealed=["william"])
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, "swap_items tool_kit almanac")
    table.answer(WILLIAM, "accept")
    assert items(table) == [["almanac"], ["plimsolls", "shotgun"], ["tool_kit"]]
    own = market(current=WILLIAM, revealed=["william"])
    assert own.why_not(WILLIAM, "trade") == ("forbidden", "3.9")


@pytest.mark.rule("3.6", "24.8")
def test_an_improvement_that_changes_hands_is_active_with_its_new_owner() -> None:
    table = market(items={"jeanne": ["binoculars"], "svetlana": ["shotgun"]})
    assert table.named_track("improvement.0") == "binoculars"
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, "give_item binoculars 1")
    table.answer(SVETLANA, "accept")
    assert (table.track("improvement.0"), table.named_track("improvement.1")) == (-1, "binoculars")


@pytest.mark.rule("3.6", "3")
def test_a_trade_takes_one_action_however_much_is_traded() -> None:
    table = market(top={"mythos": ["class_struggle"]})
    table.answer(JEANNE, "trade")
    table.answer(JEANNE, "give_item tool_kit 1")
    table.answer(SVETLANA, "accept")
    table.answer(SVETLANA, "give_item tool_kit 0")
    table.answer(JEANNE, "accept")
    table.answer(SVETLANA, "done")
    table.answer(WILLIAM, "done")
    assert table.ask() == "performing.act"
    table.answer(JEANNE, "move d1")
    assert table.ask() == "choice_crisis.choose"
