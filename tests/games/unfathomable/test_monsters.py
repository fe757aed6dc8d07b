"""Chapters 4, 6, 13, 14, 16, 45: actions of monsters, and damage."""

import pytest

from tests.games.unfathomable.ship import ship
from turncoat.kernel.decisions import pending_ask
from turncoat.kernel.ids import NO_OPTION
from turncoat.kernel.shapes import Json

ANY = "structural_damage:any"
WILL = "structural_damage:will"
HURT: dict[str, Json] = {
    "bridge": "will",
    "chapel": "lore",
    "captains_cabin": "strength",
    "boiler_room": "influence",
}
ON_D1: dict[str, Json] = {"jeanne": "d1", "svetlana": "d1", "william": "d1"}


@pytest.mark.rule("4.6", "4.5", "13.2")
def test_hydra_damages_the_closest_room_and_moves_ahead() -> None:
    table = ship(run=["act_hydra"], monarchs={"hydra": "w3"}, top={"damage": [WILL]})
    assert table.zone("damaged.chapel") == [WILL]
    assert table.named_track("hydra") == "w1"


@pytest.mark.rule("4.6", "4.7", "13.5", "21.1")
def test_hydra_in_front_stays_and_damage_goes_to_the_closest_undamaged_room() -> None:
    table = ship(run=["act_hydra"], monarchs={"hydra": "w1"}, top={"damage": [ANY]}, damage=HURT)
    assert table.zone("damaged.galley") == [ANY]
    assert table.named_track("hydra") == "w1"


@pytest.mark.rule("4.9", "4.10", "4.11", "45")
def test_dagon_spawns_two_on_the_deck_beside_him_and_moves_ahead() -> None:
    table = ship(run=["act_dagon"], monarchs={"dagon": "w6"})
    assert table.track("deep_ones.d6") == 2
    assert table.named_track("dagon") == "w4"


@pytest.mark.rule("4.12", "4.4")
def test_dagon_in_the_deep_comes_up_with_the_deep_ones_and_hydra_stays() -> None:
    table = ship(run=["act_dagon"], deep_ones={"deep": 2}, dice=[5])
    assert (table.track("deep_ones.w2"), table.track("deep_ones.deep")) == (4, 0)
    assert (table.named_track("dagon"), table.named_track("hydra")) == ("w2", "deep")


@pytest.mark.rule("4.8")
@pytest.mark.parametrize(("there", "left"), [(0, 2), (1, 3)])
def test_fewer_than_four_in_the_deep_stay_there(there: int, left: int) -> None:
    table = ship(run=["act_hydra"], deep_ones={"deep": there})
    assert (table.track("deep_ones.deep"), table.named_track("hydra")) == (left, "deep")


@pytest.mark.rule("4.18")
def test_without_deep_ones_on_the_board_all_monsters_come_up() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"deep": 2}, dice=[1])
    assert table.track("deep_ones.w1") == 4
    assert (table.named_track("dagon"), table.named_track("hydra")) == ("w1", "w1")


@pytest.mark.rule("4.17", "15")
@pytest.mark.parametrize(("start", "end"), [("w1", "d1"), ("d3", "chapel"), ("d8", "boiler_room")])
def test_a_deep_one_with_nothing_to_do_follows_the_arrow(start: str, end: str) -> None:
    table = ship(run=["act_deep_ones"], deep_ones={start: 1})
    assert (table.track(f"deep_ones.{start}"), table.track(f"deep_ones.{end}")) == (0, 1)


@pytest.mark.rule("4.17")
def test_a_deep_one_in_a_damaged_room_moves_to_the_nearest_undamaged_one() -> None:
    hurt: Json = {"cargo_hold": "will", "boiler_room": "any"}
    table = ship(run=["act_deep_ones"], deep_ones={"cargo_hold": 1}, characters=ON_D1, damage=hurt)
    assert table.track("deep_ones.galley") == 1


@pytest.mark.rule("4.16")
def test_a_deep_one_alone_in_an_undamaged_room_damages_it() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"galley": 1}, top={"damage": [WILL]})
    assert table.zone("damaged.galley") == [WILL]
    assert table.track("deep_ones.galley") == 1


