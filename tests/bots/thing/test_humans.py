"""Humans: positions in which the right answer is obvious."""

import pytest

from tests.bots.thing.minds import choice, thoughts
from tests.games.thing.meetings import all_stay, give_position, meeting, strike_position
from tests.games.thing.station import station
from tests.table import Table
from turncoat.bots.thing.personas import PERSONAS
from turncoat.games.thing.game import THING
from turncoat.games.thing.numbers import FREEZE_STEPS
from turncoat.kernel.shapes import Json

NOBODY_KNOWS = [1 / 3, 0.0, 1 / 3, 1 / 3]
ALL_HUMAN = [0.0, 0.0, 0.0, 0.0]
LANDED: dict[str, Json] = {"at": "rescue", "sos": "landed", "rescue_at": 6, "round": 6}


def deadly_cold() -> dict[str, Json]:
    """One step before the station freezes."""
    steps = THING.numbers[FREEZE_STEPS]
    return {"round": 9, "boiler_dead": 2, "freezing": steps - 1, "damage": {"boiler": 3}}


# Where to work


def test_a_boiler_about_to_be_destroyed_comes_first() -> None:
    table = station(leader=0, hands={"1": ["repair"]}, damage={"boiler": 2, "radio": 4}, fuel={"boiler": 0})
    assert choice(table, 1) == "work boiler"


def test_an_empty_boiler_is_fuelled_before_things_are_searched() -> None:
    table = station(leader=0, hands={"1": ["activate"]}, fuel={"boiler": 0}, damage={"boiler": 2})
    worth = thoughts(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0])
    assert worth["work boiler"] > worth["work arsenal"]
    assert worth["work boiler"] > worth["work storeroom"]


def test_with_a_full_boiler_one_works_on_a_way_out() -> None:
    table = station(leader=0, hands={"1": ["repair", "repair", "repair"]}, fuel={"boiler": 4, "generator": 4})
    assert choice(table, 1, suspicion=ALL_HUMAN) in ("work radio", "work snowcat", "work helicopter")


def test_one_does_not_join_a_suspect() -> None:
    table = station(leader=0, hands={"1": ["repair"]})
    alone = thoughts(table, 1, suspicion=NOBODY_KNOWS)["work radio"]
    table = station(leader=0, hands={"1": ["repair"]}, places={"3": "radio"})
    assert thoughts(table, 1, suspicion=[0.1, 0.0, 0.1, 0.8])["work radio"] < alone


def test_one_joins_somebody_trusted_where_people_work_together() -> None:
    table = station(leader=0, hands={"1": ["repair"]})
    alone = thoughts(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0])["work radio"]
    table = station(leader=0, hands={"1": ["repair"]}, places={"3": "radio"})
    assert thoughts(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0])["work radio"] > alone


def test_one_keeps_away_from_a_place_with_a_dog() -> None:
    quiet = station(leader=0, hands={"1": ["activate"]}, characters=["macready", "norris", "blair", "nauls"])
    dogs: list[Json] = ["laboratory", "gone", "gone", "gone"]
    barking = station(
        leader=0, hands={"1": ["activate"]}, characters=["macready", "norris", "blair", "nauls"], dogs=dogs
    )
    assert (
        thoughts(barking, 1, suspicion=NOBODY_KNOWS)["work laboratory"]
        < thoughts(quiet, 1, suspicion=NOBODY_KNOWS)["work laboratory"] - 3
    )


def test_clark_does_not_mind_the_dog() -> None:
    dogs: list[Json] = ["laboratory", "gone", "gone", "gone"]
    cast: list[Json] = ["macready", "clark", "blair", "nauls"]
    quiet = station(leader=0, hands={"1": ["activate"]}, characters=cast)
    barking = station(leader=0, hands={"1": ["activate"]}, characters=cast, dogs=dogs)
    assert thoughts(barking, 1)["work laboratory"] == thoughts(quiet, 1)["work laboratory"]


def test_a_hand_of_sabotages_is_not_worked_with() -> None:
    table = station(leader=0, hands={"1": ["sabotage", "sabotage", "sabotage"]})
    assert not choice(table, 1).startswith("work")


def test_with_keys_and_everybody_known_one_goes_to_the_ready_vehicle() -> None:
    table = station(
        leader=0,
        hands={"1": ["activate", "activate", "repair"]},
        items={"1": ["keys"]},
        fuel={"snowcat": 3},
        damage={"snowcat": 0},
    )
    assert choice(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0]) == "work snowcat"


def test_somebody_with_fire_goes_to_burn_what_is_missed_least_when_it_is_deadly_cold() -> None:
    table = station(leader=0, hands={"1": ["repair"]}, weapons={"1": ["dynamite"]}, **deadly_cold())
    worth = thoughts(table, 1, suspicion=NOBODY_KNOWS)
    assert worth["work kitchen"] > max(worth["work radio"], worth["work snowcat"], worth["swap"])


