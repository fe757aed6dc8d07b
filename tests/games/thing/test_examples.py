"""The worked examples of the rulebook, played. Red, yellow, green and blue are seats 0 to 3."""

import pytest

from tests.games.thing.station import LANDS_AT, station
from tests.table import Table
from turncoat.kernel.shapes import Json

RED, YELLOW, GREEN, BLUE = range(4)


def with_alien(*aliens: int) -> list[Json]:
    return ["alien" if seat in aliens else "human" for seat in range(4)]


def discs(table: Table) -> list[int]:
    return [table.track(f"disc.{seat}") for seat in range(4)]


# Phases 1 to 3. The rulebook does not say which weather table its three examples use; ours for six has them
# all.


@pytest.mark.rule("T3.1", "T3.2", "T3.3")
def test_in_a_storm_a_generator_with_one_fuel_and_one_damage_fails() -> None:
    table = station(6, at="maintenance", weather="storm", fuel={"generator": 1}, damage={"generator": 1})
    assert (table.track("fuel.generator"), table.track("damage.generator")) == (0, 2)


@pytest.mark.rule("T3.3", "T3.4", "T6.8")
def test_a_repaired_generator_ends_the_darkness() -> None:
    dark = station(at="movement", damage={"generator": 2}, hands={"2": ["repair", "sabotage"]}, leader=1)
    dark.answer(GREEN, "work arsenal")
    assert dark.options(GREEN) == ["done"]
    table = station(
        at="actions", damage={"generator": 2}, places={"2": "generator"}, zones={"pile": ["repair"]}, pantry=8
    )
    table.answer(RED, "give_to 2")
    assert table.ask() == "bonus_turn.use_bonus"
    table.answer(GREEN, "done")
    assert table.track("damage.generator") == 1
    light = station(at="movement", damage={"generator": 1}, hands={"2": ["repair", "sabotage"]}, leader=1)
    light.answer(GREEN, "work arsenal")
    assert light.options(GREEN) == ["give_action repair", "give_action sabotage"]


@pytest.mark.rule("T3.5", "T3.2", "T3.6")
def test_in_a_storm_a_boiler_with_one_fuel_and_two_damage_is_destroyed() -> None:
    table = station(6, at="maintenance", weather="storm", fuel={"boiler": 1}, damage={"boiler": 2}, round=3)
    assert (table.track("fuel.boiler"), table.track("damage.boiler")) == (0, 3)
    assert (table.track("boiler_dead"), table.track("freezing"), table.ending()) == (3, 0, "")


@pytest.mark.rule("T3.8", "T3.9")
def test_on_a_clear_day_the_rescue_helicopter_flies_four_spaces_for_one_fuel() -> None:
    table = station(6, at="maintenance", weather="clear", sos="sent", sos_since=2, round=3)
    assert (table.track("rescue_at"), table.track("rescue_fuel")) == (4, 1)


@pytest.mark.rule("T4.2", "T4.3")
def test_an_alien_of_strength_four_splits_it_among_three_locations() -> None:
    table = station(5, at="planning", revealed=[0], strength=4, leader=1)
    for place in ("arsenal", "arsenal", "kitchen", "radio"):
        table.answer(RED, f"put_strength {place}")
    table.answer(RED, "confirm")
    assert (table.told("struck"), table.track("planned")) == ([], 4)
    assert not [name for name in table.view(YELLOW)["tracks"] if name.startswith("plan.0.")]


# Phase 4


