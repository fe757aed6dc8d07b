"""The lab's object of Unfathomable."""

from typing import Final

from turncoat.bots.unfathomable.habits import HABITS
from turncoat.lab.game_lab import GameLab, WayIn
from turncoat.lab.unfathomable.goals import UnfathomableGoals

GAME_LAB: Final = GameLab(
    "unfathomable",
    UnfathomableGoals,
    HABITS,
    players=5,
    ways_in={"": WayIn(), "hosted": WayIn(players=4), "express": WayIn(players=4, reactions="express")},
)
