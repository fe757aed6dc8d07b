"""Requests to a remote bot in the line protocol of docs/bots.md, and the reader of its replies.

Requests are made from a view, the seat's own options and the events that the seat received; never from a state.
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
from turncoat.kernel.wire import decision_wire, engine_view_wire, event_wire, option_id, settings_wire
from turncoat.talk.statements import UNSAID, Statement, from_wire, to_wire

NOT_TOLD: Final = ""  # the rule of a decision is not sent to bots

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
    """Requests for events and statements in order; consecutive events share a request."""
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
    """The event with only the parts that the seat received."""
    knowers = EVERYBODY if heard.secret else 0
    return Event(heard.kind, heard.rule, heard.arguments, heard.secret, knowers)


def decide_request(view: View, legal: list[Option]) -> Telling:
    return {
        "do": "decide",
        "view": engine_view_wire(view, is_whole=True),
        "decision": decision_wire(view, NOT_TOLD, legal),
    }


def testify_request(view: View, accusation: Statement) -> Telling:
    return {"do": "testify", "view": engine_view_wire(view, is_whole=True), "accusation": to_wire(accusation)}


def read_option(game: Game, legal: list[Option], reply: dict[str, Json]) -> Option:
    for option in legal:
        if option_id(game, option) == reply.get("option"):
            return option
    raise BadInput("bot_answer_illegal", str(reply.get("option"))[:100])


def read_statement(seat: Seat, reply: dict[str, Json]) -> Statement | None:
    """Read a statement. Only its speaker is checked here; the table checks whether the statement is allowed."""
    if reply.get("statement") is None:
        return None
    try:
        statement = from_wire(reply["statement"])
    except BadInput as refusal:
        raise BadInput("bot_answer_unreadable", f"statement: {refusal}") from None
    if statement.speaker != seat or statement.number != UNSAID or statement.at != UNSAID:
        raise BadInput("bot_answer_illegal", f"statement: {statement.kind}")
    return statement
