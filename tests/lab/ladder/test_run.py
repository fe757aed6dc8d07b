"""Rungs are compared on the same deals, with one side's bots replaced."""

import json
import signal
from dataclasses import replace

import pytest

from turncoat import cli
from turncoat.bots import catalog
from turncoat.bots.players.random import RandomPlayer
from turncoat.bots.sides import LOYAL, side_seen
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.lab.ladder.report import as_object, run, show
from turncoat.lab.ladder.run import Ascent, Climb, RungComparison, ascend, chunks
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan
from turncoat.lab.simulate.report import wide_console
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.interruption import interruptible
from turncoat.lab.workers.processes import ALONE, LocalProcesses

CLIMB = Climb("lifeboat", 4, 12, 0, ("random", "sensible"))


class Sceptic(RandomPlayer):
    """Believes of every other player that it is a traitor as likely as not."""

    def __init__(self) -> None:
        self.held: list[float] | None = None

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        self.held = [0.5] * view.seats
        self.held[view.seat] = float(side_seen(view) != LOYAL)
        return super().decide(view, legal, dice)

    def beliefs(self) -> list[float] | None:
        return self.held


class Faulty(RandomPlayer):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        raise ZeroDivisionError("lost count")


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.PLAYERS, "sceptic", Sceptic)
    monkeypatch.setitem(catalog.PLAYERS, "faulty", Faulty)


def ascent_of(climb: Climb, processes: int = 1) -> Ascent:
    return ascend(climb, LocalProcesses(processes), lambda _: None)


def test_each_side_goes_up_while_the_other_stays() -> None:
    comparisons = Climb("lifeboat", 4, 1, 0, ("a", "b", "c")).comparisons()
    assert [
        (comparison.side, comparison.arm(comparison.lower), comparison.arm(comparison.upper))
        for comparison in comparisons[:4]
    ] == [
        (0, ("a", "a"), ("b", "a")),
        (0, ("a", "b"), ("b", "b")),
        (1, ("a", "a"), ("a", "b")),
        (1, ("b", "a"), ("b", "b")),
    ]
    assert len(comparisons) == 8
    assert len(Climb("lifeboat", 4, 1, 0, ("a", "b", "c")).arms()) == 7


def test_a_rung_that_plays_the_same_is_worth_nothing() -> None:
    ascent = ascent_of(replace(CLIMB, rungs=("random", "sceptic")))
    for comparison in ascent.comparisons:
        assert comparison.played == 12
        assert (comparison.gained, comparison.lost, comparison.difference) == (0, 0, 0.0)
        assert comparison.interval() == (0.0, 0.0)


def test_gains_and_losses_are_counted_deal_by_deal() -> None:
    comparison = RungComparison(0, "a", "b", "a")
    for block, (before, after) in enumerate(
        [(False, True)] * 30 + [(True, False)] * 10 + [(True, True)] * 60
    ):
        comparison.put(block, before, after)
    assert (comparison.gained, comparison.lost, comparison.difference) == (30, 10, 0.2)
    # The standard error of a mean of 30 times +1, 10 times -1 and 60 times 0 is 0.06.
    assert comparison.interval() == pytest.approx((0.2 - 0.118, 0.2 + 0.118), abs=0.025)


def test_what_a_side_wins_in_each_game_is_what_simulating_it_alone_gives() -> None:
    ascent = ascent_of(replace(CLIMB, game="unfathomable", games=4))
    cast = Cast(Bots(("sensible",)), Bots(("random",)))
    alone = simulate(Plan("unfathomable", (4,), 4, 0, cast), ALONE, lambda _: None).tally
    assert ascent.arms["sensible", "random"] == list(alone.wins.values())


def test_beliefs_are_scored_for_rungs_that_tell_them() -> None:
    ascent = ascent_of(replace(CLIMB, rungs=("random", "sceptic")))
    assert {rung for rung, _, _ in ascent.accounts} == {"sceptic"}
    rows = json.loads(json.dumps(as_object(ascent)))["calibration"]
    assert [row["at"] for row in rows if row["side"] == "sailors"] == [0.25, 0.5, 0.75]
    for row in rows:
        assert row["brier"] == 0.25
        if row["base_brier"]:
            assert row["skill"] == pytest.approx(1 - 0.25 / row["base_brier"])
        else:
            assert row["skill"] is None  # no game had two wreckers
        assert row["forecasts"] % 3 == 0
        assert [row["calibration_error"]] == pytest.approx([abs(0.5 - row["base_rate"])])


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    climb = replace(CLIMB, game="thing", players=4, games=10)
    one, three = (as_object(ascent_of(climb, processes)) for processes in (1, 3))
    for key in ("steps", "win_rates", "calibration", "games"):
        assert one[key] == three[key]


def test_every_deal_is_played_once() -> None:
    for games in (1, 300, 10_000):
        seeds = [seed for chunk in chunks(replace(CLIMB, games=games, seed=-5)) for seed in chunk]
        assert seeds == list(range(-5, games - 5))


def test_a_side_that_nobody_is_on_is_not_compared() -> None:
    ascent = ascent_of(Climb("thing", 2, 2, 0, ("random", "sensible")))
    assert {comparison.side for comparison in ascent.shown_comparisons()} == {0}


def test_times_are_by_rung(capsys: pytest.CaptureFixture[str]) -> None:
    ascent = ascent_of(CLIMB)
    assert set(ascent.times) == {"random", "sensible"}
    show(ascent, wide_console())
    shown = capsys.readouterr().out
    assert "what a rung is worth" in shown
    assert "no rung tells what it believes" in shown
    assert "p95" in shown


def test_the_table_shows_beliefs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(replace(CLIMB, rungs=("sceptic",)), ALONE, False) == 0
    shown = capsys.readouterr().out
    assert "what rungs believe of the others" in shown
    assert "0.250" in shown


def test_a_deal_that_failed_with_some_bots_is_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(replace(CLIMB, rungs=("random", "faulty"), games=2), ALONE, True) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["errors"] >= 4  # the traitors' bot has nothing to do in a deal without traitors
    assert report["failures"][0]["message"].endswith("ZeroDivisionError: lost count")
    loyal = [comparison for comparison in report["steps"] if comparison["side"] == "sailors"]
    assert [
        (comparison["deals"], comparison["difference"], comparison["interval"]) for comparison in loyal
    ] == [(0, None, None)] * 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--rungs", "clever"], "unknown_bot: clever"),
        (["--rungs", "random,random"], "same_rung_twice: random,random"),
        (["--players", "9"], "wrong_player_count: 9 (3-5)"),
    ],
)
def test_a_mistake_is_refused_in_one_line(
    arguments: list[str], problem: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["turncoat", "ladder", "lifeboat", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(f"turncoat: {problem}")


def test_where_ctrl_c_does_not_end_the_program_it_is_left_alone() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with interruptible() as interruption:
            assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        assert not interruption.has_come
    finally:
        signal.signal(signal.SIGINT, before)
