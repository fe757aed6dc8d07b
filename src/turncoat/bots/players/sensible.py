"""A bot that plays by the habit of its game, and at random in a game that has none."""

from typing import Final

from turncoat.bots.games import GAME_BOTS
from turncoat.bots.habits import pick
from turncoat.bots.player import Player
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.kernel.wire import option_wire

STEADINESS: Final = 2  # exponent that favours the highest weights of the habit


class SensiblePlayer(Player):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if len(legal) == 1:
            return legal[0]
        bots = GAME_BOTS.get(view.game.name)
        if bots is None or bots.habit is None:
            return legal[dice.below(len(legal))]
        habit = bots.habit
        weights = [habit(view, option_wire(view.game, option)) ** STEADINESS for option in legal]
        return legal[pick(weights, dice)]
