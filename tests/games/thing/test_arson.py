"""T11: arson: burning a location to warm the station."""

import pytest

from tests.games.thing.meetings import all_stay, meeting, people
from tests.games.thing.station import LANDS_AT, station
from tests.table import Table
from turncoat.kernel.shapes import Json

EVERYBODY: dict[str, Json] = {"0": "arsenal", "1": "kitchen", "2": "kitchen", "3": "radio"}
COLD: dict[str, Json] = {"round": 3, "boiler_dead": 2, "freezing": 5, "damage": {"boiler": 3}}
PILE: Json = {"pile": ["repair", "sabotage"]}


def burn_position(weapon: str = "dynamite", /, **words: Json) -> Table:
    """The station is freezing; figure 1, in the kitchen, has something that burns."""
    position: dict[str, Json] = {
        "at": "arson",
        "places": {**EVERYBODY},
        "weapons": {"1": [weapon]},
        "zones": PILE,
        **COLD,
    }
    return station(4, **{**position, **words})


def is_burned(table: Table, card: str) -> bool:
    """The location's card is out of the game; it lies in the deck or among the burned ones, never in both."""
    burned = card in table.zone("burned_cards")
    assert burned != (card in table.zone("locations"))
    return burned


# T11.1: who, when, with what


@pytest.mark.rule("T11", "T11.1", "T20.2", "T20.10")
def test_dynamite_burns_the_location_one_is_in_and_is_used_up() -> None:
    table = burn_position("dynamite")
    assert (table.waiting_seats(), table.options(1)) == ([1], ["pass", "burn dynamite 1"])
    table.answer(1, "burn dynamite 1")
    assert is_burned(table, "at_kitchen")
    assert (table.zone("weapons.1"), table.zone("box")) == ([], ["dynamite"])


@pytest.mark.rule("T11.1", "T20.1")
def test_a_flamethrower_burns_it_for_a_canister() -> None:
    table = burn_position("flamethrower")
    table.answer(1, "burn flamethrower 1")
    assert is_burned(table, "at_kitchen")
    assert (table.zone("flames.1"), table.track("canisters.flamethrower")) == (["flamethrower"], 5)


@pytest.mark.rule("T11.1")
@pytest.mark.parametrize("weapon", ["melee", "firearm"])
def test_other_weapons_burn_nothing(weapon: str) -> None:
    assert burn_position(weapon).ask() == "giving.give"


@pytest.mark.rule("T11.1")
def test_one_may_refrain_and_keep_everything() -> None:
    table = burn_position()
    table.answer(1, "pass")
    assert (table.ask(), table.zone("weapons.1"), table.track("burned")) == ("giving.give", ["dynamite"], 0)
    assert (table.track("freezing"), people(table)[1]) == (5, ("kitchen", 0))


@pytest.mark.rule("T11.1")
def test_who_lies_or_sleeps_burns_nothing() -> None:
    assert burn_position(lying=[1]).ask() == "giving.give"
    assert burn_position(places={**EVERYBODY, "1": "dormitory"}).ask() == "giving.give"
    assert burn_position(places={**EVERYBODY, "1": "rec_room"}).ask() == "giving.give"


@pytest.mark.rule("T11.1")
def test_arson_comes_right_after_the_encounters() -> None:
    table = meeting({**EVERYBODY}, weapons={"1": ["dynamite"]}, zones=PILE, **COLD)
    assert table.ask() == "meeting.stay_or_avoid"
    all_stay(table)
    table.all_answer("lay_human")
    table.answer_each({1: "look_at 2", 2: "look_at 1"})
    assert (table.options(1), table.zone("now")) == (["pass", "burn dynamite 1"], [])


@pytest.mark.rule("R21", "T11.1")
def test_arson_comes_before_boarding_the_rescue_helicopter() -> None:
    table = burn_position(sos="landed", sos_since=1, rescue_at=LANDS_AT)
    assert table.ask() == "window.react"
    table.answer(1, "pass")
    assert table.ask().startswith("call.")


# T11.2: the price


