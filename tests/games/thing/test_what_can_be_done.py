"""Rulings R10-R15: conditions of actions, and the timing of tools and fuel."""

import pytest

from tests.games.thing.station import LAST_FUEL, station
from tests.table import Table
from turncoat.kernel.shapes import Json

ALL_WEAPONS: list[Json] = [
    "flamethrower",
    "dynamite",
    "dynamite",
    "dynamite",
    "firearm",
    "melee",
    "melee",
    "melee",
]
ALL_ITEMS: list[Json] = ["fuel", "fuel", "tools", "tools", "keys", "keys", "wire", "flashlight", "flashlight"]
ALL_TOKENS: list[Json] = []
ALL_TOKENS.extend(["sample"] * 8 + ["spoiled"] * 12)


def give_position(place: str, **words: Json) -> Table:
    """Figure 1 (Norris) is at a location, figure 2 at the weather station; an Activate is to be given out."""
    position: dict[str, Json] = {
        "at": "actions",
        "places": {"1": place, "2": "weather_station"},
        "zones": {"pile": ["activate"]},
        **words,
    }
    return station(4, **position)


# R11: what Activate needs


@pytest.mark.rule("R11", "T12.2")
@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("arsenal", {"weapons": {"3": ALL_WEAPONS[1:]}}),
        ("storeroom", {"items": {"3": ALL_ITEMS[1:]}}),
        ("kitchen", {"pantry": 1}),
        ("laboratory", {"samples": {"3": ALL_TOKENS[1:]}}),
        ("generator", {"fuel": {"generator": 3}, "underground": 1}),
        ("boiler", {"fuel": {"boiler": 3}, "underground": 1}),
        ("radio", {"damage": {"radio": 0}}),
        ("snowcat", {"fuel": {"snowcat": 1}, "yard": 1}),
        ("snowcat", {"fuel": {"snowcat": 2}, "damage": {"snowcat": 0}, "yard": 0}),
        ("helicopter", {"fuel": {"helicopter": 1}, "yard": 1}),
        ("helicopter", {"fuel": {"helicopter": 2}, "damage": {"helicopter": 0}}),
        ("weather_station", {"underground": 0}),
    ],
)
def test_activate_is_given_where_it_changes_something(place: str, words: dict[str, Json]) -> None:
    assert give_position(place, **words).options(0) == ["give_to 1", "give_to 2"]


@pytest.mark.rule("R11", "T12.2")
@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("arsenal", {"weapons": {"3": ALL_WEAPONS}}),
        ("storeroom", {"items": {"3": ALL_ITEMS}}),
        ("kitchen", {"pantry": 0}),
        ("laboratory", {"samples": {"3": ALL_TOKENS}}),
        ("generator", {"fuel": {"generator": 4}}),
        ("generator", {"fuel": {"generator": 3}, "underground": 0}),
        ("boiler", {"fuel": {"boiler": 4}}),
        ("boiler", {"fuel": {"boiler": 3}, "underground": 0}),
        ("radio", {"damage": {"radio": 1}}),
        ("radio", {"damage": {"radio": 0}, "sos": "sent"}),
        ("snowcat", {"fuel": {"snowcat": 2}}),
        ("snowcat", {"fuel": {"snowcat": 1}, "yard": 0}),
        ("helicopter", {"fuel": {"helicopter": 2}}),
        ("helicopter", {"fuel": {"helicopter": 1}, "yard": 0}),
    ],
)
def test_activate_is_not_given_where_it_changes_nothing(place: str, words: dict[str, Json]) -> None:
    table = give_position(place, **words)
    assert table.options(0) == ["give_to 2"]
    table.refuses(0, "give_to 1", "illegal_option", rule="T12.2")


@pytest.mark.rule("R11", "T19.6")
@pytest.mark.parametrize("items", [[], ["keys"]])
def test_a_ready_vehicle_without_keys_shown_has_no_effect_and_the_figure_lies_down(items: list[Json]) -> None:
    table = give_position("snowcat", fuel={"snowcat": 2}, damage={"snowcat": 0}, items={"1": items})
    table.answer(0, "give_to 1")
    table.answer(1, "done")
    assert (table.track("fuel.snowcat"), table.track("yard"), table.ending()) == (2, 3, "")
    assert table.zone("action_discard") == ["activate"]
    assert table.named_track("status.1") == "playing"


@pytest.mark.rule("R11")
def test_who_is_given_a_ready_vehicle_lies_down_before_the_next_card() -> None:
    table = give_position(
        "snowcat", fuel={"snowcat": 2}, damage={"snowcat": 0}, zones={"pile": ["activate", "activate"]}
    )
    table.answer(0, "give_to 1")
    table.answer(1, "done")
    assert (table.track("lying.1"), table.options(0)) == (1, ["reveal_card", "stop"])


@pytest.mark.rule("R11", "T13.7")
def test_the_weather_station_is_read_even_when_no_fuel_can_be_sent() -> None:
    table = give_position("weather_station", underground=0, dice=[5])
    table.answer(0, "give_to 1")
    table.answer(1, "new_weather")
    assert (table.named_track("weather"), table.options(1)) == ("storm", ["done"])


# R12, R13, R14, R15


@pytest.mark.rule("R12", "T13.9", "T13.10")
@pytest.mark.parametrize(("vehicle", "damage"), [("snowcat", 1), ("helicopter", 2)])
def test_a_damaged_vehicle_can_be_fuelled(vehicle: str, damage: int) -> None:
    table = give_position(vehicle, damage={vehicle: damage})
    table.answer(0, "give_to 1")
    table.answer(1, "done")  # no tools
    assert (table.track(f"fuel.{vehicle}"), table.track("yard")) == (1, 2)
    assert table.track(f"damage.{vehicle}") == damage


