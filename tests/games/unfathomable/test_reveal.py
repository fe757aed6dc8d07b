"""Chapter 38: revealing as a traitor, step by step."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, ship
from tests.games.unfathomable.traitors import about_to, reveal
from tests.table import Table
from turncoat.kernel.shapes import Json

FIVE = ["calm_waters"]  # below 6: each player has one loyalty card
TEN = ["calm_waters", "rough_waters", "iceberg"]
TWELVE = ["calm_waters", "rough_waters", "stormy_seas"]


def both_cards(**words: Json) -> Table:
    """Arjun has both traitor cards."""
    seats: list[Json] = ["arjun", "jeanne", "william", "jamie"]
    loyalty: dict[str, Json] = {
        "arjun": ["hybrid", "cultist"],
        "jeanne": ["human", "human"],
        "william": ["human", "human"],
        "jamie": ["human", "human"],
    }
    return ship(seats=seats, loyalty=loyalty, **words)


# 38: conditions and cost


@pytest.mark.rule("38", "39.1")
def test_revealing_is_an_action_of_a_human_with_a_traitor_card() -> None:
    table = about_to("keilani")
    assert "reveal hybrid" in table.options(0)
    table.answer(0, "reveal hybrid")
    assert table.track("revealed.0") == 1
    table.answer(0, "move d1")
    assert table.waiting_seats() != [0]


@pytest.mark.rule("38", "39")
def test_a_revealed_traitor_cannot_reveal_again() -> None:
    assert both_cards(waypoints=[*TWELVE], revealed=["arjun"]).why_not(0, "reveal") == ("forbidden", "39")


@pytest.mark.rule("38", "25.2")
def test_without_a_traitor_card_nobody_can_reveal() -> None:
    table = ship(loyalty={"jeanne": ["human"]})
    assert table.why_not(0, "reveal") == ("no_target", "3")
    table.refuses(0, "reveal hybrid", "illegal_option", rule="3")


@pytest.mark.rule("39.1", "39")
def test_a_traitor_who_has_not_revealed_is_still_a_human() -> None:
    table = about_to("jeanne", passengers={"d1": ["soul"]}, characters={"jeanne": "d1"})
    assert table.track("revealed.0") == 0
    assert {"rescue", "use_feat"} & table.verbs(0) == {"rescue"}
    assert table.why_not(0, "defeat_passenger") == ("forbidden", "3.2")


# 38.1


@pytest.mark.rule("38.1")
@pytest.mark.parametrize(("shown", "kept"), [("hybrid", "cultist"), ("cultist", "hybrid")])
def test_who_has_both_cards_chooses_which_one_to_show(shown: str, kept: str) -> None:
    table = both_cards(waypoints=[*TWELVE])
    assert [option for option in table.options(0) if option.startswith("reveal")] == [
        "reveal hybrid",
        "reveal cultist",
    ]
    table.answer(0, f"reveal {shown}")
    assert (table.zone("faceup.0"), table.zone("loyalty.0")) == ([shown], [kept])


@pytest.mark.rule("38.1", "30.4")
def test_everybody_sees_the_card_that_is_shown_and_no_other() -> None:
    table = both_cards(waypoints=[*TWELVE])
    table.answer(0, "reveal cultist")
    assert table.view(2)["zones"]["faceup.0"]["cards"] == ["cultist"]
    assert table.view(2)["zones"]["loyalty.0"]["cards"] is None
    assert table.told("shown")[-1]["cards"] == ["cultist"]


# 38.2


@pytest.mark.rule("38.2", "39.7")
def test_the_abilities_of_the_sheet_are_gone_after_revealing() -> None:
    table = about_to("arjun")
    assert "use_ability" in table.verbs(0)
    table.answer(0, "reveal hybrid")
    assert table.why_not(0, "use_ability") == ("forbidden", "39.7")


# 38.3: the other loyalty cards


@pytest.mark.rule("38.3")
def test_below_twelve_all_other_loyalty_cards_go_to_one_other_player() -> None:
    table = both_cards(waypoints=[*TEN])
    table.answer(0, "reveal cultist")
    assert (table.ask(), table.options(0)) == (
        "revealing.give_the_rest",
        ["give_loyalty 1", "give_loyalty 2", "give_loyalty 3"],
    )
    table.answer(0, "give_loyalty 2")
    assert [sorted(table.zone(f"loyalty.{seat}")) for seat in range(4)] == [
        [],
        ["human", "human"],
        ["human", "human", "hybrid"],
        ["human", "human"],
    ]
    assert sorted(table.view(2)["zones"]["loyalty.2"]["cards"] or []) == ["human", "human", "hybrid"]
    assert table.view(1)["zones"]["loyalty.2"]["cards"] is None


@pytest.mark.rule("38.3")
def test_at_twelve_the_other_loyalty_cards_are_kept_face_down() -> None:
    table = both_cards(waypoints=[*TWELVE])
    table.answer(0, "reveal hybrid")
    assert (table.ask(), table.zone("loyalty.0")) == ("performing.act", ["cultist"])
    assert table.view(1)["zones"]["loyalty.0"]["cards"] is None


@pytest.mark.rule("38.3")
def test_who_has_only_the_one_card_gives_nothing_away() -> None:
    table = reveal("keilani", waypoints=[*FIVE])
    assert table.ask() == "performing.act"
    assert [len(table.zone(f"loyalty.{seat}")) for seat in range(3)] == [0, 1, 1]


# 38.4 - 38.7


@pytest.mark.rule("38.4", "49.3")
def test_who_reveals_loses_all_titles() -> None:
    table = about_to("jeanne", seats=["jeanne", "keilani", "edmund"], captain="jeanne", keeper="jeanne")
    table.answer(0, "reveal hybrid")
    table.answer(0, "pick_space bridge")
    assert (table.track("captain"), table.track("keeper")) == (1, 2)


@pytest.mark.rule("38.5")
def test_who_reveals_discards_mythos_cards_and_loses_the_feat() -> None:
    table = about_to("keilani", kept={"keilani": ["sacrifice_deep_one", "flesh_ward"]})
    assert table.track("feat.0") == 1
    table.answer(0, "reveal hybrid")
    assert (table.zone("mythos_discard"), table.zone("play_area.0")) == (
        ["sacrifice_deep_one"],
        ["flesh_ward"],
    )
    assert table.track("feat.0") == 0
    assert table.why_not(0, "use_feat") == ("forbidden", "20.3")


@pytest.mark.rule("38.6", "52.1")
def test_outside_the_brig_any_number_of_cards_is_exchanged_for_treachery() -> None:
    table = reveal("keilani", hands={"keilani": ["persistence:1", "persistence:2", "true_grit:5"]})
    assert table.options(0) == [
        "done",
        "discard persistence:1",
        "discard persistence:2",
        "discard true_grit:5",
    ]
    table.answer(0, "discard persistence:1")
    table.answer(0, "discard persistence:2")
    assert table.family_of(table.zone("hand.0")[0]) == "will"
    table.answer(0, "done")
    assert [table.family_of(card) for card in table.zone("hand.0")] == ["will", "treachery", "treachery"]
    assert (table.zone("discard.will"), len(table.zone("deck.treachery"))) == (
        ["persistence:1", "persistence:2"],
        19,
    )


@pytest.mark.rule("38.6")
def test_all_cards_may_be_exchanged_or_none() -> None:
    hands: Json = {"keilani": ["persistence:1", "true_grit:5"]}
    none = reveal("keilani", hands=hands)
    none.answer(0, "done")
    assert none.zone("hand.0") == ["persistence:1", "true_grit:5"]
    both = reveal("keilani", hands=hands)
    both.answer(0, "discard persistence:1")
    both.answer(0, "discard true_grit:5")
    assert [both.family_of(card) for card in both.zone("hand.0")] == ["treachery", "treachery"]


@pytest.mark.rule("38.6")
def test_in_the_brig_no_cards_are_exchanged() -> None:
    table = reveal(
        "keilani", characters={"keilani": "brig"}, hands={"keilani": ["persistence:1", "true_grit:5"]}
    )
    assert (table.ask(), table.zone("hand.0")) == ("performing.act", ["persistence:1", "true_grit:5"])


@pytest.mark.rule("38.7", "30.4")
def test_everybody_sees_who_is_a_revealed_traitor() -> None:
    table = reveal("keilani")
    assert [table.view(2)["tracks"][f"revealed.{seat}"] for seat in range(3)] == [1, 0, 0]


# 38.8


@pytest.mark.rule("38.8", "53.9")
def test_the_turn_goes_on_with_the_actions_left_and_without_a_mythos_step() -> None:
    table = reveal("keilani", characters={"keilani": "d1"}, passengers={"d1": ["soul"]})
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [0])
    table.answer(0, "defeat_passenger")
    assert table.track("souls") == 7
    assert (table.current(), len(table.zone("mythos")), table.zone("mythos_discard")) == (1, 70, [])


@pytest.mark.rule("38.8")
def test_who_reveals_with_the_last_action_skips_the_mythos_step_too() -> None:
    table = about_to("keilani")
    table.answer(0, "move d1")
    table.answer(0, "reveal hybrid")
    assert (table.current(), len(table.zone("mythos"))) == (1, 70)


@pytest.mark.rule("38.8", "38")
def test_who_reveals_in_the_turn_of_another_does_not_end_it() -> None:
    table = ship(
        hands={"jeanne": ["coordinated_effort:1"]},
        loyalty={"william": ["hybrid"]},
        top={"mythos": ["hull_leak"]},
    )
    table.answer(0, "play coordinated_effort:1")
    table.answer(0, "pick_seat 2")
    table.answer(2, "reveal hybrid")
    table.answer(2, "choose 4")
    assert (table.waiting_seats(), table.ask(), table.current()) == ([0], "performing.act", 0)
    table.answer(0, "end_actions")
    assert (table.current(), table.zone("mythos_discard")) == (1, ["hull_leak"])


@pytest.mark.rule("38", "38.1", "38.2", "38.3", "38.4", "38.6", "38.8")
def test_the_steps_come_in_their_order() -> None:
    loyalty: Json = {"jeanne": ["hybrid", "human"], "svetlana": ["human"] * 2, "william": ["human"] * 2}
    table = ship(waypoints=[*TEN], loyalty=loyalty, captain="jeanne", hands={"jeanne": ["true_grit:5"]})
    seen = []
    for answer in ("reveal hybrid", "pick_space galley", "give_loyalty 1", "done"):
        table.answer(JEANNE, answer)
        seen.append(
            (table.ask(), len(table.zone("loyalty.0")), table.track("captain"), table.track("feat.0"))
        )
    assert seen == [
        ("pick.pick", 1, JEANNE, 1),
        ("revealing.give_the_rest", 1, JEANNE, 1),
        ("exchange.discard_more", 0, SVETLANA, 0),
        ("performing.act", 0, SVETLANA, 0),
    ]
