"""The windows in the order of their numbers (vocabulary.py)."""

from typing import Final

from turncoat.games.unfathomable.rules.reactions.checks import AfterTotal, BeforeCheck
from turncoat.games.unfathomable.rules.reactions.defeats import WouldDefeatCharacter, WouldDefeatPassenger
from turncoat.games.unfathomable.rules.reactions.dice import AfterDie, BeforeDie
from turncoat.games.unfathomable.rules.reactions.turn_windows import (
    ActionStep,
    AfterBoilerRoom,
    DeepOneEnters,
    MythosDrawn,
)
from turncoat.kernel.windows import Trigger

TRIGGERS: Final[list[Trigger]] = [
    BeforeDie(),
    AfterDie(),
    WouldDefeatCharacter(),
    WouldDefeatPassenger(),
    BeforeCheck(),
    AfterTotal(),
    AfterBoilerRoom(),
    MythosDrawn(),
    ActionStep(),
    DeepOneEnters(),
]