@pytest.mark.rule("T6.2", "T6.6", "T6.7")
def test_red_works_yellow_swaps_cards_and_blue_tries_a_special_action() -> None:
    three: list[Json] = ["repair", "repair", "repair"]
    table = station(
        leader=BLUE,
        hands={"0": three, "1": ["sabotage"] * 3, "2": three, "3": ["sabotage"] * 3},
        zones={"pile": [], "action_discard": []},
    )
    table.answer(RED, "work arsenal")
    table.answer(RED, "give_action repair")
    assert table.zone("pile") == ["repair"]
    table.answer(YELLOW, "swap")
    for _ in range(3):
        table.answer(YELLOW, "take_action activate")
    assert (table.zone("hand.1"), table.zone("pile")) == (["activate"] * 3, ["repair"])
    assert (table.named_track("at.1"), table.track("lying.1"), table.zone("action_discard")) == (
        "dormitory",
        1,
        [],
    )
    table.answer(GREEN, "work kitchen")
    table.answer(GREEN, "give_action repair")
    top = table.zone("action_deck")[-1]
    table.answer(BLUE, "special laboratory")
    table.answer(BLUE, "done")
    assert (table.zone("hand.3"), table.named_track("at.3")) == ([], "laboratory")
    assert sorted([*table.zone("pile"), *table.zone("now")]) == sorted(["repair", "repair", top])
    assert table.zone("action_discard").count("sabotage") == 3


def meeting(laid: str, seed: int) -> Table:
    """Green and blue at the generator, red (cleared) and yellow at the boiler with a dog."""
    table = station(
        at="encounters",
        roles=with_alien(BLUE),
        places={"0": "boiler", "1": "boiler", "2": "generator", "3": "generator"},
        dogs=["boiler", "gone", "gone", "gone"],
        discs={"0": 0, "1": 3, "2": 2, "3": 4},
        leader=RED,
        seed=seed,
    )
    table.answer(RED, "pick_place generator")
    for seat in (GREEN, BLUE):
        table.answer(seat, "stay")
    assert (table.options(GREEN), sorted(table.options(BLUE))) == (["lay_human"], ["lay_alien", "lay_human"])
    table.answer_each({GREEN: "lay_human", BLUE: laid})
    table.answer_each({GREEN: "look_at 3", BLUE: "look_at 2"})
    return table


@pytest.mark.rule("T10.2", "T10.3", "T10.4", "T10.5", "T10.6")
def test_blue_lays_an_alien_token_and_green_may_be_infected() -> None:
    infected = set()
    for seed in range(16):
        table = meeting("lay_alien", seed)
        infected.add(table.track("role.2"))
        assert discs(table) == [0, 3, 3, 5]
    assert infected == {0, 1}
    assert {meeting("lay_human", seed).track("role.2") for seed in range(16)} == {0}


@pytest.mark.rule("T9.3", "T10.1", "T10.7", "T10.6")
def test_red_and_yellow_lock_up_the_dog_and_only_red_who_is_cleared_looks() -> None:
    table = meeting("lay_human", 0)
    for seat in (YELLOW, RED):
        table.answer(seat, "stay")
    assert (table.named_track("dog.0"), table.zone("kennel_card")) == ("kennel", [])
    assert (table.waiting_seats(), table.options(YELLOW)) == ([YELLOW], ["lay_human"])
    table.answer(YELLOW, "lay_human")
    assert (table.waiting_seats(), table.options(RED)) == ([RED], ["look_at 1"])
    table.answer(RED, "look_at 1")
    assert (discs(table), table.track("role.0")) == ([1, 3, 3, 5], 0)


@pytest.mark.rule("T12.6", "T12.4")
def test_three_at_the_helicopter_repair_three_and_then_two() -> None:
    table = station(
        8,
        at="actions",
        places={"0": "helicopter", "1": "helicopter", "2": "helicopter"},
        zones={"pile": ["repair", "repair", "repair"]},
    )
    table.answer(RED, "give_to 1")
    table.answer(YELLOW, "done")
    assert (table.track("damage.helicopter"), [table.track(f"lying.{seat}") for seat in range(3)]) == (
        3,
        [0, 1, 0],
    )
    table.answer(RED, "reveal_card")
    assert table.options(RED) == ["give_to 0", "give_to 2"]
    table.answer(RED, "give_to 2")
    table.answer(GREEN, "done")
    assert (table.track("damage.helicopter"), [table.track(f"lying.{seat}") for seat in range(3)]) == (
        1,
        [0, 1, 1],
    )


