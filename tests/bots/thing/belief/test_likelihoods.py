"""Likelihood tables: counting, and validity of the shipped ones."""

import pytest

from turncoat.bots.catalog import BELIEF, PERSONA, RANDOM
from turncoat.bots.thing.belief.likelihoods import (
    ALIEN_TOKEN,
    BAD,
    LAY,
    PATH,
    UNSEEN,
    Tempers,
    usual,
    write,
)
from turncoat.lab.thing.fit_beliefs import count
from turncoat.lab.thing.measure_beliefs import describe_hiding, measure
from turncoat.lab.thing.unseen_personas import measure_unseen


def test_the_usual_tables_leave_everything_possible() -> None:
    tables = usual()
    assert 0.0 < tables.tempers.deeds <= 1.0
    assert 0.0 <= tables.tempers.votes <= 1.0
    assert 0.0 < tables.laid < 1.0
    assert 0.0 < tables.unseen < 1.0
    for line in PATH.read_text(encoding="utf-8").splitlines()[4:]:
        question, answer, *counts = line.split("\t")
        assert sum(map(int, counts)) > 0
        odds = tables.odds(question, answer)
        assert odds is not None
        assert all(0.0 < one < 1.0 for one in odds)


def test_random_play_is_counted_as_what_it_is() -> None:
    """All players lay any card, and an alien any token; 40 games have about 40 such tokens and 100 cards of aliens."""
    tables = count(40, [RANDOM])
    tokens = tables[LAY]
    assert all(one.human == 0 for one in tokens.values())  # T10.2
    aliens = sum(one.alien for one in tokens.values())
    assert tokens[ALIEN_TOKEN].alien / aliens == pytest.approx(0.5, abs=0.25)
    for of, off in ((0, 0.06), (1, 0.15)):
        cards = [
            answers
            for question, answers in tables.items()
            if question.startswith("pile/") and question != UNSEEN
        ]
        bad = sum(answers[BAD][of] for answers in cards if BAD in answers)
        assert bad / sum(one[of] for answers in cards for one in answers.values()) == pytest.approx(
            1 / 3, abs=off
        )


def test_counting_the_same_games_gives_the_same_tables() -> None:
    tempers = Tempers(0.5, 0.5, 0.1)
    assert write(count(2, [RANDOM], 7), tempers) == write(count(2, [RANDOM], 7), tempers)


def test_measuring_says_how_good_beliefs_are(capsys: pytest.CaptureFixture[str]) -> None:
    measure(3, [RANDOM])
    said = capsys.readouterr().out
    assert "3 games of random" in said
    assert "times the rate of aliens" in said
    assert "ms an event" in said


def test_aliens_of_bots_that_reckon_are_counted_apart() -> None:
    by_feeling, careful = count(2, [PERSONA], 3), count(1, [BELIEF], 3)
    assert not any(one.careful for answers in by_feeling.values() for one in answers.values())
    assert not any(one.alien for answers in careful.values() for one in answers.values())
    assert any(one.careful for answers in careful.values() for one in answers.values())


def test_aliens_hide_as_long_as_habits_tell_nothing() -> None:
    even = [[(0.25, 0.25, True), (0.25, 0.25, False), (0.25, 0.25, False), (0.25, 0.25, False)]] * 8
    assert describe_hiding(even) == "1.00 [1.00 1.00] times the prior, 1.00 times the rate of aliens"
    exposed = [[(0.75, 0.5, True), (0.1, 0.2, False), (0.1, 0.2, False), (0.1, 0.2, False)]] * 8
    assert describe_hiding(exposed) == "1.50 [1.50 1.50] times the prior, 3.00 times the rate of aliens"
    assert describe_hiding([[(0.25, 0.25, False)]] * 8) == "no seat hid"


def test_a_persona_that_was_not_counted_is_measured_with_the_others_tables(
    capsys: pytest.CaptureFixture[str],
) -> None:
    measure_unseen("sleeper", 2, 2)
    assert "2 games of persona:sleeper" in capsys.readouterr().out
