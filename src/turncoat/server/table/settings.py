"""Settings of a table, beside the game's own options: who may come, how fast it is played, what may be said."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json

Title: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Hour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]

Board: TypeAlias = dict[str, int | str]

MOST_SAID: Final = 20  # by one person, in a minute


class Live(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """Everybody is at the table: a decision takes seconds."""

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
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds that spectators see things later


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, str] = {}
    title: Title = ""
    is_open: bool = False  # listed for everybody; else only by link
    pace: Pace = Untimed()
    chat: Literal["phrases", "free"] = "phrases"
    watching: Watching = Watching()
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = (
        1500  # milliseconds before a bot answers, whatever it answers
    )
    # Numbers of the printed board that differ from ours, by path. Left out of an entry that has none, as entries of
    # before there was such a field are; left out by a client that sets a table up, the server's own board is taken.
    board: Board | msgspec.UnsetType = msgspec.UNSET


def board_of(settings: TableSettings) -> Board:
    return {} if isinstance(settings.board, msgspec.UnsetType) else settings.board


def game_of(settings: TableSettings) -> Game:
    """With the table's own board."""
    written: dict[str, Json] = {**board_of(settings)}
    return game_named(settings.game).with_board(written)


def settle_settings(settings: TableSettings) -> TableSettings:
    """As a table keeps them: of the board only what differs from ours, and every reading of the rules that is in force.
    BadInput names what cannot be so."""
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
    """BadInput names what cannot be so."""
    game = game_of(settings)
    if not game.fewest_seats <= settings.players <= game.most_seats:
        raise BadInput("wrong_player_count", f"{game.fewest_seats}-{game.most_seats}")
    game.settle(settings.options)
    check_zone(settings.pace)


def check_zone(pace: Pace) -> None:
    if isinstance(pace, Days):
        # zoneinfo looks into the system's files: only names that it lists itself are asked for
        from zoneinfo import available_timezones  # noqa: PLC0415 - a slow import that few tables need

        if pace.zone not in available_timezones():
            raise BadInput("unknown_zone", pace.zone)
