"""Seating of bots: one bot at all seats, one per seat, a mixture, or one per side.

Random seatings depend on the game's seed alone, with a stream of their own.
"""

from dataclasses import dataclass
from typing import Final

from turncoat.bots.catalog import RANDOM, check_bot, player_named
from turncoat.bots.habits import pick
from turncoat.bots.player import Player
from turncoat.bots.players.two_faced import join_faces
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput

Faces = tuple[str, str]  # the bots of one seat: one while it is loyal, one while it is a traitor

LOYAL_STREAM: Final = 0x1F2C0A57  # streams separate from those of the game, the players and the options
TRAITORS_STREAM: Final = 0x2F2C0A57


@dataclass(frozen=True)
class Bots:
    """Bots by name: one for all seats, or one for each seat; with weights, each seat draws its own."""

    names: tuple[str, ...]
    weights: tuple[float, ...] = ()

    @property
    def is_mixture(self) -> bool:
        return len(self.weights) > 1

    def check_seats(self, seats: int) -> None:
        if not self.weights and len(self.names) not in (1, seats):
            raise BadInput("wrong_bot_count", f"{len(self.names)} != {seats}")

    def at(self, seats: int, seed: int, stream: int) -> list[str]:
        if self.is_mixture:
            dice = fast(seed ^ stream)
            return [self.names[pick(self.weights, dice)] for _ in range(seats)]
        return list(self.names) * seats if len(self.names) == 1 else list(self.names)

    def __str__(self) -> str:
        if not self.is_mixture:
            return ",".join(self.names)
        return ",".join(f"{name}:{weight:g}" for name, weight in zip(self.names, self.weights, strict=True))


@dataclass(frozen=True)
class Cast:
    """The bots of a plan: those of seats while they are loyal, and while they are traitors."""

    loyal: Bots
    traitors: Bots

    def is_random(self) -> bool:
        return {*self.loyal.names, *self.traitors.names} == {RANDOM}

    def faces(self, seats: int, seed: int, turn: int = 0) -> list[Faces]:
        """The bots of every seat in one game; each turn of the table moves all of them on by one seat."""
        loyal = self.loyal.at(seats, seed, LOYAL_STREAM)
        is_same = self.traitors == self.loyal
        traitors = loyal if is_same else self.traitors.at(seats, seed, TRAITORS_STREAM)
        faces = list(zip(loyal, traitors, strict=True))
        return faces[-turn:] + faces[:-turn] if turn else faces

    def turns(self, seats: int) -> int:
        """The number of turns of the table until every bot has sat at every seat."""
        if self.loyal.is_mixture or self.traitors.is_mixture:
            return seats
        faces = self.faces(seats, 0)
        return next(turn for turn in range(1, seats + 1) if faces[-turn:] + faces[:-turn] == faces)


def read_bots(text: str) -> Bots:
    """Parse `a` (all seats), `a,b,c` (one per seat) or `a:0.5,b:0.5` (a mixture). BadInput says what is wrong."""
    names: list[str] = []
    weights: list[float] = []
    for part in text.split(","):
        name, weight = _split_weight(part)
        check_bot(name)
        names.append(name)
        if weight is not None:
            weights.append(weight)
    if weights and (len(weights) != len(names) or min(weights) < 0 or not 0 < sum(weights) < 1e9):
        raise BadInput("bad_mixture", f"{text} (a:0.5,b:0.5)")
    return Bots(tuple(names), tuple(weights))


def _split_weight(part: str) -> tuple[str, float | None]:
    name, colon, weight = part.rpartition(":")
    try:
        return (name, float(weight)) if colon else (part, None)
    except ValueError:
        return part, None


def seat_players(faces: list[Faces]) -> list[Player]:
    """Create the players of one game."""
    return [
        player_named(loyal) if loyal == traitor else join_faces(player_named(loyal), player_named(traitor))
        for loyal, traitor in faces
    ]
