"""A built-in bot behind the line protocol, as `turncoat bot NAME` runs it: one JSON object per line in, one out.

The bot receives its seat's view and events and keeps no state of the game. A refusal has `ok: false` and a
stable `error`, and changes nothing; the protocol is in docs/bots.md, and `process.py` is its other end.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from turncoat.bots.catalog import player_named
from turncoat.bots.company import Company, record_for
from turncoat.bots.diary import to_wire as entry_to_wire
from turncoat.bots.player import Player
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.reading import as_int, as_ints, as_list, as_object, as_text, as_text_by_name, field
from turncoat.kernel.requests import Commands, Reply, obey, replies
from turncoat.kernel.shapes import Json
from turncoat.kernel.unwire import event_from_wire, legal_from_wire, view_from_wire
from turncoat.kernel.wire import option_id
from turncoat.talk.statements import from_wire, to_wire


class Chair:
    """One seat of one game, and the bot on it."""

    def __init__(self, game: Game, seat: Seat, seats: int, player: Player, seed: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.player: Final = player
        self.seed: Final = seed
        self.dice: Final = fast(seed)
        self.journal: Final[list[Event]] = []
        self.company: Final = Company({seat: player}, self.journal, record_for(game, seats, [player]))


class Served:
    """The protocol's state: one bot at one seat at a time."""

    def __init__(self, name: str, games: Mapping[str, Game]) -> None:
        player_named(name)  # an unknown bot is refused before the game starts
        self.name: Final = name
        self.games: Final = games
        self._chair: Chair | None = None

    def serve(self, lines: Iterable[str]) -> Iterator[str]:
        return replies(lines, self.reply_to)

    def reply_to(self, line: str) -> Reply:
        return obey(line, self, COMMANDS, "bot_fault")

    def sit_down(self, chair: Chair) -> None:
        self._chair = chair

    def chair(self) -> Chair:
        if self._chair is None:
            raise BadInput("not_seated")
        return self._chair


def _sit(served: Served, request: dict[str, Json]) -> Reply:
    name = as_text(field(request, "game"), "game")
    if name not in served.games:
        raise BadInput("unknown_game", name)
    game = served.games[name]
    if "board" in request:
        game = game.with_board(as_object(request["board"], "board"))
    seats = as_int(field(request, "players"), "players")
    if not game.fewest_seats <= seats <= game.most_seats:
        raise BadInput("wrong_player_count", f"{game.fewest_seats}-{game.most_seats}")
    seat = as_int(field(request, "seat"), "seat")
    if not 0 <= seat < seats:
        raise BadInput("no_such_seat", f"seat={seat}")
    game.settle(as_text_by_name(request.get("options", {}), "options"))
    seed = as_int(field(request, "seed"), "seed")
    served.sit_down(Chair(game, seat, seats, player_named(served.name), seed))
    return {}


def _events(served: Served, request: dict[str, Json]) -> Reply:
    chair = served.chair()
    told = as_list(field(request, "events"), "events")
    private = as_ints(request.get("private", []), "private")
    events = []
    for number, written in enumerate(told):
        knowers = 1 << chair.seat if number in private else EVERYBODY
        events.append(event_from_wire(chair.game, written, knowers))
    chair.journal.extend(events)
    chair.company.tell(chair.seat)
    return {}


def _hear_statement(served: Served, request: dict[str, Json]) -> Reply:
    chair = served.chair()
    statement = from_wire(field(request, "statement"))
    if chair.company.record is not None:
        chair.company.say(statement.content)
        chair.company.tell(chair.seat)
    return {}


def _decide(served: Served, request: dict[str, Json]) -> Reply:
    chair = served.chair()
    seen = view_from_wire(chair.game, field(request, "view"))
    if seen.seat != chair.seat:
        raise BadInput("no_such_seat", f"seat={seen.seat}")
    legal = legal_from_wire(chair.game, seen, field(request, "decision"))
    reply: Reply = {"option": option_id(chair.game, chair.player.decide(seen, legal, chair.dice))}
    statement = chair.company.wish(chair.seat, seen, chair.dice)
    if statement is not None:
        reply["statement"] = to_wire(statement)
    return reply


def _testify(served: Served, request: dict[str, Json]) -> Reply:
    chair = served.chair()
    record = chair.company.record
    if record is None or not chair.player.talks:
        return {}
    seen = view_from_wire(chair.game, field(request, "view"))
    if seen.seat != chair.seat:
        raise BadInput("no_such_seat", f"seat={seen.seat}")
    accusation = from_wire(field(request, "accusation"))
    # The bot's answers do not depend on whether there are meetings
    dice = fast(chair.seed ^ (1 + len(record.said)))
    statement = chair.player.testify(seen, record, accusation, dice)
    return {} if statement is None else {"statement": to_wire(statement)}


def _diary(served: Served, request: dict[str, Json]) -> Reply:
    entries: list[Json] = []
    for entry in served.chair().player.diary():
        entries.append(entry_to_wire(entry))
    return {"diary": entries}


# Each command with the fields that it reads.
COMMANDS: Final[Commands[Served]] = {
    "sit": (["game", "seat", "players", "options", "board", "seed"], _sit),
    "events": (["events", "private"], _events),
    "heard": (["statement"], _hear_statement),
    "decide": (["view", "decision"], _decide),
    "testify": (["view", "accusation"], _testify),
    "diary": ([], _diary),
}
