"""What a bot elsewhere is sent, as requests of the line protocol in docs/bots.md, and how its answer is read.

Requests are made of a view, the seat's own options and what the seat was told; never of a state.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from turncoat.bots.player import Heard
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.views import View
from turncoat.kernel.wire import decision_wire, event_wire, option_id, settings_wire, view_wire
from turncoat.talk.statements import UNSAID, Statement, from_wire, to_wire

NOT_TOLD: Final = ""  # the rule of a decision: a bot is not told it

Telling: TypeAlias = dict[str, object]  # a request, ready to be written as JSON


def sit_request(game: Game, seat: Seat, seats: int, settings: tuple[int, ...], seed: int) -> Telling:
    request: Telling = {
        "do": "sit",
        "game": game.name,
        "seat": seat,
        "players": seats,
        "options": settings_wire(game, settings),
        "seed": seed,
    }
    if game.board:
        request["board"] = game.board
    return request


def told_requests(game: Game, seat: Seat, untold: Sequence[Heard | Statement]) -> list[Telling]:
    """All this, in order; events that follow each other go together."""
    requests: list[Telling] = []
    events: list[EventWire] = []
    private: list[int] = []
    for one in untold:
        if isinstance(one, Heard):
            if not events:
                requests.append({"do": "events", "events": events, "private": private})
            if one.secret and one.is_private:
                private.append(len(events))
            events.append(event_wire(game, _event(one), seat))
        else:
            requests.append({"do": "heard", "statement": to_wire(one)})
            events, private = [], []
    return requests


def _event(heard: Heard) -> Event:
    """What was heard, as an event that tells so much and no more."""
    knowers = EVERYBODY if heard.secret else 0
    return Event(heard.kind, heard.rule, heard.arguments, heard.secret, knowers)


def decide_request(view: View, legal: list[Option]) -> Telling:
    return {
        "do": "decide",
        "view": view_wire(view, is_whole=True),
        "decision": decision_wire(view, NOT_TOLD, legal),
    }


def read_option(game: Game, legal: list[Option], reply: dict[str, Json]) -> Option:
    for option in legal:
        if option_id(game, option) == reply.get("option"):
            return option
    raise BadInput("bot_answer_illegal", str(reply.get("option"))[:100])


def read_statement(seat: Seat, reply: dict[str, Json]) -> Statement | None:
    """Whether it may be said is for the table to find out; that the seat speaks for itself is looked at here."""
    if reply.get("statement") is None:
        return None
    try:
        statement = from_wire(reply["statement"])
    except BadInput as refusal:
        raise BadInput("bot_answer_unreadable", f"statement: {refusal}") from None
    if statement.speaker != seat or statement.number != UNSAID or statement.at != UNSAID:
        raise BadInput("bot_answer_illegal", f"statement: {statement.kind}")
    return statement
