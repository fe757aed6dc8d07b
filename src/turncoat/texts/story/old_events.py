"""Events of an earlier version of a game: they may be about something that the game no longer has."""

from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR
from turncoat.texts.languages import DEFAULT
from turncoat.texts.log_arguments import LogArguments
from turncoat.texts.names import Names
from turncoat.texts.people import people_of, seat_names
from turncoat.texts.story.joins import More
from turncoat.texts.story.source import Source
from turncoat.texts.words import words_of


class OldEvents:
    def __init__(self, game: Game) -> None:
        words = words_of(game.name, DEFAULT)  # identifiers are the same in all languages
        people = people_of(game, (), words, seat_names(words, game.most_seats))
        self._viewers: Final = range(SPECTATOR, game.most_seats)
        self._arguments: Final = LogArguments(Names(game, words, people))

    def can_be_told(self, message: str, source: Source, more: More) -> bool:
        """Whether the game still has a name for all that a viewer is told."""
        try:
            for seat in self._viewers:
                self._arguments.of(message, source.told_to(seat), more)
        except (BadInput, LookupError, ValueError):
            return False
        return True