@pytest.mark.rule("4.15", "16.2", "16.6", "32.8", "32.9")
def test_a_deep_one_on_a_deck_defeats_a_passenger_there() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"d5": 1}, passengers={"d5": ["soul_and_sanity"]})
    assert (table.track("souls"), table.track("sanity")) == (7, 7)
    assert (table.zone("on_deck.d5"), table.zone("box")) == ([], ["soul_and_sanity"])
    assert table.track("deep_ones.d5") == 1


@pytest.mark.rule("32.9", "4.14", "6.4", "6.5", "48.2")
@pytest.mark.parametrize(("die", "place"), [(5, "d5"), (6, "sick_bay")])
def test_a_deep_one_attacks_a_human_rather_than_a_passenger(die: int, place: str) -> None:
    table = ship(
        run=["act_deep_ones"],
        deep_ones={"d5": 1},
        passengers={"d5": ["soul"]},
        characters={"svetlana": "d5"},
        dice=[die],
    )
    assert table.named_track("at.1") == place
    assert table.zone("on_deck.d5") == ["soul"]


@pytest.mark.rule("4.14", "4.13", "1.16")
def test_the_current_player_chooses_order_and_defender() -> None:
    there: Json = {"svetlana": "d5", "william": "d5"}
    table = ship(run=["act_deep_ones"], deep_ones={"d5": 1, "w1": 1}, characters=there, dice=[8])
    assert table.options(0) == ["pick_space w1", "pick_space d5"]
    table.answer(0, "pick_space d5")
    assert table.options(0) == ["pick_seat 1", "pick_seat 2"]
    table.answer(0, "pick_seat 2")
    assert table.named_track("at.2") == "sick_bay"
    assert (table.named_track("at.1"), table.track("deep_ones.d1")) == ("d5", 1)


@pytest.mark.rule("4.14")
def test_deep_ones_leave_revealed_traitors_alone() -> None:
    there: Json = {"svetlana": "d5"}
    table = ship(run=["act_deep_ones"], deep_ones={"d5": 1}, characters=there, revealed=["svetlana"])
    assert (table.named_track("at.1"), table.track("deep_ones.cargo_hold")) == ("d5", 1)


@pytest.mark.rule("45.1", "12.2", "29.8", "18")
@pytest.mark.parametrize(("on_d1", "ending"), [(18, ""), (19, "overrun")])
def test_too_few_deep_ones_in_the_supply_end_the_game(on_d1: int, ending: str) -> None:
    table = ship(run=["act_dagon"], monarchs={"dagon": "w6"}, deep_ones={"d1": on_d1})
    assert table.ending() == ending


@pytest.mark.rule("13.1", "13.5")
def test_damage_to_a_damaged_room_goes_to_the_closest_one_with_the_highest_number() -> None:
    table = ship(run=["damage_ship"], damage={"galley": "will"}, top={"damage": [ANY]}, dice=[6])
    assert table.zone("damaged.boiler_room") == [ANY]


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(("card", "dial"), [("fuel_leak", "fuel"), ("flooded_food_stores", "food")])
def test_some_damage_costs_a_resource_and_leaves_the_game(card: str, dial: str) -> None:
    table = ship(run=["damage_ship"], top={"damage": [card]})
    assert (table.track(dial), table.zone("box"), len(table.zone("damage"))) == (7, [card], 8)


def test_fleeing_passengers_go_under_the_deck_and_another_card_is_drawn() -> None:
    table = ship(run=["damage:chapel"], top={"damage": ["fleeing_passengers", ANY]}, dice=[2])
    assert table.zone("damaged.chapel") == [ANY]
    assert table.zone("damage")[0] == "fleeing_passengers"
    assert len(table.zone("on_deck.d2")) == 1


