"""T23.7-T23.12, T24.6: action dice of 1-3 players, and changes to them.

Faces of a scripted die: 1 and 2 activate, 3 and 4 repair, 5 sabotage, 6 threat.
"""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

DARK: dict[str, Json] = {"generator": 2}


def roll_position(dice: list[Json], places: dict[str, Json] | None = None, **words: Json) -> Table:
    """Two players; figure 0 in the kitchen, unless said otherwise; seat 0 leads."""
    where: dict[str, Json] = {"0": "kitchen"} if places is None else places
    return station(2, **{"at": "actions", "places": where, "dice": dice, **words})


def give_dice(dice: list[Json], places: dict[str, Json] | None = None, **words: Json) -> Table:
    """Figure 0 has the dice, and does not use tools or fuel."""
    table = roll_position(dice, places, **words)
    table.answer(0, "give_to 0")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(0, "done")
    return table


def rolls(table: Table) -> list[object]:
    return [told["faces"] for told in table.told("dice_rolled")]


# T23.7


@pytest.mark.rule("T23.7", "T23.11")
def test_the_leader_rolls_three_dice_and_gives_all_to_somebody_who_stands_not_in_the_dormitory() -> None:
    table = station(
        3,
        at="actions",
        places={"0": "kitchen", "2": "radio", "3": "dormitory", "4": "boiler"},
        lying=[4],
        leader=1,
        dice=[1, 3, 5],
    )
    assert (table.ask(), table.waiting_seats()) == ("rolling.choose_actor", [1])
    assert rolls(table) == [["activate", "repair", "sabotage"]]
    assert (table.waiting_seats(), table.options(1)) == ([1], ["give_to 0", "give_to 2"])


@pytest.mark.rule("T23.7", "T17.3")
def test_when_starving_there_are_two_dice() -> None:
    table = give_dice([1, 4, 6], starving=1)
    assert rolls(table) == [["activate", "repair"]]
    assert table.options(0) == ["done", "cancel_die 0", "cancel_die 1"]


@pytest.mark.rule("T23.7")
def test_the_leader_goes_on_or_stops_and_each_acts_once() -> None:
    table = give_dice([1, 1, 1, 1, 1, 1], {"0": "kitchen", "3": "kitchen"})
    table.answer(0, "done")
    table.answer(0, "use_die activate")
    assert (table.ask(), sorted(table.options(0))) == ("rolling.roll_or_stop", ["roll_dice", "stop"])
    table.answer(0, "roll_dice")
    assert table.options(0) == ["give_to 3"]


@pytest.mark.rule("T23.7")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_leader_rolls_for_at_least_one_figure_before_stopping(players: int) -> None:
    table = station(players, at="actions", places={"0": "kitchen", "1": "radio"}, pantry=10, dice=[1, 1, 1])
    table.refuses(0, "stop", "illegal_option", "T23.7")
    assert (table.ask(), table.options(0)) == ("rolling.choose_actor", ["give_to 0", "give_to 1"])
    table.answer(0, "give_to 0")
    while table.ask() != "rolling.use_face":
        table.answer(0, "done")
    table.answer(0, "done")
    table.answer(0, "stop")
    assert (table.track("pantry"), table.track("kitchen_food"), table.track("round")) == (6, 0, 2)


@pytest.mark.rule("T23.7", "T23.12")
def test_in_darkness_too_the_leader_first_chooses_somebody() -> None:
    table = station(2, at="actions", places={"0": "kitchen", "3": "kitchen"}, damage=DARK)
    assert table.options(0) == ["give_to 0", "give_to 3"]


@pytest.mark.rule("T23.7")
def test_with_nobody_to_act_there_is_no_roll() -> None:
    table = station(2, at="actions", places={"0": "kitchen", "3": "dormitory"}, lying=[0])
    assert (table.told("dice_rolled"), table.track("round")) == ([], 2)


@pytest.mark.rule("T23.7")
def test_when_the_leader_stops_nobody_else_acts() -> None:
    table = give_dice([1, 1, 1], {"0": "kitchen", "3": "kitchen"}, pantry=10)
    for option in ("done", "use_die activate", "stop"):
        table.answer(0, option)
    assert (table.track("pantry"), table.track("kitchen_food"), table.track("round")) == (8, 0, 2)


# T23.8


@pytest.mark.rule("T23.8")
def test_who_is_in_the_dormitory_lies_down_to_set_one_die_to_any_face() -> None:
    table = give_dice([1, 5, 6], {"0": "kitchen", "1": "dormitory"})
    assert [option for option in table.options(0) if option.startswith("set_die 1")] == [
        "set_die 1 activate",
        "set_die 1 repair",
        "set_die 1 threat",
    ]
    table.answer(0, "set_die 1 repair")
    assert (table.track("lying.1"), table.track("disc.0"), table.track("disc.1")) == (1, 1, 1)
    assert "set_die" not in table.verbs(0)
    table.answer(0, "cancel_die 2")
    table.answer(0, "done")
    assert table.ask() == "rolling.use_face"


