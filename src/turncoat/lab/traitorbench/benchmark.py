"""Deals, seats and opponents of a benchmark. Its name fixes them; a change of any of them needs a new name."""

from dataclasses import dataclass
from typing import Final

from turncoat.bots.catalog import PERSONA
from turncoat.bots.games import personas_of
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.lab.games import players_measured
from turncoat.lab.simulate.casting import Faces
from turncoat.lab.simulate.game import Deal


@dataclass(frozen=True)
class Benchmark:
    """The measured player has one seat at each deal, in turn, and `opponents` all others."""

    name: str
    seed: int  # seed of the first deal
    deals: int  # deals per game
    opponents: str

    def deal(self, game: Game, number: int, player: str) -> tuple[Deal, Seat]:
        """The deal of this number, counted from 0, and the measured seat."""
        players = players_measured(game)
        seat = number % players
        faces: list[Faces] = [(self.opponents, self.opponents)] * players
        faces[seat] = (player, player)
        return Deal(game, self.seed + number, {}, faces), seat


FIRST: Final = Benchmark("traitorbench-1", seed=2_600_001, deals=100, opponents=PERSONA)


def games_played(name: str | None) -> list[Game]:
    """All games whose bots keep beliefs and talk, or the named one."""
    games = [game for game in GAMES.values() if personas_of(game.name) is not None]
    if name is None:
        return games
    named = [game for game in games if game.name == name]
    if not named:
        raise BadInput("unknown_game", f"{name} ({', '.join(game.name for game in games)})")
    return named
