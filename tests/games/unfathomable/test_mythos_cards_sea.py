"""28.14, 28.23: mythos cards whose check activates monsters, and a card that is kept on a pass."""

import pytest

from tests.games.unfathomable.crisis import damage_by_room, deep_ones, meet_total, tracks

WILL = "structural_damage:will"
LORE = "structural_damage:lore"
ANY = "structural_damage:any"
INSIDE = {"jeanne": "sick_bay", "svetlana": "sick_bay", "william": "sick_bay"}


@pytest.mark.rule("28.16", "1.11", "28.22")
def test_barricaded_hatches_stay_with_the_current_player_and_the_icons_still_count() -> None:
    table = meet_total("barricade_the_hatches", 10, monarchs={"hydra": "w3"}, top={"damage": [WILL]})
    assert (table.zone("play_area.0"), table.zone("crisis")) == (["barricade_the_hatches"], [])
    assert damage_by_room(table) == {"chapel": [WILL]}
    table.answer(0, "pick_track ritual")
    assert (tracks(table), table.zone("mythos_discard")) == ((0, 1), [])


@pytest.mark.rule("28.16", "28.23")
def test_open_hatches_let_the_deep_ones_act() -> None:
    table = meet_total("barricade_the_hatches", 9, deep_ones={"w5": 1})
    assert deep_ones(table) == {"d5": 1, "deep": 2}
    assert table.zone("play_area.0") == []


@pytest.mark.rule("28.16", "28.17", "28.22", "28.23", "28.24")
@pytest.mark.parametrize(
    ("card", "total", "place"),
    [
        ("deep_one_feint", 11, "d5"),
        ("deep_one_feint", 10, "cargo_hold"),
        ("deep_one_swarm", 15, "d5"),
        ("deep_one_swarm", 14, "cargo_hold"),
        ("deep_one_swarm", 11, "cargo_hold"),
    ],
)
def test_deep_ones_act_for_the_crisis_and_once_more_for_the_icon(card: str, total: int, place: str) -> None:
    assert deep_ones(meet_total(card, total, deep_ones={"w5": 1})) == {place: 1}


@pytest.mark.rule("28.16", "28.23")
def test_a_swarm_acts_twice_and_once_more_for_the_icon() -> None:
    table = meet_total("deep_one_swarm", 10, deep_ones={"w5": 1}, top={"damage": [WILL]})
    assert (deep_ones(table), damage_by_room(table)) == ({"cargo_hold": 1}, {"cargo_hold": [WILL]})


@pytest.mark.rule("28.16", "28.17", "28.23", "28.24")
@pytest.mark.parametrize(
    ("total", "spawned", "dagon"),
    [
        (16, {"d6": 2}, "w6"),
        (15, {"d4": 2, "d6": 2}, "w4"),
        (11, {"d4": 2, "d6": 2}, "w4"),
        (10, {"d2": 2, "d4": 2, "d6": 2}, "w4"),
    ],
)
def test_the_fathers_favor_makes_dagon_act_again(total: int, spawned: dict[str, int], dagon: str) -> None:
    table = meet_total("the_fathers_favor", total, monarchs={"dagon": "w6", "hydra": "deep"})
    assert (deep_ones(table), table.named_track("dagon")) == (spawned, dagon)


@pytest.mark.rule("28.16", "28.17", "28.23", "28.24")
@pytest.mark.parametrize(
    ("total", "rooms", "hydra"),
    [
        (17, ["galley"], "w6"),
        (16, ["captains_cabin", "galley"], "w4"),
        (12, ["captains_cabin", "galley"], "w4"),
        (11, ["bridge", "captains_cabin", "galley"], "w4"),
    ],
)
def test_the_mothers_wrath_makes_hydra_act_again(total: int, rooms: list[str], hydra: str) -> None:
    table = meet_total(
        "the_mothers_wrath",
        total,
        monarchs={"hydra": "w6"},
        top={"damage": [WILL, LORE, ANY]},
        characters={**INSIDE},
    )
    assert (list(damage_by_room(table)), table.named_track("hydra")) == (rooms, hydra)


@pytest.mark.rule("28.16", "28.17", "50.2", "21")
@pytest.mark.parametrize(
    ("total", "rooms", "travel", "where"),
    [
        (11, [], 3, ("w5", "deep")),
        (10, ["galley"], 2, ("w2", "w2")),
        (8, ["galley"], 2, ("w2", "w2")),
        (7, ["bridge", "galley"], 1, ("w2", "w2")),
    ],
)
def test_a_collision_course_brings_both_monarchs_ahead(
    total: int, rooms: list[str], travel: int, where: tuple[str, str]
) -> None:
    table = meet_total(
        "collision_course",
        total,
        monarchs={"hydra": "w5"},
        travel=3,
        top={"damage": [WILL, LORE]},
        dice=[5, 6, 1],
    )
    assert (list(damage_by_room(table)), tracks(table)) == (rooms, (travel, 1))
    assert (table.named_track("hydra"), table.named_track("dagon")) == where


