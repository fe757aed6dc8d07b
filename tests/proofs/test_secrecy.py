"""The two-world test for every seat, the spectator and a late joiner; and for planted leaks, which it must
catch."""

import pytest

from tests.proofs.leaks import LEAKS, Planted
from tests.proofs.subjects import SECRET_TABLES
from turncoat.kernel.ids import SPECTATOR
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.proofs.worlds import Leak, prove_secrecy, prove_secrecy_for_late_joiner
from turncoat_lifeboat.game import LIFEBOAT

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("table", SECRET_TABLES, ids=str)
def test_two_worlds_look_the_same_to_whoever_may_not_know_the_difference(table: Subject) -> None:
    answers = 0
    for viewer in [*range(table.seats), SPECTATOR]:
        for start in range(0, 220, 15):
            answers += prove_secrecy(table, start, viewer, start, 40).answers
    assert answers > 100


@pytest.mark.parametrize("table", SECRET_TABLES, ids=str)
def test_a_late_joiner_learns_nothing_more(table: Subject) -> None:
    assert sum(prove_secrecy_for_late_joiner(table, seed, 400).answers for seed in range(10)) > 20


def search_for_a_leak(table: Subject) -> Leak | None:
    """Search a game for a leak as the real game is searched."""
    for seed in range(12):
        for viewer in [*range(table.seats), SPECTATOR]:
            for start in range(0, 220, 7):
                try:
                    prove_secrecy(table, seed, viewer, start, 40)
                except Leak as leak:
                    return leak
    return None


@pytest.mark.parametrize("planted", LEAKS, ids=lambda planted: planted.name)
def test_a_planted_leak_is_caught(planted: Planted) -> None:
    leak = search_for_a_leak(Subject(planted.game(), 3, planted.options))
    assert leak is not None
    assert leak.channel in planted.channels


def test_the_same_search_finds_nothing_in_the_honest_game() -> None:
    assert search_for_a_leak(Subject(LIFEBOAT, 3)) is None


def test_a_relaxed_table_has_tells_and_the_search_sees_them() -> None:
    leak = search_for_a_leak(Subject(LIFEBOAT, 3, {"secrecy": "relaxed"}))
    assert leak is not None
    assert leak.channel in ("waiting", "view", "virtual_time", "event", "event_count")
