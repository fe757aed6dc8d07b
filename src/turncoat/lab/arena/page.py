"""The HTML page of an arena: ratings by side, and how often each bot beat each other."""

from turncoat.games.catalog import game_named
from turncoat.lab.arena.ratings import Rating, Ratings
from turncoat.lab.arena.report import best_first
from turncoat.lab.arena.run import Standings
from turncoat.lab.report import charts
from turncoat.lab.report.figures import Figure, figure_of
from turncoat.lab.report.page import chart, page, section


def arena_page(standings: Standings, ratings: Ratings) -> str:
    contest = standings.contest
    sides = game_named(contest.game).sides
    rows = [
        _row(side, bot, rating)
        for side, of_side in zip(sides, ratings.sides, strict=False)
        for bot, rating in best_first(of_side)
    ]
    payoffs: list[Figure] = [
        figure_of(share, loyal=loyal, traitors=traitors)
        for (loyal, traitors), share in standings.payoffs().items()
    ]
    advantage = ratings.advantage
    span = (
        ""
        if advantage.interval is None
        else f" ({advantage.interval[0]:+.0f} .. {advantage.interval[1]:+.0f})"
    )
    told = (
        f"Bradley-Terry, in points: 400 are ten to one. Each side's ratings are around their mean, with 95 % intervals. "
        f"Between average bots {sides[0]} are ahead by {advantage.points:+.0f}{span}."
    )
    body = section("Ratings", told, chart("By side", charts.points("bot", "side"), rows)) + section(
        "Payoffs",
        f"How often {sides[0]} won, in {len(standings.deals):,} deals for each pair.",
        chart(f"Won by {sides[0]}", charts.matrix("loyal", "traitors", sides), payoffs),
    )
    return page(f"{contest.game}, {contest.players} players: arena", body)


def _row(side: str, bot: str, rating: Rating) -> Figure:
    low, high = rating.interval or (rating.points, rating.points)
    return {"side": side, "bot": bot, "points": rating.points, "low": low, "high": high}
