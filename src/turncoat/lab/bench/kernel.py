"""`turncoat bench kernel`: how long the kernel takes for each thing that play, search and a server ask of it."""

import json
import time
import tracemalloc
from collections.abc import Callable
from itertools import count
from typing import Final

from rich.console import Console

from turncoat.games.catalog import game_named
from turncoat.kernel.changes import Changes
from turncoat.kernel.codec import fingerprint, save
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option
from turncoat.kernel.imagine import imagine
from turncoat.kernel.pack import pack, unpack
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.runner import run as run_on
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view
from turncoat.lab.bench.measure import (
    Figure,
    Measure,
    build,
    build_text,
    measure_in_turns,
    microseconds,
    on_one_core,
    positions_of,
    random_play,
    seconds_each,
    show_figures,
)
from turncoat.lab.games import players_measured
from turncoat.lab.simulate.game import MOST_DECISIONS, players_dice

TRIED_GAMES: Final = 200  # games tried; the longest show whether a decision costs more late in a game
LONG_GAMES: Final = 20
MEMORY_COPIES: Final = 5

DECISIONS: Final = "decisions/s"
MICROSECONDS: Final = "us"
GROWTH: Final = "last / first quarter"  # label of a figure about long games

# Plays at most the given number of decisions; returns how many it made.
Play = Callable[[State, Dice, int], int]


def run(name: str, rounds: int, seconds: float, as_json: bool) -> int:
    game = game_named(name)
    players = players_measured(game)
    with on_one_core():
        figures = measure(game, players, rounds, seconds)
    if as_json:
        report: dict[str, Json] = {
            **build(),
            "game": game.name,
            "players": players,
            "rounds": rounds,
            "seconds": seconds,
            "figures": {figure.name: figure.as_object() for figure in figures},
        }
        print(json.dumps(report))
    else:
        title = f"{game.name}, {players} players, {rounds} rounds of {seconds:g} s; {build_text()}"
        show_figures(title, figures, Console())
    return 0


def measure(game: Game, players: int, rounds: int, seconds: float) -> list[Figure]:
    positions = positions_of(game, players)
    dice = fast(0)
    views = [view(s, at % players) for at, s in enumerate(positions)]
    long_games = longest(game, players)
    *figures, growth, growth_heard = measure_in_turns(
        [
            Measure("decisions_per_second", "random play", DECISIONS, random_play(game, players)),
            Measure(
                "decisions_per_second_listening", "with events, views", DECISIONS, heard_play(game, players)
            ),
            Measure("copy_us", "copy", MICROSECONDS, microseconds(State.copy, positions)),
            Measure("view_us", "view", MICROSECONDS, microseconds(lambda s: view(s, 0), positions)),
            Measure("imagine_us", "imagine", MICROSECONDS, _imagine_measure(views, dice)),
            Measure("save_us", "save", MICROSECONDS, microseconds(save, positions)),
            Measure("pack_us", "pack", MICROSECONDS, microseconds(pack, positions)),
            Measure("unpack_us", "unpack", MICROSECONDS, _unpack_measure(game, positions)),
            Measure("changes_us", "changes of an answer", MICROSECONDS, _changes_measure(positions)),
            Measure("fingerprint_us", "fingerprint", MICROSECONDS, microseconds(fingerprint, positions)),
            Measure(
                "growth", "cost of a decision", GROWTH, _growth(game, players, long_games, play_randomly)
            ),
            Measure(
                "growth_listening",
                "... with events, views",
                GROWTH,
                _growth(game, players, long_games, play_heard),
            ),
        ],
        rounds,
        seconds,
    )
    sizes = [float(len(json.dumps(save(s), separators=(",", ":")))) for s in positions]
    step = steps_growth(game, players, long_games)
    return [
        *figures,
        Figure("save_bytes", "save, over positions", "bytes", sizes),
        Figure("pack_bytes", "pack, over positions", "bytes", [float(len(pack(s))) for s in positions]),
        Figure("memory_bytes", "a game in memory", "bytes", [memory_of(positions)]),
        growth,
        growth_heard,
        Figure("growth_per_step", "cost of a step", GROWTH, [each / step for each in growth.rounds]),
        Figure(
            "growth_per_step_listening",
            "... with events, views",
            GROWTH,
            [each / step for each in growth_heard.rounds],
        ),
    ]


