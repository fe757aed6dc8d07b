"""Talk in one game. `talk/games.py` lists one such object per game; the other modules here are general."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json, ViewWire
from turncoat.talk.deeds import DeedReader
from turncoat.talk.vocabulary import TalkVocabulary

Told: TypeAlias = Mapping[str, Json]  # the details of an event, in names


@dataclass(frozen=True)
class GameTalk:
    """Everything that talk needs to know about one game. A game without this object has no talk."""

    game: str
    fewest_suspects: int  # number of players; at smaller tables no seat hides a side
    vocabulary: TalkVocabulary
    reader: Callable[[Game, int], DeedReader]  # of public events, for a number of seats
    dangers: Callable[[ViewWire], Mapping[str, bool]]  # whether each danger is near, by name
    hushed: frozenset[tuple[str, str]]  # procedures and steps without statements of bots: see `hushed.py`
    place_kind: str  # the kind of name for places of deeds
    shows_traitor: Callable[[Told], bool]  # whether the secret part of a look shows a traitor
    evidence: tuple[str, ...]  # reasons that make evidence cards, strongest first
    has_turns: bool  # a round is one turn per seat; otherwise every `turn_of` begins a round
    helps: Callable[[Game, str, list[str]], bool]  # whether a card helps a check of these skills
