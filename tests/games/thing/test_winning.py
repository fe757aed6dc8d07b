"""T19.5-T19.11: every ending, and its winners."""

import pytest

from tests.games.thing.station import FROZEN_AT, LANDS_AT, station
from tests.table import Table
from turncoat.kernel.shapes import Json


def leaves(aboard: list[int], players: int = 4, **words: Json) -> Table:
    """The rescue helicopter leaves with those named, the first of whom is the least suspicious."""
    discs: dict[str, Json] = {str(seat): 1 if seat == aboard[0] else 3 for seat in range(players)}
    table = station(
        players,
        **{"at": "rescue", "sos": "landed", "rescue_at": LANDS_AT, "round": 6, "discs": discs, **words},
    )
    while not table.ending():
        seat = table.waiting_seats()[0]
        wish = "board" if seat in aboard else "stay_behind"
        table.answer(seat, "let_in" if table.ask() == "boarding.consent" else wish)
    return table


def result(table: Table) -> tuple[str, list[int]]:
    return table.ending(), table.winners()


# T19.5, T19.9: leaving


@pytest.mark.rule("T19.5")
def test_humans_win_if_all_of_them_leave_and_no_alien_with_them() -> None:
    assert result(leaves([1, 2, 3])) == ("escaped", [1, 2, 3])


@pytest.mark.rule("T19.5")
def test_a_human_left_behind_lets_the_aliens_win() -> None:
    assert result(leaves([1, 2])) == ("left_behind", [0])


@pytest.mark.rule("T19.5", "T19.9")
def test_all_roles_are_shown_when_the_helicopter_has_left() -> None:
    table = leaves([1, 2, 3])
    shown = {str(told["figure"]): told["role"] for told in table.told("role_revealed")}
    assert shown == {"0": "alien", "1": "human", "2": "human", "3": "human"}


@pytest.mark.rule("T19.9")
def test_a_hidden_alien_that_leaves_alone_wins_for_the_aliens() -> None:
    assert result(leaves([0])) == ("alien_aboard", [0])


@pytest.mark.rule("T19.9", "T19.5")
def test_a_hidden_alien_that_boarded_first_and_leaves_with_all_humans_wins() -> None:
    assert result(leaves([0, 1, 2, 3])) == ("alien_aboard", [0])


@pytest.mark.rule("T19.9", "T19.11")
def test_all_aliens_win_with_the_one_that_left() -> None:
    table = leaves(
        [0], 6, roles=["alien", "human", "alien", "alien", "human", "human"], revealed=[3], strength=3
    )
    assert result(table) == ("alien_aboard", [0, 2, 3])


# T19.11: the absorbed


@pytest.mark.rule("T19.11", "T19.5")
def test_absorbed_humans_win_with_the_humans_and_need_not_leave() -> None:
    table = leaves([2, 3], 5, absorbed=[1, 4], revealed=[0], strength=4, leader=2)
    assert result(table) == ("escaped", [1, 2, 3, 4])


@pytest.mark.rule("T19.11")
def test_absorbed_aliens_lose_when_the_humans_leave() -> None:
    table = leaves(
        [2, 3, 4],
        5,
        roles=["alien", "alien", *["human"] * 3],
        absorbed=[1],
        revealed=[0],
        strength=4,
        leader=2,
    )
    assert result(table) == ("escaped", [2, 3, 4])


@pytest.mark.rule("T19.11")
def test_absorbed_aliens_win_with_the_aliens_and_absorbed_humans_do_not() -> None:
    table = leaves(
        [3], 5, roles=["alien", "alien", *["human"] * 3], absorbed=[1, 2], revealed=[0], strength=4, leader=3
    )
    assert result(table) == ("left_behind", [0, 1])


# T19.7: the last human absorbed


def strike(roles: list[Json], **words: Json) -> Table:
    """The revealed alien, seat 0, strikes the arsenal with 3."""
    table = station(
        len(roles),
        at="strikes",
        roles=roles,
        strength=3,
        tracks={"plan.0.arsenal": 3, "planned": 3},
        revealed=[0],
        leader=1,
        **words,
    )
    table.pass_all()
    return table


@pytest.mark.rule("T19.7", "T19.11")
def test_when_the_last_human_is_absorbed_all_aliens_win_the_hidden_too() -> None:
    table = strike(["alien", "human", "alien", "human"], absorbed=[3], places={"1": "arsenal", "2": "radio"})
    table.answer(0, "absorb 1")
    assert result(table) == ("last_absorbed", [0, 2])


@pytest.mark.rule("T19.7")
def test_while_another_human_plays_an_absorbed_one_ends_nothing() -> None:
    table = strike(
        ["alien", "human", "alien", "human"], places={"1": "arsenal", "2": "radio", "3": "kitchen"}
    )
    table.answer(0, "absorb 1")
    assert result(table) == ("", [])


