"""Crises, waypoints, spells, windows and other choices, by both sides."""

from tests.bots.unfathomable.mind import OPPORTUNIST, best
from tests.games.unfathomable.crisis import draw_card
from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from turncoat.kernel.shapes import Json

NO_FOOD: dict[str, Json] = {"fuel": 8, "food": 2, "sanity": 8, "souls": 8}
NO_SANITY: dict[str, Json] = {"fuel": 8, "food": 8, "sanity": 1, "souls": 8}


def test_the_captain_spares_what_is_nearly_gone() -> None:
    """Class Struggle: two sanity, or four passengers at risk."""
    table = draw_card("class_struggle", dials={"fuel": 8, "food": 8, "sanity": 2, "souls": 8})
    (captain,) = table.waiting_seats()
    assert best(table, captain) == "choose 1"


def test_a_traitor_as_captain_ends_the_game_if_a_choice_can() -> None:
    table = draw_card(
        "class_struggle",
        dials={"fuel": 8, "food": 8, "sanity": 2, "souls": 8},
        loyalty={"jeanne": ["hybrid"]},
        captain="jeanne",
    )
    assert table.waiting_seats() == [JEANNE]
    assert best(table, JEANNE, OPPORTUNIST) == "choose 0"


def test_food_is_not_given_when_there_is_none() -> None:
    """Food Rationing: one food and perhaps a sanity, or two food."""
    table = draw_card("food_rationing", dials=NO_FOOD)
    (captain,) = table.waiting_seats()
    assert best(table, captain) == "choose 0"


def test_with_little_fuel_a_waypoint_that_costs_none_is_chosen() -> None:
    table = ship(
        run=["waypoint"],
        dials={"fuel": 2, "food": 8, "sanity": 8, "souls": 8},
        top={"waypoints": ["calm_waters", "reef"]},
        captain="jeanne",
    )
    assert best(table, table.waiting_seats()[0]) == "resolve reef"


def test_a_traitor_as_captain_chooses_the_waypoint_that_ends_it() -> None:
    table = ship(
        run=["waypoint"],
        dials={"fuel": 2, "food": 8, "sanity": 8, "souls": 8},
        top={"waypoints": ["calm_waters", "reef"]},
        captain="jeanne",
        loyalty={"jeanne": ["hybrid"]},
    )
    assert table.waiting_seats() == [JEANNE]
    assert best(table, JEANNE, OPPORTUNIST) == "resolve calm_waters"


def test_who_would_be_defeated_shrugs_it_off() -> None:
    table = ship(
        characters={"jeanne": "galley"},
        deep_ones={"galley": 1},
        hands={"jeanne": ["shrug_it_off:5"]},
        run=["act_deep_ones"],
        dice=[8],
    )
    while table.ask() == "window.react" and "shrug_off" not in table.verbs(JEANNE):
        table.answer(table.waiting_seats()[0], "pass")
    assert best(table, JEANNE) == "shrug_off shrug_it_off:5"


def test_a_miss_is_rerolled_and_a_hit_is_not() -> None:
    for face, answer in ((1, "reroll_attack combat_training:1"), (8, "pass")):
        table = ship(
            characters={"jeanne": "galley"},
            deep_ones={"galley": 1},
            hands={"jeanne": ["combat_training:1"]},
            dice=[face],
        )
        table.answer(JEANNE, "attack_deep_one")
        assert "reroll_attack" in table.verbs(JEANNE)
        assert best(table, JEANNE) == answer


def test_the_ship_is_sailed_on_near_the_end() -> None:
    far: Json = ["calm_waters", "rough_waters", "stormy_seas"]
    table = draw_card("deep_one_feint", waypoints=far, travel=3, zones={"chaos": ["watch_and_learn:2"] * 5})
    while table.ask() != "mythos_step.choose_track":
        seat = table.waiting_seats()[0]
        table.answer(seat, "pass" if table.ask() == "window.react" else "done")
    assert best(table, table.waiting_seats()[0]) == "pick_track travel"


def test_items_are_not_given_away() -> None:
    table = ship(characters={"jeanne": "galley", "svetlana": "galley"})
    table.answer(JEANNE, "trade")
    assert best(table, JEANNE) == "done"


def test_an_improvement_is_kept_rather_than_a_knife() -> None:
    table = ship(characters={"jeanne": "cargo_hold"}, top={"item_deck": ["kitchen_knife", "fine_clothes"]})
    table.answer(JEANNE, "use_room")
    assert best(table, JEANNE) == "keep_item fine_clothes"


def test_the_defender_is_whom_one_trusts_least() -> None:
    table = ship(
        characters={"jeanne": "galley", "svetlana": "galley", "william": "galley"},
        deep_ones={"galley": 1},
        run=["act_deep_ones"],
    )
    assert table.ask() == "deep_ones_act.choose_defender"
    assert best(table, JEANNE, suspicion={SVETLANA: 0.9, WILLIAM: 0.0}) == f"pick_seat {SVETLANA}"
