"""1-3 players: dice, suspicion, and the choice of the figure that turns."""

from tests.bots.thing.minds import choice, thoughts
from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json


def give_dice(dice: list[Json], place: str, **words: Json) -> Table:
    """Figure 0, alone in a place, has these dice."""
    position: dict[str, Json] = {"at": "actions", "places": {"0": place}, "dice": dice, **words}
    table = station(2, **position)
    table.answer(0, "give_to 0")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(0, "done")
    return table


def test_a_bad_face_is_cancelled_while_suspicion_is_far_from_the_threat() -> None:
    table = give_dice([3, 3, 5], "radio")
    assert choice(table, 0) == "cancel_die 2"


def test_nobody_cancels_a_die_and_turns_for_it() -> None:
    table = give_dice([3, 3, 5], "radio", discs={"0": 9}, threat=10)
    assert not choice(table, 0).startswith("cancel_die")


def test_good_dice_are_left_as_they_are() -> None:
    table = give_dice([3, 3, 4], "radio")
    assert choice(table, 0) == "done"


def test_the_face_that_helps_is_used() -> None:
    table = give_dice([1, 3, 3], "radio")
    table.answer(0, "done")
    assert choice(table, 0) == "use_die repair"


def test_nobody_is_put_alone_beside_a_dog_if_there_is_another_place() -> None:
    dogs: list[Json] = ["laboratory", "gone", "gone", "gone"]
    table = station(2, dogs=dogs)
    worth = thoughts(table, 0)
    assert choice(table, 0) != "move_figure 0 laboratory"
    assert worth["move_figure 0 laboratory"] < worth["move_figure 0 radio"]


def test_of_several_the_one_without_keys_turns() -> None:
    discs: dict[str, Json] = {"0": 7, "1": 7}
    items: dict[str, Json] = {"0": ["keys"]}
    table = station(1, at="dogs", discs=discs, items=items, threat=8)
    assert table.ask() == "threatened.choose_taken"
    assert choice(table, 0) == "give_to 1"


def help_position(dice: list[Json], **words: Json) -> Table:
    """Figure 0 of seat 0 has these dice in the radio room; figure 3 of seat 1 is in the dormitory."""
    return give_dice(dice, "radio", places={"0": "radio", "3": "dormitory"}, **words)


def test_the_player_in_the_dormitory_helps_another_who_would_turn_for_the_dice() -> None:
    table = help_position([3, 3, 5], discs={"0": 9}, threat=10)
    assert (table.ask(), table.waiting_seats()) == ("rolling.help", [1])
    assert choice(table, 1) in ("set_die 2 activate", "set_die 2 repair")


def test_the_player_in_the_dormitory_keeps_the_help_while_the_dice_are_good() -> None:
    assert choice(help_position([3, 3, 4]), 1) == "done"


def test_keys_are_worth_less_risk_if_a_stopped_escape_uses_them_up() -> None:
    ready: dict[str, Json] = {
        "places": {"0": "snowcat"},
        "items": {"0": ["keys"]},
        "fuel": {"snowcat": 5},
        "damage": {"snowcat": 0},
        "revealed": [5],
        "strength": 6,
    }
    worth = {}
    for reading in ("used", "kept"):
        table = give_dice([1, 1, 1], "snowcat", options={"keys_of_a_stopped_escape": reading}, **ready)
        table.answer(0, "done")
        table.answer(0, "use_die activate")
        worth[reading] = thoughts(table, 0)["show_keys"]
    assert worth["used"] < worth["kept"]
