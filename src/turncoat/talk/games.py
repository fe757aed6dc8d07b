"""The registry of this room: what talk is about in each game, and what can be said at a table."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NOBODY
from turncoat.talk.game_talk import GameTalk
from turncoat.talk.statements import ALL_KINDS, ARGUMENTS, KINDS, SEATS, SHARED_WORDS, WORDS, Kind, Statement
from turncoat.talk.thing.game_talk import GAME_TALK as THING
from turncoat.talk.unfathomable.game_talk import GAME_TALK as UNFATHOMABLE

GAME_TALK: Final[dict[str, GameTalk]] = {talk.game: talk for talk in (UNFATHOMABLE, THING)}


def has_suspects(game: str, seats: int) -> bool:
    """Whether a seat at such a table hides a side."""
    return seats >= GAME_TALK[game].fewest_suspects


def kinds_of(game: str, seats: int) -> list[Kind]:
    """What can be said at such a table at all."""
    if game not in GAME_TALK:
        return []
    unsaid = GAME_TALK[game].words.unsaid
    return [
        kind for kind in ALL_KINDS if kind.name not in unsaid and (kind.is_open or has_suspects(game, seats))
    ]


@cache
def words_lists(game: str) -> Mapping[str, tuple[str, ...]]:
    """The words of a game by the name of their list, as kinds of statement name it."""
    words = GAME_TALK[game].words
    return {
        **SHARED_WORDS,
        "seen": words.seen,
        "actions": words.actions,
        "proposals": words.proposals,
        "dangers": words.dangers,
        "reasons": words.against + words.in_favour,
    }


def words_of(kind: Kind, argument: str, game: str) -> tuple[str, ...]:
    """What an argument may be in this game."""
    return words_lists(game)[kind.words[argument]]


def check_form(statement: Statement, game: str, seats: int) -> None:
    """BadInput if no such statement can ever be made at such a table."""
    kind = KINDS.get(statement.kind)
    if kind is None:
        raise BadInput("unknown_statement_kind", statement.kind)
    if kind not in kinds_of(game, seats):
        raise BadInput("not_said_here", kind.name)
    if not 0 <= statement.speaker < seats:
        raise BadInput("no_such_seat", str(statement.speaker))
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
