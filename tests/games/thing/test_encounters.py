"""T7, T9: encounters, opting out, and dogs."""

import pytest

from tests.games.thing.meetings import all_lay_human, all_stay, discs, meeting, people, roles, strike_position
from tests.games.thing.station import CAST, station
from tests.table import Table
from turncoat.kernel.shapes import Json

ONE_DOG: list[Json] = ["kitchen", "gone", "gone", "gone"]


def encounters(table: Table) -> list[tuple[Json, Json]]:
    """The encounters so far, each with its place and figures."""
    return [(told["place"], told["figures"]) for told in table.told("encounter")]


# T7.1: where


@pytest.mark.rule("T7", "T7.1")
def test_two_characters_in_one_location_meet_and_one_alone_meets_nobody() -> None:
    table = meeting({"0": "kitchen", "1": "radio", "2": "kitchen", "3": "storeroom"})
    assert encounters(table) == [("kitchen", ["0", "2"])]
    assert meeting({"0": "kitchen", "1": "radio", "2": "arsenal", "3": "storeroom"}).told("encounter") == []


@pytest.mark.rule("T7.1", "T13.11")
def test_nobody_meets_in_the_rec_room() -> None:
    assert meeting({"0": "rec_room", "1": "rec_room", "2": "rec_room"}).told("encounter") == []


@pytest.mark.rule("T7.1")
def test_a_character_and_a_dog_meet_and_a_dog_alone_meets_nobody() -> None:
    assert encounters(meeting({"1": "kitchen"}, dogs=[*ONE_DOG])) == [("kitchen", ["1"])]
    assert encounters(meeting({"1": "radio"}, dogs=[*ONE_DOG])) == []
    assert encounters(meeting({"1": "radio"}, dogs=["kitchen", "kitchen", "gone", "gone"])) == []


@pytest.mark.rule("T7.1", "R1", "T13.12")
def test_sleepers_in_the_dormitory_meet_although_they_lie() -> None:
    table = meeting({"1": "dormitory", "2": "dormitory"}, lying=[1, 2])
    assert encounters(table) == [("dormitory", ["1", "2"])]
    all_lay_human(table)
    table.answer_each({1: "look_at 2", 2: "look_at 1"})
    assert discs(table) == [1, 2, 2, 1]


@pytest.mark.rule("R1")
def test_a_table_may_let_sleepers_lie() -> None:
    table = meeting(
        {"1": "dormitory", "2": "dormitory"}, lying=[1, 2], options={"dormitory_encounters": "no"}
    )
    assert encounters(table) == []


# T7.2, T7.3: when


@pytest.mark.rule("T7.2", "T12.1")
def test_no_card_is_revealed_before_the_last_encounter_is_over() -> None:
    places: dict[str, Json] = {"0": "radio", "1": "radio", "2": "arsenal", "3": "arsenal"}
    table = meeting(places, zones={"pile": ["repair", "repair"]})
    table.answer(0, "pick_place radio")
    for _ in range(2):
        assert (len(table.zone("pile")), table.zone("now")) == (2, [])
        all_lay_human(table)
        for seat in table.waiting_seats():
            assert table.zone("now") == []
            table.answer(seat, f"look_at {seat ^ 1}")
    assert (table.ask(), table.zone("now"), len(table.zone("pile"))) == ("giving.give", ["repair"], 1)


@pytest.mark.rule("T7.3", "T7.1")
@pytest.mark.parametrize(("first", "then"), [("radio", "arsenal"), ("arsenal", "radio")])
def test_the_leader_decides_the_order_of_encounters(first: str, then: str) -> None:
    places: dict[str, Json] = {"0": "radio", "1": "radio", "2": "arsenal", "3": "arsenal"}
    table = meeting(places, leader=2)
    assert (table.ask(), table.waiting_seats()) == ("meeting.choose_meeting", [2])
    assert table.options(2) == ["pick_place arsenal", "pick_place radio"]
    table.answer(2, f"pick_place {first}")
    assert [place for place, _ in encounters(table)] == [first]
    all_lay_human(table)
    for seat in table.waiting_seats():
        table.answer(seat, f"look_at {seat ^ 1}")
    assert [place for place, _ in encounters(table)] == [first, then]


@pytest.mark.rule("T7.3")
def test_encounters_with_the_revealed_alien_come_first() -> None:
    places: dict[str, Json] = {"1": "kitchen", "2": "radio", "3": "radio"}
    table = strike_position({"kitchen": 2, "arsenal": 1}, places)
    assert (table.ask(), table.waiting_seats()) == ("striking.choose_place", [4])
    assert table.options(4) == ["pick_place arsenal", "pick_place kitchen"]
    assert encounters(table) == []
    table.answer(4, "pick_place kitchen")
    assert (table.ask(), table.waiting_seats()) == ("strike.choose", [0])
    table.answer(0, "wreck")
    table.answer(0, "leave_it")
    assert encounters(table) == [("radio", ["2", "3"])]


# T7.4, T7.5: opting out