@pytest.mark.rule("T19.7")
def test_an_absorbed_hidden_alien_ends_nothing_while_a_human_plays() -> None:
    table = strike(["alien", "human", "alien", "human"], absorbed=[3], places={"1": "radio", "2": "arsenal"})
    table.answer(0, "absorb 2")
    assert result(table) == ("", [])


# T19.8: freezing


def freezes(players: int = 4, **words: Json) -> Table:
    """Right after a round of snow, in which the freezing marker moves one step."""
    return station(players, at="maintenance", boiler_dead=2, round=5, weather="snow", **words)


@pytest.mark.rule("T19.8", "T3.7")
def test_a_station_frozen_to_the_end_lets_the_aliens_win() -> None:
    assert result(freezes(freezing=FROZEN_AT - 1)) == ("frozen", [0])


@pytest.mark.rule("T19.8", "T3.7")
def test_one_step_before_the_end_nobody_has_frozen() -> None:
    assert result(freezes(freezing=FROZEN_AT - 2)) == ("", [])


@pytest.mark.rule("R43", "T19.8")
def test_one_human_who_freezes_is_enough() -> None:
    table = freezes(5, freezing=FROZEN_AT - 1, absorbed=[1, 2, 3], revealed=[0], strength=5, leader=4)
    assert result(table) == ("frozen", [0])


@pytest.mark.rule("T19.8", "T19.11")
def test_the_absorbed_share_the_fate_of_their_team_when_the_station_freezes() -> None:
    roles: list[Json] = ["alien", "human", "alien", "human", "human"]
    assert result(freezes(5, freezing=FROZEN_AT - 1, absorbed=[1, 2], roles=roles)) == ("frozen", [0, 2])


# T19.10: all infected


def last_check(roles: list[Json], **words: Json) -> Table:
    """The last human meets an alien in the arsenal, which lays an Alien token; a seed in which it is seen."""
    human = roles.index("human")
    for seed in range(40):
        table = station(
            len(roles),
            at="encounters",
            roles=roles,
            places={"0": "arsenal", str(human): "arsenal"},
            seed=seed,
            **words,
        )
        while table.ask() == "meeting.stay_or_avoid":
            table.answer(table.waiting_seats()[0], "stay")
        for seat in table.waiting_seats():
            table.answer(seat, "lay_alien" if seat == 0 else "lay_human")
        for seat in table.waiting_seats():
            table.answer(seat, table.options(seat)[0])
        if table.track(f"role.{human}"):
            return table
    raise AssertionError("nobody was infected")


@pytest.mark.rule("T19.10")
def test_when_all_are_infected_all_aliens_win_but_the_last() -> None:
    table = last_check(["alien", "alien", "human", "alien"], tracks={"turned.1": 1, "turned.3": 2})
    assert result(table) == ("all_infected", [0, 1, 3])


@pytest.mark.rule("T19.10")
def test_while_a_human_is_left_an_infection_ends_nothing() -> None:
    table = last_check(["alien", "human", "human", "alien"])
    assert result(table) == ("", [])


@pytest.mark.rule("T19.10", "T9.2")
def test_the_last_human_may_be_infected_by_a_dog_too() -> None:
    table = station(
        at="encounters",
        roles=["alien", "alien", "alien", "human"],
        places={"3": "arsenal"},
        dogs=["arsenal", "gone", "gone", "gone"],
        zones={"looking.0": ["healthy_dog"] * 7},
    )
    table.answer(3, "stay")
    assert result(table) == ("all_infected", [0, 1, 2])


@pytest.mark.rule("T19.10", "T19.11")
def test_absorbed_humans_do_not_win_when_all_others_are_infected() -> None:
    table = last_check(["alien", "alien", "human", "human"], absorbed=[3], tracks={"turned.1": 1})
    assert result(table) == ("all_infected", [0, 1])


# R44, and no win by itself


@pytest.mark.rule("R44", "T19")
def test_when_nobody_can_leave_any_more_the_game_goes_on_until_all_freeze() -> None:
    table = station(
        at="food",
        burned=["radio", "snowcat", "helicopter"],
        sos="left",
        boiler_dead=1,
        round=5,
        pantry=8,
        dice=[6],
    )
    assert (result(table), table.track("round"), table.ask()) == (("", []), 6, "moving.choose_move")
    frozen = station(
        at="maintenance",
        burned=["radio", "snowcat", "helicopter"],
        sos="left",
        boiler_dead=1,
        round=9,
        weather="snow",
        freezing=FROZEN_AT - 1,
    )
    assert result(frozen) == ("frozen", [0])


@pytest.mark.rule("T8.9", "T19.5")
def test_a_destroyed_alien_does_not_let_the_humans_win_they_still_have_to_leave() -> None:
    table = station(5, at="food", revealed=[0], strength=0, leader=1, pantry=8, round=4)
    assert (result(table), table.track("round")) == (("", []), 5)
