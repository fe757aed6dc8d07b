"""The arena: every pair plays the same deals, and ratings are what Bradley and Terry say."""

import json
from math import log
from pathlib import Path

import pytest

from turncoat import cli
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.lab.arena.ratings import ELO, fit, rate
from turncoat.lab.arena.report import as_object
from turncoat.lab.arena.run import Contest, Pair, Played, compete, read_entrants
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.processes import ALONE

AB = ("a", "b")
PAIRS: list[Pair] = [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]


def test_payoffs_are_those_of_simulated_games() -> None:
    standings = compete(Contest("thing", 4, 3, 0, ("random", "sensible")), ALONE, lambda _: None)
    cast = Cast(Bots(("sensible",)), Bots(("random",)))
    alone = simulate(Plan("thing", (4,), 3, 0, cast), ALONE, lambda _: None).tally
    assert standings.payoffs()["sensible", "random"] == alone.wins["humans"]


def deals(chances: dict[Pair, int]) -> list[Played]:
    """A hundred deals; `wins` says for each pair how many of them the loyal side wins."""
    return [Played(seed, {pair: seed < chances[pair] for pair in PAIRS}) for seed in range(100)]


def test_strengths_that_fit_exactly_are_found() -> None:
    wins = {
        ("a", "a"): [50.0, 50.0],
        ("a", "b"): [80.0, 20.0],
        ("b", "a"): [20.0, 80.0],
        ("b", "b"): [50.0, 50.0],
    }
    loyal, traitors, (advantage,) = fit(AB, wins)
    assert loyal[0] - loyal[1] == pytest.approx(log(4))
    assert traitors[0] - traitors[1] == pytest.approx(log(4))
    assert sum(loyal) == pytest.approx(0)
    assert advantage == pytest.approx(0)


def test_ratings_have_intervals_around_them_and_a_side_may_be_ahead() -> None:
    ratings = rate(AB, deals({("a", "a"): 80, ("a", "b"): 90, ("b", "a"): 60, ("b", "b"): 80}))
    loyal, traitors = ratings.sides
    assert loyal["a"].points == pytest.approx(-loyal["b"].points)
    assert loyal["a"].points > 0
    assert traitors["a"].points > 0
    for rating in (*loyal.values(), *traitors.values(), ratings.advantage):
        assert rating.interval is not None
        assert rating.interval[0] <= rating.points + 1e-6
        assert rating.interval[1] >= rating.points - 1e-6
    assert ratings.advantage.points > ELO * log(2)


def test_a_bot_that_wins_everything_has_a_finite_rating() -> None:
    ratings = rate(AB, deals({("a", "a"): 50, ("a", "b"): 100, ("b", "a"): 0, ("b", "b"): 50}))
    assert 100 < ratings.sides[0]["a"].points < 1000
    assert rate(AB, deals(dict.fromkeys(PAIRS, 0))[:1]).sides[0]["a"].interval is None


@pytest.mark.parametrize("text", ["random", "random,random", "random,nobody"])
def test_entrants_are_two_bots_or_more(text: str) -> None:
    with pytest.raises(BadInput):
        read_entrants(GAMES["lifeboat"], text)


def test_the_object_has_what_scripts_look_for() -> None:
    contest = Contest("lifeboat", 4, 3, 0, ("random", "sensible"))
    standings = compete(contest, ALONE, lambda _: None)
    report = as_object(standings, rate(contest.entrants, standings.deals))
    assert report == json.loads(json.dumps(report))
    assert (report["deals"], report["games"], report["errors"]) == (3, 12, 0)
    assert isinstance(report["ratings"], list)
    assert isinstance(report["payoffs"], list)
    assert (len(report["ratings"]), len(report["payoffs"])) == (4, 4)


@pytest.mark.slow
def test_the_command_prints_tables_and_writes_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "arena.html"
    words = [
        "arena",
        "lifeboat",
        "--bots",
        "random,sensible",
        "--games",
        "2",
        "--processes",
        "1",
        "-o",
        str(page),
    ]
    monkeypatch.setattr("sys.argv", ["turncoat", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    assert "won by sailors (95 %)" in capsys.readouterr().out
    written = page.read_text()
    assert written.count("<svg") == 2
    assert "<script" not in written
