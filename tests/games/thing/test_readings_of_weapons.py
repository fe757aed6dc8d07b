"""Settings for readings of rules on weapons and fire: R2, R3, R31."""

import pytest

from tests.games.thing.meetings import all_stay, meeting, people, strike_position
from tests.games.thing.station import station
from tests.games.thing.test_shared_round import at_arsenal
from tests.table import Table
from turncoat.games.thing.game import THING
from turncoat.kernel.shapes import Json

ONE_DOG: list[Json] = ["kitchen", "gone", "gone", "gone"]
THREE: dict[str, Json] = {"1": "kitchen", "2": "kitchen", "3": "kitchen"}
LYING = ["after_fire", "always", "never"]


def encounters(table: Table) -> list[Json]:
    return [told["figures"] for told in table.told("encounter")]


@pytest.mark.parametrize(
    ("name", "default", "before"),
    [
        ("avoiding_the_alien", "yes", "no"),
        ("lying_encounters", "after_fire", "never"),
        ("empty_flamethrower", "leaves", "leaves"),
    ],
)
def test_a_reading_is_offered_and_games_of_the_first_rules_go_on_as_they_began(
    name: str, default: str, before: str
) -> None:
    setting = next(one for one in THING.settings if one.name == name)
    assert (setting.is_reading, setting.is_offered, setting.choices[setting.default]) == (True, True, default)
    assert setting.choices[setting.by_version(1)] == before


# R2: lying figures


@pytest.mark.rule("R2", "T8.6", "T7.1")
@pytest.mark.parametrize(
    ("reading", "who"), [("after_fire", ["1", "2", "3"]), ("always", ["1", "2", "3"]), ("never", ["2", "3"])]
)
def test_a_character_that_used_fire_meets_those_who_are_left_with_it(reading: str, who: list[str]) -> None:
    table = strike_position(
        {"kitchen": 4}, {**THREE}, weapons={"1": ["dynamite"]}, options={"lying_encounters": reading}
    )
    table.answer(1, "use_fire dynamite 1")
    assert (encounters(table), table.track("lying.1")) == ([who], 1)
    all_stay(table)
    assert table.waiting_seats() == [int(figure) for figure in who]


@pytest.mark.rule("R2", "T8.4")
@pytest.mark.parametrize("reading", LYING)
def test_after_a_tie_characters_meet_only_where_all_who_lie_do(reading: str) -> None:
    places: dict[str, Json] = {"1": "kitchen", "2": "kitchen"}
    table = strike_position({"kitchen": 2}, places, options={"lying_encounters": reading})
    assert people(table)[1:3] == [("kitchen", 1), ("kitchen", 1)]
    assert encounters(table) == ([["1", "2"]] if reading == "always" else [])


@pytest.mark.rule("R2", "T9.1")
@pytest.mark.parametrize(("reading", "draws"), [("after_fire", True), ("always", True), ("never", False)])
def test_a_character_that_used_fire_beside_a_dog_meets_the_dog(reading: str, draws: bool) -> None:
    table = strike_position(
        {"kitchen": 1},
        {"1": "kitchen"},
        weapons={"1": ["dynamite"]},
        dogs=[*ONE_DOG],
        options={"lying_encounters": reading},
    )
    table.answer(1, "use_fire dynamite 1")
    all_stay(table)
    assert (len(table.told("dog_seen")) == 1) == draws


@pytest.mark.rule("R2", "T8.4")
def test_a_tie_is_forgotten_when_all_come_back() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen", "2": "kitchen"}, zones={"pile": ["activate"]})
    assert table.track("tied") > 0
    while table.ask() != "accusing.vote":
        table.answer(table.waiting_seats()[0], table.options(table.waiting_seats()[0])[0])
    assert (table.track("tied"), table.track("lying.1")) == (0, 0)


@pytest.mark.rule("R2", "T8.3")
def test_those_who_fled_to_the_rec_room_meet_no_one_in_any_reading() -> None:
    options: dict[str, Json] = {"lying_encounters": "always", "stay_in_rec_room": "yes"}
    table = strike_position({"kitchen": 4}, {**THREE, "4": "rec_room"}, options=options)
    table.answer(0, "wreck")
    assert encounters(table) == []


# R3: weapons against the revealed alien


def armed_figure(strength: int, weapon: str, places: dict[str, Json], /, **words: Json) -> Table:
    return strike_position({"kitchen": strength}, places, weapons={"1": [weapon]}, **words)


