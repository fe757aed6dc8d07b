"""T17, T18: food, dogs, and the next leader."""

import pytest

from tests.games.thing.station import new_station, station
from tests.table import Table
from turncoat.kernel.shapes import Json

GONE = "gone"
GREEN = [
    "arsenal",
    "storeroom",
    "generator",
    "boiler",
    "kitchen",
    "laboratory",
    "weather_station",
    "radio",
    "snowcat",
    "helicopter",
]


def dogs(table: Table) -> list[str | int]:
    return [table.named_track(f"dog.{dog}") for dog in range(4)]


def all_burned_except(*left: str) -> list[Json]:
    return [name for name in GREEN if name not in left]


# Eating


@pytest.mark.rule("T17", "T17.1")
@pytest.mark.parametrize("food", [1, 2, 5])
def test_food_in_the_kitchen_is_eaten_all_of_it_and_the_pantry_is_spared(food: int) -> None:
    table = station(at="food", kitchen_food=food, pantry=7)
    assert (table.track("kitchen_food"), table.track("pantry"), table.track("starving")) == (0, 7, 0)


@pytest.mark.rule("T17.1", "T17.3")
def test_one_cooked_food_is_enough_even_with_an_empty_pantry() -> None:
    table = station(at="food", kitchen_food=1, pantry=0)
    assert (table.track("kitchen_food"), table.track("starving")) == (0, 0)


@pytest.mark.rule("T17.2", "T17.3")
@pytest.mark.parametrize(("pantry", "left"), [(16, 12), (5, 1), (4, 0)])
def test_with_an_empty_kitchen_four_food_of_the_pantry_are_eaten(pantry: int, left: int) -> None:
    table = station(at="food", kitchen_food=0, pantry=pantry)
    assert (table.track("pantry"), table.track("starving")) == (left, 0)


@pytest.mark.rule("T17.3", "R15")
@pytest.mark.parametrize("pantry", [0, 1, 3])
def test_without_enough_food_what_is_left_is_lost_and_all_are_starving(pantry: int) -> None:
    table = station(at="food", pantry=pantry)
    assert (table.track("pantry"), table.track("starving")) == (0, 1)


@pytest.mark.rule("T17.3")
def test_who_holds_more_than_two_cards_when_hunger_begins_discards_one_of_ones_choice() -> None:
    table = station(
        at="food",
        pantry=0,
        hands={"0": ["repair", "repair"], "1": ["activate", "repair", "sabotage"], "2": ["repair"], "3": []},
        leader=1,
    )
    assert (table.ask(), table.waiting_seats()) == ("eating.discard_one", [1])
    assert table.options(1) == ["exchange activate", "exchange repair", "exchange sabotage"]
    table.answer(1, "exchange repair")
    assert table.ask() == "moving.choose_move"
    assert sorted(table.zone("hand.1")) == ["activate", "sabotage"]
    assert (len(table.zone("hand.2")), len(table.zone("hand.3")), table.zone("action_discard")) == (
        2,
        2,
        ["repair"],
    )


@pytest.mark.rule("R15", "T17.3")
def test_starving_is_for_good() -> None:
    table = station(at="food", pantry=12, kitchen_food=4, starving=1, hands={"2": ["repair", "repair"]})
    assert (table.track("starving"), table.track("kitchen_food"), table.track("round")) == (1, 0, 2)
    assert len(table.zone("hand.2")) == 2


# T18.1, T18.2: dogs


@pytest.mark.rule("T18", "T18.1")
@pytest.mark.parametrize("seed", range(4))
def test_in_the_first_round_four_dogs_go_to_four_locations(seed: int) -> None:
    table = station(at="dogs", dogs=["waiting"] * 4, seed=seed)
    assert (len(set(dogs(table))), set(dogs(table)) <= set(GREEN)) == (4, True)
    assert table.zone("kennel_card") == ["at_kennel"]
    assert len(table.zone("locations")) == 10


@pytest.mark.rule("T18.1", "T1.4")
def test_before_the_end_of_the_first_round_no_dog_is_on_the_station() -> None:
    assert dogs(new_station(4)) == ["waiting"] * 4


@pytest.mark.rule("T18.2")
def test_later_all_free_dogs_move_each_to_a_place_of_its_own() -> None:
    seen = set()
    for seed in range(12):
        table = station(at="dogs", round=3, dogs=["arsenal", "arsenal", "arsenal", GONE], seed=seed)
        free = dogs(table)[:3]
        assert (len(set(free)), dogs(table)[3]) == (3, GONE)
        seen.update(free)
    assert len(seen) > 6


