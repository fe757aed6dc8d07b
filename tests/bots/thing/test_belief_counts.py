"""What the tables are counted from, and that those that come with the game can be used."""

import pytest

from turncoat.bots.catalog import RANDOM
from turncoat.bots.thing.belief_likelihoods import ALIEN_TOKEN, BAD, LAY, PATH, UNSEEN, usual, written
from turncoat.lab.fit_beliefs_thing import count
from turncoat.lab.measure_beliefs_thing import measure


def test_the_usual_tables_leave_everything_possible() -> None:
    found = usual()
    assert 0.0 < found.temper <= 1.0
    assert 0.0 < found.laid < 1.0
    assert 0.0 < found.unseen < 1.0
    for line in PATH.read_text(encoding="utf-8").splitlines()[2:]:
        question, answer, human, alien = line.split("\t")
        assert int(human) + int(alien) > 0
        for is_alien in (False, True):
            assert 0.0 < found.chance(question, answer, is_alien, 0.0) < 1.0


def test_random_play_is_counted_as_what_it_is() -> None:
    """Everybody lays any card, and an alien either token; 40 games have some 40 such tokens and 100 cards of aliens."""
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
    assert written(count(2, [RANDOM], 7), 0.5) == written(count(2, [RANDOM], 7), 0.5)


def test_measuring_says_how_good_beliefs_are(capsys: pytest.CaptureFixture[str]) -> None:
    measure(3, [RANDOM])
    said = capsys.readouterr().out
    assert "3 games of random" in said
    assert "ms an event" in said