@pytest.mark.rule("T23.8")
def test_once_in_a_round_and_only_from_the_dormitory() -> None:
    assert "set_die" not in give_dice([1, 5, 6], {"0": "kitchen", "1": "radio"}).verbs(0)
    table = give_dice([1, 5, 6], {"0": "kitchen", "1": "dormitory"}, lying=[1])
    assert "set_die" not in table.verbs(0)


# T23.9, T23.10


@pytest.mark.rule("T23.9")
def test_the_actor_cancels_any_dice_for_a_step_of_suspicion_each() -> None:
    table = give_dice([5, 6, 1], {"0": "kitchen", "3": "radio"})
    table.answer(0, "cancel_die 0")
    assert (table.track("disc.0"), table.options(0)) == (2, ["done", "cancel_die 1", "cancel_die 2"])
    table.answer(0, "cancel_die 1")
    assert (table.track("disc.0"), table.track("disc.3")) == (3, 1)
    table.answer(0, "done")
    assert (table.ask(), table.options(0)) == ("rolling.use_face", ["done", "use_die activate"])
    assert (table.track("pantry"), table.track("threat")) == (16, 10)


@pytest.mark.rule("T23.9")
def test_all_three_may_be_cancelled_and_then_there_is_nothing_to_do() -> None:
    table = give_dice([5, 5, 6], {"0": "kitchen", "3": "radio"})
    for die in range(3):
        table.answer(0, f"cancel_die {die}")
    table.answer(0, "done")
    assert (table.track("disc.0"), table.options(0)) == (4, ["done"])
    table.answer(0, "done")
    assert (table.track("lying.0"), table.ask()) == (1, "rolling.roll_or_stop")


@pytest.mark.rule("T23.10")
def test_all_sabotage_that_is_left_is_carried_out_and_there_is_no_action() -> None:
    table = give_dice([5, 5, 1], {"0": "kitchen", "3": "radio"})
    table.answer(0, "done")
    assert (table.track("pantry"), table.track("kitchen_food"), table.track("lying.0")) == (12, 0, 1)
    assert table.ask() == "rolling.roll_or_stop"


@pytest.mark.rule("T23.10")
def test_every_threat_that_is_left_moves_the_marker_one_left() -> None:
    table = give_dice([6, 6, 1], {"0": "kitchen", "3": "radio"})
    table.answer(0, "done")
    assert (table.track("threat"), table.track("pantry"), table.track("lying.0")) == (8, 16, 1)
    assert table.track("kitchen_food") == 0


@pytest.mark.rule("T23.10")
def test_sabotage_and_threat_are_both_carried_out() -> None:
    table = give_dice([6, 5, 3], {"0": "radio", "3": "radio"}, damage={"radio": 2})
    table.answer(0, "done")
    assert (table.track("threat"), table.track("damage.radio")) == (9, 3)


# T23.11


@pytest.mark.rule("T23.11")
def test_without_bad_faces_the_actor_does_one_action_by_one_face() -> None:
    table = give_dice(
        [1, 1, 3], {"0": "generator", "3": "radio"}, fuel={"generator": 1}, damage={"generator": 1}
    )
    table.answer(0, "done")
    assert table.options(0) == ["done", "use_die activate", "use_die repair"]
    table.answer(0, "use_die activate")
    assert (table.track("fuel.generator"), table.track("damage.generator")) == (2, 1)
    assert (table.track("lying.0"), table.ask()) == (1, "rolling.roll_or_stop")


@pytest.mark.rule("T23.11")
def test_a_face_that_was_not_rolled_cannot_be_used() -> None:
    table = give_dice([3, 4, 4], {"0": "generator"}, fuel={"generator": 1}, damage={"generator": 1})
    table.answer(0, "done")
    assert table.options(0) == ["done", "use_die repair"]
    table.answer(0, "use_die repair")
    assert (table.track("damage.generator"), table.track("fuel.generator")) == (0, 0)


@pytest.mark.rule("T23.11", "T12.6")
def test_the_teamwork_bonus_is_as_ever() -> None:
    table = give_dice([3, 3, 3], {"0": "radio", "1": "radio", "3": "radio"})
    table.answer(0, "done")
    table.answer(0, "use_die repair")
    assert (table.track("damage.radio"), [table.track(f"lying.{figure}") for figure in (0, 1, 3)]) == (
        3,
        [1, 0, 0],
    )


# R38: a face spent on arson


FREEZING: dict[str, Json] = {"boiler_dead": 1, "freezing": 5, "round": 3}


