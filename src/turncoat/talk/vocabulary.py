"""The words of one game's talk."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Vocabulary:
    """The words that all games share are in `statements.py`. The words of a list are offered in its order."""

    seen: tuple[str, ...]  # what a look at another seat's loyalty may be said to have shown
    actions: tuple[str, ...]  # that may be requested and promised
    proposals: tuple[str, ...]
    dangers: tuple[str, ...]
    against: tuple[str, ...]  # reasons to doubt a seat: its deeds
    in_favour: tuple[str, ...]
    unsaid: frozenset[str] = frozenset()  # kinds of statement that make no sense in the game