# Which card


def test_a_human_never_gives_a_sabotage_if_there_is_anything_else() -> None:
    table = station(leader=0, hands={"1": ["sabotage", "repair"]})
    table.answer(1, "work radio")
    assert choice(table, 1) == "give_action repair"


def test_swapping_one_takes_cards_that_help() -> None:
    table = station(leader=0, hands={"1": ["sabotage", "sabotage"]})
    table.answer(1, "swap")
    assert choice(table, 1) in ("take_action activate", "take_action repair")


# Meetings


def test_a_firearm_spares_one_a_doubtful_meeting() -> None:
    table = meeting({"1": "radio", "2": "radio"}, weapons={"1": ["firearm"]})
    assert choice(table, 1, suspicion=NOBODY_KNOWS) == "avoid firearm 1"


def test_a_melee_weapon_is_not_wasted_on_somebody_cleared() -> None:
    table = meeting({"1": "radio", "2": "radio"}, weapons={"1": ["melee"]}, discs={"2": 0})
    assert choice(table, 1, suspicion=ALL_HUMAN) == "stay"


def test_one_looks_at_the_token_of_whom_one_trusts_most() -> None:
    table = meeting({"1": "radio", "2": "radio", "3": "radio"})
    all_stay(table)
    table.all_answer("lay_human")
    assert choice(table, 1, suspicion=[0.1, 0.0, 0.7, 0.2]) == "look_at 3"


def test_fire_is_used_on_an_alien_that_would_absorb_somebody() -> None:
    table = strike_position({"radio": 2}, {"1": "radio"}, weapons={"1": ["dynamite"]})
    assert choice(table, 1) == "use_fire dynamite 1"


def test_fire_is_kept_when_the_alien_is_too_weak_to_do_anything() -> None:
    table = strike_position(
        {"radio": 1}, {"1": "radio", "2": "radio"}, strength=3, weapons={"1": ["dynamite"]}
    )
    assert choice(table, 1) == "pass"


def test_nobody_burns_a_place_while_there_is_time() -> None:
    table = station(
        at="arson",
        places={"1": "kitchen"},
        weapons={"1": ["dynamite"]},
        round=3,
        boiler_dead=2,
        damage={"boiler": 3},
        freezing=0,
    )
    assert choice(table, 1) == "pass"


def test_a_place_is_burned_before_the_next_storm_freezes_everybody() -> None:
    table = station(at="arson", places={"1": "kitchen"}, weapons={"1": ["dynamite"]}, **deadly_cold())
    assert choice(table, 1) == "burn dynamite 1"


# Leading


def test_a_human_leader_gives_a_sabotage_where_it_hurts_least() -> None:
    table = give_position(
        "sabotage", {"1": "boiler", "2": "kitchen"}, roles=["human", "human", "human", "alien"]
    )
    assert choice(table, 0) == "give_to 2"


def test_a_repair_goes_to_the_boiler_that_is_nearly_lost() -> None:
    table = give_position(
        "repair",
        {"1": "boiler", "2": "helicopter"},
        roles=["human", "human", "human", "alien"],
        damage={"boiler": 2, "helicopter": 2},
        fuel={"boiler": 0},
    )
    assert choice(table, 0) == "give_to 1"


def test_a_repair_goes_to_windows_who_mends_more() -> None:
    table = give_position(
        "repair",
        {"1": "radio", "2": "radio"},
        roles=["human", "human", "human", "alien"],
        characters=["macready", "windows", "blair", "nauls"],
    )
    assert choice(table, 0) == "give_to 1"


def test_a_suspect_at_a_ready_vehicle_gets_no_activation() -> None:
    table = give_position(
        "activate",
        {"1": "snowcat", "2": "kitchen"},
        roles=["human", "alien", "human", "human"],
        fuel={"snowcat": 3},
        damage={"snowcat": 0},
        items={"1": ["keys"]},
    )
    assert choice(table, 0, suspicion=[0.0, 0.8, 0.1, 0.1]) == "give_to 2"


# Votes, tests, leaving


def test_one_votes_against_whom_one_suspects_most() -> None:
    table = station(at="accusations")
    assert choice(table, 1, suspicion=[0.7, 0.0, 0.2, 0.1]) == "accuse 0"


def test_one_abstains_where_everybody_is_known_to_be_human() -> None:
    table = station(at="accusations")
    assert choice(table, 1, suspicion=ALL_HUMAN) == "abstain"


def test_a_sample_is_used_when_the_most_suspicious_could_be_either() -> None:
    table = station(at="tests", samples={"1": ["sample"]}, discs={"0": 5})
    assert choice(table, 1, suspicion=[0.5, 0.0, 0.3, 0.2]) == "run_blood 1"


