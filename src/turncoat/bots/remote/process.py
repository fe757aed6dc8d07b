"""A player that is another program, in any language: `player_named("process:COMMAND")`. Its protocol is in
docs/bots.md.

The program receives the wire forms of its own seat's view and events, and nothing else. Each fault of the program has
an error code of its own. It is started for the first decision, and killed with this object.
"""

import weakref
from typing import Final, Never

from turncoat.bots.player import Heard, Player
from turncoat.bots.remote.child import PATIENCE, Child
from turncoat.bots.remote.telling import (
    decide_request,
    read_option,
    read_statement,
    sit_request,
    told_requests,
)
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

SEEDS: Final = 1 << 32


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
        for request in told_requests(view.game, view.seat, self._untold):
            child.ask(request)
        self._untold.clear()
        reply = child.ask(decide_request(view, legal))
        try:
            self._statement = read_statement(view.seat, reply)
            return read_option(view.game, legal, reply)
        except BadInput:
            child.end(at_once=True)
            raise

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        """The statement that came with the last answer, once."""
        said, self._statement = self._statement, None
        return said

    def close(self) -> None:
        """End the program now, not when this object is collected."""
        if self._child is not None:
            self._child.end()

    def _sit(self, view: View, dice: Dice) -> Child:
        """Start the program's game. Its random stream is derived from the players' stream, so that games can be
        repeated."""
        child = Child(self._command, self._patience)
        weakref.finalize(self, child.end)
        self._child = child
        child.ask(sit_request(view.game, view.seat, view.seats, view.settings, dice.below(SEEDS)))
        return child

    def __deepcopy__(self, known: object) -> Never:
        raise BadInput("bot_not_copyable", self._command)
