"""Tables for tests of learning environments, and random play of them."""

from collections.abc import Iterator

from turncoat.games.catalog import GAMES
from turncoat.kernel.array_game import ArrayGame
from turncoat.kernel.array_layout import ArrayLayout
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Seat
from turncoat.kernel.state import RUNNING, State

# Every number of players of every game
TABLES = [
    (name, players)
    for name, game in GAMES.items()
    for players in range(game.fewest_seats, game.most_seats + 1)
]
NAMES = list(GAMES)


def states(name: str, players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """The state of a random game at each decision and at its end: one object, which changes."""
    s = GAMES[name].new(players, fast(seed), options)
    dice = fast(-1 - seed)
    yield s
    while s.ending == RUNNING:
        seat, legal = ask_next(s)
        take(s, seat, legal[dice.below(len(legal))])
        yield s


def observe_anew(layout: ArrayLayout, s: State, seat: Seat) -> bytes:
    """Both parts of a seat's observation, written from scratch."""
    row = bytearray(layout.size)
    game = ArrayGame(layout, row, skips_forced=False)
    game.begin(s)
    return bytes(row[: layout.public_size]) + bytes(game.look(seat))
