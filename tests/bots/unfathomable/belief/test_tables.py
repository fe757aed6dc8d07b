"""Likelihood tables: counted with all personas or without one; measurement of beliefs and of evasion."""

import pytest

from turncoat.bots.unfathomable.belief.tables import HIDDEN, HUMAN_SIDE, REVEALED, Tables
from turncoat.lab.unfathomable.fit_beliefs import (
    PAIRS,
    checkpoints,
    count,
    count_apart,
    play,
    temper,
    together,
)
from turncoat.lab.unfathomable.measure_beliefs import measure, measure_hidden
from turncoat.lab.workers.processes import LocalProcesses


def test_likelihoods_are_counted_and_beliefs_measured(capsys: pytest.CaptureFixture[str]) -> None:
    tables = count(4, ["sensible"])
    assert count(4, ["sensible"]).counts == tables.counts
    temper(tables, 1, ["sensible"])
    rows = measure(2, ["random", "sensible"], tables)
    assert {share for _, share in rows} == {0.25, 0.5, 0.75}
    assert "skill" in capsys.readouterr().out


def test_two_processes_count_and_temper_what_one_does() -> None:
    alone, shared = count(2, ["sensible"]), count(2, ["sensible"], LocalProcesses(2))
    assert alone.counts == shared.counts
    temper(alone, 1, ["sensible"])
    temper(shared, 1, ["sensible"], workers=LocalProcesses(2))
    assert alone.to_text() == shared.to_text()


def test_a_counted_game_is_believed_in_at_three_moments() -> None:
    assert len(list(checkpoints(play(1, ["random"]), count(1, ["random"])))) == 3


def test_every_pair_of_personas_plays_and_is_counted_apart() -> None:
    assert len(PAIRS) == len(set(PAIRS)) == 7 * 6
    assert set(play(1, ["persona", "random"]).bots) <= {*PAIRS, "random"}
    game = play(2, ["persona:steady+sleeper"])
    assert game.bots == ["persona:steady+sleeper"] * game.seats
    assert game.player_of(0, HUMAN_SIDE) == "steady"
    assert game.player_of(0, HIDDEN) == game.player_of(0, REVEALED) == "sleeper"


def test_one_persona_can_be_left_out_of_the_counts() -> None:
    parts = count_apart(2, ["persona:steady+sleeper", "persona:cautious+fanatic"])
    assert {"steady", "cautious", "random"} <= set(parts)
    everybody, others = together(parts), together(parts, left_out="steady")

    def humans(tables: Tables) -> int:
        return sum(counts[HUMAN_SIDE] for counts in tables.counts.values())

    assert humans(everybody) - humans(others) == humans(parts["steady"]) > 0


def test_what_is_thought_of_hidden_traitors_is_measured_half_way(capsys: pytest.CaptureFixture[str]) -> None:
    suspected, base = measure_hidden(3, ["sensible"])
    assert 0 < base < 1
    assert 0 < suspected < 1
    assert "hidden traitors half-way" in capsys.readouterr().out
