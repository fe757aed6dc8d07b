"""T8: encounters with the revealed alien. Fire is in test_fire_at_the_alien.py."""

import pytest

from tests.games.thing.meetings import all_stay, discs, fire, people, strike_position
from tests.table import Table
from turncoat.kernel.shapes import Json

ONE_DOG: list[Json] = ["kitchen", "gone", "gone", "gone"]
THREE: dict[str, Json] = {"1": "kitchen", "2": "kitchen", "3": "kitchen"}


def is_over(table: Table) -> bool:
    """No strike is pending and no encounter has happened: the first card is given out."""
    return table.ask() == "giving.give" and not table.told("encounter")


# T8.1, T8.2: only the alien and dogs


@pytest.mark.rule("T8", "T8.1")
def test_an_alien_alone_may_sabotage() -> None:
    table = strike_position({"generator": 2}, {})
    assert (table.ask(), table.waiting_seats(), table.options(0)) == (
        "strike.choose",
        [0],
        ["wreck", "leave_it"],
    )
    table.answer(0, "wreck")
    assert (table.track("damage.generator"), is_over(table), table.track("strength")) == (2, True, 2)


@pytest.mark.rule("T8.1")
def test_an_alien_alone_need_not_sabotage() -> None:
    table = strike_position({"generator": 2}, {})
    table.answer(0, "leave_it")
    assert (table.track("damage.generator"), is_over(table)) == (0, True)


@pytest.mark.rule("T8.2", "T8.7")
def test_an_alien_with_a_dog_may_absorb_it() -> None:
    table = strike_position({"kitchen": 1}, {}, dogs=[*ONE_DOG])
    assert table.options(0) == ["absorb_dog", "wreck", "leave_it"]
    table.answer(0, "absorb_dog")
    assert (table.named_track("dog.0"), table.track("strength"), table.track("pantry")) == ("gone", 2, 16)


@pytest.mark.rule("T8.2")
def test_an_alien_with_a_dog_may_sabotage_instead() -> None:
    table = strike_position({"kitchen": 1}, {}, dogs=[*ONE_DOG])
    table.answer(0, "wreck")
    assert (table.named_track("dog.0"), table.track("strength"), table.track("pantry")) == ("kitchen", 1, 14)


# T8.3 - T8.5: strength against the number of characters


@pytest.mark.rule("T8.3", "T8.7")
def test_a_stronger_alien_absorbs_one_and_the_others_flee_and_lie_down() -> None:
    table = strike_position({"kitchen": 4}, {**THREE})
    assert table.options(0) == ["absorb 1", "absorb 2", "absorb 3", "wreck", "leave_it"]
    table.answer(0, "absorb 2")
    assert people(table) == [("gone", 0), ("rec_room", 1), ("gone", 0), ("rec_room", 1)]
    assert [table.named_track(f"status.{seat}") for seat in (1, 2, 3)] == ["playing", "absorbed", "playing"]
    assert (table.track("strength"), table.track("pantry"), table.told("encounter")) == (5, 16, [])


@pytest.mark.rule("T8.3", "T13.5")
def test_a_stronger_alien_may_sabotage_instead_and_all_flee() -> None:
    table = strike_position({"kitchen": 4}, {**THREE})
    table.answer(0, "wreck")
    assert people(table)[1:] == [("rec_room", 1)] * 3
    assert (table.track("pantry"), table.track("strength")) == (8, 4)


@pytest.mark.rule("T8.3", "T8.5")
def test_a_stronger_alien_may_leave_and_the_characters_stand_and_meet() -> None:
    table = strike_position({"kitchen": 4}, {**THREE})
    table.answer(0, "leave_it")
    assert people(table)[1:] == [("kitchen", 0)] * 3
    assert (table.track("pantry"), table.track("strength")) == (16, 4)
    assert table.told("encounter") == [{"place": "kitchen", "figures": ["1", "2", "3"]}]


@pytest.mark.rule("T8.3")
def test_by_the_first_rules_a_stronger_alien_must_act() -> None:
    table = strike_position({"kitchen": 4}, {**THREE}, options={"rules": "1"})
    assert "leave_it" not in table.options(0)


@pytest.mark.rule("T8.3", "T8.2")
def test_a_stronger_alien_may_absorb_the_dog_and_the_characters_flee() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen"}, dogs=[*ONE_DOG])
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
    table = strike_position(
        {"kitchen": strength}, {str(seat): "kitchen" for seat in range(1, characters + 1)}, dogs=[*ONE_DOG]
    )
    assert (table.ask() == "strike.choose") == acts
    assert people(table)[1 : characters + 1] == [("kitchen", lying)] * characters


