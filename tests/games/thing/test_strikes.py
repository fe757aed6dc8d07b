"""T8: encounters with the revealed alien."""

import pytest

from tests.games.thing.meetings import all_stay, discs, people, striking
from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

ONE_DOG: list[Json] = ["kitchen", "gone", "gone", "gone"]
THREE: dict[str, Json] = {"1": "kitchen", "2": "kitchen", "3": "kitchen"}


def is_over(table: Table) -> bool:
    """No strike is waited for, and nobody has met anybody: the first card is given out."""
    return table.ask() == "giving.give" and not table.told("encounter")


# T8.1, T8.2: nobody but the alien and dogs


@pytest.mark.rule("T8", "T8.1")
def test_an_alien_alone_may_sabotage() -> None:
    table = striking({"generator": 2}, {})
    assert (table.ask(), table.waiting(), table.options(0)) == ("strike.choose", [0], ["wreck", "leave_it"])
    table.answer(0, "wreck")
    assert (table.track("damage.generator"), is_over(table), table.track("strength")) == (2, True, 2)


@pytest.mark.rule("T8.1")
def test_an_alien_alone_need_not_sabotage() -> None:
    table = striking({"generator": 2}, {})
    table.answer(0, "leave_it")
    assert (table.track("damage.generator"), is_over(table)) == (0, True)


@pytest.mark.rule("T8.2", "T8.7")
def test_an_alien_with_a_dog_may_absorb_it() -> None:
    table = striking({"kitchen": 1}, {}, dogs=[*ONE_DOG])
    assert table.options(0) == ["absorb_dog", "wreck", "leave_it"]
    table.answer(0, "absorb_dog")
    assert (table.named_track("dog.0"), table.track("strength"), table.track("pantry")) == ("gone", 2, 16)


@pytest.mark.rule("T8.2")
def test_an_alien_with_a_dog_may_sabotage_instead() -> None:
    table = striking({"kitchen": 1}, {}, dogs=[*ONE_DOG])
    table.answer(0, "wreck")
    assert (table.named_track("dog.0"), table.track("strength"), table.track("pantry")) == ("kitchen", 1, 14)


# T8.3 - T8.5: strength against the number of characters


@pytest.mark.rule("T8.3", "T8.7")
def test_a_stronger_alien_absorbs_one_and_the_others_flee_and_lie_down() -> None:
    table = striking({"kitchen": 4}, {**THREE})
    assert table.options(0) == ["absorb 1", "absorb 2", "absorb 3", "wreck", "leave_it"]
    table.answer(0, "absorb 2")
    assert people(table) == [("gone", 0), ("rec_room", 1), ("gone", 0), ("rec_room", 1)]
    assert [table.named_track(f"status.{seat}") for seat in (1, 2, 3)] == ["playing", "absorbed", "playing"]
    assert (table.track("strength"), table.track("pantry"), table.told("encounter")) == (5, 16, [])


@pytest.mark.rule("T8.3", "T13.5")
def test_a_stronger_alien_may_sabotage_instead_and_all_flee() -> None:
    table = striking({"kitchen": 4}, {**THREE})
    table.answer(0, "wreck")
    assert people(table)[1:] == [("rec_room", 1)] * 3
    assert (table.track("pantry"), table.track("strength")) == (8, 4)


@pytest.mark.rule("T8.3", "T8.5")
def test_a_stronger_alien_may_leave_and_the_characters_stand_and_meet() -> None:
    table = striking({"kitchen": 4}, {**THREE})
    table.answer(0, "leave_it")
    assert people(table)[1:] == [("kitchen", 0)] * 3
    assert (table.track("pantry"), table.track("strength")) == (16, 4)
    assert table.told("encounter") == [{"place": "kitchen", "figures": ["1", "2", "3"]}]


@pytest.mark.rule("T8.3")
def test_by_the_first_rules_a_stronger_alien_must_act() -> None:
    table = striking({"kitchen": 4}, {**THREE}, options={"rules": "1"})
    assert "leave_it" not in table.options(0)


@pytest.mark.rule("T8.3", "T8.2")
def test_a_stronger_alien_may_absorb_the_dog_and_the_characters_flee() -> None:
    table = striking({"kitchen": 2}, {"1": "kitchen"}, dogs=[*ONE_DOG])
    assert table.options(0) == ["absorb 1", "absorb_dog", "wreck", "leave_it"]
    table.answer(0, "absorb_dog")
    assert (people(table)[1], table.named_track("dog.0"), table.track("strength")) == (
        ("rec_room", 1),
        "gone",
        3,
    )
    assert table.named_track("status.1") == "playing"


