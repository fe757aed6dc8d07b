"""The lab's object of Unfathomable."""

from typing import Final

from turncoat.bots.unfathomable.habits import HABITS
from turncoat.lab.game_lab import GameLab
from turncoat.lab.unfathomable.goals import UnfathomableGoals

GAME_LAB: Final = GameLab("unfathomable", UnfathomableGoals, HABITS, players=5)
