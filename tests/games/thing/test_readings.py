"""Settings for readings of rules: R9, R20, R48, Windows in a team, Garry with a flashlight in the dark."""

import pytest

from tests.games.thing.meetings import all_stay
from tests.games.thing.station import station
from tests.games.thing.test_characters import windows_and
from tests.games.thing.test_shared_dice import give_dice
from tests.table import Table
from turncoat.games.thing.game import THING
from turncoat.kernel.shapes import Json

READINGS = [
    "destroyed_boiler",
    "special_at_maximum",
    "windows_in_team",
    "stay_in_rec_room",
    "garrys_flashlight",
]


@pytest.mark.parametrize("name", READINGS)
def test_a_reading_is_offered_and_games_of_the_first_rules_go_on_with_the_first_choice(name: str) -> None:
    setting = next(one for one in THING.settings if one.name == name)
    assert (setting.is_reading, setting.is_offered) == (True, True)
    assert setting.by_version(1) == 0


# R20: a destroyed boiler


def dead_boiler(choice: str, **words: Json) -> Table:
    position: dict[str, Json] = {
        "round": 4,
        "boiler_dead": 2,
        "damage": {"boiler": 3},
        "fuel": {"boiler": 0},
        **words,
    }
    return station(options={"destroyed_boiler": choice}, **position)


@pytest.mark.rule("R20")
@pytest.mark.parametrize(("choice", "is_place"), [("gone", False), ("stays", True)])
def test_a_destroyed_boiler_is_no_location_or_stays_one(choice: str, is_place: bool) -> None:
    table = dead_boiler(choice)
    assert ("work boiler" in table.options(1)) == is_place
    assert ("at_boiler" in table.zone("locations")) == is_place
    assert ("at_boiler" in table.zone("burned_cards")) != is_place


@pytest.mark.rule("R20", "T3.6")
@pytest.mark.parametrize(("choice", "is_place"), [("gone", False), ("stays", True)])
def test_the_card_of_a_boiler_that_is_destroyed_in_play_leaves_or_stays(choice: str, is_place: bool) -> None:
    table = station(
        at="maintenance",
        weather="storm",
        damage={"boiler": 2},
        fuel={"boiler": 0},
        options={"destroyed_boiler": choice},
    )
    assert (table.track("boiler_dead"), table.track("fuel.boiler")) == (1, 0)
    assert ("at_boiler" in table.zone("locations")) == is_place


@pytest.mark.rule("R20", "T13.4")
@pytest.mark.parametrize("card", ["activate", "repair", "sabotage"])
def test_nothing_can_be_done_at_a_destroyed_boiler_that_stays(card: str) -> None:
    places: dict[str, Json] = {"1": "boiler", "2": "kitchen"}
    items: dict[str, Json] = {"1": ["tools", "fuel"]}
    table = dead_boiler("stays", at="actions", places=places, items=items, zones={"pile": [card, "repair"]})
    assert table.ask() == "giving.give"  # no window for Tools and Fuel
    table.answer(0, table.options(0)[0])
    assert (table.track("damage.boiler"), table.track("fuel.boiler")) == (3, 0)


@pytest.mark.rule("R20", "T11.3", "T11.4")
def test_a_destroyed_boiler_that_stays_can_be_burned_and_it_goes_on_freezing() -> None:
    table = dead_boiler("stays", at="arson", places={"1": "boiler"}, weapons={"1": ["dynamite"]}, freezing=4)
    table.answer(1, "burn dynamite 1")
    assert (table.track("freezing"), table.track("boiler_dead")) == (0, 2)
    assert table.zone("burned_cards") == ["at_boiler"]


# R48: a special action at maximum suspicion


@pytest.mark.rule("R48", "T6.4", "T6.7")
@pytest.mark.parametrize(("choice", "pile"), [("face_up", "pile_open"), ("face_down", "pile")])
@pytest.mark.parametrize("items", [[], ["flashlight"]])
def test_a_special_action_at_maximum_suspicion_is_laid_as_the_table_reads_it(
    choice: str, pile: str, items: list[Json]
) -> None:
    table = station(discs={"1": 12}, items={"1": items}, options={"special_at_maximum": choice})
    table.answer(1, "special kitchen")
    table.answer(1, "shine" if items else "done")
    if items:
        table.answer(1, table.options(1)[0])
    assert len(table.zone(pile)) == 1


@pytest.mark.rule("R48", "T6.4")
def test_a_card_for_work_lies_face_up_at_maximum_suspicion_in_any_reading() -> None:
    hands: dict[str, Json] = {"1": ["repair"]}
    table = station(discs={"1": 12}, hands=hands, options={"special_at_maximum": "face_down"})
    table.answer(1, "work kitchen")
    table.answer(1, "give_action repair")
    assert table.zone("pile_open") == ["repair"]


# Windows in a team


@pytest.mark.rule("T21.7", "T12.6")
@pytest.mark.parametrize("beside", [[], ["2"], ["2", "3"]])
@pytest.mark.parametrize("choice", ["once", "each"])
def test_in_a_team_windows_repairs_one_more_or_twice_as_much(beside: list[str], choice: str) -> None:
    table = windows_and(beside, options={"windows_in_team": choice})
    team = 1 + len(beside)
    most = 2 * team if choice == "each" else team + 1
    assert table.options(1) == [f"mend {amount}" for amount in range(team, most + 1)]
    table.answer(1, f"mend {most}")
    assert table.track("damage.radio") == 8 - most


