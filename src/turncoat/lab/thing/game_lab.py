"""The lab's object of The Thing."""

from typing import Final

from turncoat.bots.thing.habits.part import HABITS
from turncoat.lab.game_lab import GameLab, WayIn
from turncoat.lab.thing.goals import ThingGoals

GAME_LAB: Final = GameLab(
    "thing",
    ThingGoals,
    HABITS,
    players=6,
    nightly_games=500,
    ways_in={"": WayIn(players=6), "solo": WayIn(players=1)},
)
