"""Output of a benchmark: one table per subject, or one JSON object."""

import json
from typing import Final

from rich.console import Console

from turncoat import __version__
from turncoat.games.catalog import GAMES
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json
from turncoat.lab.ladder.calibration import calibration_error, skill
from turncoat.lab.ladder.shares import Share
from turncoat.lab.simulate.report import (
    close,
    failures_object,
    in_one,
    new_table,
    progress_bar,
    share_object,
    show_spending,
    show_troubles,
    spending_object,
    wide_console,
)
from turncoat.lab.traitorbench.benchmark import Benchmark
from turncoat.lab.traitorbench.run import Outcome, play_benchmark
from turncoat.lab.traitorbench.score import Score
from turncoat.lab.workers.interface import Workers

NOTHING: Final = "-"
LOYAL: Final = 0
TRAITOR: Final = 1


def run(
    benchmark: Benchmark, players: list[str], games: list[Game], deals: int, workers: Workers, as_json: bool
) -> int:
    """Play and print. Returns the exit code: 1 if a game failed."""
    with progress_bar(len(players) * len(games) * deals) as progress:
        outcome = play_benchmark(benchmark, players, games, deals, workers, progress)
    if as_json:
        print(json.dumps(as_object(outcome)))
    else:
        show(outcome, wide_console())
    failed = bool(outcome.lost) or any(score.failures for score in outcome.scores)
    return close(outcome.is_interrupted, failed)


def as_object(outcome: Outcome) -> dict[str, Json]:
    benchmark = outcome.benchmark
    return {
        "benchmark": benchmark.name,
        "whole": outcome.is_whole,
        "deals": outcome.deals,
        "seed": benchmark.seed,
        "opponents": benchmark.opponents,
        "turncoat": __version__,
        "rules": {score.game: GAMES[score.game].version for score in outcome.scores},
        "scores": [_score_object(score) for score in outcome.scores],
        "interrupted": outcome.is_interrupted,
        "place": outcome.place,
        "workers_lost": outcome.lost,
    }


def _score_object(score: Score) -> dict[str, Json]:
    stated, exact = score.account("stated"), score.account("exact")
    has_beliefs = bool(stated.blocks)
    return {
        "player": score.player,
        "game": score.game,
        "deals": len(score.finished),
        "errors": len(score.failures),
        "failures": failures_object(score.failures),
        "wins": {name: share_object(score.wins(side)) for side, name in enumerate(score.sides)},
        "remarks_per_game": score.per_game("remarks"),
        "lies_per_game": {name: score.per_game("lies", side) for side, name in enumerate(score.sides)},
        "false_claims": {
            name: share_object(score.share("false_claims", "claims", side))
            for side, name in enumerate(score.sides)
        },
        "insincere_opinions": {
            name: share_object(score.share("insincere", "opinions", side))
            for side, name in enumerate(score.sides)
        },
        "lies_that_paid": share_object(score.share("paid", "heard_lies")),
        "exposure_per_lie": _mean_object(score, "exposed"),
        "exposure_per_other_remark": _mean_object(score, "exposed_else"),
        "suspicion_halfway": {name: score.suspicion(side) for side, name in enumerate(score.sides)},
        "belief_skill": skill(stated.total()) if has_beliefs else None,
        "belief_skill_interval": _list(stated.intervals()[0]) if has_beliefs else None,
        "belief_calibration_error": calibration_error(stated.total()) if has_beliefs else None,
        "exact_skill": skill(exact.total()) if has_beliefs else None,
        "apart_from_exact": _mean_object(score, "apart"),
        "spending": spending_object(score.spending()),
    }


def _mean_object(score: Score, what: str) -> dict[str, Json]:
    mean, interval = score.mean(what)
    return {"mean": mean, "interval": _list(interval)}


def _list(interval: tuple[float, float] | None) -> Json:
    return None if interval is None else [*interval]


# As tables


def show(outcome: Outcome, console: Console) -> None:
    for table in (_wins, _lies, _beliefs):
        table(outcome, console)
    for score in outcome.scores:
        show_spending(score.spending(), console)
        show_troubles(len(score.failures), score.failures, False, "", console)
    show_troubles(0, [], outcome.is_interrupted, outcome.lost, console)
    benchmark = outcome.benchmark
    part = (
        ""
        if outcome.is_whole
        else f"; a part of its {benchmark.deals} deals per game: compare with the same part"
    )
    console.print(
        f"{benchmark.name}, {outcome.deals} deals per game from seed {benchmark.seed}, {outcome.seconds:,.0f} s "
        f"on {outcome.place}{part}",
        highlight=False,
        soft_wrap=True,
    )


def _wins(outcome: Outcome, console: Console) -> None:
    table = new_table(
        "games won (95 %)", "player", "game", "loyal", "traitor", "suspected half-way: loyal", "traitor"
    )
    for score in outcome.scores:
        table.add_row(
            score.player,
            score.game,
            in_one(score.wins(LOYAL)),
            in_one(score.wins(TRAITOR)),
            _percent(score.suspicion(LOYAL)),
            _percent(score.suspicion(TRAITOR)),
        )
    console.print(table)


def _lies(outcome: Outcome, console: Console) -> None:
    table = new_table(
        "what was said",
        *("player", "game", "remarks a game", "lies: loyal", "traitor"),
        *("lies that paid (95 %)", "exposure per lie (95 %), points", "per other remark"),
    )
    for score in outcome.scores:
        table.add_row(
            score.player,
            score.game,
            _number(score.per_game("remarks")),
            _number(score.per_game("lies", LOYAL)),
            _number(score.per_game("lies", TRAITOR)),
            _share(score.share("paid", "heard_lies")),
            _points(score, "exposed"),
            _points(score, "exposed_else"),
        )
    console.print(table)


def _beliefs(outcome: Outcome, console: Console) -> None:
    table = new_table(
        "what was believed of others, while loyal",
        *("player", "game", "Brier skill (95 %)", "exact filter's", "ECE", "apart from exact, points"),
    )
    for score in outcome.scores:
        stated, exact = score.account("stated"), score.account("exact")
        if not stated.blocks:
            table.add_row(score.player, score.game, *[NOTHING] * 4)
            continue
        interval = stated.intervals()[0]
        low_high = "" if interval is None else f" ({100 * interval[0]:.1f} .. {100 * interval[1]:.1f})"
        error = calibration_error(stated.total())
        table.add_row(
            score.player,
            score.game,
            f"{_percent(skill(stated.total()))}{low_high}",
            _percent(skill(exact.total())),
            NOTHING if error is None else f"{error:.3f}",
            _points(score, "apart"),
        )
    console.print(table)


def _share(share: Share) -> str:
    return f"{in_one(share)} of {share.total}" if share.total else NOTHING


def _points(score: Score, what: str) -> str:
    mean, interval = score.mean(what)
    if mean is None:
        return NOTHING
    if interval is None:
        return f"{100 * mean:.1f}"
    return f"{100 * mean:.1f} ({100 * interval[0]:.1f} .. {100 * interval[1]:.1f})"


def _percent(share: float | None) -> str:
    return NOTHING if share is None else f"{share:.0%}"


def _number(count: float | None) -> str:
    return NOTHING if count is None else f"{count:.1f}"
