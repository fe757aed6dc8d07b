"""Stages of a table, and kinds of its chairs and petitions."""

from typing import Final, Literal, TypeAlias

GATHERING: Final = "gathering"
DEALING: Final = "dealing"  # players reveal their seeds
PLAYING: Final = "playing"
OVER: Final = "over"

FREE: Final = "free"
PERSON: Final = "person"
BOT: Final = "bot"

PetitionKind: TypeAlias = Literal["undo", "end", "pause", "pace"]
