"""How a simulation is shown: a progress bar while it runs, then a table or one JSON object."""

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from math import sqrt
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from turncoat.games.catalog import game_named
from turncoat.kernel.shapes import Json
from turncoat.lab.simulate import Outcome, Plan, simulate

SHOWN_FAILURES: Final = 10
LISTED_FAILURES: Final = 100  # in JSON
Z_95: Final = 1.959964  # how many standard deviations hold 95 % of a normal distribution


def run(plan: Plan, processes: int, as_json: bool) -> int:
    """Simulate and print; the exit code is 1 if a game failed."""
    with Progress(
        "playing",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=plan.games)
        try:
            outcome = simulate(plan, processes, lambda done: bar.advance(task, done))
        except BrokenProcessPool:
            # Its games are lost with it, and with them the count: most often memory ran out.
            print("turncoat: worker_killed: a process was ended from outside", file=sys.stderr)
            return 1
    if as_json:
        print(json.dumps(as_object(outcome)))
    else:
        show(outcome, Console())
    return 1 if outcome.tally.failures else 0


def wilson(count: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share; unlike the usual formula it also holds for none, all and few."""
    if total == 0:
        return 0.0, 1.0
    share = count / total
    spread = Z_95 * Z_95 / total
    middle = share + spread / 2
    half = Z_95 * sqrt(share * (1 - share) / total + spread / total / 4)
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def as_object(outcome: Outcome) -> dict[str, Json]:
    plan = outcome.plan
    tally = outcome.tally
    sides = game_named(plan.game).sides
    found: dict[str, Json] = {
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "games": tally.games,
        "errors": len(tally.failures),
        "failures": [
            {"seed": failure.seed, "message": failure.message} for failure in tally.failures[:LISTED_FAILURES]
        ],
        "decisions": tally.decisions,
        "mean_length": _share(tally.decisions, tally.finished),
        "ends": dict(sorted(tally.ends.items())),
        "processes": outcome.processes,
        "seconds": outcome.seconds,
        "decisions_per_second": tally.decisions / outcome.seconds,
        "games_per_second": tally.games / outcome.seconds,
    }
    if len(sides) > 1:
        found["human_win_rate"] = _share(tally.wins[sides[0]], tally.finished)
        found["win_rates"] = {side: _share(tally.wins[side], tally.finished) for side in sides}
    return found


def show(outcome: Outcome, console: Console) -> None:
    plan = outcome.plan
    tally = outcome.tally
    sides = game_named(plan.game).sides
    title = f"{plan.game}, {plan.players} players, {tally.games:,} games from seed {plan.seed}"
    table = Table("", "games", "share", "95 % interval", title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for cause, count in tally.ends.most_common():
        table.add_row(f"ended: {cause}", *_with_interval(count, tally.finished))
    table.add_section()
    for side in sides if len(sides) > 1 and tally.finished else []:
        table.add_row(f"won: {side}", *_with_interval(tally.wins[side], tally.finished))
    console.print(table)
    console.print(
        f"{tally.decisions:,} decisions, {_share(tally.decisions, tally.finished) or 0:.1f} a game; "
        f"{tally.decisions / outcome.seconds:,.0f} decisions/s, {tally.games / outcome.seconds:,.1f} games/s "
        f"on {outcome.processes} process{'es' if outcome.processes > 1 else ''}",
        highlight=False,
    )
    if tally.failures:
        _show_failures(outcome, console)


def _show_failures(outcome: Outcome, console: Console) -> None:
    failures = outcome.tally.failures
    console.print(f"{len(failures):,} games failed:", style="bold red", highlight=False)
    for failure in failures[:SHOWN_FAILURES]:
        console.print(f"  seed {failure.seed}: {failure.message}", markup=False, highlight=False)
    if len(failures) > SHOWN_FAILURES:
        console.print(f"  ... and {len(failures) - SHOWN_FAILURES:,} more", markup=False, highlight=False)


def _with_interval(count: int, total: int) -> tuple[str, str, str]:
    low, high = wilson(count, total)
    return f"{count:,}", f"{count / total:.1%}", f"{low:.1%} .. {high:.1%}"


def _share(count: int, total: int) -> float | None:
    return count / total if total else None