@pytest.mark.rule("28.16", "50.1", "50.7")
def test_a_repelled_assault_speeds_the_ship_up() -> None:
    table = meet_total("coordinated_assault", 17, deep_ones={"deep": 1, "w1": 1})
    assert (tracks(table), deep_ones(table)) == ((1, 1), {"d3": 1, "deep": 1})


@pytest.mark.rule("28.23", "28.16", "4.13")
def test_an_assault_brings_all_up_and_then_hydra_dagon_and_the_deep_ones_act_in_this_order() -> None:
    table = meet_total("coordinated_assault", 16, deep_ones={"deep": 1}, dice=[4], top={"damage": [WILL]})
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w1", "w1")
    assert (damage_by_room(table), deep_ones(table)) == ({"bridge": [WILL]}, {"w1": 1, "d1": 2})
    assert table.options(0) == ["pick_space w1", "pick_space d1"]
    table.answer(0, "pick_space d1")
    table.answer(0, "pick_space d1")
    assert deep_ones(table) == {"d1": 1, "bridge": 2}
    assert table.options(0) == ["pick_space d1", "pick_space bridge"]  # the card's own icon
    assert table.zone("crisis") == ["coordinated_assault"]


@pytest.mark.rule("28.17", "45")
@pytest.mark.parametrize("total", [10, 8])
def test_an_infiltrator_comes_into_the_room_that_the_die_names(total: int) -> None:
    table = meet_total("infiltrator", total, dice=[3])
    assert (deep_ones(table), damage_by_room(table)) == ({"chapel": 1, "deep": 2}, {})


@pytest.mark.rule("28.16", "45", "13.5")
def test_an_infiltrator_follows_the_damage() -> None:
    table = meet_total("infiltrator", 7, top={"damage": [WILL]}, dice=[6], damage={"galley": "lore"})
    assert deep_ones(table) == {"boiler_room": 1, "deep": 2}
    assert damage_by_room(table)["boiler_room"] == [WILL]


@pytest.mark.rule("13.2")
def test_no_infiltrator_comes_if_no_room_was_damaged() -> None:
    table = meet_total("infiltrator", 7, top={"damage": ["fuel_leak"]})
    assert (deep_ones(table), table.track("fuel")) == ({"deep": 2}, 7)


@pytest.mark.rule("28.16", "1.16", "5", "9.11", "44.20")
def test_on_the_offensive_every_deep_one_on_the_ship_goes_where_the_current_player_says() -> None:
    table = meet_total("on_the_offensive", 10, deep_ones={"galley": 1, "d1": 1, "w5": 1})
    assert table.waiting_seats() == [0]
    assert table.options(0) == [
        *[f"move_deep_one d1 {space}" for space in ("w1", "d2", "d3", "bridge")],
        *[f"move_deep_one galley {space}" for space in ("d6", "captains_cabin", "cargo_hold", "boiler_room")],
    ]
    table.answer(0, "move_deep_one galley d6")
    assert {option.split()[1] for option in table.options(0)} == {"d1"}
    table.answer(0, "move_deep_one d1 w1")
    assert deep_ones(table) == {"w1": 1, "w5": 1, "d6": 1, "deep": 2}


@pytest.mark.rule("28.16", "28.23")
def test_the_deep_ones_take_the_offensive_themselves() -> None:
    assert deep_ones(meet_total("on_the_offensive", 9, deep_ones={"w5": 1})) == {"d5": 1, "deep": 2}


@pytest.mark.rule("28.16")
def test_a_line_that_holds_may_push_the_deep_ones_back() -> None:
    table = meet_total("hold_the_line", 15, deep_ones={"d1": 1})
    assert table.options(0) == ["accept", "decline"]
    table.answer(0, "accept")
    table.answer(0, "move_deep_one d1 w1")
    assert deep_ones(table) == {"w1": 1, "deep": 2}


@pytest.mark.rule("28.16")
def test_a_line_that_holds_may_stand_still() -> None:
    table = meet_total("hold_the_line", 15, deep_ones={"d1": 1})
    table.answer(0, "decline")
    assert deep_ones(table) == {"d1": 1, "deep": 2}


@pytest.mark.rule("28.16", "28.17", "45")
@pytest.mark.parametrize(("total", "kind"), [(14, "w"), (10, "w"), (9, "d")])
def test_a_line_that_breaks_is_overrun(total: int, kind: str) -> None:
    assert deep_ones(meet_total("hold_the_line", total)) == {
        **{f"{kind}{number}": 1 for number in range(1, 9)},
        "deep": 2,
    }
