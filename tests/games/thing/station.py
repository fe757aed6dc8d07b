"""Base position for tests, on which nothing happens by chance.

No figure meets a dog, the leader token is not on the board, windows open only for seats that can react. Seat
0 leads and is the only alien; the first round is at the movement phase.
"""

from tests.table import Table
from turncoat.games.thing.game import THING
from turncoat.games.thing.numbers import FREEZE_STEPS, RESCUE_FUEL_LAST, RESCUE_LENGTH
from turncoat.kernel.dice import fast
from turncoat.kernel.invariants import check_invariants
from turncoat.kernel.session import begin, begin_at
from turncoat.kernel.shapes import Json

CAST = ["macready", "norris", "blair", "nauls", "clark", "bennings", "windows", "garry"]
SHARED = 6  # figures with 1-3 players

# Ends of the tracks of this board
FROZEN_AT = THING.numbers[FREEZE_STEPS]
LANDS_AT = THING.numbers[RESCUE_LENGTH]
LAST_FUEL = THING.numbers[RESCUE_FUEL_LAST]


def station(players: int = 4, /, **words: Json) -> Table:
    """The base position; keys of `words` override it, other options keep their values."""
    figures = players if players > 3 else SHARED
    roles: list[Json] = ["alien" if seat == 0 else "human" for seat in range(players)]
    position: dict[str, Json] = {
        "game": "thing",
        "players": players,
        "current": 0,
        "leader": 0,
        "round": 1,
        "weather": "clear",
        "at": "movement",
        "characters": [*CAST[:figures]],
        "roles": roles,
        "dogs": ["gone", "gone", "gone", "gone"],
        "token_at": "none",
        **words,
    }
    said = words.get("options", {})
    assert isinstance(said, dict)
    position["options"] = {"secrecy": "relaxed", **said}
    table = Table(begin_at(THING, position))
    check_invariants(table.session.state)
    return table


def new_station(players: int, seed: int = 0, **options: str) -> Table:
    """A newly dealt game."""
    return Table(begin(THING, players, fast(seed), options))
