"""Session of a bot at one seat of one table, in a worker process: what it was told, and what it is told next.

Its memory is in the process and nowhere else. A bot that sits down in the middle of a game is told everything that
the seat was told so far, and is put the decisions that the bot before it made again: then it remembers the same and
its dice lie the same. So that this comes out, a bot decides by what there was when a decision was put: the position
without sealed answers of others, and what was said before the last thing that happened.
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
from turncoat.server.table.entries import Answered, By
from turncoat.server.table.parts import Answering
from turncoat.server.table.positions import deal, play_again, renumber
from turncoat.server.table.seat_bots import bot_of, bot_seed
from turncoat.server.table.table import Table
from turncoat.talk.statements import Statement

_CHAIRS: Final = count(1)


@dataclass(frozen=True)
class Thought:
    """What a bot answers to a decision, and perhaps says before."""

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
        self.entries: int = table.entries  # of the table, that it was told of or is about to be
        self.untold: Final[list[Event | Statement]] = []
        self.thought: Thought | None = None  # to what is asked now
        self.is_gone: bool = False
        self._game: Final = table.game
        self._chair: Final = next(_CHAIRS)
        self._life: int = 0  # of the process
        self._is_told: bool = True

    # Sitting down and leaving

    async def sit_down(self, table: Table, said: Sequence[Statement]) -> None:
        """With everything that the seat was told until now; `said` is all that was said. BadInput: a fault of the bot."""
        assert table.state is not None
        settings = table.state.settings
        sit = sit_request(self._game, self.seat, len(table.chairs), settings, bot_seed(table, self.seat))
        self._life = await self.process.sit({**sit, "chair": self._chair, "bot": self.bot})
        if self.is_gone:
            self.leave()  # it was dismissed meanwhile
        elif not self._game.can_deal(table.version):
            self._is_told = False  # what happened by other rules cannot be told in the words of ours
        else:
            await self._recall(table, deque(said))

    async def _recall(self, table: Table, said: deque[Statement]) -> None:
        breath = Breath()
        s, events = deal(table, {})
        past: list[Event | Statement] = [*events]
        told = len(events)
        for answering in table.answers:
            renumber(s, answering.body)
            if self._decided(answering):
                await self._put(past, view_when_put(s, self.seat), options(s, self.seat))
            while said and said[0].at <= told:
                past.append(said.popleft())
            s.journal = []
            play_again(s, answering)
            past += s.journal
            told += len(s.journal)
            await breath.take()
        past += said
        self.untold[:0] = past  # before what has happened meanwhile

    def _decided(self, answering: Answering) -> bool:
        body = answering.body
        is_own = answering.seat == self.seat and answering.number >= self.since
        return is_own and isinstance(body, Answered) and body.by == "bot"

    def leave(self) -> None:
        self.is_gone = True
        self.process.leave(self._life, self._chair)

    # Playing

    def knows(self, table: Table) -> bool:
        """Whether it was told everything there, and is still the bot that plays."""
        chair = table.chairs[self.seat]
        is_same = self.since == chair.bot_since and self.bot == bot_of(table, self.seat)
        return is_same and self.entries == table.entries

    def hear(self, events: Sequence[Event], statement: Statement | None) -> None:
        """Another entry of the table, and what was told or said there."""
        self.entries += 1
        self.untold.extend(events)
        if statement is not None:
            self.untold.append(statement)

    async def think(self, s: State) -> Thought:
        """About what the seat is asked. BadInput: a fault of the bot."""
        if self.thought is not None and self.thought.decision == s.decision:
            return self.thought
        seen, legal = view_when_put(s, self.seat), options(s, self.seat)
        reply = await self._put(self.untold, seen, legal)
        chosen = read_option(self._game, legal, reply)
        statement = read_statement(self.seat, reply)
        self.thought = Thought(seen.decision, option_id(self._game, chosen), statement)
        return self.thought

    async def diary(self) -> list[dict[str, Json]]:
        """BadInput: a fault of the bot."""
        reply = await self._ask([{"do": "diary"}])
        return [as_object(entry, "diary") for entry in as_list(field(reply, "diary"), "diary")]

    async def _put(self, untold: list[Event | Statement], seen: View, legal: list[Option]) -> dict[str, Json]:
        """Tell what is new, as far as the last thing that happened, and ask."""
        requests = []
        if self._is_told:
            requests += told_requests(self._game, self.seat, self._take_told(untold))
        requests.append(decide_request(seen, legal))
        return await self._ask(requests)

    def _take_told(self, untold: list[Event | Statement]) -> list[Heard | Statement]:
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
    """The seat's view when it was asked: sealed answers given since then are left out."""
    if any(answer != NO_OPTION for answer in s.sealed):
        s = s.copy()
        s.sealed = [NO_OPTION] * s.seats
    return view(s, seat)
