"""The words of one game's talk."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class TalkVocabulary:
    """The words that a game adds to those that all games share (`statements.py`). Words are offered in the
    order of their list."""

    seen: tuple[str, ...]  # what a look at another seat's loyalty may have shown
    actions: tuple[str, ...]  # for requests and promises
    proposals: tuple[str, ...]
    dangers: tuple[str, ...]
    against: tuple[str, ...]  # deeds that are reasons to doubt a seat
    in_favour: tuple[str, ...]
    counted: tuple[str, ...] = ()  # reasons that weigh more the more often they occur
    unsaid: frozenset[str] = frozenset()  # kinds of statements that make no sense in the game
    # By reason to doubt a seat: the excuses that fit it
    excuses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