@pytest.mark.rule("T8.3", "T8.4", "T8.5")
@pytest.mark.parametrize(
    ("strength", "characters", "acts", "lying"),
    [
        (1, 1, False, 1),
        (2, 1, True, 0),
        (1, 2, False, 0),
        (2, 2, False, 1),
        (3, 2, True, 0),
        (2, 3, False, 0),
    ],
)
def test_strength_is_compared_with_the_number_of_characters(
    strength: int, characters: int, acts: bool, lying: int
) -> None:
    table = striking(
        {"kitchen": strength}, {str(seat): "kitchen" for seat in range(1, characters + 1)}, dogs=[*ONE_DOG]
    )
    assert (table.ask() == "strike.choose") == acts
    assert people(table)[1 : characters + 1] == [("kitchen", lying)] * characters


@pytest.mark.rule("T8.4", "R2")
def test_of_equal_strength_the_characters_lie_down_and_nobody_acts() -> None:
    table = striking({"kitchen": 2}, {"1": "kitchen", "2": "kitchen"}, zones={"pile": ["activate"]})
    assert people(table)[1:3] == [("kitchen", 1), ("kitchen", 1)]
    assert (table.track("pantry"), table.track("strength"), table.told("encounter")) == (16, 2, [])
    assert (table.ask(), table.options(4)) == ("giving.give", ["give_to 4"])


@pytest.mark.rule("T8.5")
def test_a_weaker_alien_flees_and_the_characters_can_act_after_they_have_met() -> None:
    table = striking({"kitchen": 1}, {"1": "kitchen", "2": "kitchen"}, zones={"pile": ["activate"]})
    all_stay(table)
    table.all_answer("lay_human")
    table.answer_each({1: "look_at 2", 2: "look_at 1"})
    assert (table.track("strength"), table.track("pantry")) == (1, 16)
    assert (table.ask(), table.options(4)) == ("giving.give", ["give_to 1", "give_to 2", "give_to 4"])


@pytest.mark.rule("T8.4", "T8.5")
def test_dogs_count_nothing_in_the_comparison() -> None:
    table = striking(
        {"kitchen": 2}, {"1": "kitchen", "2": "kitchen"}, dogs=["kitchen", "kitchen", "gone", "gone"]
    )
    assert (is_over(table), people(table)[1:3]) == (True, [("kitchen", 1), ("kitchen", 1)])


# T8.6: fire


def fire(weapon: str, strength: int = 2, /, **words: Json) -> Table:
    """The alien is in the kitchen with 1 and 2, of whom 1 has something that burns."""
    places: dict[str, Json] = {"1": "kitchen", "2": "kitchen"}
    held: dict[str, Json] = {"weapons": {"1": [weapon]}}
    table = striking({"kitchen": strength}, places, **{**held, **words})
    assert (table.ask(), table.waiting()) == ("window.react", [1])
    assert table.options(1) == ["pass", f"use_fire {weapon} 1"]
    return table


@pytest.mark.rule("T8.6", "T20.2", "T20.10")
def test_dynamite_drives_the_alien_off_and_is_used_up() -> None:
    table = fire("dynamite", 3)
    table.answer(1, "use_fire dynamite 1")
    assert is_over(table)
    assert (table.zone("weapons.1"), table.zone("box"), table.track("strength")) == ([], ["dynamite"], 2)
    assert people(table)[1:3] == [("kitchen", 1), ("kitchen", 0)]
    assert (table.track("pantry"), table.named_track("status.2")) == (16, "playing")


@pytest.mark.rule("T8.6", "T20.1")
def test_a_flamethrower_drives_the_alien_off_for_one_canister() -> None:
    table = fire("flamethrower", 3)
    table.answer(1, "use_fire flamethrower 1")
    assert is_over(table)
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


@pytest.mark.rule("R2", "T8.6")
def test_who_used_fire_lies_and_meets_nobody_afterwards() -> None:
    table = fire("dynamite")
    table.answer(1, "use_fire dynamite 1")
    assert table.told("encounter") == []
    table = striking({"kitchen": 4}, {**THREE}, weapons={"1": ["dynamite"]})
    table.answer(1, "use_fire dynamite 1")
    assert [told["figures"] for told in table.told("encounter")] == [["2", "3"]]