def armed_figure(*weapons: str, **words: Json) -> Table:
    """Figure 1 is armed and in the kitchen with 2 and 3, and is asked first."""
    places: dict[str, Json] = {"1": "kitchen", "2": "kitchen", "3": "kitchen"}
    return meeting(places, weapons={"1": [*weapons]}, **words)


@pytest.mark.rule("T7.4")
def test_whoever_has_no_weapon_for_it_must_stay_and_is_asked_all_the_same() -> None:
    table = armed_figure("dynamite")
    asked = []
    while table.ask() == "meeting.stay_or_avoid":
        asked.append((table.waiting_seats()[0], table.options(table.waiting_seats()[0])))
        table.answer(table.waiting_seats()[0], "stay")
    assert asked == [(1, ["stay"]), (2, ["stay"]), (3, ["stay"])]


@pytest.mark.rule("T7.4", "T20.4", "T20.10")
def test_a_melee_weapon_that_was_used_leaves_the_game() -> None:
    table = armed_figure("melee")
    assert table.options(1) == ["stay", "avoid melee 1"]
    table.answer(1, "avoid melee 1")
    assert (table.zone("weapons.1"), table.zone("box")) == ([], ["melee"])


@pytest.mark.rule("T7.4", "T20.3")
def test_a_firearm_is_kept() -> None:
    table = armed_figure("firearm")
    table.answer(1, "avoid firearm 1")
    assert (table.zone("weapons.1"), table.zone("box")) == (["firearm"], [])


@pytest.mark.rule("T7.4", "T20.1")
def test_a_flamethrower_costs_a_canister() -> None:
    table = armed_figure("flamethrower")
    table.answer(1, "avoid flamethrower 1")
    assert (table.zone("flames.1"), table.track("canisters.flamethrower")) == (["flamethrower"], 5)


@pytest.mark.rule("T7.4", "T7.5", "T10.6")
@pytest.mark.parametrize("weapon", ["melee", "firearm", "flamethrower"])
def test_the_rest_meet_without_whoever_opted_out(weapon: str) -> None:
    table = armed_figure(weapon)
    table.answer(1, f"avoid {weapon} 1")
    all_stay(table)
    assert (table.ask(), table.waiting_seats()) == ("infection.lay_tokens", [2, 3])
    table.all_answer("lay_human")
    assert [table.options(seat) for seat in range(4)] == [[], [], ["look_at 3"], ["look_at 2"]]
    table.answer_each({2: "look_at 3", 3: "look_at 2"})
    assert discs(table) == [1, 1, 2, 2]


@pytest.mark.rule("T7.4", "T7.5")
def test_who_stays_keeps_the_weapon_and_meets_the_others() -> None:
    table = armed_figure("melee")
    all_stay(table)
    assert (table.zone("weapons.1"), table.waiting_seats()) == (["melee"], [1, 2, 3])


@pytest.mark.rule("T7.5")
def test_one_who_is_left_alone_meets_nobody() -> None:
    pile: Json = {"pile": ["repair"]}
    table = meeting({"1": "kitchen", "2": "kitchen"}, weapons={"1": ["firearm"]}, zones=pile)
    table.answer(1, "avoid firearm 1")
    all_stay(table)
    assert (discs(table), table.told("token_seen"), table.ask()) == ([1, 1, 1, 1], [], "giving.give")


@pytest.mark.rule("T7.4", "T7.5")
def test_a_character_may_opt_out_of_meeting_a_dog() -> None:
    table = meeting({"1": "kitchen"}, dogs=[*ONE_DOG], weapons={"1": ["melee"]})
    table.answer(1, "avoid melee 1")
    assert (table.told("dog_seen"), discs(table)) == ([], [1, 1, 1, 1])
    assert (table.named_track("dog.0"), table.zone("box")) == ("kitchen", ["melee"])


@pytest.mark.rule("R4", "T7.5", "T9.1")
def test_opting_out_comes_before_the_dog_is_caught() -> None:
    table = meeting({"1": "kitchen", "2": "kitchen"}, dogs=[*ONE_DOG], weapons={"1": ["firearm"]})
    table.answer(1, "avoid firearm 1")
    assert (table.named_track("dog.0"), table.waiting_seats()) == ("kitchen", [2])
    table.answer(2, "stay")
    assert [told["figure"] for told in table.told("dog_seen")] == ["2"]
    assert (table.named_track("dog.0"), discs(table)) == ("kitchen", [1, 1, 2, 1])


# T9: consequences of meeting a dog


def meet_dog(seed: int, **words: Json) -> Table:
    """Figure 1 has met a dog."""
    table = meeting({"1": "kitchen"}, dogs=[*ONE_DOG], seed=seed, **words)
    all_stay(table)
    return table


@pytest.mark.rule("T9", "T9.1", "T9.2")
def test_one_alone_with_a_dog_draws_a_token_and_an_alien_dog_infects() -> None:
    seen = []
    for seed in range(12):
        table = meet_dog(seed)
        (told,) = table.told("looked", 1)
        is_alien = told["cards"] == ["alien_dog"]
        assert table.told("dog_seen", 1) == [{"figure": "1", "role": "alien" if is_alien else "human"}]
        assert roles(table) == [1, int(is_alien), 0, 0]
        assert discs(table) == [1, 2, 1, 1]
        seen.append(is_alien)
    assert {True, False} == set(seen)
    assert sum(seen) < 6  # two of nine


