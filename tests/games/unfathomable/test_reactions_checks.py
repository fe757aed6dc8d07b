"""1.15, 42.3, 42.8: reactions before cards are added to a check, and once its total is known."""

import pytest

from tests.games.unfathomable.reacting import (
    action_step,
    dice_results,
    let_pass,
    pass_until,
    seats_asked,
    window,
)
from tests.table import Table, save_and_restore
from turncoat.kernel.shapes import Json

CREW = ["jeanne", "jamie", "william"]
FOUR: Json = ["watch_and_learn:2", "watch_and_learn:2"]  # the chaos cards of these checks


def check(seats: list[str], **words: Json) -> Table:
    """Passenger Overboard: a check of 9 with lore and observation, and failing it costs a soul."""
    return check_of("passenger_overboard", seats, **words)


def check_of(card: str, seats: list[str], **words: Json) -> Table:
    """The check of this mythos card."""
    top: dict[str, Json] = {"mythos": [card], "chaos": FOUR}
    said = words.pop("top", {})
    assert isinstance(said, dict)
    return action_step(seats, ["mythos"], top=top | said, **words)


def outcome(table: Table) -> Json:
    let_pass(table)
    return table.told("checked")[0]["outcome"]


def total(table: Table) -> Json:
    let_pass(table)
    return table.told("checked")[0]["total"]


@pytest.mark.rule("1.15", "42.3")
def test_with_nothing_to_hide_cards_are_added_face_up_and_chaos_cards_face_down() -> None:
    hands: Json = {"jeanne": ["nothing_to_hide:4"], "jamie": ["rampage:3", "rampage:4"]}
    table = check(CREW, hands=hands)
    assert table.options(0) == ["pass", "hide_nothing nothing_to_hide:4"]
    table.answer(0, "hide_nothing nothing_to_hide:4")
    assert table.zone("discard.influence") == ["nothing_to_hide:4"]
    table.answer(1, "pass")
    table.answer(1, "add rampage:3")
    assert table.zone("check_shown") == ["rampage:3"]
    assert len(table.zone("check_pile")) == 2
    assert total(table) == 1


@pytest.mark.rule("42.3", "31", "47")
def test_forced_learning_makes_another_skill_support_the_check() -> None:
    hands: Json = {"jeanne": ["forced_learning:5"], "jamie": ["rampage:3"]}
    table = check(CREW, hands=hands)
    assert table.options(0) == ["pass", *[f"force_learning forced_learning:5 {skill}" for skill in OTHERS]]
    table.answer(0, "force_learning forced_learning:5 strength")
    table.answer(1, "pass")
    table.answer(1, "add rampage:3")
    assert total(table) == 7


OTHERS = ("influence", "strength", "will")


@pytest.mark.rule("42.3", "42.4")
def test_after_preparation_no_chaos_cards_are_added() -> None:
    table = check(CREW, hands={"jamie": ["preparation:5", "rampage:3"]})
    chaos = table.zone("chaos")
    assert table.options(1) == ["pass", "prepare preparation:5"]
    table.answer(1, "prepare preparation:5")
    table.answer(1, "pass")
    assert table.ask() == "check.add_cards"
    assert (table.zone("check_pile"), table.zone("chaos")) == ([], chaos)


@pytest.mark.rule("1.15", "42.3")
def test_two_cards_of_one_name_may_be_played_before_a_check() -> None:
    hands: Json = {
        "jeanne": ["forced_learning:5", "forced_learning:5"],
        "jamie": ["rampage:3", "true_grit:5"],
    }
    table = check(CREW, hands=hands)
    table.answer(0, "force_learning forced_learning:5 strength")
    assert table.options(0) == [
        "pass",
        *[f"force_learning forced_learning:5 {skill}" for skill in OTHERS[::2]],
    ]
    table.answer(0, "force_learning forced_learning:5 will")
    table.answer(1, "pass")
    table.answer(1, "add rampage:3")
    table.answer(1, "add true_grit:5")
    assert total(table) == 12


@pytest.mark.rule("1.15", "9.13")
def test_before_a_check_everybody_with_cards_is_asked_and_nobody_else() -> None:
    hands: Json = {"jamie": ["combat_training:1"], "william": ["siren_song:3"]}
    table = check(CREW, hands=hands, revealed=["william"], characters={"jamie": "brig"})
    assert table.options(1) == ["pass"]
    assert seats_asked(table) == [1, 2]
    assert table.ask() == "check.add_cards"


SAILORS = ["jeanne", "arjun", "william"]


