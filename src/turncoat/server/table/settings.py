"""Settings of a table beside the game's options: access, pace, talk."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json

Title: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Hour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]

Board: TypeAlias = dict[str, int | str]


class Live(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """All players are present: a decision takes seconds."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 120
    window: Annotated[int, msgspec.Meta(ge=3, le=60)] = 10  # for a chance to react


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A slow game: a decision takes hours, and nights do not count."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 14)] = 36
    remind: Annotated[int, msgspec.Meta(ge=1, le=24 * 14)] = 12  # hours until a player is reminded
    quiet_from: Hour = 22
    quiet_to: Hour = 8  # the same hour as `quiet_from`: no quiet hours
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    weekends: bool = True  # whether the clock runs on Saturdays and Sundays


class Untimed(msgspec.Struct, frozen=True, tag="untimed", tag_field="kind", forbid_unknown_fields=True):
    """No clock: a decision may take any time."""


Pace: TypeAlias = Live | Days | Untimed


class Watching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    is_allowed: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds by which spectators see everything later


class Meetings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An accusation pauses the game so that all can speak, for at most so long."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=600)] = 30  # at a live or an untimed table
    hours: Annotated[int, msgspec.Meta(ge=1, le=72)] = 24  # of a slow game, quiet ones included


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, str] = {}
    title: Title = ""
    is_open: bool = False  # listed for all clients; else only by link
    pace: Pace = Untimed()
    chat: Literal["phrases", "free"] = "phrases"
    watching: Watching = Watching()
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = (
        1500  # milliseconds before a bot answers, independent of the answer
    )
    # Numbers of the printed board that differ from ours, by path. Omitted from an entry without any, as in older
    # entries. If a client that creates a table omits it, the server's own board is used.
    board: Board | msgspec.UnsetType = msgspec.UNSET
    # The day of a daily table, whose game follows from the table's secret alone. Omitted from all other tables.
    daily: Annotated[str, msgspec.Meta(max_length=10)] | msgspec.UnsetType = msgspec.UNSET
    # Omitted from an entry without meetings, as in older entries.
    meetings: Meetings | msgspec.UnsetType = msgspec.UNSET


def day_of(settings: TableSettings) -> str:
    """The day of a daily table; empty for others."""
    return "" if isinstance(settings.daily, msgspec.UnsetType) else settings.daily


def check_not_daily(settings: TableSettings) -> None:
    """BadInput: the day is set. Only the server itself creates daily tables (`hall/daily.py`)."""
    if day_of(settings):
        raise BadInput("daily_is_given")


def board_of(settings: TableSettings) -> Board:
    return {} if isinstance(settings.board, msgspec.UnsetType) else settings.board


def game_of(settings: TableSettings) -> Game:
    """The game, with the table's own board."""
    written: dict[str, Json] = {**board_of(settings)}
    return game_named(settings.game).with_board(written)


def settle_settings(settings: TableSettings) -> TableSettings:
    """The settings in stored form: of the board only the numbers that differ from ours, and every reading of the rules explicitly.

    BadInput names the wrong setting.
    """
    check_settings(settings)
    game = game_of(settings)
    ours = {number.path: number.ours for number in game.board_numbers()}
    board = {path: value for path, value in msgspec.convert(game.board, Board).items() if value != ours[path]}
    options = dict(settings.options)
    for setting in game.settings:
        if setting.is_reading:
            options.setdefault(setting.name, setting.choices[setting.default])
    return msgspec.structs.replace(settings, options=options, board=board or msgspec.UNSET)


def check_settings(settings: TableSettings) -> None:
    """BadInput names the wrong setting."""
    game = game_of(settings)
    game.check_seats(settings.players, settings.options)
    game.settle(settings.options)
    check_zone(settings.pace)


def check_zone(pace: Pace) -> None:
    if isinstance(pace, Days):
        # zoneinfo opens system files by name: only names that it lists are allowed
        from zoneinfo import available_timezones  # noqa: PLC0415 - a slow import that few tables need

        if pace.zone not in available_timezones():
            raise BadInput("unknown_zone", pace.zone)