@pytest.mark.rule("T18.2")
def test_caught_dogs_stay_in_the_kennel() -> None:
    table = station(
        at="dogs",
        round=3,
        dogs=["kennel", "arsenal", GONE, GONE],
        zones={"kennel_card": ["at_kennel"]},
        burned=all_burned_except("radio", "snowcat"),
    )
    assert dogs(table)[0] == "kennel"
    assert dogs(table)[1] in ("radio", "snowcat")


@pytest.mark.rule("T18.2")
def test_no_dog_goes_to_a_location_that_is_lost() -> None:
    for seed in range(5):
        table = station(
            at="dogs", round=3, dogs=["radio", *[GONE] * 3], burned=all_burned_except("arsenal"), seed=seed
        )
        assert dogs(table)[0] == "arsenal"


# T18.3, T18.4: the leader


@pytest.mark.rule("T18.3", "T18")
def test_who_holds_the_token_becomes_the_leader_and_gives_it_back() -> None:
    table = station(at="dogs", leader=1, token_holder=3)
    assert (table.track("leader"), table.track("token_holder"), table.current()) == (3, -1, 3)


@pytest.mark.rule("T18.3", "T18.4")
def test_if_nobody_holds_the_token_the_leader_stays_and_the_token_goes_elsewhere() -> None:
    table = station(at="dogs", leader=1, token_at="radio", burned=all_burned_except("arsenal"))
    assert (table.track("leader"), table.named_track("token_at")) == (1, "arsenal")


@pytest.mark.rule("T18.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_token_goes_where_no_dog_went(seed: int) -> None:
    table = station(at="dogs", dogs=["waiting"] * 4, token_holder=2, seed=seed)
    assert table.named_track("token_at") in GREEN
    assert table.named_track("token_at") not in dogs(table)


@pytest.mark.rule("T18.4")
def test_the_token_goes_to_any_location_and_all_cards_are_mixed_again() -> None:
    places = set()
    for seed in range(12):
        table = station(at="dogs", token_holder=2, seed=seed)
        places.add(table.named_track("token_at"))
        assert (len(table.zone("locations")), table.zone("turned_up")) == (10, [])
    assert len(places) > 4


# T18.5: the kennel card


@pytest.mark.rule("T18.5")
def test_the_kennel_card_lets_all_caught_dogs_out() -> None:
    table = station(
        at="dogs",
        round=3,
        dogs=["kennel", "kennel", "arsenal", GONE],
        zones={"kennel_card": []},
        burned=all_burned_except("radio", "snowcat", "arsenal"),
    )
    assert sorted(str(dog) for dog in dogs(table)) == ["arsenal", "gone", "radio", "snowcat"]
    assert table.zone("kennel_card") == ["at_kennel"]
    assert "at_kennel" not in table.zone("locations")


@pytest.mark.rule("T18.5", "T18.4")
def test_turned_up_for_the_token_it_frees_the_dogs_and_the_token_goes_elsewhere() -> None:
    released = 0
    for seed in range(20):
        table = station(
            at="dogs",
            round=3,
            dogs=["kennel", GONE, GONE, GONE],
            zones={"kennel_card": []},
            burned=all_burned_except("radio", "snowcat"),
            seed=seed,
        )
        assert table.named_track("token_at") in ("radio", "snowcat")
        if table.zone("kennel_card"):
            released += 1
            assert {dogs(table)[0], table.named_track("token_at")} == {"radio", "snowcat"}
        else:
            assert dogs(table)[0] == "kennel"
    assert 0 < released < 20


# T18.6: the kennel of beginners


@pytest.mark.rule("T18.6")
def test_in_the_variant_there_is_no_kennel_card() -> None:
    table = new_station(4, kennel="beginner")
    assert (table.zone("kennel_card"), "at_kennel" in table.zone("locations")) == ([], False)
    assert new_station(4).zone("kennel_card") == ["at_kennel"]


@pytest.mark.rule("T18.6")
def test_in_the_variant_a_caught_dog_never_comes_back() -> None:
    table = station(
        at="encounters",
        options={"kennel": "beginner"},
        round=2,
        places={"1": "arsenal", "2": "arsenal"},
        dogs=["arsenal", GONE, GONE, GONE],
    )
    table.answer_each({1: "stay", 2: "stay"})
    assert (dogs(table)[0], "at_kennel" in table.zone("locations")) == ("kennel", False)
    for seed in range(12):
        table = station(
            at="dogs",
            options={"kennel": "beginner"},
            dogs=["kennel", "arsenal", GONE, GONE],
            burned=all_burned_except("radio", "snowcat"),
            seed=seed,
        )
        assert dogs(table)[0] == "kennel"
        assert dogs(table)[1] in ("radio", "snowcat")
