"""The registry of talk: one object per game, and the kinds of statements that a table allows."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NOBODY
from turncoat.plugins import add_plugins
from turncoat.talk.game_talk import GameTalk
from turncoat.talk.statements import (
    ALL_KINDS,
    ARGUMENTS,
    KINDS,
    SEATS,
    SHARED_WORDS,
    VOICES,
    WORDS,
    Kind,
    Statement,
)
from turncoat.talk.thing.game_talk import GAME_TALK as THING
from turncoat.talk.unfathomable.game_talk import GAME_TALK as UNFATHOMABLE

GAME_TALK: Final[dict[str, GameTalk]] = {talk.game: talk for talk in (UNFATHOMABLE, THING)}
add_plugins("talk", GameTalk, GAME_TALK)


def has_suspects(game: str, seats: int) -> bool:
    """Whether seats at a table of this size hide their sides."""
    return seats >= GAME_TALK[game].fewest_suspects


def kinds_of(game: str, seats: int) -> list[Kind]:
    """The kinds of statements that a table of this size allows."""
    if game not in GAME_TALK:
        return []
    unsaid = GAME_TALK[game].vocabulary.unsaid
    return [
        kind for kind in ALL_KINDS if kind.name not in unsaid and (kind.is_open or has_suspects(game, seats))
    ]


@cache
def words_lists(game: str) -> Mapping[str, tuple[str, ...]]:
    """The words of a game by the name of their list, which kinds of statements refer to."""
    words = GAME_TALK[game].vocabulary
    return {
        **SHARED_WORDS,
        "seen": words.seen,
        "actions": words.actions,
        "proposals": words.proposals,
        "dangers": words.dangers,
        "reasons": words.against + words.in_favour,
    }


def words_of(kind: Kind, argument: str, game: str) -> tuple[str, ...]:
    """The words allowed for an argument in this game."""
    return words_lists(game)[kind.words[argument]]


def check_form(statement: Statement, game: str, seats: int) -> None:
    """BadInput if the statement can never be made at a table of this size."""
    kind = KINDS.get(statement.kind)
    if kind is None:
        raise BadInput("unknown_statement_kind", statement.kind)
    if kind not in kinds_of(game, seats):
        raise BadInput("not_said_here", kind.name)
    if not 0 <= statement.speaker < seats:
        raise BadInput("no_such_seat", str(statement.speaker))
    if statement.voice not in VOICES:
        raise BadInput("unknown_name", f"voice={statement.voice}")
    for argument in ARGUMENTS:
        if statement.has(argument):
            _check_argument(statement, kind, argument, game, seats)
        elif argument in kind.arguments:
            raise BadInput("missing_field", argument)
    if statement.speaker == statement.seat or statement.seat == statement.other != NOBODY:
        raise BadInput("same_player", kind.name)


def _check_argument(statement: Statement, kind: Kind, argument: str, game: str, seats: int) -> None:
    if argument not in kind.arguments + kind.optional:
        raise BadInput("unknown_field", argument)
    value = statement.value(argument)
    if argument in SEATS and not 0 <= int(value) < seats:
        raise BadInput("no_such_seat", str(value))
    if argument in WORDS and value not in words_of(kind, argument, game):
        raise BadInput("unknown_name", f"{argument}={value}")
