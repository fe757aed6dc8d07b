"""T20: weapons and items: timing, effects and removal."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

ONE_CANISTER: dict[str, Json] = {"canisters.flamethrower": 1}


def meeting(weapons: list[Json], **words: Json) -> Table:
    """Seats 1 and 2 meet in the kitchen; seat 1 is asked first."""
    places: dict[str, Json] = {"1": "kitchen", "2": "kitchen"}
    return station(at="encounters", places=places, weapons={"1": weapons}, **words)


def strike(weapons: list[Json], **words: Json) -> Table:
    """The alien, seat 0, strikes seat 1, alone in the kitchen, with all its strength of 2; seat 2 leads."""
    table = station(
        at="planning",
        leader=2,
        revealed=[0],
        strength=2,
        hands={"0": [], "1": ["repair"], "2": ["repair"], "3": ["repair"]},
        weapons={"1": weapons},
        starving=1,
        **words,
    )
    for answer in ("put_strength kitchen", "put_strength kitchen", "confirm"):
        table.answer(0, answer)
    for seat, place in ((3, "arsenal"), (1, "kitchen"), (2, "storeroom")):
        table.answer(seat, f"work {place}")
        table.answer(seat, table.options(seat)[0])
    return table


def freeze(weapons: list[Json], **words: Json) -> Table:
    """Seat 1 in the kitchen of a freezing station, after the encounters."""
    return station(
        at="arson",
        places={"1": "kitchen"},
        weapons={"1": weapons},
        boiler_dead=1,
        damage={"boiler": 3},
        freezing=5,
        zones={"pile": ["repair", "repair"]},
        **words,
    )


def search(keep: str, *top: Json) -> Table:
    """Seat 1 (Norris) activates the arsenal, sees these cards and keeps one."""
    table = station(
        at="actions",
        places={"1": "arsenal"},
        zones={"pile": ["activate"]},
        top={"weapon_deck": [*top]},
    )
    table.answer(0, "give_to 1")
    table.answer(1, f"keep {keep}")
    return table


def in_box(table: Table) -> list[str]:
    return table.zone("box")


# T20.1: flamethrower


@pytest.mark.rule("T20", "T20.1", "T20.11")
def test_a_flamethrower_is_laid_open_with_six_canisters() -> None:
    table = search("flamethrower", "flamethrower", "melee")
    assert (table.zone("flames.1"), table.zone("weapons.1")) == (["flamethrower"], [])
    assert table.track("canisters.flamethrower") == 6
    assert table.view(3)["zones"]["flames.1"]["cards"] == ["flamethrower"]


@pytest.mark.rule("T20.11")
def test_any_other_weapon_is_hidden() -> None:
    table = search("melee", "flamethrower", "melee")
    assert (table.zone("flames.1"), table.zone("weapons.1")) == ([], ["melee"])
    assert table.view(1)["zones"]["weapons.1"]["cards"] == ["melee"]
    for watcher in (-1, 0, 2, 3):
        shown = table.view(watcher)["zones"]["weapons.1"]
        assert (shown["count"], shown["cards"]) == (1, None)
    assert table.track("canisters.flamethrower") == 0
    for watcher in (-1, 0, 2, 3):
        taken = [told for told in table.told("moved", seat=watcher) if told["to"] == "weapons.1"]
        assert taken == [{"from": "looking.1", "to": "weapons.1", "count": 1}]


@pytest.mark.rule("T20.11")
def test_items_are_hidden() -> None:
    table = station(items={"1": ["wire"]})
    assert table.view(1)["zones"]["items.1"]["cards"] == ["wire"]
    assert [table.view(watcher)["zones"]["items.1"]["cards"] for watcher in (-1, 0, 2, 3)] == [None] * 4


@pytest.mark.rule("T20.1", "T7.4")
def test_a_canister_keeps_one_out_of_an_encounter() -> None:
    table = meeting(["flamethrower"])
    assert table.options(1) == ["stay", "avoid flamethrower 1"]
    table.answer(1, "avoid flamethrower 1")
    table.answer(2, "stay")
    assert (table.track("canisters.flamethrower"), table.zone("flames.1")) == (5, ["flamethrower"])
    assert (table.ask().startswith("infection"), table.track("disc.1")) == (False, 1)


@pytest.mark.rule("T20.1", "T8.6")
def test_a_canister_drives_the_alien_off() -> None:
    table = strike(["flamethrower"])
    assert table.options(1) == ["pass", "use_fire flamethrower 1", "avoid flamethrower 1"]
    pile = len(table.zone("pile"))
    table.answer(1, "use_fire flamethrower 1")
    assert (table.track("canisters.flamethrower"), table.zone("flames.1")) == (5, ["flamethrower"])
    assert (table.track("strength"), table.track("lying.1"), table.named_track("status.1")) == (
        1,
        1,
        "playing",
    )
    assert (len(table.told("driven_off")), pile) == (1, 4)
    assert table.told("absorbed") == table.told("wrecked") == []


@pytest.mark.rule("T20.1", "T11.1")
def test_a_canister_burns_a_location() -> None:
    table = freeze(["flamethrower"])
    table.answer(1, "burn flamethrower 1")
    assert (table.track("canisters.flamethrower"), table.zone("flames.1")) == (5, ["flamethrower"])
    assert (table.zone("burned_cards")[1:], table.track("freezing")) == (["at_kitchen"], 0)
    assert in_box(table) == []


@pytest.mark.rule("T20.1", "T20.7", "T15.2")
def test_a_canister_and_wire_make_a_test_by_fire_and_the_wire_is_kept() -> None:
    table = station(at="tests", weapons={"1": ["flamethrower"]}, items={"1": ["wire"]})
    table.answer(1, "run_fire 1")
    assert table.options(1) == [f"test_fire {seat}" for seat in range(4)]
    table.answer(1, "test_fire 0")
    assert (table.track("canisters.flamethrower"), table.zone("items.1")) == (5, ["wire"])
    assert table.named_track("status.0") == "revealed"


@pytest.mark.rule("T20.7", "T15.2")
@pytest.mark.parametrize("item", ["keys", "tools", "fuel", "flashlight"])
def test_without_wire_there_is_no_test_by_fire(item: str) -> None:
    table = station(at="tests", weapons={"1": ["flamethrower"]}, items={"1": [item], "2": ["wire"]})
    assert (table.waiting_seats(), table.options(1)) == ([1], ["done"])
    table.refuses(1, "run_fire 1", "illegal_option", rule="T15.2")


@pytest.mark.rule("T20.7", "T15.2")
def test_wire_alone_makes_no_test() -> None:
    table = station(at="tests", weapons={"2": ["dynamite"]}, items={"2": ["wire"]})
    assert not table.ask().startswith("testing")


@pytest.mark.rule("R31", "T20.1")
def test_a_flamethrower_leaves_the_game_with_its_last_canister() -> None:
    table = meeting(["flamethrower"], tracks=ONE_CANISTER)
    table.answer(1, "avoid flamethrower 1")
    assert (table.track("canisters.flamethrower"), table.zone("flames.1")) == (0, [])
    assert (in_box(table), "flamethrower" in table.zone("weapon_deck")) == (["flamethrower"], False)


@pytest.mark.rule("R31")
@pytest.mark.parametrize(("canisters", "left"), [(1, []), (2, ["flamethrower"])])
def test_a_flamethrower_that_has_a_canister_left_is_kept(canisters: int, left: list[str]) -> None:
    table = freeze(["flamethrower"], tracks={"canisters.flamethrower": canisters})
    table.answer(1, "burn flamethrower 1")
    assert (table.zone("flames.1"), table.track("canisters.flamethrower")) == (left, canisters - 1)


@pytest.mark.rule("T20.1", "T1.6")
def test_the_two_flamethrowers_of_eight_players_have_canisters_of_their_own() -> None:
    table = station(
        8,
        at="encounters",
        places={"1": "kitchen", "2": "kitchen"},
        weapons={"1": ["flamethrower"], "2": ["second_flamethrower"]},
    )
    table.answer(1, "avoid flamethrower 1")
    assert table.options(2) == ["stay", "avoid second_flamethrower 2"]
    table.answer(2, "avoid second_flamethrower 2")
    assert [table.track(f"canisters.{name}") for name in ("flamethrower", "second_flamethrower")] == [5, 5]


# T20.2: dynamite and Molotov


@pytest.mark.rule("T20.2", "T20.10", "T8.6")
def test_dynamite_drives_the_alien_off_and_leaves_the_game() -> None:
    table = strike(["dynamite"])
    assert table.options(1) == ["pass", "use_fire dynamite 1"]
    table.answer(1, "use_fire dynamite 1")
    assert (table.zone("weapons.1"), in_box(table)) == ([], ["dynamite"])
    assert (table.track("strength"), table.track("lying.1")) == (1, 1)
    assert table.named_track("status.1") == "playing"


@pytest.mark.rule("T20.2", "T20.10", "T11.1")
def test_dynamite_burns_a_location_and_leaves_the_game() -> None:
    table = freeze(["dynamite"])
    assert table.options(1) == ["pass", "burn dynamite 1"]
    table.answer(1, "burn dynamite 1")
    assert (table.zone("weapons.1"), in_box(table)) == ([], ["dynamite"])
    assert (table.zone("burned_cards")[1:], table.named_track("at.1")) == (["at_kitchen"], "rec_room")


@pytest.mark.rule("T20.2", "T7.4")
def test_dynamite_does_not_keep_one_out_of_an_encounter() -> None:
    table = meeting(["dynamite"])
    assert table.options(1) == ["stay"]
    table.refuses(1, "avoid dynamite 1", "illegal_option", rule="T7.4")


# T20.3, T20.4: firearm and melee


@pytest.mark.rule("T20.3", "T20.4", "T20.10", "T7.4")
@pytest.mark.parametrize(
    ("card", "kept", "removed"), [("firearm", ["firearm"], []), ("melee", [], ["melee"])]
)
def test_a_firearm_is_kept_after_avoiding_an_encounter_and_melee_is_removed(
    card: str, kept: list[str], removed: list[str]
) -> None:
    table = meeting([card])
    assert table.options(1) == ["stay", f"avoid {card} 1"]
    table.answer(1, f"avoid {card} 1")
    table.answer(2, "stay")
    assert (table.zone("weapons.1"), in_box(table)) == (kept, removed)
    assert (table.ask().startswith("infection"), table.track("disc.1"), table.track("disc.2")) == (
        False,
        1,
        1,
    )


@pytest.mark.rule("T20.3", "T20.4")
def test_a_weapon_that_is_not_used_stays() -> None:
    table = meeting(["firearm", "melee"])
    assert table.options(1) == ["stay", "avoid firearm 1", "avoid melee 1"]
    table.answer_each({1: "stay", 2: "stay"})
    assert (sorted(table.zone("weapons.1")), table.ask()) == (["firearm", "melee"], "infection.lay_tokens")


@pytest.mark.rule("T20.3", "T20.4", "T20.2")
@pytest.mark.parametrize("card", ["firearm", "melee"])
def test_firearm_and_melee_neither_drive_the_alien_off_nor_burn_anything(card: str) -> None:
    assert strike([card]).options(1) == ["pass", f"avoid {card} 1"]
    assert not freeze([card]).ask().startswith("window")


# T20.5, T20.8: tools and fuel


@pytest.mark.rule("T20.5", "T20.10")
def test_tools_remove_one_damage_from_the_own_location_and_are_used_up() -> None:
    table = station(items={"1": ["tools"]})
    table.answer(1, "work radio")
    table.answer(1, table.options(1)[0])
    assert table.options(1) == ["done", "use_tools 1"]
    table.answer(1, "use_tools 1")
    assert (table.track("damage.radio"), table.track("damage.helicopter")) == (3, 2)
    assert (table.zone("items.1"), in_box(table), table.track("lying.1")) == ([], ["tools"], 0)
    assert table.options(1) == ["done"]


@pytest.mark.rule("T20.8", "T20.10")
@pytest.mark.parametrize("place", ["generator", "boiler", "snowcat", "helicopter"])
def test_a_fuel_card_brings_one_fuel_from_underground_to_the_own_location(place: str) -> None:
    table = station(items={"1": ["fuel"]}, fuel={place: 1})
    table.answer(1, f"work {place}")
    table.answer(1, table.options(1)[0])
    assert table.options(1) == ["done", "use_fuel 1"]
    table.answer(1, "use_fuel 1")
    assert (table.track(f"fuel.{place}"), table.track("underground"), table.track("yard")) == (2, 9, 3)
    assert (table.zone("items.1"), in_box(table), table.track("lying.1")) == ([], ["fuel"], 0)


@pytest.mark.rule("T20.8")
@pytest.mark.parametrize(
    ("words", "place"),
    [
        ({"fuel": {"generator": 4}}, "generator"),
        ({"fuel": {"helicopter": 2}}, "helicopter"),
        ({"fuel": {"generator": 1}, "underground": 0}, "generator"),
        ({}, "kitchen"),
    ],
)
def test_a_fuel_card_needs_a_free_slot_and_fuel_underground(words: dict[str, Json], place: str) -> None:
    table = station(items={"1": ["fuel"]}, **words)
    table.answer(1, f"work {place}")
    table.answer(1, table.options(1)[0])
    assert "use_fuel 1" not in table.options(1)


@pytest.mark.rule("T20.5")
@pytest.mark.parametrize("place", ["generator", "kitchen"])
def test_tools_need_damage_at_the_own_location(place: str) -> None:
    table = station(items={"1": ["tools"]})
    table.answer(1, f"work {place}")
    table.answer(1, table.options(1)[0])
    assert "use_tools 1" not in table.options(1)


# T20.6: keys


@pytest.mark.rule("T20.6", "T19.6")
@pytest.mark.parametrize(("vehicle", "fuel"), [("snowcat", 3), ("helicopter", 2)])
def test_keys_fit_both_vehicles_and_are_not_used_up(vehicle: str, fuel: int) -> None:
    words: dict[str, Json] = {
        "at": "actions",
        "places": {"1": vehicle},
        "damage": {vehicle: 0},
        "fuel": {vehicle: fuel},
        "zones": {"pile": ["activate"]},
    }
    table = station(items={"1": ["keys"]}, **words)
    table.answer(0, "give_to 1")
    assert table.options(1) == ["show_keys", "done"]
    table.answer(1, "show_keys")
    assert (table.named_track("status.1"), table.zone("items.1")) == ("aboard", ["keys"])
    without = station(items={"1": ["wire"], "2": ["keys"]}, **words)
    without.answer(0, "give_to 1")
    assert without.options(1) == ["done"]


# T20.10: unused cards


@pytest.mark.rule("T20.10", "T16.1")
def test_unused_cards_of_a_revealed_alien_go_under_their_decks() -> None:
    table = station(
        at="accusations",
        weapons={"0": ["flamethrower", "melee"]},
        items={"0": ["keys", "wire"]},
        tracks={"canisters.flamethrower": 2},
    )
    table.all_answer("abstain")
    table.answer_each({0: "reveal_self", 1: "stay_hidden", 2: "stay_hidden", 3: "stay_hidden"})
    assert sorted(table.zone("weapon_deck")[:2]) == ["flamethrower", "melee"]
    assert sorted(table.zone("item_deck")[:2]) == ["keys", "wire"]
    assert (table.track("canisters.flamethrower"), in_box(table)) == (0, [])
    assert [table.zone(name) for name in ("weapons.0", "flames.0", "items.0")] == [[], [], []]