@pytest.mark.rule("R3", "T7.4")
@pytest.mark.parametrize("weapon", ["melee", "firearm", "flamethrower"])
def test_a_weapon_keeps_its_owner_out_of_an_encounter_with_the_alien(weapon: str) -> None:
    table = armed_figure(2, weapon, {"1": "kitchen"})
    assert (table.ask(), table.waiting_seats()) == ("window.react", [1])
    table.answer(1, f"avoid {weapon} 1")
    assert (table.ask(), table.options(0)) == ("strike.choose", ["wreck", "leave_it"])
    table.answer(0, "wreck")
    assert people(table)[1] == ("kitchen", 0)
    assert (table.named_track("status.1"), table.track("strength")) == ("playing", 2)
    assert table.zone("box") == (["melee"] if weapon == "melee" else [])
    assert table.track("canisters.flamethrower") == (5 if weapon == "flamethrower" else 0)


@pytest.mark.rule("R3", "T8.3", "T8.4", "T8.5")
@pytest.mark.parametrize(
    ("strength", "acts", "lying"), [(3, True, [0, 0, 0]), (2, False, [0, 1, 1]), (1, False, [0, 0, 0])]
)
def test_a_character_that_opted_out_is_not_counted(strength: int, acts: bool, lying: list[int]) -> None:
    table = armed_figure(strength, "firearm", {**THREE})
    table.answer(1, "avoid firearm 1")
    assert (table.ask() == "strike.choose") == acts
    assert [table.track(f"lying.{figure}") for figure in (1, 2, 3)] == lying


@pytest.mark.rule("R3", "T8.3")
def test_it_is_neither_absorbed_nor_put_to_flight() -> None:
    table = armed_figure(3, "firearm", {**THREE})
    table.answer(1, "avoid firearm 1")
    assert table.options(0) == ["absorb 2", "absorb 3", "wreck", "leave_it"]
    table.answer(0, "absorb 2")
    assert people(table)[1:] == [("kitchen", 0), ("gone", 0), ("rec_room", 1)]


@pytest.mark.rule("R3", "T8.2")
def test_an_alien_left_with_a_dog_may_absorb_it() -> None:
    table = armed_figure(1, "melee", {"1": "kitchen"}, dogs=[*ONE_DOG])
    table.answer(1, "avoid melee 1")
    assert table.options(0) == ["absorb_dog", "wreck", "leave_it"]


@pytest.mark.rule("R3", "T8.6")
def test_those_who_are_left_are_asked_again_once_one_has_opted_out() -> None:
    table = strike_position(
        {"kitchen": 2},
        {"1": "kitchen", "2": "kitchen"},
        weapons={"1": ["dynamite"], "2": ["firearm"]},
    )
    table.answer(1, "pass")
    table.answer(2, "avoid firearm 2")
    assert (table.waiting_seats(), table.options(1)) == ([1], ["pass", "use_fire dynamite 1"])
    table.answer(1, "use_fire dynamite 1")
    assert (table.track("strength"), table.told("absorbed")) == (1, [])


@pytest.mark.rule("R3", "T7.4")
def test_a_firearm_avoids_the_alien_and_then_the_others_too() -> None:
    table = armed_figure(1, "firearm", {**THREE})
    table.answer(1, "avoid firearm 1")
    assert (table.ask(), table.options(1)) == ("meeting.stay_or_avoid", ["stay", "avoid firearm 1"])


@pytest.mark.rule("R3")
def test_where_the_table_reads_it_so_only_fire_helps() -> None:
    options: dict[str, Json] = {"avoiding_the_alien": "no"}
    for weapon in ("melee", "firearm"):
        table = armed_figure(2, weapon, {"1": "kitchen"}, options=options)
        assert (table.ask(), "absorb 1" in table.options(0)) == ("strike.choose", True)
    table = armed_figure(2, "flamethrower", {"1": "kitchen"}, options=options)
    assert table.options(1) == ["pass", "use_fire flamethrower 1"]
    assert table.why_not(1, "avoid") == ("no_reaction", "R3")


@pytest.mark.rule("R3", "T23.6")
def test_the_automaton_sabotages_where_all_have_opted_out() -> None:
    held: dict[str, Json] = {"0": ["firearm"], "1": ["firearm"]}
    table = at_arsenal({"0": "arsenal", "1": "arsenal"}, strength=3, weapons=held)
    while table.ask() == "window.react":
        table.answer(0, next(option for option in table.options(0) if option.startswith("avoid")))
    assert (table.ask(), table.options(0)) == ("strike.choose", ["wreck"])
    table.answer(0, "wreck")
    assert [told["place"] for told in table.told("wrecked")] == ["arsenal"]
    assert [table.named_track(f"at.{figure}") for figure in (0, 1)] == ["arsenal", "arsenal"]


