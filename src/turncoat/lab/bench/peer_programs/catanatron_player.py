"""Plays catanatron for `turncoat bench peers`, through its public API, in an environment that has it installed.

For each line on standard input, a number of seconds, it measures and answers with one JSON object. It imports
nothing of Turncoat: it runs where Turncoat is not installed.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

COPIED_GAMES = 8
DECISIONS_BEFORE_COPY = 400  # about the middle of a game of random players


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def decisions_per_second(seconds: float) -> float:
    """Decisions per second of random play. Every action of a player counts as a decision, also one without a choice, as
    in our own figures."""
    decisions = 0
    seed = 0
    begin = time.perf_counter()
    now = begin
    while now - begin < seconds:
        seed += 1
        game = new_game(seed)
        game.play()
        decisions += len(game.state.actions)
        now = time.perf_counter()
    return decisions / (now - begin)


def positions() -> list[Game]:
    games = []
    for seed in range(1, COPIED_GAMES + 1):
        game = new_game(seed)
        for _ in range(DECISIONS_BEFORE_COPY):
            game.play_tick()
        games.append(game)
    return games


def copy_microseconds(games: list[Game], seconds: float) -> float:
    copies = 0
    begin = time.perf_counter()
    now = begin
    while now - begin < seconds:
        for game in games:
            game.copy()
        copies += len(games)
        now = time.perf_counter()
    return (now - begin) / copies * 1_000_000


def main() -> None:
    games = positions()
    for line in sys.stdin:
        seconds = float(line)
        figures = {
            "decisions_per_second": decisions_per_second(seconds),
            "copy_us": copy_microseconds(games, seconds / 4),
        }
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
