"""1.14, 6.6-6.8, 17: reactions before and after a die."""

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

CREW = ["jeanne", "beatrice", "edmund"]
SPEECH = ["inspiring_speech:5"]  # 3 or more gains a sanity, less loses one


def attack(seats: list[str], **words: Json) -> Table:
    """Seat 0 attacks a Deep One on deck 5."""
    table = action_step(seats, [], deep_ones={"d5": 1}, characters={seats[0]: "d5"}, **words)
    table.answer(0, "attack_deep_one")
    return table


@pytest.mark.rule("1.14", "41.4")
@pytest.mark.parametrize(("reaction", "face", "sanity"), [("raise_die", 1, 9), ("lower_die", 4, 7)])
def test_keen_insight_makes_it_two_more_or_two_less(reaction: str, face: int, sanity: int) -> None:
    table = action_step(CREW, SPEECH, hands={"edmund": ["keen_insight:3"]}, dice=[face])
    pass_until(table, "before_die")
    table.answer(1, "pass")
    assert table.options(2) == ["pass", "raise_die keen_insight:3", "lower_die keen_insight:3"]
    table.answer(2, f"{reaction} keen_insight:3")
    assert table.zone("discard.observation") == ["keen_insight:3"]
    assert dice_results(table) == []
    let_pass(table)
    assert dice_results(table) == [face]
    assert table.track("sanity") == sanity


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(("reaction", "face"), [("raise_die", 8), ("lower_die", 1)])
def test_a_modifier_takes_a_die_no_further_than_its_sides(reaction: str, face: int) -> None:
    table = attack(["jeanne", "jamie", "william"], hands={"jamie": ["keen_insight:4"]}, dice=[face])
    table.answer(1, f"{reaction} keen_insight:4")
    let_pass(table)
    assert [told["result"] for told in table.told("attacked")] == [face]


@pytest.mark.rule("1.14", "9.13")
def test_before_a_die_everybody_with_cards_is_asked_whatever_they_are_and_wherever_they_sit() -> None:
    hands: Json = {"jamie": ["true_grit:5"], "samira": ["siren_song:3"]}
    places: Json = {"jamie": "brig", "samira": "sick_bay"}
    crew = ["jeanne", "jamie", "samira", "william"]
    table = action_step(crew, SPEECH, hands=hands, characters=places, dice=[5])
    assert table.options(1) == ["pass"]
    assert seats_asked(table) == [1, 2]
    assert window(table) == ""


@pytest.mark.rule("1.14")
def test_each_kind_of_card_is_offered_once() -> None:
    hand: Json = ["keen_insight:4", "keen_insight:4", "keen_insight:3"]
    table = action_step(["jeanne", "jamie", "samira"], SPEECH, hands={"jeanne": hand})
    assert [option.split()[1] for option in table.options(0)[1:]] == [
        *["keen_insight:3", "keen_insight:3"],
        *["keen_insight:4", "keen_insight:4"],
    ]


@pytest.mark.rule("24.3", "17.2")
def test_the_almanac_adds_the_value_of_an_observation_card_once_for_a_die() -> None:
    hands: Json = {
        "beatrice": ["watch_and_learn:2", "preparation:5", "shrivelling:1"],
        "edmund": ["rampage:3"],
    }
    table = action_step(CREW, SPEECH, hands=hands, used_feats=["beatrice"], dice=[1, 1])
    assert table.options(1) == ["pass", "almanac watch_and_learn:2", "almanac preparation:5"]
    table.answer(1, "almanac watch_and_learn:2")
    assert table.options(1) == ["pass"]
    pass_until(table, "after_die")
    table.answer(2, "reroll rampage:3")
    assert (window(table), table.options(1)) == ("before_die", ["pass"])
    let_pass(table)
    assert dice_results(table) == [1, 1]
    assert table.track("sanity") == 9
    assert table.zone("discard.observation") == ["watch_and_learn:2"]


@pytest.mark.rule("9.6", "24.3")
def test_whoever_has_the_almanac_uses_it_but_not_in_the_brig() -> None:
    words: dict[str, Json] = {
        "hands": {"jeanne": ["watch_and_learn:1"]},
        "items": {"jeanne": ["almanac"], "beatrice": []},
    }
    assert action_step(CREW, SPEECH, **words).options(0) == ["pass", "almanac watch_and_learn:1"]
    assert action_step(CREW, SPEECH, characters={"jeanne": "brig"}, **words).options(0) == ["pass"]


@pytest.mark.rule("39.7", "24.3")
def test_a_revealed_traitor_uses_items_and_skill_cards_but_no_feat() -> None:
    table = action_step(CREW, SPEECH, hands={"beatrice": ["keen_insight:3"]}, revealed=["beatrice"])
    assert table.verbs(1) == {"pass", "raise_die", "lower_die", "almanac"}