def test_a_sample_is_kept_when_the_most_suspicious_is_cleared_by_all_one_knows() -> None:
    table = station(at="tests", samples={"1": ["sample"]}, discs={"2": 5})
    assert choice(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0]) == "done"


def test_the_sure_take_off() -> None:
    table = station(4, **LANDED, discs={"0": 3, "1": 0, "2": 3, "3": 3})
    assert choice(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0]) == "board"


def test_those_who_know_nothing_wait_as_long_as_they_can() -> None:
    table = station(4, **LANDED, discs={"0": 3, "1": 0, "2": 3, "3": 3}, rescue_fuel=1)
    assert choice(table, 1, suspicion=NOBODY_KNOWS) == "stay_behind"


@pytest.mark.parametrize(("doubt", "answer"), [(0.9, "keep_out"), (0.05, "let_in")])
def test_a_passenger_keeps_out_a_likely_alien_and_lets_in_a_likely_human(doubt: float, answer: str) -> None:
    table = station(4, **LANDED, discs={"0": 2, "1": 0, "2": 3, "3": 4})
    table.answer(1, "board")
    assert table.ask() == "boarding.wish"
    table.answer(0, "board")
    assert choice(table, 1, suspicion=[doubt, 0.0, 0.5, 0.5]) == answer


def test_the_doubtful_wait_until_the_sure_are_aboard() -> None:
    table = station(4, **LANDED, discs={"0": 2, "1": 0, "2": 3, "3": 4})
    table.answer(1, "board")
    table.answer(0, "board")
    assert choice(table, 1, suspicion=[0.4, 0.0, 0.05, 0.5]) == "keep_out"


def test_a_human_wants_to_come_along() -> None:
    table = station(4, **LANDED, discs={"0": 4, "1": 0, "2": 3, "3": 4})
    table.answer(1, "board")
    assert choice(table, 2) == "board"


def test_in_a_swap_one_returns_what_is_worth_less_to_oneself() -> None:
    table = station(at="rec_room", leader=1, items={"1": ["tools"], "2": ["keys", "flashlight"]})
    table.answer(1, "offer_swap item 2")
    if table.ask() == "trading.choose_offered":
        table.answer(1, "hand_over tools")
    assert choice(table, 2) in ("decline", "return_with item")
    table.answer(2, "return_with item")
    assert table.ask() == "trading.choose_returned"
    assert set(thoughts(table, 2)) == {"hand_over keys", "hand_over flashlight"}


def repair_position(place: str, roles: list[Json], **words: Json) -> Table:
    """Windows, figure 1, has been given Repair."""
    cast: list[Json] = ["macready", "windows", "blair", "nauls"]
    table = give_position("repair", {"1": place}, roles=roles, characters=cast, **words)
    table.answer(0, "give_to 1")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(1, "done")
    return table


def test_windows_mends_all_he_can() -> None:
    table = repair_position("radio", ["human", "human", "human", "alien"])
    assert choice(table, 1) == "mend 2"


def test_windows_leaves_a_vehicle_undone_that_anybody_could_leave_with() -> None:
    roles: list[Json] = ["human", "human", "human", "alien"]
    table = repair_position("helicopter", roles, damage={"helicopter": 2}, fuel={"helicopter": 2})
    assert choice(table, 1, suspicion=[0.4, 0.0, 0.4, 0.4]) == "mend 1"


def test_a_bold_alien_mends_less_but_all_where_everybody_would_mind() -> None:
    roles: list[Json] = ["human", "alien", "human", "human"]
    suspicion = [0.0, 1.0, 0.0, 0.0]
    unnoticed = repair_position("generator", roles, damage={"generator": 2}, fuel={"generator": 3})
    assert choice(unnoticed, 1, PERSONAS["alien"]["saboteur"], suspicion) == "mend 1"
    assert choice(unnoticed, 1, PERSONAS["alien"]["sleeper"], suspicion) == "mend 2"
    dire = repair_position("boiler", roles, damage={"boiler": 2}, fuel={"boiler": 0})
    assert choice(dire, 1, PERSONAS["alien"]["saboteur"], suspicion) == "mend 2"


@pytest.mark.parametrize(
    "roles", [["human", "human", "human", "alien"], ["human", "alien", "human", "human"]]
)
def test_macready_and_blair_take_one_more_whatever_they_are(roles: list[Json]) -> None:
    arsenal = give_position(
        "activate", {"1": "arsenal"}, roles=roles, characters=["blair", "macready", "windows", "nauls"]
    )
    arsenal.answer(0, "give_to 1")
    assert choice(arsenal, 1) == "one_more"
    bag = give_position(
        "activate", {"1": "laboratory"}, roles=roles, characters=["macready", "blair", "windows", "nauls"]
    )
    bag.answer(0, "give_to 1")
    bag.answer(1, "drop_token")
    assert choice(bag, 1) == "one_more"
