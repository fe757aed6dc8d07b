"""Figures of a saved run: endings, winners, lengths, and what changed on the board.

Games of one deal and seats of one game depend on each other: shares count them as clusters (`ladder/shares.py`).
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.lab.data.files import read, rows
from turncoat.lab.ladder.shares import Share

PARTS: Final = 20  # parts of a game, at whose ends tracks and beliefs are sampled
MOST_FOLLOWED: Final = (
    2000  # games whose tracks and beliefs are read: more would change no chart and take minutes
)
SHOWN_TRACKS: Final = 24

Figure = dict[str, Any]  # a row of a chart's data


@dataclass(frozen=True)
class Run:
    """A saved run, as far as it fits into memory."""

    name: str
    path: Path
    games: list[Figure]
    seats: dict[str, list[Figure]]  # by game
    followed: set[str]

    @property
    def sides(self) -> list[str]:
        """Names of the game's sides, the loyal side first."""
        return game_named(self.games[0]["game"]).sides

    @property
    def finished(self) -> list[Figure]:
        return [game for game in self.games if game["finished"]]

    def rows(self, table: str, columns: list[str]) -> Iterable[Figure]:
        """Rows of a large table, for the games whose tracks are read. All tables have games in the same order."""
        if not self.followed:
            return
        last = next(game["game_id"] for game in reversed(self.games) if game["game_id"] in self.followed)
        is_last = False
        for row in rows(self.path, table, ["game_id", *columns]):
            if row["game_id"] in self.followed:
                is_last = row["game_id"] == last
                yield row
            elif is_last:
                return


def read_run(path: Path) -> Run:
    """Read a saved run. BadInput: there is none, or it is empty."""
    columns = ["game_id", "game", "players", "options", "finished", "ending", "winning_sides", "decisions"]
    games = read(path, "games", columns).to_pylist()
    if not games:
        raise BadInput("no_games", str(path))
    seats: dict[str, list[Figure]] = defaultdict(list)
    for seat in read(path, "seats").to_pylist():
        seats[seat["game_id"]].append(seat)
    followed = {game["game_id"] for game in games[:MOST_FOLLOWED] if game["finished"]}
    return Run(path.stem, path, games, dict(seats), followed)


def figure_of(share: Share, **names: object) -> Figure:
    low, high = share.interval
    return {
        **names,
        "count": share.count,
        "of": share.total,
        "share": share.share or 0.0,
        "low": low,
        "high": high,
    }


def wins_by_players(run: Run) -> list[Figure]:
    shares: dict[tuple[int, str], Share] = defaultdict(Share)
    for game in run.finished:
        for side in _sides_in(run, game):
            shares[game["players"], side].put(side in game["winning_sides"], 1)
    return [figure_of(share, players=players, side=side) for (players, side), share in sorted(shares.items())]


def wins_by_option(run: Run) -> list[Figure]:
    """Shares of wins by option, for options that differ within the run."""
    shares: dict[tuple[str, str], Share] = defaultdict(Share)
    values: dict[str, set[str]] = defaultdict(set)
    for game in run.finished:
        for name, value in json.loads(game["options"]).items():
            values[name].add(value)
            for side in _sides_in(run, game):
                shares[f"{name}={value}", side].put(side in game["winning_sides"], 1)
    return [
        figure_of(share, option=option, side=side)
        for (option, side), share in sorted(shares.items())
        if len(values[option.partition("=")[0]]) > 1
    ]


def wins_by(run: Run, column: str) -> list[Figure]:
    """Shares of seats that won, by a column of `seats` and by side."""
    shares: dict[tuple[str, str], Share] = defaultdict(Share)
    for game in run.finished:
        of_game: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
        for seat in run.seats[game["game_id"]]:
            if seat[column] is not None:
                counted = of_game[seat[column], seat["last_side"]]
                counted[0] += seat["won"]
                counted[1] += 1
        for key, (won, seats) in of_game.items():
            shares[key].put(won, seats)
    return [figure_of(share, who=who, side=side) for (who, side), share in sorted(shares.items())]


def wins_by_bot(run: Run) -> list[Figure]:
    """Shares of seats that won, by the bot that played the seat on the side it ended on."""
    shares: dict[tuple[str, str], Share] = defaultdict(Share)
    for game in run.finished:
        for seat in run.seats[game["game_id"]]:
            bot = seat["loyal_bot"] if seat["last_side"] == run.sides[0] else seat["traitor_bot"]
            shares[bot, seat["last_side"]].put(seat["won"], 1)
    return [figure_of(share, who=bot, side=side) for (bot, side), share in sorted(shares.items())]


def endings(run: Run) -> list[Figure]:
    count = Counter(game["ending"] for game in run.finished)
    shares = []
    for ending, number in count.most_common():
        share = Share()
        for game in run.finished:
            share.put(game["ending"] == ending, 1)
        assert share.count == number
        shares.append(figure_of(share, ending=ending))
    return shares


def lengths(runs: list[Run]) -> list[Figure]:
    """Shares of games by number of decisions, in bins that all runs have in common."""
    most = max((game["decisions"] for run in runs for game in run.finished), default=0)
    width = max(1, -(-most // 25))
    rows: list[Figure] = []
    for run in runs:
        bins = Counter(game["decisions"] // width for game in run.finished)
        for at in range(most // width + 1):
            share = bins[at] / max(1, len(run.finished))
            rows.append({"run": run.name, "from": at * width, "to": (at + 1) * width, "share": share})
    return rows


def tracks_over_time(run: Run) -> list[Figure]:
    """The mean and the middle half of the games, at the end of each part of a game."""
    steps: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for row in run.rows("tracks", ["part", "track", "value"]):
        steps[row["track"], row["game_id"]].append((row["part"], row["value"]))
    values: dict[str, list[list[int]]] = defaultdict(lambda: [[] for _ in range(PARTS + 1)])
    for (track, _), changes in steps.items():
        for part, value in enumerate(_at_parts(changes)):
            values[track][part].append(value)
    changing = [track for track, at in values.items() if len({value for part in at for value in part}) > 2]
    return [
        _spread(run.name, track, part, sorted(values[track][part]))
        for track in changing[:SHOWN_TRACKS]
        for part in range(PARTS + 1)
    ]


def _spread(run: str, track: str, part: int, values: list[int]) -> Figure:
    count = len(values)
    return {
        "run": run,
        "track": track,
        "part": part / PARTS,
        "mean": sum(values) / count,
        "low": values[count // 4],
        "high": values[(3 * count) // 4 - (count % 4 == 0 and count > 1)],
    }


def _at_parts(changes: list[tuple[float, int]]) -> list[int]:
    """The value at the end of each part of a game, from its changes in order."""
    values, at = [], 0
    for part in range(PARTS + 1):
        while at + 1 < len(changes) and changes[at + 1][0] <= part / PARTS:
            at += 1
        values.append(changes[at][1])
    return values


def _sides_in(run: Run, game: Figure) -> list[str]:
    """Sides that had a seat in this game, also those that have none left at its end."""
    seats = run.seats[game["game_id"]]
    return sorted({seat[side] for seat in seats for side in ("first_side", "last_side")})
