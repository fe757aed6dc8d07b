"""A bot that plays by habit, whichever game it sits in, and at random where nobody has written habits down."""

from typing import Final

from turncoat.bots.habits import Habit, pick
from turncoat.bots.player import Player
from turncoat.bots.thing.habits.part import play_one_s_part
from turncoat.bots.unfathomable.habits import betray
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.kernel.wire import option_wire

HABIT_OF: Final[dict[str, Habit]] = {"thing": play_one_s_part, "unfathomable": betray}
STEADINESS: Final = 2  # how much more often than by the habit alone what is liked most is taken


class SensiblePlayer(Player):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if len(legal) == 1:
            return legal[0]
        habit = HABIT_OF.get(view.game.name)
        if habit is None:
            return legal[dice.below(len(legal))]
        weights = [habit(view, option_wire(view.game, option)) ** STEADINESS for option in legal]
        return legal[pick(weights, dice)]
