"""Chapters 4, 14, 26 and 27: activation icons, and kinds of monsters."""

import pytest

from tests.games.unfathomable.ship import JEANNE, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

ANY = "structural_damage:any"
TWO_DEEP_ONES: Json = {"w5": 2}
MONARCHS: Json = {"hydra": "w3", "dagon": "w6"}


def crisis(card: str, chaos: tuple[str, str] = ("persistence:1", "shrivelling:1"), **words: Json) -> Table:
    """Jeanne's Mythos step with this card, and a check that these two chaos cards decide."""
    return ship(at="mythos", top={"mythos": [card], "chaos": [*chaos], "damage": [ANY]}, **words)


def deep_ones(table: Table, *spaces: str) -> list[int]:
    return [table.track(f"deep_ones.{space}") for space in spaces]


# Icons: rules 4 and 4.1-4.3


@pytest.mark.rule("4", "4.1", "4.2", "28.22", "28.24")
def test_the_deep_one_icon_of_a_mythos_card_activates_every_deep_one_and_no_monarch() -> None:
    table = crisis("missing_parents", deep_ones=TWO_DEEP_ONES, monarchs=MONARCHS)
    table.answer(JEANNE, "choose 1")
    assert deep_ones(table, "w5", "d5", "d6") == [0, 2, 0]
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w3", "w6")
    assert table.zone("damaged.chapel") == []


@pytest.mark.rule("4", "4.1", "4.2", "28.22", "28.24")
def test_the_hydra_icon_of_a_mythos_card_activates_hydra_alone() -> None:
    table = crisis("looming_breakdown", deep_ones=TWO_DEEP_ONES, monarchs=MONARCHS, travel=2)
    table.answer(JEANNE, "choose 1")
    assert (table.zone("damaged.chapel"), table.named_track("hydra")) == ([ANY], "w1")
    assert deep_ones(table, "w5", "d5", "d6") == [2, 0, 0]
    assert table.named_track("dagon") == "w6"


@pytest.mark.rule("4", "4.1", "4.2", "28.22", "28.24")
def test_the_dagon_icon_of_a_mythos_card_activates_dagon_alone() -> None:
    table = crisis("the_anarcho_individualist", deep_ones=TWO_DEEP_ONES, monarchs=MONARCHS)
    table.answer(JEANNE, "choose 1")
    assert deep_ones(table, "d6", "w5", "d5") == [2, 2, 0]
    assert (table.named_track("dagon"), table.named_track("hydra")) == ("w4", "w3")
    assert table.zone("damaged.chapel") == []


@pytest.mark.rule("4.2", "28.22")
def test_the_icon_is_resolved_once_after_the_crisis() -> None:
    table = crisis("deep_one_feint", ("true_grit:5", "true_grit:5"), deep_ones={"w5": 1})
    assert table.told("checked")[0]["outcome"] == "failed"
    assert deep_ones(table, "w5", "d5", "cargo_hold") == [0, 0, 1]
    table = crisis("hull_leak", ("preparation:5", "shrug_it_off:5"), deep_ones={"w1": 1})
    assert table.told("checked")[0]["outcome"] == "passed"
    assert deep_ones(table, "w1", "d1", "bridge") == [0, 1, 0]


@pytest.mark.rule("4.3", "28.23")
def test_icons_in_the_text_of_a_card_are_resolved_as_usual_and_in_order() -> None:
    """Perform Rites has Hydra's icon and then Dagon's; in the Deep they act as usual there."""
    table = ship(
        at="start_of_actions",
        revealed=["jeanne"],
        hands={"jeanne": ["perform_rites:5"]},
        monarchs={"hydra": "w3", "dagon": "deep"},
        deep_ones={"deep": 1},
        top={"damage": [ANY]},
    )
    table.answer(JEANNE, "perform_rites perform_rites:5")
    assert (table.zone("damaged.chapel"), table.named_track("hydra")) == ([ANY], "w1")
    assert (table.track("deep_ones.deep"), table.named_track("dagon")) == (3, "deep")


@pytest.mark.rule("4.3")
def test_a_failed_check_that_shows_two_deep_one_icons_moves_them_twice_and_its_own_icon_once_more() -> None:
    table = crisis("deep_one_swarm", deep_ones={"w5": 1})
    assert table.told("checked")[0]["outcome"] == "failed"
    assert (deep_ones(table, "cargo_hold"), table.zone("damaged.cargo_hold")) == ([1], [ANY])