@pytest.mark.rule("R12", "T19.6")
def test_a_damaged_vehicle_that_is_full_does_not_start() -> None:
    table = give_position("snowcat", fuel={"snowcat": 2}, damage={"snowcat": 1}, items={"1": ["keys"]})
    assert table.options(0) == ["give_to 2"]


@pytest.mark.rule("R13", "T13.8")
@pytest.mark.parametrize("signal", ["sent", "landed", "left"])
def test_the_signal_is_sent_only_once_even_if_the_helicopter_has_left(signal: str) -> None:
    words: dict[str, Json] = {"damage": {"radio": 0}, "rescue_at": 3, "rescue_fuel": LAST_FUEL}
    assert give_position("radio", sos=signal, sos_since=1, **words).options(0) == ["give_to 2"]
    table = give_position("radio", sos="silent", damage={"radio": 0}, round=4)
    table.answer(0, "give_to 1")
    assert (table.named_track("sos"), table.track("sos_since")) == ("sent", 4)


@pytest.mark.rule("R14", "T13.5")
@pytest.mark.parametrize(("pantry", "left", "cooked"), [(1, 0, 1), (2, 0, 2), (3, 1, 2)])
def test_the_last_food_of_the_pantry_counts_as_cooked(pantry: int, left: int, cooked: int) -> None:
    table = give_position("kitchen", pantry=pantry)
    table.answer(0, "give_to 1")
    assert (table.track("pantry"), table.track("kitchen_food")) == (left, cooked)


@pytest.mark.rule("R14", "T17.1")
def test_one_cooked_food_feeds_everybody() -> None:
    table = station(at="food", kitchen_food=1, pantry=7)
    assert (table.track("kitchen_food"), table.track("pantry"), table.track("starving")) == (0, 7, 0)


@pytest.mark.rule("R15", "T17.2", "T17.3")
@pytest.mark.parametrize(
    ("pantry", "left", "starving"), [(0, 0, 1), (1, 0, 1), (3, 0, 1), (4, 0, 0), (5, 1, 0)]
)
def test_a_pantry_that_is_not_enough_is_emptied_and_everybody_starves(
    pantry: int, left: int, starving: int
) -> None:
    table = station(at="food", pantry=pantry)
    assert (table.track("pantry"), table.track("starving")) == (left, starving)


@pytest.mark.rule("R15", "T5.2")
@pytest.mark.parametrize("words", [{"kitchen_food": 2}, {"pantry": 16}])
def test_starving_is_for_good(words: dict[str, Json]) -> None:
    table = station(at="food", starving=1, hands={"1": []}, **words)
    assert table.track("starving") == 1
    assert (table.ask(), len(table.zone("hand.1"))) == ("moving.choose_move", 2)


# When tools and fuel may be used (R10)


@pytest.mark.rule("R10", "T20.5", "T20.8")
def test_tools_and_fuel_are_used_right_after_the_own_move_and_on_nobody_elses() -> None:
    table = station(items={"1": ["tools", "fuel"], "2": ["tools"]}, places={"2": "radio"})
    assert table.verbs(1) == {"work", "special", "swap"}
    table.answer(1, "work helicopter")
    table.answer(1, table.options(1)[0])
    assert (table.waiting_seats(), table.options(1)) == ([1], ["done", "use_tools 1", "use_fuel 1"])
    table.answer(1, "use_fuel 1")
    table.answer(1, "use_tools 1")
    assert (table.track("fuel.helicopter"), table.track("damage.helicopter")) == (1, 1)
    table.answer(1, "done")
    assert table.waiting_seats() == [2]
    table.refuses(1, "use_tools 1", "not_asked")


@pytest.mark.rule("R10")
def test_who_swapped_cards_has_nothing_to_use_them_on() -> None:
    table = station(items={"1": ["tools", "fuel"]}, hands={"1": ["repair"]})
    table.answer(1, "swap")
    table.answer(1, "take_action repair")
    assert table.waiting_seats() == [2]


@pytest.mark.rule("R10", "T20.5")
def test_tools_may_be_used_before_any_card_is_revealed() -> None:
    table = give_position("radio", items={"1": ["tools"]})
    assert (table.ask(), table.waiting_seats(), table.options(1)) == (
        "window.react",
        [1],
        ["pass", "use_tools 1"],
    )
    assert table.zone("now") == []
    table.answer(1, "use_tools 1")
    assert (table.track("damage.radio"), table.track("lying.1"), table.zone("box")) == (3, 0, ["tools"])
    assert table.zone("now") == ["activate"]


@pytest.mark.rule("R10", "T20.8")
@pytest.mark.parametrize("given", [1, 2])
def test_fuel_may_be_used_when_one_has_just_been_given_a_card(given: int) -> None:
    table = give_position("generator", items={"1": ["fuel"]}, fuel={"generator": 1})
    table.answer(1, "pass")
    table.answer(0, f"give_to {given}")
    if given == 2:
        assert table.ask() == "reading.choose_reading"
        return
    assert (table.waiting_seats(), table.options(1)) == ([1], ["done", "use_fuel 1"])
    table.answer(1, "use_fuel 1")
    assert (table.track("fuel.generator"), table.track("lying.1")) == (2, 0)
    table.answer(1, "done")
    assert (table.track("fuel.generator"), table.zone("items.1")) == (3, [])


@pytest.mark.rule("R10")
def test_who_lies_uses_nothing() -> None:
    table = give_position("radio", items={"1": ["tools"]}, lying=[1])
    assert (table.ask(), table.options(0)) == ("giving.give", ["give_to 2"])