@pytest.mark.rule("1.6", "20.3", "20.4")
def test_perfect_number_sets_the_die_which_is_not_rolled() -> None:
    table = action_step(CREW, SPEECH, dice=[8])
    assert table.options(1) == ["pass", *[f"set_die {face}" for face in range(1, 9)]]
    table.answer(1, "set_die 2")
    assert (window(table), dice_results(table)) == ("", [])
    assert (table.track("sanity"), table.track("feat.1")) == (7, 0)


@pytest.mark.rule("1.6", "17.1", "17.2")
def test_a_set_die_is_modified_but_not_rerolled() -> None:
    hands: Json = {"edmund": ["keen_insight:3", "rampage:3"]}
    table = action_step(CREW, SPEECH, hands=hands)
    table.answer(1, "set_die 4")
    table.answer(2, "lower_die keen_insight:3")
    assert seats_asked(table) == [2]  # before the die, whose result Beatrice can no longer set
    assert (window(table), table.track("sanity")) == ("", 7)


@pytest.mark.rule("20.3", "9.6", "39.7")
@pytest.mark.parametrize(
    "words", [{"used_feats": ["beatrice"]}, {"characters": {"beatrice": "brig"}}, {"revealed": ["beatrice"]}]
)
def test_no_perfect_number_after_use_in_the_brig_or_for_a_traitor(words: dict[str, Json]) -> None:
    table = action_step(CREW, SPEECH, dice=[3], **words)
    assert window(table) == ""
    assert table.track("sanity") == 9


@pytest.mark.rule("17.2", "1.6")
def test_a_die_that_is_rerolled_may_be_set() -> None:
    table = action_step(CREW, SPEECH, hands={"edmund": ["rampage:3"]}, dice=[1])
    pass_until(table, "after_die")
    table.answer(2, "reroll rampage:3")
    table.answer(1, "set_die 8")
    let_pass(table)
    assert dice_results(table) == [1]
    assert table.track("sanity") == 9


@pytest.mark.rule("1.14", "17.2")
def test_fortunate_son_rerolls_any_die_as_often_as_there_are_cards() -> None:
    hands: Json = {"edmund": ["reinforcements:1", "rampage:3", "rampage:3"], "jeanne": ["combat_training:1"]}
    table = action_step(CREW, SPEECH, hands=hands, used_feats=["beatrice"], dice=[1, 2, 3])
    pass_until(table, "after_die")
    assert table.waiting_seats() == [2]
    assert table.options(2) == ["pass", "reroll rampage:3", "reroll reinforcements:1"]
    table.answer(2, "reroll rampage:3")
    pass_until(table, "after_die")
    table.answer(2, "reroll reinforcements:1")
    let_pass(table)
    assert dice_results(table) == [1, 2, 3]
    assert table.track("sanity") == 9
    assert table.zone("discard.treachery") == ["reinforcements:1"]


@pytest.mark.rule("17.2")
def test_modifiers_stay_through_a_reroll() -> None:
    hands: Json = {"edmund": ["keen_insight:3", "rampage:3"]}
    table = action_step(["jeanne", "jamie", "edmund"], SPEECH, hands=hands, dice=[8, 2])
    table.answer(2, "lower_die keen_insight:3")
    pass_until(table, "after_die")
    table.answer(2, "reroll rampage:3")
    let_pass(table)
    assert table.track("sanity") == 7


@pytest.mark.rule("39.7", "41.3")
@pytest.mark.parametrize(
    "words",
    [
        {"hands": {"edmund": ["rampage:3"]}, "characters": {"edmund": "brig"}},
        {"hands": {"edmund": ["rampage:3"]}, "revealed": ["edmund"]},
        {"hands": {"jeanne": ["combat_training:1"]}},
    ],
)
def test_nobody_is_asked_after_a_plain_die_but_edmund_free_human_and_with_cards(
    words: dict[str, Json],
) -> None:
    table = action_step(["jeanne", "jamie", "edmund"], SPEECH, dice=[3], **words)
    assert len(seats_asked(table)) == 1
    assert (window(table), table.track("sanity")) == ("", 9)


@pytest.mark.rule("6.8", "6.6", "1.14")
def test_combat_training_rerolls_an_attack_and_the_moment_before_the_die_comes_again() -> None:
    hands: Json = {"jamie": ["combat_training:1", "combat_training:2"], "william": ["persistence:1"]}
    table = attack(["jeanne", "jamie", "william"], hands=hands, dice=[3, 4])
    pass_until(table, "after_die")
    assert table.options(1) == ["pass", "reroll_attack combat_training:1", "reroll_attack combat_training:2"]
    table.answer(1, "reroll_attack combat_training:2")
    assert (window(table), table.waiting_seats()) == ("before_die", [1])
    pass_until(table, "after_die")
    assert seats_asked(table) == [1, 2]
    assert dice_results(table) == [3, 4]
    assert table.track("deep_ones.d5") == 0