@pytest.mark.rule("T11.2")
def test_whoever_set_the_fire_lies_in_the_rec_room() -> None:
    table = burn_position(places={**EVERYBODY, "2": "radio"})
    table.answer(1, "burn dynamite 1")
    assert people(table) == [("arsenal", 0), ("rec_room", 1), ("radio", 0), ("radio", 0)]


@pytest.mark.rule("T11.2", "R23")
def test_a_random_card_of_the_pile_that_lies_face_down_is_lost() -> None:
    lost = set()
    for seed in range(12):
        zones: Json = {"pile": ["repair", "sabotage"], "pile_open": ["activate"]}
        table = burn_position(seed=seed, zones=zones)
        table.answer(1, "burn dynamite 1")
        lost.add(tuple(table.zone("action_discard")))
        assert len(table.zone("pile")) + len(table.zone("now")) == 2
    assert lost == {("repair",), ("sabotage",)}


@pytest.mark.rule("R23")
def test_a_card_that_lies_face_up_is_lost_if_there_is_no_other() -> None:
    table = burn_position(zones={"pile_open": ["activate", "activate"]})
    table.answer(1, "burn dynamite 1")
    assert (table.zone("action_discard"), table.zone("now")) == (["activate"], ["activate"])


@pytest.mark.rule("R23", "T11.2")
def test_with_an_empty_pile_no_card_is_lost() -> None:
    table = burn_position(zones={})
    table.answer(1, "burn dynamite 1")
    assert (table.zone("action_discard"), is_burned(table, "at_kitchen")) == ([], True)


# T11.3, T11.4: what burning does


@pytest.mark.rule("T11.3")
def test_nobody_can_go_to_a_burned_location_any_more() -> None:
    table = station(burned=["kitchen"])
    moves = table.options(1)
    assert not {"work kitchen", "special kitchen"} & set(moves)
    assert {"work radio", "special radio"} <= set(moves)


@pytest.mark.rule("T11.3")
def test_the_location_and_its_card_leave_the_game_and_no_other() -> None:
    table = burn_position()
    table.answer(1, "burn dynamite 1")
    assert table.zone("burned_cards") == ["at_boiler", "at_kitchen"]
    assert len(table.zone("locations")) == 8
    assert table.track("burned") == 1 << 4


@pytest.mark.rule("T11.3")
def test_the_alien_cannot_strike_where_a_location_has_burned() -> None:
    table = station(at="planning", revealed=[0], strength=2, leader=1, burned=["kitchen"])
    assert "put_strength kitchen" not in table.options(0)
    assert "put_strength radio" in table.options(0)


@pytest.mark.rule("T11.4")
def test_the_freezing_marker_goes_back_to_the_start() -> None:
    table = burn_position()
    assert table.track("freezing") == 5
    table.answer(1, "burn dynamite 1")
    assert (table.track("freezing"), table.track("boiler_dead")) == (0, 2)


# R16 - R18


@pytest.mark.rule("R16")
def test_nothing_is_burned_while_the_boiler_works() -> None:
    warm: dict[str, Json] = {"boiler_dead": 0, "freezing": 0, "damage": {"boiler": 2}}
    assert burn_position(**warm).ask() == "giving.give"


@pytest.mark.rule("R16")
def test_a_table_may_allow_arson_always() -> None:
    warm: dict[str, Json] = {"boiler_dead": 0, "freezing": 0, "damage": {"boiler": 2}}
    table = burn_position(options={"arson": "always"}, **warm)
    table.answer(1, "burn dynamite 1")
    assert is_burned(table, "at_kitchen")


WARM_BOILER: dict[str, Json] = {
    "boiler_dead": 0,
    "freezing": 0,
    "damage": {},
    "places": {**EVERYBODY, "1": "boiler"},
    "options": {"arson": "always"},
}


@pytest.mark.rule("R19", "T3.6", "T11.3")
def test_a_boiler_that_burns_heats_no_more_and_its_fuel_is_lost() -> None:
    table = burn_position(**WARM_BOILER)
    table.answer(1, "burn dynamite 1")
    assert is_burned(table, "at_boiler")
    assert (table.track("fuel.boiler"), table.track("boiler_dead"), table.track("freezing")) == (0, 3, 0)


