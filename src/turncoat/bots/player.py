"""The contract of a bot: it sits at one seat for one game and picks one of the legal answers.

It gets what its seat may know and is told, and nothing else, and a random stream of its own, so that a game can be repeated.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from turncoat.kernel.dice import Dice
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.views import View


class Heard:
    """An event as one seat is told it: `secret` is empty for who may not know."""

    def __init__(self, event: Event, seat: Seat) -> None:
        self.kind: Final = event.kind
        self.rule: Final = event.rule
        self.arguments: Final = event.arguments
        self.secret: Final = event.secret if event.is_told_to(seat) else ()


class Player(ABC):
    listens: ClassVar[bool] = False  # whether it wants to hear what happens; telling it costs time

    def hear(self, heard: Heard) -> None:
        """Something happened; told before the next decision, in order, to players that listen."""
        raise NotImplementedError

    @abstractmethod
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        """One of `legal`, which is never empty; `dice` is the players' stream, not the game's."""