@pytest.mark.rule("T8.6")
def test_one_fire_is_enough_and_no_second_can_be_used() -> None:
    table = fire("dynamite", 3, weapons={"1": ["dynamite"], "2": ["dynamite"]})
    table.answer(1, "use_fire dynamite 1")
    assert (is_over(table), table.zone("weapons.2"), table.track("strength")) == (True, ["dynamite"], 2)


@pytest.mark.rule("T8.6")
def test_fire_elsewhere_does_not_help() -> None:
    table = striking({"kitchen": 2}, {"1": "kitchen", "2": "radio"}, weapons={"2": ["dynamite"]})
    assert (table.ask(), table.options(0)) == ("strike.choose", ["absorb 1", "wreck", "leave_it"])


@pytest.mark.rule("T8.6")
def test_fire_takes_strength_of_this_place_only_and_the_rest_strikes_on() -> None:
    table = striking({"kitchen": 1, "radio": 2}, {"1": "kitchen", "2": "radio"}, weapons={"1": ["dynamite"]})
    table.answer(4, "pick_place kitchen")
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.ask(), table.options(0)) == (
        2,
        "strike.choose",
        ["absorb 2", "leave_it"],
    )


# T8.7 - T8.9


@pytest.mark.rule("T8.7")
@pytest.mark.parametrize("role", ["human", "alien"])
def test_the_absorbed_are_out_but_keep_their_team_which_stays_secret(role: str) -> None:
    table = striking({"kitchen": 2}, {"1": "kitchen"}, roles=["alien", role, "human", "human", "human"])
    table.answer(0, "absorb 1")
    assert (table.named_track("status.1"), table.track("role.1")) == ("absorbed", int(role == "alien"))
    assert table.told("role_revealed") == []
    asked = set()
    while table.ask() != "forecast.old_or_new" and table.track("round") == 1:
        asked |= set(table.waiting())
        table.answer(table.waiting()[0], table.options(table.waiting()[0])[0])
    assert asked == {2, 3, 4}


@pytest.mark.rule("T8.7")
def test_the_absorbed_are_told_to_everybody() -> None:
    table = striking({"kitchen": 2}, {"1": "kitchen"})
    table.answer(0, "absorb 1")
    assert table.told("absorbed") == [{"place": "kitchen", "figure": "1"}]