@pytest.mark.rule("16.3", "40")
def test_structural_damage_defeats_every_human_in_the_room() -> None:
    there: Json = {"jeanne": "galley", "svetlana": "galley", "william": "d1"}
    table = ship(run=["damage:galley"], top={"damage": [ANY]}, characters=there, revealed=["svetlana"])
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["sick_bay", "galley", "d1"]


@pytest.mark.rule("13.7", "29.7")
def test_six_damaged_rooms_sink_the_ship() -> None:
    hurt: Json = {**HURT, "cargo_hold": "observation"}
    table = ship(run=["damage_ship"], damage=hurt, top={"damage": [ANY]}, dice=[1])
    assert table.ending() == "sunk"


@pytest.mark.rule("12.1")
def test_an_empty_damage_deck_damages_nothing() -> None:
    rest: Json = [ANY, "structural_damage:observation", "fuel_leak", "flooded_food_stores"]
    assert isinstance(rest, list)
    table = ship(run=["reef"], dice=[2], zones={"box": [*rest, "fleeing_passengers"]}, damage=HURT)
    assert (table.ending(), table.zone("damaged.galley"), table.zone("journey")) == ("", [], ["reef"])


@pytest.mark.rule("32.4", "32.5")
def test_passengers_are_risked_on_the_decks_that_dice_name_as_long_as_there_are_any() -> None:
    aboard: Json = {"d8": ["soul", "soul", "soul", "soul", "soul", "two_souls"], "d7": ["nobody"]}
    table = ship(run=["risk+3"], passengers=aboard, dice=[1, 4, 4])
    assert [len(table.zone(f"on_deck.d{deck}")) for deck in (1, 4)] == [1, 1]
    assert table.zone("passengers") == []


@pytest.mark.rule("6.5", "6.9", "16.1", "16.5", "48.2")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1)])
def test_four_or_more_defeats_a_deep_one_and_less_does_nothing(die: int, left: int) -> None:
    table = ship(deep_ones={"boiler_room": 2}, dice=[die])
    table.answer(0, "attack_deep_one")
    assert table.track("deep_ones.boiler_room") == left


@pytest.mark.rule("6.9", "17.1")
@pytest.mark.parametrize(("die", "result"), [(2, 4), (6, 8), (8, 8)])
def test_a_bonus_counts_towards_the_result_up_to_eight(die: int, result: int) -> None:
    table = ship(deep_ones={"boiler_room": 1}, items={"jeanne": ["six_shooter"]}, dice=[die])
    table.answer(0, "use_item six_shooter")
    table.answer(0, "pick_space boiler_room")
    assert table.track("deep_ones.boiler_room") == 0
    assert table.told("attacked") == [{"space": "boiler_room", "result": result, "target": 4}]


def _after(first: int) -> tuple[list[int], list[list[int]]]:
    """The positions of all monsters after the Deep One of that option went first, and the others from the
    last to the first."""
    table = ship(run=["act_deep_ones"], deep_ones={"w3": 1, "w5": 2, "d7": 1}, damage=HURT)
    s = table.session.state
    assert pending_ask(s).equal_option(s, s.stack[-1], s.current) != NO_OPTION
    table.answer(s.current, table.options(s.current)[first])
    while table.ask() == "deep_ones_act.choose_which":
        table.answer(s.current, table.options(s.current)[-1])
    return list(s.tracks), [list(zone) for zone in s.zones]


@pytest.mark.rule("4.13", "4.17")
def test_the_order_of_deep_ones_that_only_move_does_not_matter() -> None:
    assert _after(0) == _after(1) == _after(2)


@pytest.mark.rule("4.13")
@pytest.mark.parametrize(
    "other",
    [
        {"passengers": {"d7": ["soul"]}},
        {"characters": {"jeanne": "d7"}},
        {"kept": {"jeanne": ["barricade_the_hatches"]}},
    ],
)
def test_the_current_player_orders_deep_ones_that_attack_or_may_be_kept_out(other: dict[str, Json]) -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"w3": 1, "d7": 1}, **other)
    s = table.session.state
    assert table.ask() == "deep_ones_act.choose_which"
    assert pending_ask(s).equal_option(s, s.stack[-1], s.current) == NO_OPTION