@pytest.mark.rule("T12.2", "T12.3", "T12.6", "T13.3", "T13.7")
@pytest.mark.parametrize(
    ("card", "receiver", "track", "was", "then"),
    [
        ("activate", YELLOW, "fuel.generator", 1, 3),
        ("sabotage", GREEN, "underground", 10, 9),
        ("repair", BLUE, "damage.radio", 4, 3),
    ],
)
def test_the_leader_gives_out_the_cards_of_the_pile(
    card: str, receiver: int, track: str, was: int, then: int
) -> None:
    table = station(
        5,
        at="actions",
        places={"0": "generator", "1": "generator", "2": "weather_station", "3": "radio"},
        fuel={"generator": 1},
        tracks={"damage.radio": 4},
        zones={"pile": [card, card]},
    )
    assert table.track(track) == was
    table.answer(RED, f"give_to {receiver}")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(receiver, "done")
    assert (table.track(track), table.track(f"lying.{receiver}")) == (then, 1)


@pytest.mark.rule("T12.3", "T13.8")
def test_an_activate_that_only_somebody_at_a_damaged_radio_could_take_is_lost() -> None:
    table = station(
        at="actions", places={"0": "radio", "1": "kitchen"}, lying=[1], zones={"pile": ["activate"]}
    )
    assert table.options(RED) == ["give_to 0"]
    table.answer(RED, "give_to 0")
    table.answer(RED, "done")
    assert (table.named_track("sos"), table.track("damage.radio"), table.zone("now")) == ("silent", 4, [])


# Phases 5 to 8


@pytest.mark.rule("T14.2", "T14.3", "T14.4", "T6.4")
def test_two_votes_bring_yellow_to_maximum_suspicion() -> None:
    table = station(at="accusations", discs={"0": 0, "1": 6, "2": 3, "3": 4}, roles=with_alien(BLUE))
    assert all("accuse 0" not in table.options(seat) for seat in range(4))
    table.answer_each({RED: "accuse 1", BLUE: "accuse 1", YELLOW: "accuse 2", GREEN: "accuse 3"})
    assert discs(table) == [0, 8, 4, 5]
    for disc, pile in ((8, "pile_open"), (7, "pile")):
        working = station(leader=RED, discs={"1": disc}, hands={"1": ["repair"]}, zones={"pile": []})
        working.answer(YELLOW, "work arsenal")
        working.answer(YELLOW, "give_action repair")
        assert working.zone(pile) == ["repair"]


@pytest.mark.rule("T14.5", "T16.1", "T16.2")
def test_red_reveals_itself_and_takes_half_the_players_in_strength() -> None:
    table = station(at="accusations", items={"0": ["wire"]}, weapons={"0": ["melee"]}, discs={"0": 6})
    table.all_answer("abstain")
    table.answer(RED, "reveal_self")
    table.all_answer("stay_hidden")
    assert (table.named_track("at.0"), table.track("disc.0"), table.track("strength")) == ("gone", 0, 2)
    assert (table.zone("item_deck")[0], table.zone("weapon_deck")[0]) == ("wire", "melee")
    assert (table.ask(), table.waiting_seats()) == ("planning.propose", [RED])


@pytest.mark.rule("T15.1", "T15.2", "T15.4", "T15.5")
def test_red_tests_yellow_by_blood_and_green_tests_blue_by_fire() -> None:
    table = station(
        at="tests",
        roles=with_alien(BLUE),
        discs={"0": 2, "1": 7, "2": 3, "3": 4},
        samples={"0": ["sample"]},
        items={"2": ["wire"]},
        weapons={"2": ["flamethrower"]},
    )
    table.answer_each({RED: "run_blood 0", GREEN: "done"})
    assert table.options(RED) == ["test_blood 1"]
    table.answer(RED, "test_blood 1")
    assert (table.track("disc.1"), table.zone("samples.0")) == (0, [])
    table.answer(GREEN, "run_fire 2")
    table.answer(GREEN, "test_fire 3")
    assert (table.named_track("status.3"), table.track("canisters.flamethrower")) == ("revealed", 5)