def memory_of(positions: list[State]) -> float:
    """Bytes of memory that one position takes, without the game object that all positions share."""
    tracemalloc.start()
    copies = [s.copy() for s in positions for _ in range(MEMORY_COPIES)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(copies)


def play_heard(s: State, dice: Dice, most: int) -> int:
    """Play at random as at a table: with a listener, and each seat that answers builds its view."""
    if s.journal is None:
        s.journal = []
    made = 0
    while s.ending == RUNNING and made < most:
        seat, legal = ask_next(s)
        view(s, seat)
        take(s, seat, one_of(legal, dice))
        made += 1
    return made


def one_of(legal: list[Option], dice: Dice) -> Option:
    """Pick an option at random, as `kernel.playout` does."""
    return legal[dice.below(len(legal))] if len(legal) > 1 else legal[0]


def heard_play(game: Game, players: int) -> Callable[[float], float]:
    """Decisions per second when events are kept from the deal on and each decision builds a view."""

    def run_for(seconds: float) -> float:
        seeds = count()

        def one_game() -> int:
            seed = next(seeds)
            s = game.deal(players, fast(seed))
            heard: list[Event] = []
            s.journal = heard
            run_on(s)
            return play_heard(s, players_dice(seed), MOST_DECISIONS)

        return 1 / seconds_each(one_game, seconds)

    return run_for


def longest(game: Game, players: int) -> list[tuple[int, int]]:
    """The longest of some random games, as (decisions, seed)."""
    played = []
    for seed in range(TRIED_GAMES):
        s = game.new(players, fast(seed))
        played.append((play_randomly(s, players_dice(seed), MOST_DECISIONS), seed))
    return sorted(played, reverse=True)[:LONG_GAMES]


def steps_growth(game: Game, players: int, games: list[tuple[int, int]]) -> float:
    """Steps per decision in the last quarter of these games, relative to the first quarter. Rules may give late
    decisions more to do; the cost of a step must not grow."""
    first = last = 0
    for length, seed in games:
        s = game.new(players, fast(seed))
        dice = players_dice(seed)
        quarter = length // 4
        for at in range(length):
            seat, legal = ask_next(s)
            steps = take(s, seat, one_of(legal, dice))
            if at < quarter:
                first += steps
            elif at >= length - quarter:
                last += steps
    return last / first


def _growth(game: Game, players: int, games: list[tuple[int, int]], play: Play) -> Callable[[float], float]:
    """The cost of a decision in the last quarter of these games, relative to the first quarter."""

    def run_for(seconds: float) -> float:
        first = last = 0.0
        end = time.perf_counter() + seconds
        while first == 0.0 or time.perf_counter() < end:
            for length, seed in games:
                s = game.new(players, fast(seed))
                dice = players_dice(seed)
                quarter = length // 4
                first += _time(play, s, dice, quarter)
                play(s, dice, length - 2 * quarter)
                last += _time(play, s, dice, quarter)
        return last / first

    return run_for


def _time(play: Play, s: State, dice: Dice, most: int) -> float:
    begin = time.perf_counter()
    play(s, dice, most)
    return time.perf_counter() - begin


def _changes_measure(positions: list[State]) -> Callable[[float], float]:
    """Time to compute the changes of one answer, for a spectator and for every seat."""
    pairs = []
    dice = fast(1)
    for s in positions:
        after = s.copy()
        seat, legal = ask_next(after)
        take(after, seat, one_of(legal, dice))
        pairs.append((s, after))

    def once() -> int:
        for before, after in pairs:
            changes = Changes(before, after)
            for seat in range(after.seats):
                changes.own(seat)
        return len(pairs)

    return lambda seconds: seconds_each(once, seconds) * 1_000_000


def _unpack_measure(game: Game, positions: list[State]) -> Callable[[float], float]:
    packs = [pack(s) for s in positions]

    def once() -> int:
        for data in packs:
            unpack(game, data)
        return len(packs)

    return lambda seconds: seconds_each(once, seconds) * 1_000_000


def _imagine_measure(views: list[View], dice: Dice) -> Callable[[float], float]:
    def once() -> int:
        for seen in views:
            imagine(seen, dice)
        return len(views)

    return lambda seconds: seconds_each(once, seconds) * 1_000_000
