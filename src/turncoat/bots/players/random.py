"""A bot that picks any legal answer. It draws numbers as `kernel.playout` does, so that both play the same
game from one stream."""

from turncoat.bots.player import Player
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View


class RandomPlayer(Player):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return legal[dice.below(len(legal))] if len(legal) > 1 else legal[0]
