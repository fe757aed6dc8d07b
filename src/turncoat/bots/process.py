"""A player that is another program, in any language: `player_named("process:COMMAND")`. Its protocol is in docs/bots.md.

The program is sent what its own seat is told, in words, and nothing else. Whatever is wrong with it or its answers is refused
with a code of its own. It is started for the first decision, and ended with this object.
"""

import json
import weakref
from typing import Final, Never

from turncoat.bots.child import PATIENCE, Child
from turncoat.bots.player import Heard, Player
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import View
from turncoat.kernel.wire import decision_wire, event_wire, option_id, settings_wire, view_wire
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import UNSAID, Statement, from_wire, to_wire

SEEDS: Final = 1 << 32
NOT_TOLD: Final = ""  # the rule of a decision: a bot is not told it


class ProcessPlayer(Player):
    listens = True
    talks = True

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command: Final = command
        self._patience: Final = patience
        self._child: Child | None = None
        self._untold: Final[list[Heard | Statement]] = []
        self._statement: Statement | None = None

    def hear(self, heard: Heard) -> None:
        self._untold.append(heard)

    def hear_statement(self, statement: Statement) -> None:
        self._untold.append(statement)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        child = self._child or self._sit(view, dice)
        for request in _told(view.game, view.seat, self._untold):
            child.ask(request)
        self._untold.clear()
        seen = _plain(view_wire(view, is_whole=True))
        asked = _plain(decision_wire(view, NOT_TOLD, legal))
        reply = child.ask({"do": "decide", "view": seen, "decision": asked})
        try:
            self._statement = _read_statement(view.seat, reply)
            return _read_option(view.game, legal, reply)
        except BadInput:
            child.end(at_once=True)
            raise

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        """What came with the last answer, once."""
        said, self._statement = self._statement, None
        return said

    def close(self) -> None:
        """The program is ended now and not some time later."""
        if self._child is not None:
            self._child.end()

    def _sit(self, view: View, dice: Dice) -> Child:
        """Its random stream comes from the players' one, so that a game can be repeated."""
        child = Child(self._command, self._patience)
        weakref.finalize(self, child.end)
        self._child = child
        child.ask(
            {
                "do": "sit",
                "game": view.game.name,
                "seat": view.seat,
                "players": view.seats,
                "options": _plain(settings_wire(view.game, view.settings)),
                "seed": dice.below(SEEDS),
            }
        )
        return child

    def __deepcopy__(self, known: object) -> Never:
        raise BadInput("bot_not_copyable", self._command)


def _told(game: Game, seat: Seat, untold: list[Heard | Statement]) -> list[dict[str, Json]]:
    """Requests that tell all this, in order; events that follow each other go together."""
    requests: list[dict[str, Json]] = []
    events: list[Json] = []
    private: list[Json] = []
    for one in untold:
        if isinstance(one, Heard):
            if not events:
                requests.append({"do": "events", "events": events, "private": private})
            if one.secret and one.is_private:
                private.append(len(events))
            events.append(_plain(event_wire(game, _event(one), seat)))
        else:
            requests.append({"do": "heard", "statement": _plain(to_wire(one))})
            events, private = [], []
    return requests


def _event(heard: Heard) -> Event:
    """What was heard, as an event that tells so much and no more."""
    knowers = EVERYBODY if heard.secret else 0
    return Event(heard.kind, heard.rule, heard.arguments, heard.secret, knowers)


def _plain(typed: object) -> Json:
    plain: Json = json.loads(json.dumps(typed))
    return plain


def _read_option(game: Game, legal: list[Option], reply: dict[str, Json]) -> Option:
    for option in legal:
        if option_id(game, option) == reply.get("option"):
            return option
    raise BadInput("bot_answer_illegal", str(reply.get("option"))[:100])


def _read_statement(seat: Seat, reply: dict[str, Json]) -> Statement | None:
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
