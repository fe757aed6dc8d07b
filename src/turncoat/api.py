"""The public API: what `import turncoat` exports. docs/api.md describes each name and what may change.

Everything here speaks in names, as files and protocols do; the rooms behind it may change with any version.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from turncoat.bots.catalog import PLAYERS, player_named
from turncoat.bots.company import record_for
from turncoat.bots.player import Player
from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel import imagine as imagining
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput, OutOfFuel
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Option, Seat, seats_in
from turncoat.kernel.reading import as_object, as_text, field
from turncoat.kernel.record import Record
from turncoat.kernel.runner import run
from turncoat.kernel.session import Session, begin, replay_session, resume
from turncoat.kernel.shapes import DecisionWire, EventWire, Json, ViewWire
from turncoat.kernel.state import RUNNING
from turncoat.kernel.unwire import view_from_wire
from turncoat.kernel.views import View
from turncoat.kernel.wire import decision_wire, option_from_id, view_wire
from turncoat.lab.simulate.game import Witness, play_watched, players_dice

__all__ = [
    "BadInput",
    "Chooser",
    "DecisionWire",
    "EventWire",
    "GameInfo",
    "GameOption",
    "Json",
    "Player",
    "Result",
    "Session",
    "ViewWire",
    "game",
    "game_names",
    "imagine",
    "new",
    "play",
    "player",
    "player_names",
    "replay",
    "restore",
    "view",
]

# A player as a function: it gets its seat's view and decision, and returns the id of one of the decision's options.
Chooser: TypeAlias = Callable[[ViewWire, DecisionWire], str]


@dataclass(frozen=True)
class GameOption:
    """A choice of a table before the deal."""

    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class GameInfo:
    """What a program needs to know to start a game."""

    name: str
    version: int  # of its content and rules
    fewest_players: int
    most_players: int
    options: dict[str, GameOption]
    sides: tuple[str, ...]
    endings: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """A finished game. `record` is its seed and answers, which `replay` plays again."""

    ending: str
    winners: tuple[Seat, ...]
    sides: tuple[str, ...]  # by seat, at the end
    decisions: int
    record: dict[str, Json]


def game_names() -> list[str]:
    """The games that are installed."""
    return list(GAMES)


def game(name: str) -> GameInfo:
    """Player counts, options, sides and endings of a game."""
    found = _game(name)
    return GameInfo(
        found.name,
        found.version,
        found.fewest_seats,
        found.most_seats,
        {
            setting.name: GameOption(tuple(setting.choices), setting.choices[setting.default])
            for setting in found.settings
            if setting.is_offered
        },
        tuple(found.sides),
        tuple(found.endings),
    )


def player_names() -> list[str]:
    """The bots that are installed. Besides, `persona:NAME` and `process:COMMAND` name bots: docs/bots.md."""
    return list(PLAYERS)


def player(name: str) -> Player:
    """A new bot, for one seat of one game."""
    return player_named(name)


def new(
    game: str,
    players: int,
    *,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    board: Mapping[str, Json] | None = None,
) -> Session:
    """A game dealt out and run to its first decision. Equal arguments give equal games."""
    chosen = dict(options or {})
    return begin(_table(game, players, chosen, board), players, fast(seed), chosen)


def play(
    game: str,
    players: Sequence[str | Chooser | Player],
    *,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    board: Mapping[str, Json] | None = None,
) -> Result:
    """A whole game, with one player per seat: names of bots, functions, or `Player` objects made for this game."""
    chosen = dict(options or {})
    table = _table(game, len(players), chosen, board)
    seated = [_seated(one) for one in players]
    talk = record_for(table, len(seated), seated)
    record = Record(table, len(seated), fast(seed), chosen)
    s = table.deal(len(seated), fast(seed), chosen)
    if talk is not None or any(one.listens for one in seated):
        s.journal = []
    run(s)
    faces = [("", "")] * len(seated)  # names that a witness of thinking times would note
    made = play_watched(s, seated, players_dice(seed), faces, Witness(record), talk)
    if s.ending == RUNNING:
        raise OutOfFuel(f"decisions={made}")
    return Result(
        table.endings[s.ending],
        tuple(seats_in(s.winners)),
        tuple(table.sides[table.side_of(s, seat)] for seat in range(s.seats)),
        made,
        record.to_json(fingerprint(s)),
    )


def view(session: Session, seat: Seat | None = None) -> ViewWire:
    """What the seat may know (None: a spectator), whole: `imagine` takes it."""
    return view_wire(session.seen_by(SPECTATOR if seat is None else seat), is_whole=True)


def imagine(seen: View | ViewWire, *, seed: int = 0) -> Session:
    """A possible game: it agrees with everything in the view, and what the view hides is drawn at random."""
    if not isinstance(seen, View):
        source = cast("dict[str, Json]", seen)
        seen = view_from_wire(_game(as_text(field(source, "game"), "game")), source)
    return Session(imagining.imagine(seen, fast(seed)), [], None)


def replay(record: Mapping[str, Json]) -> Session:
    """A recorded game at its end, with all its events; refused if it comes out otherwise than the record says."""
    return replay_session(_named_in(record), dict(record))


def restore(save: Mapping[str, Json]) -> Session:
    """A game that goes on from what `Session.save` gave."""
    return resume(_named_in(save), dict(save))


class _ChoosingPlayer(Player):
    def __init__(self, choose: Chooser) -> None:
        self._choose = choose

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return option_from_id(
            view.game, self._choose(view_wire(view, is_whole=True), decision_wire(view, "", legal))
        )


def _seated(one: str | Chooser | Player) -> Player:
    if isinstance(one, str):
        return player_named(one)
    return one if isinstance(one, Player) else _ChoosingPlayer(one)


def _named_in(file: Mapping[str, Json]) -> Game:
    return _game(as_text(field(as_object(dict(file), "file"), "game"), "game"))


def _game(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("unknown_game", _expected(name, list(GAMES)))
    return game_named(name)


def _table(name: str, players: int, options: dict[str, str], board: Mapping[str, Json] | None) -> Game:
    """The game with its board; BadInput says what is wrong with the table, and what was expected."""
    game = _game(name)
    if not game.fewest_seats <= players <= game.most_seats:
        counts = [str(count) for count in range(game.fewest_seats, game.most_seats + 1)]
        raise BadInput("wrong_player_count", _expected(str(players), counts))
    known = {setting.name: setting for setting in game.settings}
    for option, choice in options.items():
        if option not in known:
            offered = [setting.name for setting in game.settings if setting.is_offered]
            raise BadInput("unknown_option", _expected(option, offered))
        if choice not in known[option].choices:
            raise BadInput("unknown_choice", _expected(f"{option}={choice}", known[option].choices))
    return game.with_board(dict(board)) if board else game


def _expected(given: str, expected: list[str]) -> str:
    return f"{given} (expected: {', '.join(expected)})"
