"""Fuzzing by random legal play: correct games pass, and planted bugs are found, shrunk and saved."""

import json
from pathlib import Path

import pytest

from tests.proofs.leaks import with_step
from tests.proofs.subjects import TABLES
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.state import State
from turncoat.lab.proofs.fuzz import Failure, fuzz, fuzz_game, replay_failure
from turncoat.lab.proofs.subjects import Subject
from turncoat_lifeboat.board import DISTANCE, EFFORT, HULL, WEATHER
from turncoat_lifeboat.game import LIFEBOAT
from turncoat_lifeboat.rules.turn import Act

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_legal_play_breaks_nothing_and_comes_to_an_end(table: Subject) -> None:
    assert fuzz(table, range(4)) == []


def lose_a_card(s: State, f: Frame) -> None:
    """Loses a card once the boat has moved."""
    if s.tracks[DISTANCE] >= 2 and s.zones[EFFORT]:
        s.zones[EFFORT].pop()


def go_round_for_ever(s: State, f: Frame) -> None:
    if s.tracks[HULL] < 4:
        f.step -= 1


def crash(s: State, f: Frame) -> None:
    if len(s.zones[WEATHER]) < 20:
        raise ZeroDivisionError


BUGS = {
    "Broken: card_missing": lambda: with_step("turn", "second_watch", lose_a_card, None),
    "OutOfFuel: turn/second_watch": lambda: with_step("turn", "second_watch", go_round_for_ever, None),
    "ZeroDivisionError": lambda: with_step("turn", "second_watch", crash, None),
    "Broken: no_options:turn": lambda: with_step("turn", "act", None, Act([])),
}


def first_failure(game: Game) -> Failure:
    for seed in range(40):
        outcome = fuzz_game(Subject(game, 3), seed)
        if isinstance(outcome, Failure):
            return outcome
    pytest.fail("no game failed")


@pytest.mark.parametrize("problem", BUGS)
def test_a_fault_is_found_shrunk_and_written_to_a_file_that_shows_it_again(
    problem: str, tmp_path: Path
) -> None:
    game = BUGS[problem]()
    failure = first_failure(game)
    assert failure.problem.startswith(problem)
    written = json.loads(failure.write(tmp_path).read_text())
    assert replay_failure(game, written) == failure.problem
    assert replay_failure(LIFEBOAT, written) == ""


def test_a_failure_is_shrunk_to_answers_that_all_matter() -> None:
    game = BUGS["ZeroDivisionError"]()
    failure = first_failure(game)
    entries = failure.record.entries
    for at in range(len(entries)):
        shorter = Failure(failure.problem, failure.record).to_json()
        record = shorter["record"]
        assert isinstance(record, dict)
        record["entries"] = [list(entry) for number, entry in enumerate(entries) if number != at]
        assert replay_failure(game, shorter) == ""


def quiet_sky(s: State, f: Frame) -> None:
    """Skips the weather, so that the game does not end."""


def test_a_game_that_never_ends_is_noticed() -> None:
    endless = with_step("turn", "weather", quiet_sky, None)
    outcomes = [fuzz_game(Subject(endless, 3), seed, most=60) for seed in range(3)]
    assert any(
        isinstance(outcome, Failure) and outcome.problem.startswith("Dead: still") for outcome in outcomes
    )