@pytest.mark.rule("20.3", "42.8", "48.1")
@pytest.mark.parametrize(
    ("chosen", "food", "fuel"), [("failed", 7, 7), ("partly_passed", 7, 8), ("passed", 8, 8)]
)
def test_self_sacrifice_chooses_the_outcome_and_defeats_arjun(chosen: str, food: int, fuel: int) -> None:
    table = check_of("damaged_evaporator", SAILORS, hands={"william": ["persistence:1"]})
    assert table.options(1) == [
        "pass",
        *[f"sacrifice {one}" for one in ("failed", "partly_passed", "passed")],
    ]
    chaos = len(table.zone("chaos"))
    table.answer(1, f"sacrifice {chosen}")
    assert window(table) == ""
    assert table.told("checked")[0]["outcome"] == chosen
    assert (table.track("food"), table.track("fuel")) == (food, fuel)
    assert (table.named_track("at.1"), table.track("feat.1")) == ("sick_bay", 0)
    assert (len(table.zone("chaos")), table.zone("hand.2")) == (chaos, ["persistence:1"])


@pytest.mark.rule("48.1")
def test_a_partial_pass_is_chosen_only_where_there_is_one() -> None:
    assert check(SAILORS).options(1) == ["pass", "sacrifice failed", "sacrifice passed"]


@pytest.mark.rule("16.7")
def test_arjuns_defeat_for_his_sacrifice_can_be_prevented() -> None:
    table = check(["svetlana", "arjun", "william"])
    table.answer(1, "sacrifice passed")
    table.answer(0, "intervene")
    assert (table.named_track("at.1"), table.track("souls")) == ("bridge", 8)


@pytest.mark.rule("42.3", "20.4")
def test_no_self_sacrifice_for_the_check_of_a_room() -> None:
    table = action_step(SAILORS, [], characters={"jeanne": "captains_cabin"}, top={"chaos": FOUR})
    table.answer(0, "use_room")
    table.answer(0, "pick_seat 2")
    assert table.told("checked")
    assert table.track("feat.1") == 1


@pytest.mark.rule("1.11")
def test_self_sacrifice_works_on_the_action_of_memory_of_the_deep() -> None:
    kept: Json = {"william": ["memory_of_the_deep"]}
    table = action_step(["william", "arjun", "jeanne"], [], kept=kept)
    table.answer(0, "use_kept memory_of_the_deep")
    table.answer(1, "sacrifice passed")
    assert (table.zone("play_area.0"), table.zone("mythos_discard")) == ([], ["memory_of_the_deep"])


@pytest.mark.rule("20.3", "39.7")
@pytest.mark.parametrize("words", [{"used_feats": ["arjun"]}, {"revealed": ["arjun"]}])
def test_no_self_sacrifice_twice_or_by_a_traitor(words: dict[str, Json]) -> None:
    assert window(check(SAILORS, **words)) == ""


# After the total


@pytest.mark.rule("42.8", "41.4")
@pytest.mark.parametrize(("reaction", "sum_of_it"), [("raise_total", 6), ("lower_total", 2)])
def test_determination_changes_the_total_by_two(reaction: str, sum_of_it: int) -> None:
    table = check(CREW, hands={"jamie": ["determination:3", "persistence:1"]})
    pass_until(table, "after_total")
    assert table.options(1) == ["pass", "raise_total determination:3", "lower_total determination:3"]
    table.answer(1, f"{reaction} determination:3")
    assert table.zone("discard.will") == ["determination:3"]
    assert total(table) == sum_of_it


@pytest.mark.rule("42.8")
def test_after_the_total_everybody_with_cards_is_asked_and_nobody_else() -> None:
    table = check(CREW, hands={"william": ["persistence:1"]})
    pass_until(table, "after_total")
    assert (table.options(2), seats_asked(table)) == (["pass"], [2])


OFFICERS = ["jeanne", "keilani", "edmund"]


@pytest.mark.rule("42.8")
def test_the_experienced_keilani_adds_one_card_late() -> None:
    hands: Json = {"keilani": ["preparation:5", "shrivelling:1"]}
    table = check(OFFICERS, hands=hands, items={"edmund": []})
    pass_until(table, "after_total")
    assert table.options(1) == ["pass", "add_late shrivelling:1", "add_late preparation:5"]
    table.answer(1, "add_late preparation:5")
    assert table.zone("check_shown")[-1] == "preparation:5"
    assert table.options(1) == ["pass"]
    assert (total(table), table.track("souls")) == (9, 8)
    assert "preparation:5" in table.zone("discard.observation")


@pytest.mark.rule("39.7")
@pytest.mark.parametrize("words", [{"characters": {"keilani": "brig"}}, {"revealed": ["keilani"]}])
def test_keilani_adds_nothing_late_from_the_brig_or_as_a_traitor(words: dict[str, Json]) -> None:
    table = check(OFFICERS, hands={"keilani": ["preparation:5"]}, items={"edmund": []}, **words)
    pass_until(table, "after_total")
    assert table.options(1) == ["pass"]


