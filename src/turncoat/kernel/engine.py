"""The line protocol: one JSON object per line in, one out, for bots and tests in any language.

For local use: it gives hidden information to any caller. A refusal has `ok: false` and a stable `error`; the
game is then unchanged.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat, seats_in
from turncoat.kernel.reading import as_int, as_object, as_text, as_text_by_name, field
from turncoat.kernel.requests import Commands, Reply, obey, plain, replies
from turncoat.kernel.session import Session, begin, begin_at, replay_session, resume
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING

MOST_RANDOM_STEPS: Final = 1_000_000


class Engine:
    """The protocol's state: one game at a time."""

    def __init__(self, games: dict[str, Game]) -> None:
        self.games: Final = games
        self.table: Session | None = None

    def serve(self, lines: Iterable[str]) -> Iterator[str]:
        return replies(lines, self.reply_to)

    def reply_to(self, line: str) -> Reply:
        return obey(line, self, COMMANDS, "engine_fault")

    def game(self, name: Json) -> Game:
        game = self.games.get(as_text(name, "game"))
        if game is None:
            raise BadInput("unknown_game", as_text(name, "game"))
        return game

    def session(self) -> Session:
        if self.table is None:
            raise BadInput("no_game")
        return self.table


def _seat(request: dict[str, Json]) -> Seat:
    """The seat that a request is for; null is the spectator."""
    seat = field(request, "seat")
    if seat is None:
        return SPECTATOR
    number = as_int(seat, "seat")
    if number < 0:
        raise BadInput("no_such_seat", f"seat={number}")
    return number


def _games(engine: Engine, request: dict[str, Json]) -> Reply:
    games: list[Json] = []
    for game in engine.games.values():
        options: dict[str, Json] = {}
        for setting in game.settings:
            if not setting.is_offered:
                continue
            choices: list[Json] = list(setting.choices)
            options[setting.name] = {"choices": choices, "default": setting.choices[setting.default]}
        players: list[Json] = [game.fewest_seats, game.most_seats]
        games.append(
            {
                "game": game.name,
                "version": game.version,
                "players": players,
                "options": options,
                "board": game.board,
                "scenarios": _scenarios(game),
            }
        )
    return {"games": games}


def _scenarios(game: Game) -> list[Json]:
    """The values that the option `scenario` may have."""
    return [
        {"scenario": scenario.name, "players": scenario.players, "seat": scenario.seat}
        for scenario in game.scenarios.values()
        if not scenario.is_retired
    ]


def _new(engine: Engine, request: dict[str, Json]) -> Reply:
    game = engine.game(field(request, "game"))
    if "board" in request:
        game = game.with_board(as_object(request["board"], "board"))
    players = as_int(field(request, "players"), "players")
    seed = as_int(request.get("seed", 0), "seed")
    options = as_text_by_name(request.get("options", {}), "options")
    engine.table = begin(game, players, fast(seed), options)
    return _status(engine.table)


def _load(engine: Engine, request: dict[str, Json]) -> Reply:
    position = dict(as_object(field(request, "position"), "position"))
    for word in ("at", "run"):
        if word in request:
            position[word] = request[word]
    engine.table = begin_at(engine.game(field(position, "game")), position)
    return _status(engine.table)


def _status(table: Session) -> Reply:
    s = table.state
    return {
        "decision": s.decision,
        "events": len(table.journal),
        "ending": None if s.ending == RUNNING else s.game.endings[s.ending],
        "winners": [int(seat) for seat in seats_in(s.winners)],
    }


def _list_decisions(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    asked: list[Json] = []
    if request.get("seat") is None:
        for decision in table.decisions():
            asked.append(plain(decision))
    else:
        own = table.decision(_seat(request))
        if own is not None:
            asked.append(plain(own))
    waiting: list[Json] = list(table.view(SPECTATOR)["waiting"])
    return {**_status(table), "waiting": waiting, "decisions": asked}


def _answer(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    number = request.get("decision")
    asked = None if number is None else as_int(number, "decision")
    table.answer(as_int(field(request, "seat"), "seat"), as_text(field(request, "option"), "option"), asked)
    table.follow_orders()
    return _status(table)


def _order(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    table.order(as_int(field(request, "seat"), "seat"), as_text(field(request, "order"), "order"))
    table.follow_orders()
    return _status(table)


def _no_order(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    table.clear_order(as_int(field(request, "seat"), "seat"), as_text(field(request, "order"), "order"))
    return _status(table)


def _view(engine: Engine, request: dict[str, Json]) -> Reply:
    return {"view": plain(engine.session().view(_seat(request)))}


def _events(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    since = as_int(request.get("since", 0), "since")
    if since < 0:
        raise BadInput("expected_number", "since")
    told: list[Json] = []
    for event in table.events(_seat(request), since):
        told.append(plain(event))
    return {"events": told, "next": len(table.journal)}


def _truth(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    s = table.state
    sides: list[Json] = [s.game.sides[s.game.side_of(s, seat)] for seat in range(s.seats)]
    return {"truth": table.save(), "sides": sides, "fingerprint": table.fingerprint()}


def _save(engine: Engine, request: dict[str, Json]) -> Reply:
    return {"save": engine.session().save(), "fingerprint": engine.session().fingerprint()}


def _restore(engine: Engine, request: dict[str, Json]) -> Reply:
    saved = as_object(field(request, "save"), "save")
    engine.table = resume(engine.game(field(saved, "game")), saved)
    return _status(engine.table)


def _record(engine: Engine, request: dict[str, Json]) -> Reply:
    return {"record": engine.session().written_record()}


def _replay(engine: Engine, request: dict[str, Json]) -> Reply:
    source = as_object(field(request, "record"), "record")
    table = replay_session(engine.game(field(source, "game")), source)
    engine.table = table
    return {**_status(table), "fingerprint": table.fingerprint()}


def _why_not(engine: Engine, request: dict[str, Json]) -> Reply:
    seat = as_int(field(request, "seat"), "seat")
    refusal = engine.session().why_not(seat, as_text(field(request, "action"), "action"))
    if refusal is None:
        return {"allowed": True}
    return {"allowed": False, "reason": refusal.code, "rule": refusal.rule}


def _random(engine: Engine, request: dict[str, Json]) -> Reply:
    table = engine.session()
    steps = as_int(field(request, "steps"), "steps")
    if not 0 <= steps <= MOST_RANDOM_STEPS:
        raise BadInput("steps_out_of_bounds", str(steps))
    made = table.play_randomly(fast(as_int(request.get("seed", table.state.decision), "seed")), steps)
    return {**_status(table), "made": made}


# Each command with the fields that it reads.
COMMANDS: Final[Commands[Engine]] = {
    "games": ([], _games),
    "new": (["game", "players", "seed", "options", "board"], _new),
    "load": (["position", "at", "run"], _load),
    "pending": (["seat"], _list_decisions),
    "answer": (["seat", "option", "decision"], _answer),
    "order": (["seat", "order"], _order),
    "no_order": (["seat", "order"], _no_order),
    "view": (["seat"], _view),
    "events": (["since", "seat"], _events),
    "truth": ([], _truth),
    "save": ([], _save),
    "restore": (["save"], _restore),
    "record": ([], _record),
    "replay": (["record"], _replay),
    "why_not": (["seat", "action"], _why_not),
    "random": (["steps", "seed"], _random),
}
