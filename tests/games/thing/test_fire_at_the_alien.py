"""T8.6, T8.9: fire drives the revealed alien off, and destroys one that has no strength left."""

import pytest

from tests.games.thing.meetings import fire, people, strike_position
from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json


def has_fled(table: Table) -> bool:
    """The alien was driven off and has done nothing."""
    return len(table.told("driven_off")) == 1 and table.told("absorbed") == table.told("wrecked") == []


@pytest.mark.rule("T8.6", "T20.2", "T20.10")
def test_dynamite_drives_the_alien_off_and_is_used_up() -> None:
    table = fire("dynamite", 3)
    table.answer(1, "use_fire dynamite 1")
    assert has_fled(table)
    assert (table.zone("weapons.1"), table.zone("box"), table.track("strength")) == ([], ["dynamite"], 2)
    assert people(table)[1:3] == [("kitchen", 1), ("kitchen", 0)]
    assert (table.track("pantry"), table.named_track("status.2")) == (16, "playing")


@pytest.mark.rule("T8.6", "T20.1")
def test_a_flamethrower_drives_the_alien_off_for_one_canister() -> None:
    table = fire("flamethrower", 3)
    table.answer(1, "use_fire flamethrower 1")
    assert has_fled(table)
    assert (table.zone("flames.1"), table.track("canisters.flamethrower")) == (["flamethrower"], 5)
    assert (table.track("strength"), people(table)[1:3]) == (2, [("kitchen", 1), ("kitchen", 0)])


@pytest.mark.rule("T8.6")
def test_who_does_not_use_fire_keeps_it_and_the_alien_acts() -> None:
    table = fire("dynamite", 3)
    table.answer(1, "pass")
    assert (table.ask(), table.zone("weapons.1"), table.track("strength")) == (
        "strike.choose",
        ["dynamite"],
        3,
    )
    assert len(table.zone("pile")) == 2


@pytest.mark.rule("T8.6", "R23")
@pytest.mark.parametrize("seed", range(4))
def test_fire_costs_a_random_card_that_lies_face_down(seed: int) -> None:
    zones: Json = {"pile": ["repair", "activate"], "pile_open": ["sabotage"]}
    table = fire("dynamite", zones=zones, seed=seed)
    heard = table.heard()
    table.answer(1, "use_fire dynamite 1")
    lost = [told for told in table.told("moved", since=heard) if told["to"] == "action_discard"]
    assert [(told["from"], told["count"]) for told in lost] == [("pile", 1)]


@pytest.mark.rule("R23")
def test_the_lost_card_is_random_and_nobody_sees_it() -> None:
    lost = set()
    for seed in range(12):
        table = fire("dynamite", seed=seed)
        heard = table.heard()
        table.answer(1, "use_fire dynamite 1")
        lost.add(table.zone("action_discard")[0])
        discarded = [told for told in table.told("moved", 1, heard) if told["to"] == "action_discard"]
        assert [told.get("cards") for told in discarded[:1]] == [None]
    assert lost == {"repair", "sabotage"}


@pytest.mark.rule("R23")
def test_a_face_up_card_is_lost_only_if_there_is_no_other() -> None:
    table = fire("dynamite", zones={"pile_open": ["sabotage", "repair"]})
    heard = table.heard()
    table.answer(1, "use_fire dynamite 1")
    lost = [told["from"] for told in table.told("shown", since=heard) if told["to"] == "action_discard"]
    assert lost[:1] == ["pile_open"]


@pytest.mark.rule("R23")
def test_without_a_pile_fire_is_free_of_that_cost() -> None:
    table = fire("dynamite", 3, zones={})
    table.answer(1, "use_fire dynamite 1")
    assert (table.zone("action_discard"), table.track("strength")) == ([], 2)
    assert (table.told("driven_off"), table.zone("box")) == (
        [{"place": "kitchen", "figure": "1"}],
        ["dynamite"],
    )


@pytest.mark.rule("T8.6")
def test_one_fire_is_enough_and_no_second_can_be_used() -> None:
    table = fire("dynamite", 3, weapons={"1": ["dynamite"], "2": ["dynamite"]})
    table.answer(1, "use_fire dynamite 1")
    assert (has_fled(table), table.zone("weapons.2"), table.track("strength")) == (True, ["dynamite"], 2)


@pytest.mark.rule("T8.6")
def test_fire_elsewhere_does_not_help() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen", "2": "radio"}, weapons={"2": ["dynamite"]})
    assert (table.ask(), table.options(0)) == ("strike.choose", ["absorb 1", "wreck", "leave_it"])


@pytest.mark.rule("T8.6")
def test_fire_takes_strength_of_this_place_only_and_the_rest_strikes_on() -> None:
    table = strike_position(
        {"kitchen": 1, "radio": 2}, {"1": "kitchen", "2": "radio"}, weapons={"1": ["dynamite"]}
    )
    table.answer(4, "pick_place kitchen")
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.ask(), table.options(0)) == (
        2,
        "strike.choose",
        ["absorb 2", "leave_it"],
    )


@pytest.mark.rule("T8.9", "T4.1")
def test_without_strength_the_alien_is_destroyed_but_nobody_has_won() -> None:
    table = fire("dynamite", 1)
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.ending()) == (0, "")
    later = station(at="planning", revealed=[0], strength=0, leader=1)
    assert later.ask() != "planning.propose"
    assert station(at="planning", revealed=[0], strength=1, leader=1).ask() == "planning.propose"


@pytest.mark.rule("T8.9")
def test_an_alien_that_loses_its_last_strength_is_destroyed() -> None:
    table = strike_position({"kitchen": 1}, {"1": "kitchen"}, weapons={"1": ["dynamite"]})
    assert table.named_track("status.0") == "revealed"
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.named_track("status.0")) == (0, "destroyed")


@pytest.mark.rule("T8.9")
def test_in_games_of_the_first_version_a_spent_alien_stays_revealed() -> None:
    table = strike_position(
        {"kitchen": 1}, {"1": "kitchen"}, weapons={"1": ["dynamite"]}, options={"rules": "1"}
    )
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.named_track("status.0")) == (0, "revealed")
