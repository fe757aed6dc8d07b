"""T23.8: the helper's decision to lie down in the dormitory and change a die, with 1-3 players.

Two players: seat 0 has figures 0-2 and leads, seat 1 has 3-5. Three: seat 1 has 2 and 3, seat 2 has 4 and 5.
"""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json


def act_position(players: int, helper: int, dice: list[Json], **words: Json) -> Table:
    """Figure 0 in the kitchen was given the dice, and does not use tools or fuel."""
    places: dict[str, Json] = {"0": "kitchen", str(helper): "dormitory"}
    table = station(players, **{"at": "actions", "places": places, "dice": dice, **words})
    table.answer(0, "give_to 0")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(0, "done")
    return table


@pytest.mark.rule("T23.8")
@pytest.mark.parametrize(("players", "helper", "seat"), [(2, 3, 1), (3, 2, 1), (3, 5, 2)])
def test_the_player_of_the_figure_in_the_dormitory_decides_whether_it_helps(
    players: int, helper: int, seat: int
) -> None:
    table = act_position(players, helper, [1, 5, 6])
    assert (table.ask(), table.waiting_seats()) == ("rolling.help", [seat])
    assert [option for option in table.options(seat) if option.startswith("set_die 1")] == [
        "set_die 1 activate",
        "set_die 1 repair",
        "set_die 1 threat",
    ]
    table.answer(seat, "set_die 1 repair")
    assert (table.track(f"lying.{helper}"), table.track("disc.0")) == (1, 1)
    assert (table.ask(), table.waiting_seats()) == ("rolling.change_dice", [0])
    assert table.options(0) == ["done", "cancel_die 0", "cancel_die 1", "cancel_die 2"]


@pytest.mark.rule("T23.8")
@pytest.mark.parametrize(("players", "helper", "seat"), [(2, 4, 1), (3, 3, 1), (3, 4, 2)])
def test_the_player_who_acts_cannot_lay_down_the_figure_of_another(
    players: int, helper: int, seat: int
) -> None:
    table = act_position(players, helper, [1, 5, 6])
    table.answer(seat, "done")
    assert table.track(f"lying.{helper}") == 0
    table.refuses(0, "set_die 1 repair", "illegal_option", "T23.9")


@pytest.mark.rule("T23.8")
@pytest.mark.parametrize(("players", "helper"), [(1, 5), (2, 2), (3, 1)])
def test_a_player_who_has_both_figures_is_asked_once(players: int, helper: int) -> None:
    table = act_position(players, helper, [1, 5, 6])
    assert (table.ask(), table.waiting_seats()) == ("rolling.change_dice", [0])
    table.answer(0, "set_die 1 repair")
    assert table.track(f"lying.{helper}") == 1
    table.answer(0, "cancel_die 2")
    table.answer(0, "done")
    assert table.ask() == "rolling.use_face"


@pytest.mark.rule("T23.8", "T23.9")
def test_the_helper_is_asked_again_when_the_dice_have_changed_and_the_actor_has_the_last_word() -> None:
    """The rulebook's example: the actor cancels a die, and only then the other player changes one."""
    table = act_position(2, 3, [1, 1, 6])
    table.answer(1, "done")
    table.answer(0, "cancel_die 2")
    table.answer(0, "done")
    assert (table.ask(), table.waiting_seats()) == ("rolling.help", [1])
    assert not [option for option in table.options(1) if option.startswith("set_die 2")]
    table.answer(1, "set_die 0 repair")
    assert (table.ask(), table.waiting_seats(), table.track("disc.0")) == ("rolling.change_dice", [0], 2)
    table.answer(0, "done")
    assert table.ask() == "rolling.use_face"


@pytest.mark.rule("T23.8")
def test_a_helper_who_declined_is_not_asked_again_about_the_same_dice() -> None:
    table = act_position(2, 3, [1, 3, 1])
    table.answer(1, "done")
    table.answer(0, "done")
    assert table.ask() == "rolling.use_face"


@pytest.mark.rule("T23.8", "T23.9")
def test_when_help_is_refused_at_last_the_actor_may_still_cancel() -> None:
    table = act_position(2, 3, [1, 5, 6])
    for seat, option in ((1, "done"), (0, "cancel_die 1"), (0, "done"), (1, "done"), (0, "cancel_die 2")):
        table.answer(seat, option)
    assert (table.track("disc.0"), table.ask()) == (3, "rolling.change_dice")


@pytest.mark.rule("T23.8")
def test_with_every_die_cancelled_there_is_nothing_to_help_with() -> None:
    table = act_position(2, 3, [5, 5, 6])
    table.answer(1, "done")
    for die in range(3):
        table.answer(0, f"cancel_die {die}")
    table.answer(0, "done")
    assert table.ask() == "rolling.use_face"


@pytest.mark.rule("T23.8", "T23.7")
def test_with_two_dice_only_those_can_be_changed() -> None:
    table = act_position(2, 3, [5, 1], starving=1)
    assert {option.split()[1] for option in table.options(1) if option != "done"} == {"0", "1"}


@pytest.mark.rule("T23.8")
def test_a_helper_who_lies_is_not_asked() -> None:
    table = act_position(2, 3, [1, 5, 6], lying=[3])
    assert (table.ask(), table.waiting_seats()) == ("rolling.change_dice", [0])


@pytest.mark.rule("T23.8")
def test_a_helper_who_declined_may_help_at_the_next_roll() -> None:
    table = act_position(3, 2, [1, 1, 1, 5, 5, 5], places={"0": "kitchen", "1": "arsenal", "2": "dormitory"})
    for seat, option in (
        (1, "done"),
        (0, "done"),
        (0, "use_die activate"),
        (0, "roll_dice"),
        (0, "give_to 1"),
    ):
        table.answer(seat, option)
    assert (table.ask(), table.waiting_seats()) == ("rolling.help", [1])
