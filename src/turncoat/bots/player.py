"""The contract of a bot: it sits at one seat for one game and picks one of the legal answers.

It gets what its seat may know and nothing else, and a random stream of its own, so that a game can be repeated.
"""

from abc import ABC, abstractmethod

from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View


class Player(ABC):
    @abstractmethod
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        """One of `legal`, which is never empty; `dice` is the players' stream, not the game's."""