# R9: staying in the Rec Room


def stay_in_rec_room(players: int = 4, /, **words: Json) -> Table:
    return station(players, options={"stay_in_rec_room": "yes"}, **words)


@pytest.mark.rule("R9", "T6.2", "T6.7")
def test_where_a_table_reads_it_so_a_character_may_stay_in_the_rec_room() -> None:
    assert not {"work rec_room", "special rec_room"} & set(station().options(1))
    table = stay_in_rec_room(hands={"1": ["repair"]})
    assert {"work rec_room", "special rec_room"} <= set(table.options(1))
    table.answer(1, "work rec_room")
    table.answer(1, "give_action repair")
    assert (table.named_track("at.1"), table.zone("pile"), table.waiting_seats()) == (
        "rec_room",
        ["repair"],
        [2],
    )


@pytest.mark.rule("R9")
@pytest.mark.parametrize("players", [5, 8])
def test_any_number_may_stay(players: int) -> None:
    table = stay_in_rec_room(players)
    for seat in range(1, players):
        table.answer(seat, "work rec_room")
        table.answer(seat, table.options(seat)[0])
    assert "work rec_room" in table.options(0)


@pytest.mark.rule("R9", "T7.1")
def test_whoever_stays_in_the_rec_room_meets_the_others_who_do() -> None:
    places: dict[str, Json] = {"0": "kitchen", "1": "rec_room", "2": "rec_room", "3": "radio"}
    table = stay_in_rec_room(at="encounters", places=places, lying=[])
    assert table.told("encounter") == [{"place": "rec_room", "figures": ["1", "2"]}]
    all_stay(table)
    assert table.ask() == "infection.lay_tokens"
    assert not station(at="encounters", places=places).told("encounter")


@pytest.mark.rule("R9", "T12.3")
def test_an_action_in_the_rec_room_does_nothing_and_is_given_only_if_nobody_can_do_it() -> None:
    places: dict[str, Json] = {"0": "dormitory", "1": "rec_room", "2": "radio", "3": "kitchen"}
    words: dict[str, Json] = {
        "at": "actions",
        "places": places,
        "lying": [0],
        "freezing": 2,
        "boiler_dead": 1,
    }
    table = stay_in_rec_room(**words, zones={"pile": ["repair"]})
    assert table.options(0) == ["give_to 2"]
    table = stay_in_rec_room(**words, damage={"radio": 0}, zones={"pile": ["repair"]})
    assert table.options(0) == ["give_to 1", "give_to 2", "give_to 3"]
    table.answer(0, "give_to 1")
    assert table.track("freezing") == 2


@pytest.mark.rule("R9", "T23.1", "T23.7")
def test_with_dice_a_figure_may_stay_too_and_be_given_them() -> None:
    table = stay_in_rec_room(2)
    assert "move_figure 0 rec_room" in table.options(0)
    assert "move_figure 0 rec_room" not in station(2).options(0)
    table = stay_in_rec_room(
        2, at="actions", places={"0": "rec_room", "1": "radio"}, lying=[2, 3, 4, 5], dice=[5, 5, 5]
    )
    assert table.options(0) == ["give_to 0", "give_to 1"]
    table.answer(0, "give_to 0")
    table.answer(0, "done")
    assert table.told("wrecked") == []


# Garry with a flashlight in the dark

GARRY: list[Json] = ["garry", "macready", "blair", "clark", "bennings", "windows"]


def garry(choice: str, items: list[Json], damage: int = 2) -> Table:
    return give_dice(
        [5, 5, 5, 5, 5, 5, 5, 5],
        characters=GARRY,
        items={"0": items},
        damage={"generator": damage},
        leader=0,
        options={"garrys_flashlight": choice},
    )


@pytest.mark.rule("T24.6", "T23.12")
@pytest.mark.parametrize(
    ("choice", "items", "damage", "most"),
    [
        ("each_die_once", ["flashlight"], 2, 3),
        ("own_die_too", ["flashlight"], 2, 4),
        ("own_die_too", ["flashlight"], 0, 1),
        ("own_die_too", [], 2, 1),
    ],
)
def test_garry_rerolls_each_die_once_or_one_of_them_twice(
    choice: str, items: list[Json], damage: int, most: int
) -> None:
    table = garry(choice, items, damage)
    done = 0
    while "reroll_die" in table.verbs(0):
        table.answer(0, next(option for option in table.options(0) if option.startswith("reroll_die")))
        done += 1
    assert done == most


@pytest.mark.rule("T24.6", "T23.12")
def test_only_one_die_is_rerolled_twice() -> None:
    table = garry("own_die_too", ["flashlight"])
    for die in (0, 0, 1):
        table.answer(0, f"reroll_die {die}")
    rerolls = [option for option in table.options(0) if option.startswith("reroll_die")]
    assert rerolls == ["reroll_die 2"]