@pytest.mark.rule("6.8")
def test_combat_training_rerolls_the_attack_of_a_deep_one() -> None:
    crew = ["jeanne", "jamie", "william"]
    hands: Json = {"jamie": ["combat_training:1"]}
    places: Json = {"william": "d5"}
    table = action_step(
        crew, ["act_deep_ones"], deep_ones={"d5": 1}, characters=places, hands=hands, dice=[6, 5]
    )
    pass_until(table, "after_die")
    table.answer(1, "reroll_attack combat_training:1")
    let_pass(table)
    assert table.named_track("at.2") == "d5"


@pytest.mark.rule("6.8")
def test_shrivelling_is_no_attack() -> None:
    hands: Json = {"jamie": ["combat_training:1"]}
    table = action_step(
        ["jeanne", "jamie", "william"], ["shrivelling:1"], deep_ones={"d5": 1}, hands=hands, dice=[3]
    )
    table.answer(0, "pick_space d5")
    assert (window(table), seats_asked(table), window(table)) == ("before_die", [1], "")
    assert table.track("deep_ones.d5") == 1


def pistol(**words: Json) -> Table:
    """Jamie, without cards unless given, has the Pocket Pistol and a Deep One in his space."""
    places: Json = {"jamie": "d5"}
    items: Json = {"jamie": ["pocket_pistol"]}
    crew = ["jamie", "jeanne", "beatrice"]
    return action_step(crew, [], deep_ones={"d5": 1}, characters=places, items=items, **words)


@pytest.mark.rule("24.3", "17.2", "6.8")
def test_the_pocket_pistol_is_fired_again_once() -> None:
    table = pistol(used_feats=["beatrice"], dice=[1, 2, 8])
    table.answer(0, "use_item pocket_pistol")
    table.answer(0, "pick_space d5")
    assert (window(table), table.options(0)) == ("after_die", ["pass", "fire_again"])
    table = save_and_restore(table)
    table.answer(0, "fire_again")
    assert (window(table), table.track("deep_ones.d5")) == ("", 1)
    assert dice_results(table)[-1] == 2


@pytest.mark.rule("24.3")
def test_only_the_pocket_pistol_fires_again_and_only_its_owner_says_so() -> None:
    table = pistol(used_feats=["beatrice"], hands={"jeanne": ["rampage:3"]}, dice=[1])
    table.answer(0, "use_item pocket_pistol")
    table.answer(0, "pick_space d5")
    pass_until(table, "after_die")
    table.answer(0, "pass")
    assert table.options(1) == ["pass"]
    table = pistol(used_feats=["beatrice"], dice=[1])
    table.answer(0, "attack_deep_one")
    assert (window(table), table.track("deep_ones.d5")) == ("", 1)


@pytest.mark.rule("1.6", "24.3")
def test_a_set_die_is_not_fired_again() -> None:
    table = pistol()
    table.answer(0, "use_item pocket_pistol")
    table.answer(0, "pick_space d5")
    table.answer(2, "set_die 3")
    assert (window(table), table.track("deep_ones.d5")) == ("", 1)


@pytest.mark.rule("24.3", "17.2")
def test_each_shot_of_a_rampage_may_be_fired_again() -> None:
    table = pistol(used_feats=["beatrice"], hands={"jamie": ["rampage:3"]}, dice=[1, 2, 3, 8])
    table.answer(0, "play rampage:3")
    table.answer(0, "choose 1")
    table.answer(0, "pick_item pocket_pistol")
    shots = 0
    while table.ask() != "performing.act":
        again = "fire_again" in table.options(0)
        shots += again
        table.answer(0, "fire_again" if again else table.options(0)[0])
    assert shots == 2
    assert table.track("deep_ones.d5") == 0


@pytest.mark.rule("1.16")
def test_of_several_who_react_together_the_current_player_says_who_is_first() -> None:
    hands: Json = {"jeanne": ["keen_insight:3"], "jamie": ["keen_insight:3"]}
    table = action_step(
        ["jeanne", "jamie", "william"], SPEECH, hands=hands, options={"windows": "together"}, dice=[3]
    )
    table.answer(0, "lower_die keen_insight:3")
    table.answer(1, "raise_die keen_insight:3")
    assert table.options(0) == ["pick_seat 0", "pick_seat 1"]
    table.answer(0, "pick_seat 1")
    table.answer(1, "raise_die keen_insight:3")
    while table.ask() != "performing.act":
        table.answer(table.waiting_seats()[0], "pass")
    assert table.track("sanity") == 9
