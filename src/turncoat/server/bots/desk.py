"""Scheduler of the bots at a server's tables, for seats of bots and of absent people. Bots run in worker processes.

A bot thinks as soon as it is asked; its answer is carried out after the table's pause for bots, which does not depend on
the answer. If a bot fails, a plain rule answers in its place, so its table goes on. Of several servers, the one that
holds a table's lease plays.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.bots.process import ANSWER_TIMEOUT, PROGRAM, BotProcess, ChairGone
from turncoat.server.bots.seat import Guest, Thought
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import StoreFailed
from turncoat.server.table.clocks import bot_due
from turncoat.server.table.commands.answer import plan_answer
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.commands.meeting import Finished
from turncoat.server.table.commands.return_ import Returned
from turncoat.server.table.commands.say import MeetingCalled, Said, plan_statement
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.late_answers import plain_answer
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import awaited_bots, next_bot
from turncoat.server.table.seat_bots import bot_of
from turncoat.server.table.stages import OVER, PERSON
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table
from turncoat.talk.statements import Statement, from_wire, to_wire

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall, Service
    from turncoat.server.hall.registry import Place

MOST_TABLES: Final = 1_000  # tables whose bots stay in a process; others sit down again when they are asked
MOST_FAULTS: Final = 3  # faults of a bot, after which a plain rule answers for it
TRIES: Final = 8  # attempts to sit down and answer, when other bots make the process end

AnswerT = TypeVar("AnswerT")

LOG: Final = logging.getLogger("turncoat.server.bots.desk")


def desk(processes: int) -> "Service":
    """The bots, as a service of the hall."""
    return lambda hall: Desk(hall, processes).run()


class Desk:
    def __init__(
        self,
        hall: "Hall",
        processes: int = 1,
        program: Sequence[str] = PROGRAM,
        timeout: float = ANSWER_TIMEOUT,
    ) -> None:
        self.processes: Final = [BotProcess(program, timeout) for _ in range(processes)]
        self.tally: Final[Counter[str]] = Counter()  # decisions, faults, statements_refused
        self._hall: Final = hall
        self._guests: Final[dict[TableId, dict[Seat, Guest]]] = {}  # least recently asked tables first
        self._tasks: Final[dict[TableId, asyncio.Task[None]]] = {}
        self._faults: Final[Counter[tuple[TableId, Seat]]] = Counter()

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        self._hall.metrics.bots = self.tally
        self._hall.broadcast.followers.append(self.follow)
        self._hall.wakers.append(self.look)
        try:
            yield
        finally:
            self._hall.broadcast.followers.remove(self.follow)
            self._hall.wakers.remove(self.look)
            tasks = list(self._tasks.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for process in self.processes:
                await process.close()

    # Events of tables

    def follow(self, table: Table, step_view: StepView) -> None:
        body = step_view.planned.body
        if isinstance(body, Undone):
            self._dismiss(table.id)  # a bot cannot forget what was undone
        elif isinstance(body, Returned):
            self._dismiss(table.id, step_view.planned.seat)
        said = from_wire(body.statement) if isinstance(body, Said) else None
        for guest in self._guests.get(table.id, {}).values():
            guest.hear(step_view.planned.events, said)
        self.look(table)

    def look(self, table: Table) -> None:
        """Start to play at the table if it waits for a bot."""
        running = self._tasks.get(table.id)
        if bot_due(table) is None or (running is not None and not running.done()):
            return
        task = asyncio.create_task(self._play(table.id))
        self._tasks[table.id] = task
        task.add_done_callback(partial(self._end, table.id))

    def _end(self, table: TableId, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, StoreFailed | BadInput):
            LOG.warning("bots_not_played", extra={"table": table}, exc_info=fault)
        elif fault is not None:
            LOG.error("bots_not_played", extra={"table": table}, exc_info=fault)

    # Playing

    async def _play(self, table: TableId) -> None:
        """Play until the table waits for no bot. After a failure, the timekeeper retries."""
        self._make_room(table)
        while await self._hall.leases.hold(table):
            place = await self._hall.place(table)
            due = bot_due(place.table)
            if due is None:
                return
            if place.table.stage == OVER:
                await self._tell_diaries(place)
                return
            if place.table.meeting is not None:
                await self._speak(place, due)
                continue
            seats = awaited_bots(place.table)
            results = await asyncio.gather(*(self._think_at(place, seat) for seat in seats))
            thoughts = dict(zip(seats, results, strict=True))
            await self._wait(due)
            if not await self._hall.leases.hold(table):
                return
            for seat, thought in thoughts.items():
                if thought is not None:
                    await self._answer(place, seat, thought, due)

    async def _speak(self, place: "Place", due: Milliseconds) -> None:
        """Carry out the next bot's turn to speak in a meeting."""
        seat = next_bot(place.table)
        if seat is None:
            return
        statement = await self._ask(place, seat, partial(_testify, place))
        await self._wait(due)
        if await self._hall.leases.hold(place.table.id):
            await self._hall.listen(place)
            await self._hall.change(place, lambda current, _: self._plan_words(current, seat, statement, due))

    def _plan_words(self, table: Table, seat: Seat, statement: Statement | None, due: Milliseconds) -> Plan:
        if bot_due(table) != due or next_bot(table) != seat:
            return [], []
        return [*self._statement(table, seat, statement), PlannedEntry(Finished(), seat)], []

    async def _wait(self, due: Milliseconds) -> None:
        while (left := due - self._hall.now()) > 0:
            await asyncio.sleep(left / 1000)

    async def _answer(self, place: "Place", seat: Seat, thought: Thought, due: Milliseconds) -> None:
        """Carry out the bot's statement and answer as one change; nothing if the decision is gone or was put again.

        After an undo, another decision can have the same number.
        """
        if thought.statement is not None:
            await self._hall.listen(place)
        await self._hall.change(place, lambda current, _: self._plan_answer(current, seat, thought, due))

    def _plan_answer(self, table: Table, seat: Seat, thought: Thought, due: Milliseconds) -> Plan:
        is_same = bot_due(table) == due and seat in awaited_bots(table)
        if not is_same or table.running_state().decision != thought.decision:
            return [], []
        said = self._statement(table, seat, thought.statement)
        if any(isinstance(one.body, MeetingCalled) for one in said):
            return said, []  # the answer is given when the meeting is over
        return said + plan_answer(table, seat, thought.option, thought.decision, thought.by), []

    def _statement(self, table: Table, seat: Seat, statement: Statement | None) -> list[PlannedEntry]:
        """Plan a bot's statement. Left out are statements that have become invalid, those for an absent person, and the accusation that
        called the last meeting, which was made before the answer that it belongs to."""
        if statement is None or table.talk is None or table.chairs[seat].kind == PERSON:
            return []
        called = table.last_meeting
        if called is not None and table.talk.said[called.statement].content == statement.content:
            return []
        try:
            return plan_statement(table, seat, to_wire(statement))
        except BadInput:
            self.tally["statements_refused"] += 1
            return []

    async def _tell_diaries(self, place: "Place") -> None:
        """Write the diaries of a finished game: which bots played, and what they believed."""
        table = place.table
        diaries: dict[str, BotDiary] = {}
        for seat, chair in enumerate(table.chairs):
            if chair.bot:
                entries = await self._ask(place, seat, Guest.diary)
                diaries[str(seat)] = BotDiary(bot_of(table, seat), entries or [])
        told = PlannedEntry(Diaries(diaries))
        await self._hall.change(place, lambda current, _: ([] if current.has_diaries else [told], []))
        self._dismiss(table.id)
        for seat in range(len(table.chairs)):
            del self._faults[table.id, seat]

    # Thinking

    async def _think_at(self, place: "Place", seat: Seat) -> Thought | None:
        """The bot's answer, or a plain one in its place; None if the seat is no longer asked."""
        thought = await self._ask(place, seat, partial(_think, place))
        if thought is not None:
            self.tally["decisions"] += 1
            return thought
        if seat not in awaited_bots(place.table):
            return None
        s = place.table.running_state()
        return Thought(s.decision, plain_answer(s, seat), by="clock")

    async def _ask(
        self, place: "Place", seat: Seat, ask: Callable[[Guest], Awaitable[AnswerT]]
    ) -> AnswerT | None:
        """Send a request to the bot at a seat; return its reply, or None if it failed or its processes kept ending."""
        table = place.table.id
        for _ in range(TRIES):
            if self._faults[table, seat] >= MOST_FAULTS or not place.table.chairs[seat].bot:
                return None
            try:
                guest = self._guest(place, seat)
                if guest is None:
                    await self._seat(place, seat)
                else:
                    return await ask(guest)
            except ChairGone:
                self._dismiss(table, seat)
            except BadInput as fault:
                if seat in self._guests.get(table, {}):  # else it was dismissed meanwhile
                    self._note_fault(table, seat, fault)
                    return None
        return None

    def _note_fault(self, table: TableId, seat: Seat, fault: BadInput) -> None:
        """Log and count a bot's fault, without data of the game."""
        self.tally["faults"] += 1
        self._faults[table, seat] += 1
        self._dismiss(table, seat)
        code = fault.detail if fault.code == "bot_refused" else fault.code
        LOG.warning("bot_fault", extra={"table": table, "seat": seat, "code": code})

    # Sessions of bots

    def _guest(self, place: "Place", seat: Seat) -> Guest | None:
        """The bot's session; None if there is none that is up to date."""
        table = place.table
        guest = self._guests.get(table.id, {}).get(seat)
        if guest is not None and not guest.knows(table):
            self._dismiss(table.id, seat)
            return None
        return guest

    async def _seat(self, place: "Place", seat: Seat) -> None:
        said: list[Statement] = []
        if place.table.has_talk:
            record = await self._hall.listen(place)
            if place.table.talk is not record:
                return  # an undo has just replaced the record
            said = record.said[:]
        table = place.table
        if not table.chairs[seat].bot:
            return  # the person has returned
        guest = Guest(min(self.processes, key=lambda process: process.seated), table, seat)
        self._guests.setdefault(table.id, {})[seat] = guest
        await guest.sit_down(table, said)

    def _dismiss(self, table: TableId, seat: Seat | None = None) -> None:
        """End the session of one bot, or of all at the table."""
        guests = self._guests.get(table, {})
        for one in [*guests] if seat is None else [seat]:
            if one in guests:
                guests.pop(one).leave()
        if seat is None:
            self._guests.pop(table, None)

    def _make_room(self, table: TableId) -> None:
        """End the sessions at the least recently asked tables."""
        self._guests[table] = self._guests.pop(table, {})
        for one in [*self._guests][: max(0, len(self._guests) - MOST_TABLES)]:
            if one not in self._tasks:
                self._dismiss(one)


async def _testify(place: "Place", guest: Guest) -> Statement | None:
    table = place.table
    if table.meeting is None or table.talk is None:
        return None
    return await guest.testify(table.running_state(), table.talk.said[table.meeting.statement])


async def _think(place: "Place", guest: Guest) -> Thought | None:
    return await guest.think(place.table.running_state()) if guest.seat in awaited_bots(place.table) else None
