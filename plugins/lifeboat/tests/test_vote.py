"""L4: accusing and voting."""

import pytest

from tests.boat import boat
from tests.table import Table
from turncoat.kernel.shapes import Json


def lashed_seats(table: Table) -> list[int]:
    return [seat for seat in range(5) if table.track(f"lashed.{seat}")]


def vote_position(players: int, **words: Json) -> Table:
    """Seat 0 has accused the seat after the next one, against which its vow does not bind it."""
    hands: dict[str, Json] = {str(seat): [] for seat in range(players)}
    table = boat(players, hands=hands, top={"weather": ["sharks"]}, **words)
    table.answer(0, "accuse 2")
    return table


@pytest.mark.rule("L4.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_anybody_else_who_is_free_and_not_revealed_can_be_accused(players: int) -> None:
    table = boat(players)
    assert [option for option in table.options(0) if option.startswith("accuse")] == [
        f"accuse {seat}" for seat in range(1, players)
    ]
    table = boat(players, revealed=[1], lashed=[2])
    assert [option for option in table.options(0) if option.startswith("accuse")] == [
        f"accuse {seat}" for seat in range(3, players)
    ]


@pytest.mark.rule("L4.1")
def test_with_nobody_to_accuse_it_has_no_target() -> None:
    assert boat(revealed=[1], lashed=[2]).why_not(0, "accuse") == ("no_target", "L3")


@pytest.mark.rule("L4.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_but_revealed_wreckers_vote_at_once_the_lashed_too(players: int) -> None:
    table = vote_position(players, revealed=[1], vows={"0": 1})
    assert table.ask() == "vote.vote"
    assert table.waiting_seats() == [seat for seat in range(players) if seat != 1]
    table = vote_position(players, lashed=[1])
    assert table.waiting_seats() == list(range(players))
    table = boat(players, current=2, loyalty={"0": ["wrecker"], "1": ["sailor"]}, revealed=[0])
    table.answer(2, "accuse 1")
    assert table.waiting_seats() == list(range(1, players))


@pytest.mark.rule("L4.2")
def test_a_vote_is_against_anyone_but_oneself_and_the_seat_vowed_to() -> None:
    table = vote_position(5, vows={"0": 3, "1": 0, "2": 4, "3": 2, "4": 1})
    assert table.options(0) == ["abstain", "vote 1", "vote 2", "vote 4"]
    assert table.options(1) == ["abstain", "vote 2", "vote 3", "vote 4"]
    assert table.options(2) == ["abstain", "vote 0", "vote 1", "vote 3"]


@pytest.mark.rule("L4.2")
def test_nobody_votes_against_who_is_lashed_or_revealed_already() -> None:
    table = vote_position(5, lashed=[3], revealed=[1], vows={"0": 1})
    assert table.options(0) == ["abstain", "vote 2", "vote 4"]


@pytest.mark.rule("L4.2")
def test_votes_stay_sealed_until_all_are_in() -> None:
    table = vote_position(3, vows={"0": 1, "1": 0, "2": 1})
    since = table.heard()
    table.answer(1, "vote 2")
    assert table.heard() == since
    assert table.view(1)["answered"] == "vote 2"
    assert table.view(0)["answered"] is None
    assert table.view()["waiting"] == [0, 2]
    table.refuses(1, "abstain", "already_answered")


@pytest.mark.rule("L4.3")
@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        (["vote 2", "vote 2", "vote 3", "abstain", "abstain"], [2]),  # 2 of 3
        (["vote 2", "vote 2", "vote 3", "vote 1", "abstain"], []),  # 2 of 4 is half, not more
        (["vote 2", "abstain", "abstain", "abstain", "abstain"], [2]),  # 1 of 1
        (["abstain", "abstain", "abstain", "abstain", "abstain"], []),
        (["vote 3", "vote 3", "vote 0", "vote 0", "vote 0"], [0]),  # another seat than the accused
        (["vote 2", "vote 2", "vote 3", "vote 0", "vote 2"], [2]),  # 3 of 5
        (["vote 2", "vote 2", "vote 3", "vote 0", "vote 3"], []),  # 2 of 5
    ],
)
def test_more_than_half_of_the_votes_cast_lash_a_seat(votes: list[str], expected: list[int]) -> None:
    table = vote_position(5, vows={"0": 4, "1": 0, "2": 1, "3": 2, "4": 1})
    table.answer_each(dict(enumerate(votes)))
    assert lashed_seats(table) == expected


@pytest.mark.rule("L4.3")
@pytest.mark.parametrize(("players", "votes"), [(3, 2), (4, 3), (5, 3)])
def test_a_bare_majority_of_all_is_enough_at_any_count(players: int, votes: int) -> None:
    voters = [seat for seat in range(players) if seat != 2][:votes]
    vows: dict[str, Json] = {
        str(seat): 2 if seat not in voters else (seat + 1) % 2 for seat in range(players)
    }
    table = vote_position(players, vows={**vows, "2": 1})
    for seat in range(players):
        table.answer(seat, "vote 2" if seat in voters else "abstain")
    assert lashed_seats(table) == [2]


@pytest.mark.rule("L4.3")
def test_open_votes_are_told_to_everybody() -> None:
    table = vote_position(3, vows={"0": 1, "1": 0, "2": 1})
    table.answer_each({2: "vote 0", 0: "vote 2", 1: "abstain"})
    assert table.told("voted") == [{"seat": 0, "against": 2}, {"seat": 2, "against": 0}]
