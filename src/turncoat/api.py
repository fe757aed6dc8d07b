"""The public API: the names that `import turncoat` exports. docs/api.md describes each of them and what may change.

Everything here uses names, as files and protocols do; the modules behind it may change with any version. The
list of exported names is `turncoat.__all__`; `import X as X` marks those that other modules define.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from turncoat.bots.catalog import PLAYERS, player_named
from turncoat.bots.company import record_for
from turncoat.bots.player import Player as Player
from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel import imagine as imagining
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput as BadInput
from turncoat.kernel.errors import OutOfFuel
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Option, Seat, seats_in
from turncoat.kernel.reading import as_object, as_text, field
from turncoat.kernel.record import Record
from turncoat.kernel.runner import run
from turncoat.kernel.session import Session as Session
from turncoat.kernel.session import begin, replay_session, resume
from turncoat.kernel.shapes import DecisionWire as DecisionWire
from turncoat.kernel.shapes import EngineViewWire as EngineViewWire
from turncoat.kernel.shapes import EventWire as EventWire
from turncoat.kernel.shapes import Json as Json
from turncoat.kernel.shapes import ViewWire as ViewWire
from turncoat.kernel.state import RUNNING
from turncoat.kernel.unwire import view_from_wire
from turncoat.kernel.views import View
from turncoat.kernel.wire import decision_wire, engine_view_wire, option_from_id
from turncoat.lab.simulate.game import Witness, play_watched, players_dice

# A player as a function: it gets its seat's view and decision, and returns the id of one of the decision's options.
Chooser: TypeAlias = Callable[[EngineViewWire, DecisionWire], str]


@dataclass(frozen=True)
class GameOption:
    """An option of a table, chosen before the deal."""

    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class GameInfo:
    """The facts that a program needs to start a game."""

    name: str
    version: int  # of content and rules
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
    """The names of the installed games."""
    return list(GAMES)


def game(name: str) -> GameInfo:
    """Player counts, options, sides and endings of a game."""
    declared = _game(name)
    return GameInfo(
        declared.name,
        declared.version,
        declared.fewest_seats,
        declared.most_seats,
        {
            setting.name: GameOption(tuple(setting.choices), setting.choices[setting.default])
            for setting in declared.settings
            if setting.is_offered
        },
        tuple(declared.sides),
        tuple(declared.endings),
    )


def player_names() -> list[str]:
    """The names of the installed bots. `persona:NAME` and `process:COMMAND` name bots too: docs/bots.md."""
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
    """A new game, dealt and run to its first decision. Equal arguments give equal games."""
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
    seated = [_player_of(one) for one in players]
    talk = record_for(table, len(seated), seated)
    record = Record(table, len(seated), fast(seed), chosen)
    s = table.deal(len(seated), fast(seed), chosen)
    if talk is not None or any(one.listens for one in seated):
        s.journal = []
    run(s)
    faces = [("", "")] * len(seated)  # names of players for timing, which is not measured here
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


def view(session: Session, seat: Seat | None = None) -> EngineViewWire:
    """Everything that the seat (None: a spectator) may know, in the form that `imagine` takes."""
    return engine_view_wire(session.view_for(SPECTATOR if seat is None else seat), is_whole=True)


def imagine(seen: View | EngineViewWire, *, seed: int = 0) -> Session:
    """A possible game: it agrees with the whole view, and hidden information is drawn at random."""
    if not isinstance(seen, View):
        source = cast("dict[str, Json]", seen)
        seen = view_from_wire(_game(as_text(field(source, "game"), "game")), source)
    return Session(imagining.imagine(seen, fast(seed)), [], None)


def replay(record: Mapping[str, Json]) -> Session:
    """A recorded game at its end, with all its events; BadInput if it ends differently from the record."""
    return replay_session(_game_in(record), dict(record))


def restore(save: Mapping[str, Json]) -> Session:
    """A game that continues from the result of `Session.save`."""
    return resume(_game_in(save), dict(save))


class _ChoosingPlayer(Player):
    def __init__(self, choose: Chooser) -> None:
        self._choose = choose

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return option_from_id(
            view.game, self._choose(engine_view_wire(view, is_whole=True), decision_wire(view, "", legal))
        )


def _player_of(one: str | Chooser | Player) -> Player:
    if isinstance(one, str):
        return player_named(one)
    return one if isinstance(one, Player) else _ChoosingPlayer(one)


def _game_in(file: Mapping[str, Json]) -> Game:
    return _game(as_text(field(as_object(dict(file), "file"), "game"), "game"))


def _game(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("unknown_game", _refusal_text(name, list(GAMES)))
    return game_named(name)


def _table(name: str, players: int, options: dict[str, str], board: Mapping[str, Json] | None) -> Game:
    """The game with its board; BadInput says what is wrong with the arguments, and what was expected."""
    game = _game(name)
    if not game.fewest_seats <= players <= game.most_seats:
        counts = [str(count) for count in range(game.fewest_seats, game.most_seats + 1)]
        raise BadInput("wrong_player_count", _refusal_text(str(players), counts))
    known = {setting.name: setting for setting in game.settings}
    for option, choice in options.items():
        if option not in known:
            offered = [setting.name for setting in game.settings if setting.is_offered]
            raise BadInput("unknown_option", _refusal_text(option, offered))
        if choice not in known[option].choices:
            raise BadInput("unknown_choice", _refusal_text(f"{option}={choice}", known[option].choices))
    return game.with_board(dict(board)) if board else game


def _refusal_text(given: str, expected: list[str]) -> str:
    return f"{given} (expected: {', '.join(expected)})"