@pytest.mark.rule("R38")
@pytest.mark.parametrize("dice", [[1, 1, 1], [3, 3, 3]])
def test_arson_spends_an_activate_or_repair_face(dice: list[Json]) -> None:
    table = give_dice(dice, {"0": "arsenal", "3": "radio"}, weapons={"0": ["dynamite"]}, **FREEZING)
    table.answer(0, "done")
    assert "burn_with_die dynamite" in table.options(0)
    table.answer(0, "burn_with_die dynamite")
    assert (table.track("freezing"), table.zone("burned_cards")[-1:], table.zone("shared_weapons.0")) == (
        0,
        ["at_arsenal"],
        [],
    )
    assert (table.named_track("at.0"), table.track("lying.0")) == ("rec_room", 1)
    assert table.ask() == "rolling.roll_or_stop"


@pytest.mark.rule("R38")
def test_without_such_a_face_or_fire_or_frost_there_is_no_arson() -> None:
    table = give_dice([5, 5, 5], {"0": "arsenal", "3": "radio"}, weapons={"0": ["dynamite"]}, **FREEZING)
    for option in ("cancel_die 0", "cancel_die 1", "cancel_die 2", "done"):
        table.answer(0, option)
    assert (table.ask(), table.options(0)) == ("rolling.use_face", ["done"])
    table = give_dice([1, 1, 1], {"0": "arsenal"}, weapons={"1": ["dynamite"]}, **FREEZING)
    table.answer(0, "done")
    assert table.options(0) == ["done", "use_die activate"]
    table = give_dice([1, 1, 1], {"0": "arsenal"}, weapons={"0": ["dynamite"]})
    table.answer(0, "done")
    assert table.options(0) == ["done", "use_die activate"]


@pytest.mark.rule("R38", "T11.1")
def test_there_is_no_arson_but_by_a_die() -> None:
    table = station(2, at="arson", places={"0": "arsenal"}, weapons={"0": ["dynamite"]}, **FREEZING)
    assert table.ask() == "rolling.choose_actor"


# T23.12, T24.6: darkness, rerolls


@pytest.mark.rule("T23.12")
def test_in_darkness_the_character_is_chosen_before_the_dice_are_rolled() -> None:
    table = roll_position([1, 1, 1], damage=DARK)
    assert (table.ask(), rolls(table)) == ("rolling.choose_actor", [])
    table.answer(0, "give_to 0")
    assert rolls(table) == [["activate", "activate", "activate"]]


@pytest.mark.rule("T23.12")
def test_in_light_the_dice_are_rolled_before_the_character_is_chosen() -> None:
    table = roll_position([1, 1, 1])
    assert (table.ask(), len(rolls(table))) == ("rolling.choose_actor", 1)
    table.answer(0, "give_to 0")
    assert len(rolls(table)) == 1


@pytest.mark.rule("T23.12", "T24.6", "T20.9")
@pytest.mark.parametrize(
    ("character", "items", "damage", "rerolls"),
    [
        ("norris", [], 2, 3),
        ("norris", [], 1, 0),
        ("nauls", ["flashlight"], 2, 3),
        ("nauls", ["flashlight"], 0, 0),
        ("nauls", [], 2, 0),
        ("garry", [], 0, 1),
        ("garry", [], 2, 1),
    ],
)
def test_garry_rerolls_one_die_norris_and_a_flashlight_three_in_darkness(
    character: str, items: list[Json], damage: int, rerolls: int
) -> None:
    cast: list[Json] = [character, "macready", "blair", "clark", "bennings", "windows"]
    table = give_dice(
        [5, 5, 5, 1, 2, 3], characters=cast, items={"0": items}, damage={"generator": damage}, leader=0
    )
    done = 0
    while "reroll_die" in table.verbs(0):
        table.answer(0, next(option for option in table.options(0) if option.startswith("reroll_die")))
        done += 1
    assert done == rerolls
    assert rolls(table)[1:] == [["activate"], ["activate"], ["repair"]][:rerolls]


@pytest.mark.rule("T24.6")
def test_each_die_is_rerolled_only_once() -> None:
    cast: list[Json] = ["norris", "macready", "blair", "clark", "nauls", "garry"]
    table = give_dice([5, 6, 5, 6], {"0": "kitchen", "3": "radio"}, characters=cast, damage=DARK)
    table.answer(0, "reroll_die 0")
    assert [option for option in table.options(0) if option.startswith("reroll")] == [
        "reroll_die 1",
        "reroll_die 2",
    ]
    table.answer(0, "done")
    assert table.track("threat") == 8


@pytest.mark.rule("T24.6")
def test_garry_has_no_cards_to_exchange_and_nobody_else_rerolls_for_him() -> None:
    cast: list[Json] = ["macready", "garry", "blair", "clark", "nauls", "norris"]
    table = give_dice([5, 6, 5], {"0": "kitchen", "1": "kitchen"}, characters=cast)
    assert "reroll_die" not in table.verbs(0)
