"""Moments of Lifeboat."""

import pytest

from tests.boat import weather


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_check_is_a_moment_with_its_card_and_the_seat_that_adds(players: int) -> None:
    table = weather("leak", players, current=1)
    for seat in [(2 + offset) % players for offset in range(players)]:
        assert table.moment("check") == {"card": "leak", "asked": seat}
        table.answer(seat, "done")
    assert table.moment("check") == {"card": "leak", "asked": None}  # it damages the boat
    assert table.moment("window") == {"trigger": "would_damage"}
    table.pass_all()
    assert table.moment("check") is None
