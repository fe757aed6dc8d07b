"""The plan of a simulation: tables, deals, bots and options. `run.py` carries it out."""

from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from pathlib import Path
from typing import Final

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json
from turncoat.lab.simulate.casting import Cast

EVERY: Final = "*"  # as the value of an option: all its choices, in turn
ALL: Final = "all"  # as a number of players


@dataclass(frozen=True)
class Options:
    """A table's options; those whose value is EVERY take all their choices in turn, by the seed."""

    given: dict[str, str]
    starred: dict[str, list[str]] = field(default_factory=dict)

    def of(self, seed: int) -> dict[str, str]:
        if not self.starred:
            return self.given
        chosen = dict(self.given)
        number = seed % prod(len(choices) for choices in self.starred.values())
        for name, choices in self.starred.items():
            number, at = divmod(number, len(choices))
            chosen[name] = choices[at]
        return chosen

    def starred_options(self, seed: int) -> list[str]:
        """The options that differ from game to game, as name=value."""
        chosen = self.of(seed) if self.starred else {}
        return [f"{name}={chosen[name]}" for name in self.starred]


NO_OPTIONS: Final = Options({})

PARQUET: Final = ".parquet"


@dataclass(frozen=True)
class Save:
    """How games are saved. The path is not part of what workers do, nor of the names of cached results."""

    is_parquet: bool
    path: Path = field(repr=False)


def save_to(path: Path) -> Save:
    """Save as Parquet tables if the path ends in .parquet, else as a directory with a record per game."""
    return Save(path.suffix == PARQUET, path)


@dataclass(frozen=True)
class Plan:
    """`games` deals at each table. With `mirrored`, each deal is repeated until every bot has sat at every seat."""

    game: str
    tables: tuple[int, ...]
    games: int
    seed: int
    cast: Cast
    options: Options = NO_OPTIONS
    is_mirrored: bool = False
    has_times: bool = False
    save: Save | None = None
    board: dict[str, Json] = field(default_factory=dict)
    is_silent: bool = False  # no seat may talk

    def turns(self, seats: int) -> int:
        return self.cast.turns(seats) if self.is_mirrored else 1

    @cached_property
    def all_games(self) -> int:
        return self.games * sum(self.turns(seats) for seats in self.tables)

    def is_quick(self) -> bool:
        """Whether the kernel can play the games alone: random moves, no witness."""
        return self.cast.is_random() and not self.has_times and self.save is None


def table_for(name: str, board: dict[str, Json]) -> Game:
    """The game with the plan's board: plans are sent to other processes, games are not."""
    return game_named(name).with_board(board)


def read_tables(game: Game, text: str | None) -> tuple[int, ...]:
    """Parse `4`, `3-6`, `3,5` or `all`; the default is one more than the fewest."""
    if text is None:
        return (min(game.fewest_seats + 1, game.most_seats),)
    if text == ALL:
        return tuple(range(game.fewest_seats, game.most_seats + 1))
    counts: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise BadInput("bad_player_count", f"{text} (4, 3-6, 3,5 or {ALL})")
        low, high = int(first), int(last or first)
        if not game.fewest_seats <= low <= high <= game.most_seats:
            raise BadInput("wrong_player_count", f"{part} ({game.fewest_seats}-{game.most_seats})")
        counts.extend(range(low, high + 1))
    return tuple(dict.fromkeys(counts))


def read_options(game: Game, values: dict[str, str]) -> Options:
    """Parse options by name; a value may be EVERY. BadInput: the game has no such option."""
    choices = {setting.name: setting.choices for setting in game.settings}
    given = {name: value for name, value in values.items() if value != EVERY or name not in choices}
    game.settle(given)
    return Options(given, {name: choices[name] for name in values if name not in given})
