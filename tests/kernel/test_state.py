"""A position is a value."""

import pytest

from tests.kernel.saves import SITUATIONS
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import fast
from turncoat.kernel.playout import play_randomly


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_copy_is_equal_and_goes_its_own_way(situation: str) -> None:
    s = SITUATIONS[situation]().session.state
    before = fingerprint(s)
    copy = s.copy()
    assert fingerprint(copy) == before
    play_randomly(copy, fast(2), 40)
    assert fingerprint(s) == before


def test_who_listens_to_a_position_does_not_hear_its_copy() -> None:
    s = SITUATIONS["window"]().session.state
    s.journal = []
    copy = s.copy()
    assert copy.journal is None
    play_randomly(copy, fast(2), 40)
    assert s.journal == []


def test_random_play_counts_its_answers_and_ends_with_the_game() -> None:
    s = SITUATIONS["vows"]().session.state
    assert play_randomly(s, fast(1), 5) == 5
    assert s.ending < 0
    rest = play_randomly(s, fast(1), 100_000)
    assert 0 < rest < 100_000
    assert s.ending >= 0
    assert play_randomly(s, fast(1), 5) == 0