@pytest.mark.rule("T8.4", "R2")
def test_of_equal_strength_the_characters_lie_down_and_nobody_acts() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen", "2": "kitchen"}, zones={"pile": ["activate"]})
    assert people(table)[1:3] == [("kitchen", 1), ("kitchen", 1)]
    assert (table.track("pantry"), table.track("strength"), table.told("encounter")) == (16, 2, [])
    assert (table.ask(), table.options(4)) == ("giving.give", ["give_to 4"])


@pytest.mark.rule("T8.5")
def test_a_weaker_alien_flees_and_the_characters_can_act_after_they_have_met() -> None:
    table = strike_position({"kitchen": 1}, {"1": "kitchen", "2": "kitchen"}, zones={"pile": ["activate"]})
    all_stay(table)
    table.all_answer("lay_human")
    table.answer_each({1: "look_at 2", 2: "look_at 1"})
    assert (table.track("strength"), table.track("pantry")) == (1, 16)
    assert (table.ask(), table.options(4)) == ("giving.give", ["give_to 1", "give_to 2", "give_to 4"])


@pytest.mark.rule("T8.4", "T8.5")
def test_dogs_count_nothing_in_the_comparison() -> None:
    table = strike_position(
        {"kitchen": 2}, {"1": "kitchen", "2": "kitchen"}, dogs=["kitchen", "kitchen", "gone", "gone"]
    )
    assert (is_over(table), people(table)[1:3]) == (True, [("kitchen", 1), ("kitchen", 1)])


# T8.7, T8.8


@pytest.mark.rule("T8.7")
@pytest.mark.parametrize("role", ["human", "alien"])
def test_the_absorbed_are_out_but_keep_their_team_which_stays_secret(role: str) -> None:
    table = strike_position(
        {"kitchen": 2}, {"1": "kitchen"}, roles=["alien", role, "human", "human", "human"]
    )
    table.answer(0, "absorb 1")
    assert (table.named_track("status.1"), table.track("role.1")) == ("absorbed", int(role == "alien"))
    assert table.told("role_revealed") == []
    asked = set()
    while table.ask() != "forecast.old_or_new" and table.track("round") == 1:
        asked |= set(table.waiting_seats())
        table.answer(table.waiting_seats()[0], table.options(table.waiting_seats()[0])[0])
    assert asked == {2, 3, 4}


@pytest.mark.rule("T8.7")
def test_the_absorbed_are_told_to_everybody() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen"})
    table.answer(0, "absorb 1")
    assert table.told("absorbed") == [{"place": "kitchen", "figure": "1"}]


@pytest.mark.rule("T8.8")
def test_no_disc_moves_when_the_alien_strikes() -> None:
    table = strike_position({"kitchen": 4}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    table.answer(0, "absorb 1")
    assert discs(table)[2:] == [5, 0]
    table = strike_position({"kitchen": 3}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    assert discs(table)[1:] == [3, 5, 0]
    table = fire("dynamite", discs={"1": 3, "2": 5, "3": 0})
    table.answer(1, "use_fire dynamite 1")
    assert discs(table)[1:] == [3, 5, 0]
    table = strike_position({"kitchen": 4}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    table.answer(0, "wreck")
    assert discs(table)[1:] == [3, 5, 0]
    table = strike_position({"kitchen": 1}, {**THREE}, discs={"1": 3, "2": 5, "3": 0})
    assert (table.ask(), discs(table)[1:]) == ("meeting.stay_or_avoid", [3, 5, 0])


@pytest.mark.rule("T8.7", "T19.7")
def test_absorbing_the_last_human_ends_the_game_for_the_aliens() -> None:
    roles: list[Json] = ["alien", "human", "alien", "human", "alien"]
    table = strike_position({"kitchen": 2}, {"1": "kitchen", "2": "radio"}, roles=roles, absorbed=[3])
    table.answer(0, "absorb 1")
    assert (table.ending(), table.winners()) == ("last_absorbed", [0, 2, 4])


@pytest.mark.rule("T8")
def test_everybody_sees_where_the_alien_strikes_and_how_strong_it_is_there() -> None:
    table = strike_position({"kitchen": 2, "radio": 1}, {})
    assert table.told("struck", 2) == [
        {"place": "kitchen", "strength": 2},
        {"place": "radio", "strength": 1},
    ]
