"""Session of a bot at one seat of one table, in a worker process: which events it has, and which it gets next.

The bot's memory is in the worker process only. A bot that sits down during a game gets all events that the seat knows,
and is asked the decisions of an earlier bot at the seat again, so that it has the same memory and random stream. This
works because a bot decides by the state when a decision was put: the position without sealed answers of others, and
statements before the last event.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.remote.telling import (
    Telling,
    decide_request,
    read_option,
    read_statement,
    sit_request,
    testify_request,
    told_requests,
)
from turncoat.kernel.decisions import options
from turncoat.kernel.events import Event
from turncoat.kernel.ids import NO_OPTION, Option, Seat
from turncoat.kernel.reading import as_list, as_object, field
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.views import View, view
from turncoat.kernel.wire import option_id
from turncoat.server.bots.process import BotProcess
from turncoat.server.runtime.yielding import Breath
from turncoat.server.table.commands.answer import Answered, By
from turncoat.server.table.positions import deal
from turncoat.server.table.seat_bots import bot_of, bot_seed
from turncoat.server.table.table import Answering, Table
from turncoat.talk.statements import Statement

_CHAIRS: Final = count(1)


@dataclass(frozen=True)
class Thought:
    """A bot's answer to a decision, with an optional statement before it."""

    decision: int
    option: str
    statement: Statement | None = None
    by: By = "bot"


class Guest:
    def __init__(self, process: BotProcess, table: Table, seat: Seat) -> None:
        self.process: Final = process
        self.seat: Final = seat
        self.bot: Final = bot_of(table, seat)
        self.since: Final = table.chairs[seat].bot_since
        self.entries: int = table.entries  # of the table, that it has or that are in `untold`
        self.untold: Final[list[Event | Statement]] = []
        self.thought: Thought | None = None  # for the pending decision
        self.is_gone: bool = False
        self._game: Final = table.game
        self._chair: Final = next(_CHAIRS)
        self._life: int = 0  # of the process
        self._is_told: bool = True

    # Sitting down and leaving

    async def sit_down(self, table: Table, said: Sequence[Statement]) -> None:
        """Start the session, with all events that the seat knows and all statements `said`. BadInput: a fault of the bot."""
        assert table.state is not None
        settings = table.state.settings
        sit = sit_request(self._game, self.seat, len(table.chairs), settings, bot_seed(table, self.seat))
        self._life = await self.process.sit({**sit, "chair": self._chair, "bot": self.bot})
        if self.is_gone:
            self.leave()  # it was dismissed meanwhile
        elif not self._game.can_deal(table.version):
            self._is_told = False  # events of other rules cannot be expressed in those of this version
        else:
            await self._recall(table, deque(said))

    async def _recall(self, table: Table, said: deque[Statement]) -> None:
        breath = Breath()
        s, events = deal(table, {})
        past: list[Event | Statement] = [*events]
        told = len(events)
        for answering in table.answers:
            answering.body.renumber(s)
            if self._is_own_decision(answering):
                await self._put(past, view_when_put(s, self.seat), options(s, self.seat))
            while said and said[0].at <= told:
                past.append(said.popleft())
            s.journal = []
            answering.body.play(s, answering.seat)
            past += s.journal
            told += len(s.journal)
            await breath.take()
        past += said
        self.untold[:0] = past  # before the events since

    def _is_own_decision(self, answering: Answering) -> bool:
        body = answering.body
        is_own = answering.seat == self.seat and answering.number >= self.since
        return is_own and isinstance(body, Answered) and body.by == "bot"

    def leave(self) -> None:
        self.is_gone = True
        self.process.leave(self._life, self._chair)

    # Playing

    def knows(self, table: Table) -> bool:
        """Whether the session has all entries of the table, and its bot still plays the seat."""
        chair = table.chairs[self.seat]
        is_same = self.since == chair.bot_since and self.bot == bot_of(table, self.seat)
        return is_same and self.entries == table.entries

    def hear(self, events: Sequence[Event], statement: Statement | None) -> None:
        """Add an entry of the table, with its events and statement."""
        self.entries += 1
        self.untold.extend(events)
        if statement is not None:
            self.untold.append(statement)

    async def think(self, s: State) -> Thought:
        """Ask the bot for its answer to the pending decision. BadInput: a fault of the bot."""
        if self.thought is not None and self.thought.decision == s.decision:
            return self.thought
        seen, legal = view_when_put(s, self.seat), options(s, self.seat)
        reply = await self._put(self.untold, seen, legal)
        chosen = read_option(self._game, legal, reply)
        statement = read_statement(self.seat, reply)
        self.thought = Thought(seen.decision, option_id(self._game, chosen), statement)
        return self.thought

    async def testify(self, s: State, accusation: Statement) -> Statement | None:
        """Ask the bot for a statement in a meeting. BadInput: a fault of the bot."""
        requests: list[Telling] = []
        if self._is_told:
            told: list[Heard | Statement] = [
                Heard(one, self.seat) if isinstance(one, Event) else one for one in self.untold
            ]
            self.untold.clear()
            requests += told_requests(self._game, self.seat, told)
        requests.append(testify_request(view_when_put(s, self.seat), accusation))
        return read_statement(self.seat, await self._ask(requests))

    async def diary(self) -> list[dict[str, Json]]:
        """The bot's diary. BadInput: a fault of the bot."""
        reply = await self._ask([{"do": "diary"}])
        return [as_object(entry, "diary") for entry in as_list(field(reply, "diary"), "diary")]

    async def _put(self, untold: list[Event | Statement], seen: View, legal: list[Option]) -> dict[str, Json]:
        """Send the new events up to the last one, and ask for a decision."""
        requests = []
        if self._is_told:
            requests += told_requests(self._game, self.seat, self._take_to_last_event(untold))
        requests.append(decide_request(seen, legal))
        return await self._ask(requests)

    def _take_to_last_event(self, untold: list[Event | Statement]) -> list[Heard | Statement]:
        end = len(untold)
        while end and not isinstance(untold[end - 1], Event):
            end -= 1
        taken: list[Heard | Statement] = [
            Heard(one, self.seat) if isinstance(one, Event) else one for one in untold[:end]
        ]
        del untold[:end]
        return taken

    async def _ask(self, requests: Sequence[Telling]) -> dict[str, Json]:
        return await self.process.ask(self._life, [{**request, "chair": self._chair} for request in requests])


def view_when_put(s: State, seat: Seat) -> View:
    """The seat's view when the decision was put, without sealed answers given since."""
    if any(answer != NO_OPTION for answer in s.sealed):
        s = s.copy()
        s.sealed = [NO_OPTION] * s.seats
    return view(s, seat)