@pytest.mark.rule("T9.1")
def test_the_token_goes_back_into_the_bag_and_nobody_knows_where() -> None:
    table = meet_dog(0)
    assert sorted(table.zone("dog_bag")) == ["alien_dog"] * 2 + ["healthy_dog"] * 7
    assert table.view(1)["zones"]["dog_bag"]["cards"] is None
    assert (table.zone("looking.1"), table.named_track("dog.0")) == ([], "kitchen")


@pytest.mark.rule("T9.1", "T10.9")
def test_only_who_draws_sees_the_token() -> None:
    table = meet_dog(0)
    for seat in (-1, 0, 2, 3):
        assert [told.get("cards") for told in table.told("looked", seat)] == [None]
        assert table.told("dog_seen", seat) == [{"figure": "1"}]


@pytest.mark.rule("T9.2")
def test_an_alien_that_meets_a_dog_stays_an_alien() -> None:
    for seed in range(6):
        table = meet_dog(seed, roles=["human", "alien", "human", "human"])
        assert (roles(table), discs(table)) == ([0, 1, 0, 0], [1, 2, 1, 1])


@pytest.mark.rule("T9.2", "T19.10")
def test_a_dog_that_infects_the_last_human_ends_the_game() -> None:
    endings = set()
    for seed in range(12):
        table = meet_dog(seed, roles=["alien", "human", "alien", "alien"])
        endings.add((table.ending(), tuple(table.winners())))
    assert endings == {("", ()), ("all_infected", (0, 2, 3))}


@pytest.mark.rule("T9.3", "T9", "T13.13")
def test_two_characters_catch_the_dog_and_then_meet_each_other() -> None:
    table = meeting({"1": "kitchen", "2": "kitchen"}, dogs=["kitchen", "radio", "gone", "gone"])
    assert (table.zone("kennel_card"), "at_kennel" in table.zone("locations")) == (["at_kennel"], False)
    all_stay(table)
    assert (table.named_track("dog.0"), table.named_track("dog.1")) == ("kennel", "radio")
    assert (table.zone("kennel_card"), "at_kennel" in table.zone("locations")) == ([], True)
    assert (table.ask(), table.waiting_seats()) == ("infection.lay_tokens", [1, 2])
    assert (table.told("dog_seen"), table.told("looked")) == ([], [])


@pytest.mark.rule("T9.3")
def test_with_the_kennel_card_in_the_deck_already_another_dog_is_caught_as_well() -> None:
    dogs: list[Json] = ["kitchen", "kennel", "gone", "gone"]
    table = meeting({"1": "kitchen", "2": "kitchen"}, dogs=dogs, zones={"kennel_card": []})
    all_stay(table)
    assert table.named_track("dog.0") == "kennel"
    assert table.zone("locations").count("at_kennel") == 1


@pytest.mark.rule("T9.4", "T21.5")
def test_clark_alone_with_a_dog_has_nothing_to_fear() -> None:
    for seed in range(6):
        table = meet_dog(seed, characters=["macready", "clark", "blair", "nauls"])
        assert (table.told("dog_seen"), table.told("looked")) == ([], [])
        assert (roles(table), discs(table)) == ([1, 0, 0, 0], [1, 1, 1, 1])
        assert table.named_track("dog.0") == "kitchen"


@pytest.mark.rule("R5", "T9.3")
def test_clark_in_a_group_catches_the_dog_and_meets_the_others() -> None:
    cast: list[Json] = ["macready", "clark", "blair", "nauls"]
    table = meeting({"1": "kitchen", "2": "kitchen"}, dogs=[*ONE_DOG], characters=cast)
    all_stay(table)
    assert (table.named_track("dog.0"), table.waiting_seats()) == ("kennel", [1, 2])


@pytest.mark.rule("T7.1", "T8.5", "T9.3")
def test_after_a_strike_those_who_still_stand_meet() -> None:
    table = strike_position({"kitchen": 1}, {"1": "kitchen", "2": "kitchen"}, dogs=[*ONE_DOG])
    assert encounters(table) == [("kitchen", ["1", "2"])]
    all_stay(table)
    assert (table.named_track("dog.0"), table.waiting_seats()) == ("kennel", [1, 2])
    assert people(table)[1:3] == [("kitchen", 0), ("kitchen", 0)]


@pytest.mark.rule("T7.1", "T10.4")
def test_three_characters_meet_as_one_group_of_three() -> None:
    table = station(
        5, at="encounters", characters=[*CAST[:5]], places={"1": "radio", "2": "radio", "4": "radio"}
    )
    assert encounters(table) == [("radio", ["1", "2", "4"])]
    all_lay_human(table)
    assert table.options(1) == ["look_at 2", "look_at 4"]