# R31: an empty flamethrower

LAST: dict[str, Json] = {"canisters.flamethrower": 1}


def empty_flamethrower(reading: str, **words: Json) -> Table:
    """Figure 1 has spent the last canister on avoiding figure 2."""
    table = meeting(
        {"1": "kitchen", "2": "kitchen"},
        weapons={"1": ["flamethrower"]},
        tracks=LAST,
        options={"empty_flamethrower": reading},
        **words,
    )
    table.answer(1, "avoid flamethrower 1")
    return table


@pytest.mark.rule("R31", "T20.1")
@pytest.mark.parametrize(
    ("reading", "own", "box"), [("leaves", [], ["flamethrower"]), ("stays", ["flamethrower"], [])]
)
def test_an_empty_flamethrower_leaves_the_game_or_stays(reading: str, own: list[str], box: list[str]) -> None:
    table = empty_flamethrower(reading)
    assert (table.zone("flames.1"), table.zone("box"), table.track("canisters.flamethrower")) == (own, box, 0)


@pytest.mark.rule("R31", "T15.2", "T14.1")
def test_an_empty_flamethrower_that_stays_is_of_no_use_but_can_be_traded() -> None:
    table = empty_flamethrower("stays", items={"1": ["wire"]})
    asked = []
    while table.track("round") == 1:
        seat = table.waiting_seats()[0]
        asked.append(table.ask())
        if table.ask() == "trading.make_offer" and seat == 1:
            assert "offer_gift flamethrower 2" in table.options(1)
        table.answer(seat, table.options(seat)[0])
    assert "trading.make_offer" in asked
    assert "testing.volunteer" not in asked


@pytest.mark.rule("R31", "T11.1")
def test_an_empty_flamethrower_burns_nothing() -> None:
    """With a canister left its owner could burn the kitchen now."""
    for canisters, asked in ((2, "window.react"), (1, "giving.give")):
        table = meeting(
            {"1": "kitchen", "2": "kitchen"},
            weapons={"1": ["flamethrower"]},
            tracks={"canisters.flamethrower": canisters},
            options={"empty_flamethrower": "stays", "arson": "always"},
            zones={"pile": ["repair"]},
        )
        table.answer(1, "avoid flamethrower 1")
        all_stay(table)
        assert table.ask() == asked


def spend_on_test(reading: str, canisters: int) -> Table:
    """Figure 1 has tested figure 2 by fire; next round the alien strikes 1 and 3 in the kitchen."""
    table = station(
        5,
        at="tests",
        weapons={"1": ["flamethrower"]},
        items={"1": ["wire"]},
        tracks={"canisters.flamethrower": canisters},
        revealed=[0],
        strength=3,
        leader=4,
        options={"empty_flamethrower": reading},
    )
    table.answer(1, "run_fire 1")
    table.answer(1, "test_fire 2")
    for _ in range(3):
        table.answer(0, "put_strength kitchen")
    table.answer(0, "confirm")
    while table.track("planned"):
        (seat,) = table.waiting_seats()
        wanted = "work kitchen" if seat in (1, 3) else "swap"
        table.answer(seat, wanted if wanted in table.options(seat) else table.options(seat)[0])
    return table


@pytest.mark.rule("R31", "T8.6", "R3")
def test_an_empty_flamethrower_neither_drives_the_alien_off_nor_avoids_it() -> None:
    table = spend_on_test("stays", 2)
    assert table.options(1) == ["pass", "use_fire flamethrower 1", "avoid flamethrower 1"]
    table = spend_on_test("stays", 1)
    assert (table.zone("flames.1"), table.ask()) == (["flamethrower"], "strike.choose")


@pytest.mark.rule("R31", "T20.1", "T16.1")
def test_an_empty_flamethrower_gets_new_canisters_once_it_is_found_in_the_deck_again() -> None:
    table = spend_on_test("stays", 1)
    table.answer(0, "absorb 1")
    assert (table.zone("flames.1"), table.zone("weapon_deck")[0]) == ([], "flamethrower")
    table = station(
        at="actions",
        places={"1": "arsenal"},
        zones={"pile": ["activate"]},
        top={"weapon_deck": ["flamethrower"]},
        options={"empty_flamethrower": "stays"},
    )
    table.answer(0, "give_to 1")
    table.answer(1, "keep flamethrower")
    assert table.track("canisters.flamethrower") == 6