# The Deep (14)


@pytest.mark.rule("14", "4.8", "14.3")
@pytest.mark.parametrize(("there", "left", "up"), [(1, 3, 0), (2, 0, 4)])
def test_deep_ones_gather_in_the_deep_until_four_come_up(there: int, left: int, up: int) -> None:
    table = ship(run=["act_hydra"], deep_ones={"deep": there}, dice=[3])
    assert deep_ones(table, "deep", "w1") == [left, up]


@pytest.mark.rule("14", "14.3", "4.4")
def test_those_in_the_deep_neither_act_nor_can_be_reached() -> None:
    table = ship(
        run=["act_deep_ones"], deep_ones={"deep": 3, "w1": 1}, hands={"jeanne": ["lesser_banishment:3"]}
    )
    assert deep_ones(table, "deep", "w1", "d1") == [3, 0, 1]
    table.answer(JEANNE, "play lesser_banishment:3")
    assert table.options(JEANNE) == ["pick_space d1"]


@pytest.mark.rule("14.1", "26")
def test_monarchs_that_a_spell_removes_are_placed_in_the_deep() -> None:
    table = ship(run=["lure_monster"], monarchs={"hydra": "w3", "dagon": "w6"}, deep_ones={"w3": 1}, dice=[5])
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "deep")
    assert deep_ones(table, "w3", "deep") == [1, 0]


@pytest.mark.rule("14.1", "50.12")
def test_monarchs_that_the_ritual_banishes_are_placed_in_the_deep() -> None:
    table = ship(run=["ritual+1"], ritual=3, monarchs={"hydra": "w3", "dagon": "w6"}, deep_ones={"w3": 1})
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "deep")
    assert deep_ones(table, "w3", "deep") == [0, 0]


@pytest.mark.rule("14.1", "8.1")
def test_a_monarch_that_falls_behind_is_placed_in_the_deep() -> None:
    table = ship(run=["travel+1"], monarchs={"hydra": "w7", "dagon": "w5"})
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "w7")


# Monarchs and Deep Ones, together monsters (26, 27)


@pytest.mark.rule("26.2", "4.18")
def test_monarchs_on_the_board_do_not_count_as_deep_ones_there() -> None:
    table = ship(run=["act_deep_ones"], monarchs={"hydra": "w3", "dagon": "w6"})
    assert table.track("deep_ones.deep") == 2


@pytest.mark.rule("26.2")
def test_what_defeats_deep_ones_leaves_monarchs_alone() -> None:
    table = ship(
        run=["call_down_the_storm"], deep_ones={"w3": 2, "w6": 1, "d1": 1}, monarchs={"hydra": "w3"}, dice=[4]
    )
    assert (deep_ones(table, "w3", "w6", "d1"), table.named_track("hydra")) == ([0, 0, 1], "w3")


@pytest.mark.rule("26", "26.2")
def test_a_card_about_monarchs_moves_both_and_no_deep_one() -> None:
    """Collision Course sends the monarchs to a front space."""
    table = crisis(
        "collision_course",
        ("preparation:5", "determination:3"),
        deep_ones={"w8": 1},
        monarchs={"hydra": "w4", "dagon": "deep"},
        dice=[5, 1],
    )
    assert table.told("checked")[0]["outcome"] == "partly_passed"
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w2", "w2")
    assert deep_ones(table, "w2", "w8", "d8") == [0, 0, 1]


@pytest.mark.rule("27", "26", "50.7")
def test_the_sea_carries_all_monsters_astern_monarchs_and_deep_ones() -> None:
    table = ship(run=["travel+1"], deep_ones={"w1": 1, "w7": 1}, monarchs={"hydra": "w2", "dagon": "w8"})
    assert deep_ones(table, "w1", "w3", "w7", "deep") == [0, 1, 0, 1]
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w4", "deep")


@pytest.mark.rule("27", "4.18")
def test_all_monsters_come_up_together_from_the_deep() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"deep": 2}, dice=[8])
    assert deep_ones(table, "w2", "deep") == [4, 0]
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w2", "w2")
