"""Output of an arena: tables, one JSON object, or an HTML page."""

import json
from collections.abc import Callable

from rich.console import Console

from turncoat.games.catalog import game_named
from turncoat.kernel.shapes import Json
from turncoat.lab.arena.ratings import Rating, Ratings, rate
from turncoat.lab.arena.run import Contest, Standings, compete, kept_failures
from turncoat.lab.simulate.report import (
    close,
    failures_object,
    in_one,
    new_table,
    progress_bar,
    share_object,
    show_troubles,
    wide_console,
)
from turncoat.lab.workers.interface import Workers


def run(
    contest: Contest, workers: Workers, as_json: bool, output: Callable[[Standings, Ratings], None] | None
) -> int:
    """Play the arena and print the standings; `output` also writes a page. Returns the exit code: 1 if a game
    failed."""
    with progress_bar(contest.games * len(contest.pairs())) as progress:
        standings = compete(contest, workers, progress)
    ratings = rate(contest.entrants, standings.deals)
    if as_json:
        print(json.dumps(as_object(standings, ratings)))
    else:
        show(standings, ratings, wide_console())
    if output is not None:
        output(standings, ratings)
    return close(standings.is_interrupted, bool(standings.lost or standings.failures))


def as_object(standings: Standings, ratings: Ratings) -> dict[str, Json]:
    contest = standings.contest
    sides = game_named(contest.game).sides
    return {
        "game": contest.game,
        "players": contest.players,
        "seed": contest.seed,
        "options": dict(contest.options),
        "bots": list(contest.entrants),
        "deals": len(standings.deals),
        "games": len(standings.deals) * len(contest.pairs()),
        "errors": len(standings.failures),
        "failures": failures_object(kept_failures(standings)),
        "ratings": [
            {"side": side, "bot": bot, **_rating_object(rating)}
            for side, of_side in zip(sides, ratings.sides, strict=False)
            for bot, rating in best_first(of_side)
        ],
        "advantage": {"side": sides[0], **_rating_object(ratings.advantage)},
        "payoffs": [
            {"loyal": loyal, "traitors": traitors, **share_object(share)}
            for (loyal, traitors), share in standings.payoffs().items()
        ],
        "place": standings.place,
        "seconds": standings.seconds,
        "interrupted": standings.is_interrupted,
        "workers_lost": standings.lost,
    }


def best_first(ratings: dict[str, Rating]) -> list[tuple[str, Rating]]:
    """Sort bots by rating, the best first."""
    return sorted(ratings.items(), key=lambda item: -item[1].points)


def _rating_object(rating: Rating) -> dict[str, Json]:
    return {"points": rating.points, "interval": None if rating.interval is None else list(rating.interval)}


def show(standings: Standings, ratings: Ratings, console: Console) -> None:
    contest = standings.contest
    sides = game_named(contest.game).sides
    title = f"{contest.game}, {contest.players} players, {len(standings.deals):,} deals: ratings"
    table = new_table(title, "side", "bot", "points", "95 %")
    table.columns[1].justify = "left"
    for side, of_side in zip(sides, ratings.sides, strict=False):
        for bot, rating in best_first(of_side):
            table.add_row(side, bot, f"{rating.points:+.0f}", _interval(rating))
        table.add_section()
    table.add_row(
        f"{sides[0]} ahead by", "", f"{ratings.advantage.points:+.0f}", _interval(ratings.advantage)
    )
    console.print(table)
    payoffs = standings.payoffs()
    heads = [f"against {bot}" for bot in contest.entrants]
    matrix = new_table(f"won by {sides[0]} (95 %)", sides[0], *heads)
    for loyal in contest.entrants:
        matrix.add_row(loyal, *(in_one(payoffs[loyal, traitors]) for traitors in contest.entrants))
    console.print(matrix)
    games = len(standings.deals) * len(contest.pairs())
    console.print(
        f"{games:,} games, {games / standings.seconds:,.1f} games/s on {standings.place}",
        highlight=False,
        soft_wrap=True,
    )
    show_troubles(
        len(standings.failures), standings.failures, standings.is_interrupted, standings.lost, console
    )


def _interval(rating: Rating) -> str:
    return "-" if rating.interval is None else f"{rating.interval[0]:+.0f} .. {rating.interval[1]:+.0f}"
