"""Output of a comparison of rungs: tables, or one JSON object."""

import json
from typing import Final

from rich.console import Console
from rich.table import Table

from turncoat.games.catalog import game_named
from turncoat.kernel.shapes import Json
from turncoat.lab.ladder import calibration
from turncoat.lab.ladder.calibration import CHECKPOINTS, Account
from turncoat.lab.ladder.run import Ascent, Climb, RungComparison, ascend
from turncoat.lab.simulate.report import (
    close,
    failures_object,
    new_table,
    progress_bar,
    share_object,
    show_spending,
    show_troubles,
    spending_object,
    times_table,
    wide_console,
)
from turncoat.lab.workers.interface import Workers

NOTHING: Final = "-"
BELIEF_HEADS: Final = (
    *("rung", "side", "at", "forecasts", "base rate"),
    *("Brier", "skill (95 %)", "log-loss", "base", "ECE"),
)


def run(climb: Climb, workers: Workers, as_json: bool) -> int:
    """Compare and print. Returns the exit code: 1 if a game failed."""
    with progress_bar(climb.games * len(climb.arms())) as progress:
        ascent = ascend(climb, workers, progress)
    if as_json:
        print(json.dumps(as_object(ascent)))
    else:
        show(ascent, wide_console())
    return close(ascent.is_interrupted, bool(ascent.lost or ascent.failed))


def as_object(ascent: Ascent) -> dict[str, Json]:
    climb = ascent.climb
    sides = game_named(climb.game).sides
    return {
        "game": climb.game,
        "players": climb.players,
        "seed": climb.seed,
        "rungs": list(climb.rungs),
        "options": {**climb.options.given, **dict.fromkeys(climb.options.starred, "*")},
        "silent": climb.is_silent,
        "deals": ascent.deals,
        "games": ascent.deals * len(ascent.arms),
        "errors": ascent.failed,
        "failures": failures_object(ascent.failures),
        "steps": [_comparison_object(comparison, sides) for comparison in ascent.shown_comparisons()],
        "win_rates": [
            {
                "loyal": loyal,
                "traitors": traitors,
                "sides": {side: share_object(share) for side, share in zip(sides, shares, strict=True)},
            }
            for (loyal, traitors), shares in ascent.arms.items()
        ],
        "calibration": [
            _account_object(rung, sides[side], checkpoint, account)
            for (rung, side, checkpoint), account in sorted_accounts(ascent)
        ],
        "times": {rung: ascent.times[rung].as_object() for rung in climb.rungs if rung in ascent.times},
        "place": ascent.place,
        "spending": spending_object(ascent.spending),
        "seconds": ascent.seconds,
        "interrupted": ascent.is_interrupted,
        "workers_lost": ascent.lost,
    }


def sorted_accounts(ascent: Ascent) -> list[tuple[tuple[str, int, int], Account]]:
    """Accounts in the order of rungs."""
    rungs = ascent.climb.rungs
    return sorted(ascent.accounts.items(), key=lambda item: (rungs.index(item[0][0]), *item[0][1:]))


def _comparison_object(comparison: RungComparison, sides: list[str]) -> dict[str, Json]:
    interval = comparison.interval()
    return {
        "side": sides[comparison.side],
        "from": comparison.lower,
        "to": comparison.upper,
        "against": comparison.against,
        "deals": comparison.played,
        "before": _rate(comparison.before, comparison.played),
        "after": _rate(comparison.after, comparison.played),
        "difference": comparison.difference,
        "interval": None if interval is None else list(interval),
        "gained": comparison.gained,
        "lost": comparison.lost,
    }