@pytest.mark.rule("T8.8")
def test_no_disc_moves_when_the_alien_strikes() -> None:
    table = striking({"kitchen": 4}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    table.answer(0, "absorb 1")
    assert discs(table)[2:] == [5, 0]
    table = striking({"kitchen": 3}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    assert discs(table)[1:] == [3, 5, 0]
    table = fire("dynamite", discs={"1": 3, "2": 5, "3": 0})
    table.answer(1, "use_fire dynamite 1")
    assert discs(table)[1:] == [3, 5, 0]
    table = striking({"kitchen": 4}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    table.answer(0, "wreck")
    assert discs(table)[1:] == [3, 5, 0]
    table = striking({"kitchen": 1}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    assert (table.ask(), discs(table)[1:]) == ("meeting.stay_or_avoid", [3, 5, 0])


@pytest.mark.rule("T8.9", "T4.1")
def test_without_strength_the_alien_is_destroyed_but_nobody_has_won() -> None:
    table = fire("dynamite", 1)
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.ending()) == (0, "")
    later = station(at="planning", revealed=[0], strength=0, leader=1)
    assert later.ask() != "planning.propose"
    assert station(at="planning", revealed=[0], strength=1, leader=1).ask() == "planning.propose"


@pytest.mark.rule("T8.7", "T19.7")
def test_absorbing_the_last_human_ends_the_game_for_the_aliens() -> None:
    roles: list[Json] = ["alien", "human", "alien", "human", "alien"]
    table = striking({"kitchen": 2}, {"1": "kitchen", "2": "radio"}, roles=roles, absorbed=[3])
    table.answer(0, "absorb 1")
    assert (table.ending(), table.winners()) == ("last_absorbed", [0, 2, 4])


@pytest.mark.rule("T8.3", "T4.5")
def test_several_revealed_aliens_answer_with_one_voice() -> None:
    table = striking(
        {"kitchen": 2},
        {"2": "kitchen"},
        roles=["alien", "alien", "human", "human", "human"],
        revealed=[0, 1],
        tracks={"planned": 2, "plan.0.kitchen": 2, "plan.1.kitchen": 2},
    )
    assert (table.waiting(), table.options(0)) == ([0], ["absorb 2", "wreck", "leave_it"])


@pytest.mark.rule("T8")
def test_everybody_sees_where_the_alien_strikes_and_how_strong_it_is_there() -> None:
    table = striking({"kitchen": 2, "radio": 1}, {})
    assert table.told("struck", 2) == [
        {"place": "kitchen", "strength": 2},
        {"place": "radio", "strength": 1},
    ]


# T8.9, T4.5: who decides


def striking_together(**words: Json) -> Table:
    """Seats 0, 1 and 2 are revealed and win against 3 in the kitchen; a human leads from the storeroom."""
    position: dict[str, Json] = {
        "roles": ["alien", "alien", "alien", "human", "human"],
        "revealed": [0, 1, 2],
        "tracks": {
            "planned": 2,
            "plan.0.kitchen": 2,
            "plan.1.kitchen": 2,
            "plan.2.kitchen": 2,
        },
    }
    return striking({"kitchen": 2}, {"3": "kitchen"}, **{**position, **words})


@pytest.mark.rule("T8.9")
def test_an_alien_that_loses_its_last_strength_is_destroyed() -> None:
    table = striking({"kitchen": 1}, {"1": "kitchen"}, weapons={"1": ["dynamite"]})
    assert table.named_track("status.0") == "revealed"
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.named_track("status.0")) == (0, "destroyed")


@pytest.mark.rule("T8.9")
def test_in_games_of_the_first_version_a_spent_alien_stays_revealed() -> None:
    table = striking({"kitchen": 1}, {"1": "kitchen"}, weapons={"1": ["dynamite"]}, options={"rules": "1"})
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.named_track("status.0")) == (0, "revealed")


@pytest.mark.rule("T8.9", "T4.5")
def test_a_destroyed_alien_does_not_choose_for_one_revealed_later() -> None:
    of_the_last: dict[str, Json] = {"planned": 2, "plan.2.kitchen": 2}
    table = striking_together(revealed=[2], destroyed=[0, 1], tracks=of_the_last)
    assert (table.ask(), table.waiting()) == ("strike.choose", [2])
    table.answer(2, "absorb 3")
    assert table.named_track("status.3") == "absorbed"


@pytest.mark.rule("T4.5", "T8.3")
def test_all_revealed_aliens_agree_to_what_the_alien_does() -> None:
    table = striking_together()
    assert (table.ask(), table.waiting()) == ("strike.choose", [0])
    table.answer(0, "absorb 3")
    assert table.named_track("status.3") == "playing"
    for seat in (1, 2):
        assert (table.ask(), table.waiting()) == ("strike.agree", [seat])
        assert table.options(seat) == ["confirm", "wreck", "leave_it"]
        table.answer(seat, "confirm")
    assert table.named_track("status.3") == "absorbed"


@pytest.mark.rule("T4.5", "T8.3")
def test_an_alien_that_disagrees_proposes_something_else_once() -> None:
    table = striking_together()
    table.answer(0, "absorb 3")
    table.answer(1, "wreck")
    assert (table.waiting(), table.options(2)) == ([2], ["confirm", "absorb 3", "leave_it"])
    table.answer(2, "confirm")
    assert (table.named_track("status.3"), table.track("pantry")) == ("playing", 12)
    assert table.ask() != "strike.agree"


@pytest.mark.rule("T4.5", "T8.3")
def test_an_alien_that_has_agreed_is_asked_again_when_another_proposes_something_else() -> None:
    table = striking_together()
    table.answer(0, "absorb 3")
    table.answer(1, "confirm")
    table.answer(2, "wreck")
    assert (table.ask(), table.waiting()) == ("strike.agree", [1])
    assert table.options(1) == ["confirm", "absorb 3", "leave_it"]
    table.answer(1, "absorb 3")
    assert table.named_track("status.3") == "absorbed"


@pytest.mark.rule("T4.5")
def test_in_games_of_the_first_version_the_first_alien_chooses() -> None:
    table = striking_together(options={"rules": "1"})
    table.answer(0, "absorb 3")
    assert table.named_track("status.3") == "absorbed"
