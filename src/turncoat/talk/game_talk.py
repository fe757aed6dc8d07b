"""What talk is about in one game. `talk/games.py` lists these objects, one per game; all other modules here are general."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json, ViewWire
from turncoat.talk.deeds import DeedReader
from turncoat.talk.vocabulary import Vocabulary

Told: TypeAlias = Mapping[str, Json]  # what an event says, in words


@dataclass(frozen=True)
class GameTalk:
    """A game without one has no talk."""

    game: str
    fewest_suspects: int  # players; with fewer, no seat at the table hides a side
    words: Vocabulary
    reader: Callable[[Game, int], DeedReader]  # of public events, for a table of so many seats
    dangers: Callable[[ViewWire], Mapping[str, bool]]  # which of the dangers are near
    hushed: frozenset[tuple[str, str]]  # procedures and steps: see `moments.py`
    place_kind: str  # the kind of name that the places of deeds have
    shows_traitor: Callable[[Told], bool]  # whether the secret part of a look shows a traitor
    helps: Callable[[Game, str, list[str]], bool]  # whether a card helps a check of these skills
