"""Output of a simulation: a progress bar while it runs, then tables or one JSON object."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from turncoat.bots.spending import Spending
from turncoat.games.catalog import game_named
from turncoat.kernel.shapes import Json
from turncoat.lab.ladder.shares import Share
from turncoat.lab.simulate.plan import Plan
from turncoat.lab.simulate.run import Outcome, simulate
from turncoat.lab.simulate.talk_audit import Claims, TalkAudit, part_of
from turncoat.lab.simulate.tally import Failure, Tally
from turncoat.lab.simulate.times import Times
from turncoat.lab.workers.interface import Workers

SHOWN_FAILURES: Final = 10
INTERRUPTED: Final = 130  # the exit code, as shells have it
WIDTH: Final = 110
QUANTILES: Final = (0.05, 0.5, 0.95)


def run(plan: Plan, workers: Workers, as_json: bool) -> int:
    """Simulate and print. Returns the exit code: 1 if a game failed."""
    with progress_bar(plan.all_games) as progress:
        outcome = simulate(plan, workers, progress)
    if as_json:
        print(json.dumps(as_object(outcome)))
    else:
        show(outcome, wide_console())
    return close(outcome.is_interrupted, bool(outcome.lost) or any(t.failed for t in outcome.tables.values()))


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, on a terminal only. The function it yields is called with numbers of finished games."""
    with Progress(
        "playing",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def wide_console() -> Console:
    """A console as wide as the terminal, or as the tables need if the output is a file."""
    return Console(width=None if sys.stdout.isatty() else WIDTH)


def close(is_interrupted: bool, has_failed: bool) -> int:
    """Print troubles. Returns the exit code."""
    return INTERRUPTED if is_interrupted else 1 if has_failed else 0


# JSON


def as_object(outcome: Outcome) -> dict[str, Json]:
    plan = outcome.plan
    tally = outcome.tally
    report: dict[str, Json] = {
        "game": plan.game,
        "players": plan.tables[0] if len(plan.tables) == 1 else list(plan.tables),
        "seed": plan.seed,
        "bots": _bots_object(plan),
        "options": {**plan.options.given, **dict.fromkeys(plan.options.starred, "*")},
        "mirrored": plan.is_mirrored,
        "silent": plan.is_silent,
        **_tally_object(plan, tally),
        "place": outcome.place,
        "seconds": outcome.seconds,
        "decisions_per_second": tally.decisions / outcome.seconds,
        "games_per_second": tally.games / outcome.seconds,
        "interrupted": outcome.is_interrupted,
        "workers_lost": outcome.lost,
    }
    if len(plan.tables) > 1:
        report["tables"] = [
            {"players": players, **_tally_object(plan, at_table)}
            for players, at_table in outcome.tables.items()
        ]
    if plan.has_times:
        report["times"] = {name: times.as_object() for name, times in sorted(tally.times.items())}
    if tally.spending:
        report["spending"] = spending_object(tally.spending)
    return report


def spending_object(spending: dict[str, Spending]) -> dict[str, Json]:
    return {name: spent.as_object() for name, spent in sorted(spending.items())}


def _bots_object(plan: Plan) -> Json:
    """A list of names if every seat has its own; else a text, by side if sides differ."""
    cast = plan.cast
    if cast.loyal != cast.traitors:
        return {"loyal": str(cast.loyal), "traitors": str(cast.traitors)}
    if cast.loyal.is_mixture or len(plan.tables) > 1:
        return str(cast.loyal)
    return [loyal for loyal, _ in cast.faces(plan.tables[0], plan.seed)]


def _tally_object(plan: Plan, tally: Tally) -> dict[str, Json]:
    sides = game_named(plan.game).sides
    report: dict[str, Json] = {
        "games": tally.games,
        "errors": tally.failed,
        "failures": failures_object(tally.failures),
        "decisions": tally.decisions,
        "mean_length": tally.decisions / tally.finished if tally.finished else None,
        "length_quantiles": {f"{part:g}": tally.length_at(part) for part in QUANTILES},
        "ends": {cause: share.count for cause, share in sorted(tally.ends.items()) if share.count},
        "talk": tally.talk.as_object() if tally.talk.games else None,
        "end_rates": {
            cause: share_object(share) for cause, share in sorted(tally.ends.items()) if share.count
        },
    }
    if len(sides) > 1:
        wins = {side: tally.wins.get(side, Share()) for side in sides}
        report["human_win_rate"] = wins[sides[0]].share
        report["win_rates"] = {side: share.share for side, share in wins.items()}
        report["win_intervals"] = {side: list(share.interval) for side, share in wins.items()}
        report["by_bot"] = [
            {"bot": bot, "side": side, **share_object(share)}
            for (bot, side), share in sorted(tally.bots.items())
        ]
        report["by_option"] = {
            choice: {side: share_object(share) for side, share in shares.items()}
            for choice, shares in sorted(tally.choices.items())
        }
    return report


def share_object(share: Share) -> dict[str, Json]:
    return {"count": share.count, "of": share.total, "share": share.share, "interval": list(share.interval)}


def failures_object(failures: list[Failure]) -> list[Json]:
    return [{"seed": failure.seed, "message": failure.message} for failure in failures]


# Tables


def show(outcome: Outcome, console: Console) -> None:
    plan = outcome.plan
    tally = outcome.tally
    if len(outcome.tables) > 1:
        console.print(_by_players(outcome))
    console.print(_by_cause_and_side(outcome, tally))
    if tally.choices:
        console.print(_by_choice(tally))
    if tally.talk.games:
        console.print(_talk_table(tally.talk, sides=game_named(plan.game).sides))
    if plan.has_times:
        console.print(times_table(tally.times))
    show_spending(tally.spending, console)
    mean = tally.decisions / tally.finished if tally.finished else 0.0
    low, middle, high = (tally.length_at(part) for part in QUANTILES)
    console.print(
        f"{tally.decisions:,} decisions, {mean:.1f} a game (median {middle:,}, 90 % of games {low:,} .. {high:,}); "
        f"{tally.decisions / outcome.seconds:,.0f} decisions/s, {tally.games / outcome.seconds:,.1f} games/s "
        f"on {outcome.place}",
        highlight=False,
        soft_wrap=True,
    )
    show_troubles(tally.failed, tally.failures, outcome.is_interrupted, outcome.lost, console)
    if outcome.is_interrupted or outcome.lost:
        console.print(f"{tally.games:,} of {plan.all_games:,} games were played", highlight=False)


def _by_cause_and_side(outcome: Outcome, tally: Tally) -> Table:
    plan = outcome.plan
    sides = game_named(plan.game).sides
    players = ", ".join(map(str, plan.tables))
    title = f"{plan.game}, {players} players, {tally.games:,} games from seed {plan.seed}"
    table = new_table(title, "", "games", "share", "95 % interval")
    for cause, share in sorted(tally.ends.items(), key=lambda item: -item[1].count):
        if share.count:
            table.add_row(f"ended: {cause}", *with_interval(share))
    table.add_section()
    for side in sides if len(sides) > 1 and tally.finished else []:
        table.add_row(f"won: {side}", *with_interval(tally.wins[side]))
    if len({bot for bot, _ in tally.bots}) > 1:
        table.add_section()
        for (bot, side), share in sorted(
            tally.bots.items(), key=lambda item: (sides.index(item[0][1]), item)
        ):
            table.add_row(f"seats won: {bot}, {side}", *with_interval(share))
    return table


def _by_players(outcome: Outcome) -> Table:
    sides = game_named(outcome.plan.game).sides
    heads = [f"won: {side} (95 %)" for side in sides]
    table = new_table("by number of players", "players", "games", *heads, "decisions a game")
    for players, tally in outcome.tables.items():
        cells = [in_one(tally.wins.get(side, Share())) for side in sides]
        mean = tally.decisions / tally.finished if tally.finished else 0.0
        table.add_row(str(players), f"{tally.games:,}", *cells, f"{mean:.1f}")
    return table


def _by_choice(tally: Tally) -> Table:
    sides = list(tally.wins)
    table = new_table("by option", "", "games", *(f"won: {side} (95 %)" for side in sides))
    for choice, wins in sorted(tally.choices.items()):
        table.add_row(choice, f"{wins[sides[0]].total:,}", *(in_one(wins[side]) for side in sides))
    return table


def _talk_table(talk: TalkAudit, sides: list[str]) -> Table:
    table = new_table(f"talk in {talk.games:,} games", "", "count", "of", "share")
    for kind, count in talk.kinds.most_common():
        table.add_row(kind, *_part(count, talk.statements))
    table.add_section()
    table.add_row("questions answered", *_part(talk.answered, talk.asked))
    table.add_row("doubts with a reason", *_part(talk.reasoned, talk.doubts))
    table.add_row("refused", *_part(talk.refused, talk.statements))
    for side in sides:
        claims = talk.claims.get(side, Claims())
        table.add_row(f"claims that contradict, {side}", *_part(claims.contradictions, claims.count))
        table.add_row(f"false claims to have seen, {side}", *_part(claims.false_seen, claims.seen))
    return table


def _part(part: int, whole: int) -> tuple[str, str, str]:
    share = part_of(part, whole)
    return f"{part:,}", f"{whole:,}", "-" if share is None else f"{share:.1%}"


def times_table(times: dict[str, Times]) -> Table:
    table = new_table("time of a decision with a choice, ms", "", "decisions", "mean", "median", "p95", "max")
    for name, of in times.items():
        figures = (of.mean, of.quantile(0.5), of.quantile(0.95), of.longest)
        table.add_row(name, f"{of.decisions:,}", *(f"{1000 * seconds:.3f}" for seconds in figures))
    return table


def show_spending(spending: dict[str, Spending], console: Console) -> None:
    """Print the spending of bots in other programs, if there are any."""
    for name, spent in sorted(spending.items()):
        table = new_table(name, "", "count")
        for what, count in spent.as_object().items():
            table.add_row(
                what.replace("_", " "), f"{count:,.3f}" if isinstance(count, float) else f"{count:,}"
            )
        console.print(table)


def show_troubles(
    failed: int, failures: list[Failure], is_interrupted: bool, lost: str, console: Console
) -> None:
    if failed:
        console.print(f"{failed:,} games failed:", style="bold red", highlight=False)
        for failure in failures[:SHOWN_FAILURES]:
            console.print(f"  seed {failure.seed}: {failure.message}", markup=False, highlight=False)
        if failed > SHOWN_FAILURES:
            console.print(f"  ... and {failed - SHOWN_FAILURES:,} more", markup=False, highlight=False)
    if lost:
        console.print(f"workers_lost: {lost}", style="bold red", markup=False, highlight=False)
    if is_interrupted:
        console.print("interrupted", style="bold", highlight=False)


def new_table(title: str, *heads: str) -> Table:
    table = Table(*heads, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def with_interval(share: Share) -> tuple[str, str, str]:
    if share.share is None:
        return "0", "-", "-"
    low, high = share.interval
    return f"{share.count:,}", f"{share.share:.1%}", f"{low:.1%} .. {high:.1%}"


def in_one(share: Share) -> str:
    """The share and its interval in one cell."""
    if share.share is None:
        return "-"
    low, high = share.interval
    return f"{share.share:.1%} ({100 * low:.1f} .. {100 * high:.1f})"