def _account_object(rung: str, side: str, checkpoint: int, account: Account) -> dict[str, Json]:
    score = account.total()
    of_skill, of_error = account.intervals()
    bins: list[Json] = []
    for at in range(calibration.BINS):
        count = score[calibration.IN_BIN + at]
        if count:
            believed = score[calibration.BELIEVED + at] / count
            bins.append(
                {"count": int(count), "believed": believed, "true": score[calibration.TRUE + at] / count}
            )
    return {
        "rung": rung,
        "side": side,
        "at": CHECKPOINTS[checkpoint],
        "forecasts": int(score[calibration.FORECASTS]),
        "base_rate": calibration.base_rate(score),
        "brier": calibration.brier(score),
        "base_brier": calibration.base_brier(score),
        "skill": calibration.skill(score),
        "skill_interval": None if of_skill is None else list(of_skill),
        "log_loss": calibration.log_loss(score),
        "base_log_loss": calibration.base_log_loss(score),
        "calibration_error": calibration.calibration_error(score),
        "calibration_error_interval": None if of_error is None else list(of_error),
        "bins": bins,
    }


def _rate(wins: dict[int, int], games: int) -> float | None:
    return sum(wins.values()) / games if games else None


# As tables


def show(ascent: Ascent, console: Console) -> None:
    climb = ascent.climb
    if ascent.comparisons:
        console.print(_comparisons_table(ascent))
    if ascent.accounts:
        console.print(_calibration_table(ascent))
    else:
        console.print("beliefs: no rung tells what it believes", highlight=False)
    if ascent.times:
        in_order = {rung: ascent.times[rung] for rung in climb.rungs if rung in ascent.times}
        console.print(times_table(in_order))
    show_spending(ascent.spending, console)
    games = ascent.deals * len(ascent.arms)
    console.print(
        f"{ascent.deals:,} deals from seed {climb.seed}, {games:,} games, {games / ascent.seconds:,.1f} games/s "
        f"on {ascent.place}",
        highlight=False,
        soft_wrap=True,
    )
    show_troubles(ascent.failed, ascent.failures, ascent.is_interrupted, ascent.lost, console)


def _comparisons_table(ascent: Ascent) -> Table:
    climb = ascent.climb
    sides = game_named(climb.game).sides
    title = f"{climb.game}, {climb.players} players, {ascent.deals:,} deals: what a rung is worth"
    heads = ("side", "from", "to", "against", "won", "then", "points", "95 %", "deals gained", "lost")
    table = new_table(title, *heads)
    for column in table.columns[1:4]:
        column.justify = "left"
    for comparison in ascent.shown_comparisons():
        interval = comparison.interval()
        table.add_row(
            sides[comparison.side],
            comparison.lower,
            comparison.upper,
            comparison.against,
            _percent(_rate(comparison.before, comparison.played)),
            _percent(_rate(comparison.after, comparison.played)),
            _points(comparison.difference),
            NOTHING if interval is None else f"{_points(interval[0])} .. {_points(interval[1])}",
            f"{comparison.gained:,}",
            f"{comparison.lost:,}",
        )
    return table


def _calibration_table(ascent: Ascent) -> Table:
    sides = game_named(ascent.climb.game).sides
    table = new_table("what rungs believe of the others, in games among themselves", *BELIEF_HEADS)
    table.columns[1].justify = "left"
    for (rung, side, checkpoint), account in sorted_accounts(ascent):
        score = account.total()
        of_skill, _ = account.intervals()
        table.add_row(
            rung,
            sides[side],
            f"{CHECKPOINTS[checkpoint]:.0%}",
            f"{score[calibration.FORECASTS]:,.0f}",
            _percent(calibration.base_rate(score)),
            f"{calibration.brier(score):.3f}",
            _skill(calibration.skill(score), of_skill),
            f"{calibration.log_loss(score):.3f}",
            f"{calibration.base_log_loss(score):.3f}",
            f"{calibration.calibration_error(score):.3f}",
        )
    return table


def _skill(skill: float | None, interval: tuple[float, float] | None) -> str:
    if skill is None:
        return NOTHING
    if interval is None:
        return f"{skill:.1%}"
    low, high = interval
    return f"{skill:.1%} ({100 * low:.1f} .. {100 * high:.1f})"


def _percent(share: Json) -> str:
    return f"{share:.1%}" if isinstance(share, float) else NOTHING


def _points(difference: float | None) -> str:
    return NOTHING if difference is None else f"{100 * difference:+.1f}"
