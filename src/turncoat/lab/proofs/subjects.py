"""The subject of a proof: one game at one table size with one set of options, and random play of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.state import RUNNING, State


class ProofFailed(AssertionError):
    """A property that must hold does not."""


@dataclass(frozen=True)
class Subject:
    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, fast(seed), self.options)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={choice}" for name, choice in sorted(self.options.items()))
        return f"{self.game.name}-{self.seats}" + (f"-{chosen}" if chosen else "")


def players_dice(seed: int) -> Dice:
    """The stream that answers are drawn from, separate from the game's own."""
    return fast(-1 - seed)


def random_answer(s: State, dice: Dice) -> tuple[Seat, Option]:
    seat, legal = ask_next(s)
    return seat, legal[dice.below(len(legal))]


def positions(subject: Subject, seed: int, most: int = 100_000) -> Iterator[State]:
    """The state of a random game at each decision and at its end: one object, which changes."""
    s = subject.new(seed)
    dice = players_dice(seed)
    yield s
    made = 0
    while s.ending == RUNNING and made < most:
        seat, answer = random_answer(s, dice)
        take(s, seat, answer)
        made += 1
        yield s
