"""Chapter 20: feat cards, and the four of them that are actions."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json


def crew(*names: str, **words: Json) -> Table:
    """These characters play; it is the first one's turn."""
    seats: Json = [*names]
    return ship(seats=seats, **words)


@pytest.mark.rule("20", "20.2", "A4.10")
def test_everybody_starts_with_an_unused_feat_that_all_see() -> None:
    table = ship(used_feats=[])
    for seat in range(3):
        assert [table.view(seat)["tracks"][f"feat.{other}"] for other in range(3)] == [1, 1, 1]
    assert "use_feat" in table.options(JEANNE)


# Full Steam Ahead


@pytest.mark.rule("20", "20.1", "20.3", "20.4", "34")
def test_full_steam_ahead_is_jeannes_costs_a_fuel_and_an_action_and_works_once() -> None:
    table = ship(deep_ones={"w1": 1})
    table.answer(JEANNE, "use_feat")
    assert (table.track("fuel"), table.track("travel"), table.track("deep_ones.w5")) == (7, 2, 1)
    assert (table.track("feat.0"), table.track("feat.2")) == (0, 1)
    assert table.why_not(JEANNE, "use_feat") == ("forbidden", "20.3")
    table.refuses(JEANNE, "use_feat", "illegal_option", "20.3")
    table.answer(JEANNE, "move d1")
    assert table.ask() != "performing.act" or table.waiting_seats() != [JEANNE]


@pytest.mark.rule("20.4", "13.4")
def test_full_steam_ahead_works_in_a_damaged_and_crowded_boiler_room_and_nowhere_else() -> None:
    table = ship(damage={"boiler_room": "will"}, deep_ones={"boiler_room": 1})
    assert "use_room" not in table.options(JEANNE)
    table.answer(JEANNE, "use_feat")
    assert table.track("travel") == 2
    table = ship(characters={"jeanne": "galley"})
    assert table.why_not(JEANNE, "use_feat") == ("no_target", "3")


@pytest.mark.rule("20.3")
def test_a_used_feat_stays_used_for_the_rest_of_the_game() -> None:
    table = ship(used_feats=["jeanne", "svetlana"], at="begin")
    assert table.why_not(JEANNE, "use_feat") == ("forbidden", "20.3")


@pytest.mark.rule("20.1")
def test_nobody_has_the_feat_of_another_character() -> None:
    table = crew("samira", "jeanne", "william", characters={"samira": "boiler_room"})
    assert table.why_not(0, "use_feat") == ("no_target", "3")


# Arrest Order


@pytest.mark.rule("20.1", "20.3", "20.4", "9.2", "11")
def test_arrest_order_sends_another_character_of_the_same_space_to_the_brig() -> None:
    table = crew(
        "jamie",
        "jeanne",
        "william",
        "samira",
        characters={"jamie": "d1", "jeanne": "d1", "william": "d1", "samira": "d2"},
        revealed=["william"],
    )
    assert table.track("captain") == 1
    table.answer(0, "use_feat")
    assert table.options(0) == ["pick_seat 1", "pick_seat 2"]
    table.answer(0, "pick_seat 1")
    assert [table.named_track(f"at.{seat}") for seat in range(4)] == ["d1", "brig", "d1", "d2"]
    assert (table.track("captain"), table.track("feat.0")) == (0, 0)
    assert table.told("rolled") == []
    assert table.why_not(0, "use_feat") == ("forbidden", "20.3")


@pytest.mark.rule("20.4")
def test_arrest_order_needs_somebody_there_and_is_of_no_use_in_the_brig() -> None:
    table = crew("jamie", "jeanne", "william", characters={"jamie": "d1"})
    assert table.why_not(0, "use_feat") == ("no_target", "3")
    table = crew("jamie", "jeanne", "william", characters={"jamie": "brig", "jeanne": "brig"})
    assert table.why_not(0, "use_feat") == ("no_target", "3")


# Quick Cast


@pytest.mark.rule("20.1", "20.3", "20.4", "46.1", "3.1")
def test_quick_cast_resolves_the_keepers_top_spell_and_gives_the_action_back() -> None:
    table = ship(current=WILLIAM, top={"spells": ["raise_the_dead", "feed_the_mind"]})
    table.answer(WILLIAM, "use_feat")
    assert [table.track(dial) for dial in ("souls", "sanity", "food")] == [10, 7, 8]
    assert (table.zone("box"), table.track("feat.2")) == (["raise_the_dead"], 0)
    assert table.why_not(WILLIAM, "use_feat") == ("forbidden", "20.3")
    assert "use_tome" in table.options(WILLIAM)
    table.answer(WILLIAM, "move d1")
    table.answer(WILLIAM, "move d2")
    assert table.named_track("at.2") == "d2"


@pytest.mark.rule("20.4", "49.11")
def test_quick_cast_is_for_the_keeper_of_the_tome() -> None:
    table = ship(current=WILLIAM, keeper="svetlana")
    assert table.why_not(WILLIAM, "use_feat") == ("no_target", "3")


# Deep One Ancestry


@pytest.mark.rule("20.1", "20.3", "20.4", "1.7", "A3")
def test_deep_one_ancestry_shows_ishmael_alone_all_loyalty_cards_of_one_other_human() -> None:
    table = crew(
        "ishmael",
        "jeanne",
        "william",
        waypoints=["calm_waters", "rough_waters"],
        loyalty={"ishmael": ["human", "human"], "jeanne": ["human", "hybrid"], "william": ["human", "human"]},
    )
    table.answer(0, "use_feat")
    assert table.options(0) == ["pick_seat 1", "pick_seat 2"]
    table.answer(0, "pick_seat 1")
    assert table.told("looked", 0)[-1]["cards"] == ["human", "hybrid"]
    for other in (SPECTATOR, 1, WILLIAM):
        assert len(table.told("looked", other)) == 1
        assert "cards" not in table.told("looked", other)[0]
    assert (table.track("feat.0"), table.why_not(0, "use_feat")) == (0, ("forbidden", "20.3"))
    table.answer(0, "move d1")
    assert table.ask() != "performing.act" or table.waiting_seats() != [0]


@pytest.mark.rule("20.4", "23")
def test_deep_one_ancestry_is_not_for_revealed_traitors_cards() -> None:
    table = crew("ishmael", "jeanne", "william", revealed=["william"])
    table.answer(0, "use_feat")
    assert table.options(0) == ["pick_seat 1"]


# Losing it


@pytest.mark.rule("20.3", "38.5")
def test_a_revealed_traitor_has_no_feat_any_more() -> None:
    table = ship(loyalty={"jeanne": ["hybrid"]}, top={"damage": ["fuel_leak"]})
    table.answer(JEANNE, "reveal hybrid")
    table.answer(JEANNE, "pick_space chapel")
    assert (table.track("feat.0"), table.track("feat.2")) == (0, 1)
    assert table.why_not(JEANNE, "use_feat") == ("forbidden", "20.3")


@pytest.mark.rule("20.3", "16.7")
def test_a_feat_that_is_a_reaction_is_used_up_as_well() -> None:
    table = ship(
        characters={"jeanne": "d1", "william": "d1"}, revealed=["jeanne"], used_feats=[], dice=[6, 6]
    )
    table.answer(JEANNE, "attack 2")
    table.answer(SVETLANA, "intervene")
    assert (table.named_track("at.2"), table.track("feat.1")) == ("d1", 0)
    table.answer(JEANNE, "attack 2")
    assert table.named_track("at.2") == "sick_bay"