@pytest.mark.rule("T15.5", "T16.3")
def test_yellow_who_is_found_later_adds_one_strength() -> None:
    table = station(
        5,
        at="tests",
        roles=["alien", "alien", "human", "human", "human"],
        revealed=[RED],
        strength=2,
        leader=GREEN,
        samples={"2": ["sample"]},
        discs={"1": 6},
    )
    table.answer(GREEN, "run_blood 2")
    table.answer(GREEN, "test_blood 1")
    assert (table.named_track("status.1"), table.track("strength"), table.named_track("at.1")) == (
        "revealed",
        3,
        "gone",
    )


@pytest.mark.rule("T18.2", "T18.4", "T18.5")
def test_the_kennel_card_comes_up_for_the_token_and_the_fourth_dog_is_out_again() -> None:
    came_up = 0
    for seed in range(30):
        table = station(
            at="dogs",
            round=4,
            dogs=["radio", "radio", "radio", "kennel"],
            zones={"kennel_card": []},
            token_holder=GREEN,
            seed=seed,
        )
        where = [table.named_track(f"dog.{dog}") for dog in range(4)]
        assert len({*where, table.named_track("token_at")}) == 5
        assert (table.track("leader"), table.named_track("token_at") != "kennel") == (GREEN, True)
        if table.zone("kennel_card"):
            came_up += 1
            assert "kennel" not in where
        else:
            assert (where.count("kennel"), "at_kennel" in table.zone("locations")) == (1, True)
    assert 0 < came_up < 30


@pytest.mark.rule("T19.1", "T19.2", "T19.3", "T19.4", "T19.5", "R35")
def test_red_and_green_leave_yellow_and_blue_behind_and_win() -> None:
    table = station(
        at="rescue",
        sos="landed",
        rescue_at=LANDS_AT,
        round=7,
        roles=with_alien(YELLOW, BLUE),
        discs={"0": 1, "1": 2, "2": 3, "3": 4},
    )
    table.answer(RED, "board")
    table.answer(YELLOW, "board")
    table.answer(RED, "keep_out")
    table.answer(GREEN, "board")
    table.answer(RED, "let_in")
    assert table.told("role_revealed") == [{"figure": "2", "role": "human"}]
    table.answer(YELLOW, "board")
    table.answer_each({RED: "keep_out", GREEN: "keep_out"})
    table.answer(BLUE, "board")
    table.answer_each({RED: "keep_out", GREEN: "keep_out"})
    assert (table.ending(), table.winners()) == ("escaped", [RED, GREEN])


# With 1-3 players


@pytest.mark.rule("T23.4", "T23.5")
def test_two_at_the_weather_station_draw_three_of_the_automatons_five_strength() -> None:
    table = station(
        2,
        at="automaton",
        places={"0": "weather_station", "3": "weather_station", "1": "kitchen"},
        revealed=[5],
        strength=5,
    )
    assert sorted(str(told["strength"]) for told in table.told("struck")) == ["2", "3"]


@pytest.mark.rule("T23.8", "T23.9", "T23.11")
def test_one_die_is_cancelled_and_another_set_from_the_dormitory() -> None:
    table = station(
        1,
        at="actions",
        places={"0": "radio", "1": "dormitory", "2": "kitchen"},
        dice=[1, 1, 6],
        damage={"radio": 3},
    )
    for option in (
        "give_to 0",
        "done",
        "cancel_die 2",
        "set_die 0 repair",
        "done",
        "use_die repair",
    ):
        table.answer(0, option)
    assert (table.track("damage.radio"), table.track("disc.0"), table.track("threat")) == (2, 2, 10)
    assert [table.track(f"lying.{figure}") for figure in range(3)] == [1, 1, 0]