@pytest.mark.rule("R19", "T3.6", "T3.7")
@pytest.mark.parametrize(("burned_in", "freezing"), [(3, 2), (4, 0)])
def test_from_the_round_after_its_boiler_burned_the_station_freezes(burned_in: int, freezing: int) -> None:
    table = station(
        at="maintenance",
        round=4,
        burned=["boiler"],
        boiler_dead=burned_in,
        weather="storm",
        fuel={"boiler": 0},
    )
    assert (table.track("freezing"), table.track("damage.boiler")) == (freezing, 0)


@pytest.mark.rule("R19", "T3.7")
def test_a_position_with_a_burned_boiler_freezes_too() -> None:
    table = station(at="arson", round=4, burned=["boiler"])
    assert table.track("boiler_dead") == 4


@pytest.mark.rule("R17")
@pytest.mark.parametrize(("burned", "may"), [(5, True), (6, False)])
def test_six_locations_can_burn_and_no_more(burned: int, may: bool) -> None:
    names = ["storeroom", "generator", "laboratory", "weather_station", "snowcat", "helicopter"]
    table = burn_position(burned=[*names[:burned]])
    assert (table.ask() == "window.react") == may


@pytest.mark.rule("R17", "T11.1")
@pytest.mark.parametrize(
    "place",
    [
        "arsenal",
        "storeroom",
        "generator",
        "kitchen",
        "laboratory",
        "weather_station",
        "radio",
        "snowcat",
        "helicopter",
    ],
)
def test_every_location_with_a_card_can_burn(place: str) -> None:
    table = burn_position(places={**EVERYBODY, "1": place})
    table.answer(1, "burn dynamite 1")
    assert is_burned(table, f"at_{place}")


@pytest.mark.rule("R18", "T11.2")
def test_others_in_a_burned_location_flee_to_the_rec_room_and_lie() -> None:
    table = burn_position()
    table.answer(1, "burn dynamite 1")
    assert people(table) == [("arsenal", 0), ("rec_room", 1), ("rec_room", 1), ("radio", 0)]


@pytest.mark.rule("R18")
def test_a_dog_in_a_burned_location_waits_beside_the_board() -> None:
    table = burn_position(dogs=["kitchen", "radio", "gone", "gone"])
    table.answer(1, "burn dynamite 1")
    assert [table.named_track(f"dog.{dog}") for dog in range(4)] == ["waiting", "radio", "gone", "gone"]


@pytest.mark.rule("R18", "T18.2")
def test_a_dog_that_waited_comes_back_with_the_others() -> None:
    table = station(at="dogs", dogs=["waiting", "gone", "gone", "gone"], round=3, burned=["kitchen"])
    assert table.named_track("dog.0") not in ("waiting", "kitchen", "gone", "kennel")


@pytest.mark.rule("R18")
@pytest.mark.parametrize(("place", "left"), [("kitchen", "none"), ("radio", "radio")])
def test_the_leader_token_leaves_a_burned_location(place: str, left: str) -> None:
    table = burn_position(token_at=place)
    table.answer(1, "burn dynamite 1")
    assert table.named_track("token_at") == left


@pytest.mark.rule("R18", "T18.4")
def test_the_leader_token_comes_back_in_the_phase_of_dogs() -> None:
    table = station(at="dogs", round=3, burned=["kitchen"], token_at="none")
    assert table.named_track("token_at") not in ("none", "kitchen", "kennel")


@pytest.mark.rule("T11.1")
def test_several_may_set_fires_one_after_the_other() -> None:
    table = burn_position(weapons={"1": ["dynamite"], "3": ["dynamite"], "2": ["dynamite"]})
    table.answer(1, "burn dynamite 1")
    assert table.waiting_seats() == [3]  # 2 lies in the Rec Room by now
    table.answer(3, "burn dynamite 3")
    assert table.zone("burned_cards") == ["at_boiler", "at_kitchen", "at_radio"]