@pytest.mark.rule("24.3", "42.8", "10.5")
@pytest.mark.parametrize(("chaos", "sum_of_it", "more"), [("preparation:5", 9, 2), ("keen_insight:4", 8, 0)])
def test_the_lucky_ring_adds_two_once_and_brings_treachery_if_the_check_passes(
    chaos: str, sum_of_it: int, more: int
) -> None:
    table = check(OFFICERS, top={"chaos": ["watch_and_learn:2", chaos]}, used_feats=["edmund"])
    cards = len(table.zone("chaos"))
    assert (window(table), table.options(2)) == ("after_total", ["pass", "use_ring"])
    table.answer(2, "use_ring")
    assert (window(table), total(table)) == ("", sum_of_it)
    assert len(table.zone("chaos")) == cards + more


@pytest.mark.rule("9.6")
def test_the_lucky_ring_is_of_no_use_in_the_brig() -> None:
    assert window(check(OFFICERS, characters={"edmund": "brig"}, used_feats=["edmund"])) == ""


@pytest.mark.rule("39.7", "24.3")
def test_a_revealed_traitor_may_use_the_lucky_ring() -> None:
    assert check(OFFICERS, revealed=["edmund"]).options(2) == ["pass", "use_ring"]


STOWAWAYS = ["jeanne", "samira", "william"]


@pytest.mark.rule("42.8", "20.3", "24.7")
@pytest.mark.parametrize(("reaction", "sum_of_it"), [("equip_up 3", 7), ("equip_down 1", 3)])
def test_well_equipped_changes_the_total_by_up_to_the_number_of_items(reaction: str, sum_of_it: int) -> None:
    items: Json = {"samira": ["starbuck", "binoculars", "medicine_ball"]}
    table = check(STOWAWAYS, items=items)
    pass_until(table, "after_total")
    changes = [f"{way} {number}" for number in (1, 2, 3) for way in ("equip_up", "equip_down")]
    assert table.options(1) == ["pass", *changes]
    table.answer(1, reaction)
    assert (window(table), total(table), table.track("feat.1")) == ("", sum_of_it, 0)


@pytest.mark.rule("20.3", "20.4", "39.7")
@pytest.mark.parametrize(
    "words",
    [
        {"used_feats": ["samira"]},
        {"items": {"samira": []}},
        {"characters": {"samira": "brig"}},
        {"revealed": ["samira"]},
    ],
)
def test_samira_is_not_asked_without_feat_or_items_or_in_the_brig(words: dict[str, Json]) -> None:
    assert window(check(STOWAWAYS, **words)) == ""


@pytest.mark.rule("42.8", "46.1")
@pytest.mark.parametrize(("face", "sanity"), [(3, 7), (4, 8)])
def test_revelation_of_script_adds_a_decks_top_card_at_a_risk(face: int, sanity: int) -> None:
    top: Json = {"deck.lore": ["lesser_banishment:3"]}
    table = check(CREW, kept={"william": ["revelation_of_script"]}, top=top, dice=[face])
    pass_until(table, "after_total")
    assert table.options(2) == ["pass", *[f"read_script {skill}" for skill in SKILLS]]
    table.answer(2, "read_script lore")
    assert dice_results(table) == [face]
    assert (total(table), table.track("sanity")) == (7, sanity)
    assert (table.zone("play_area.2"), table.zone("box")) == ([], ["revelation_of_script"])


SKILLS = ("influence", "lore", "observation", "strength", "will", "treachery")


@pytest.mark.rule("42.8", "31", "1.14")
def test_a_script_may_bring_treachery_and_its_die_may_be_changed() -> None:
    top: Json = {"deck.treachery": ["perform_rites:5"]}
    hands: Json = {"jamie": ["keen_insight:3"]}
    table = check(CREW, kept={"william": ["revelation_of_script"]}, hands=hands, top=top, dice=[5])
    pass_until(table, "after_total")
    table.answer(1, "pass")
    table.answer(2, "read_script treachery")
    assert window(table) == "before_die"
    table = save_and_restore(table)
    table.answer(1, "raise_die keen_insight:3")
    assert (total(table), table.track("sanity")) == (-1, 8)


@pytest.mark.rule("1.16", "42.8")
def test_after_a_reaction_everybody_may_react_to_the_new_total() -> None:
    hands: Json = {"jeanne": ["determination:3"], "jamie": ["determination:4"]}
    table = check(CREW, hands=hands)
    pass_until(table, "after_total")
    table.answer(0, "pass")
    table.answer(1, "raise_total determination:4")
    assert table.waiting_seats() == [0]
    table.answer(0, "lower_total determination:3")
    assert (total(table), outcome(table)) == (4, "failed")
