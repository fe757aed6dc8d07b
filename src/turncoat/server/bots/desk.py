"""Scheduler of bots at a server's tables, for seats of bots and of people who are away. Bots run in worker processes.

A bot thinks as soon as it is asked, and its answer is carried out when the table's pace for bots has passed, whatever
it is. Whatever goes wrong with a bot, its table goes on: a plain rule answers in its place. Of several servers, the
one that has a table's lease plays.
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
from turncoat.server.bots.process import PATIENCE, PROGRAM, BotProcess, ChairGone
from turncoat.server.bots.seat import Guest, Thought
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import StoreFailed
from turncoat.server.table.absence import plain_answer
from turncoat.server.table.clocks import bot_due
from turncoat.server.table.entries import BotDiary, Diaries, Returned, Said, Undone
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.play import plan_answer, plan_statement
from turncoat.server.table.queries import bots_asked
from turncoat.server.table.seat_bots import bot_of
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import OVER, PERSON, Table
from turncoat.talk.statements import Statement, from_wire, to_wire

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall, Service
    from turncoat.server.hall.registry import Place

MOST_TABLES: Final = 1_000  # whose bots stay seated in a process; others sit down again when they are asked
MOST_FAULTS: Final = 3  # of a bot, then it is asked no more
TRIES: Final = 8  # to sit down and answer, when processes end for others' faults

AnswerT = TypeVar("AnswerT")

LOG: Final = logging.getLogger("turncoat.server.bots.desk")


def desk(processes: int) -> "Service":
    """A service of the hall."""
    return lambda hall: Desk(hall, processes).running()


class Desk:
    def __init__(
        self,
        hall: "Hall",
        processes: int = 1,
        program: Sequence[str] = PROGRAM,
        patience: float = PATIENCE,
    ) -> None:
        self.processes: Final = [BotProcess(program, patience) for _ in range(processes)]
        self.tally: Final[Counter[str]] = Counter()  # decisions, faults, statements_refused
        self._hall: Final = hall
        self._guests: Final[dict[TableId, dict[Seat, Guest]]] = {}  # tables that were asked last come last
        self._tasks: Final[dict[TableId, asyncio.Task[None]]] = {}
        self._faults: Final[Counter[tuple[TableId, Seat]]] = Counter()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
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

    # What happens at tables

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
        """Play there if a bot is waited for."""
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
        """Plays until the table waits for no bot. After a failure, the timekeeper retries."""
        self._make_room(table)
        while await self._hall.leases.hold(table):
            place = await self._hall.place(table)
            due = bot_due(place.table)
            if due is None:
                return
            if place.table.stage == OVER:
                await self._tell_diaries(place)
                return
            seats = bots_asked(place.table)
            found = await asyncio.gather(*(self._thought(place, seat) for seat in seats))
            thoughts = dict(zip(seats, found, strict=True))
            await self._wait(due)
            if not await self._hall.leases.hold(table):
                return
            for seat, thought in thoughts.items():
                if thought is not None:
                    await self._answer(place, seat, thought, due)

    async def _wait(self, due: Milliseconds) -> None:
        while (left := due - self._hall.now()) > 0:
            await asyncio.sleep(left / 1000)

    async def _answer(self, place: "Place", seat: Seat, thought: Thought, due: Milliseconds) -> None:
        """Makes the bot's statement and answers, as one change; nothing if the decision is gone, or was asked again.

        After an undo, another decision can have the same number.
        """
        if thought.statement is not None:
            await self._hall.listen(place)
        await self._hall.change(place, lambda found, _: self._steps(found, seat, thought, due))

    def _steps(self, table: Table, seat: Seat, thought: Thought, due: Milliseconds) -> Plan:
        is_same = bot_due(table) == due and seat in bots_asked(table)
        if not is_same or table.running().decision != thought.decision:
            return [], []
        answer = plan_answer(table, seat, thought.option, thought.decision, thought.by)
        return self._statement(table, seat, thought.statement) + answer, []

    def _statement(self, table: Table, seat: Seat, statement: Statement | None) -> list[PlannedEntry]:
        """A statement that cannot be made any more is left out, and so is one in the name of a person who is away."""
        if statement is None or table.talk is None or table.chairs[seat].kind == PERSON:
            return []
        try:
            return plan_statement(table, seat, to_wire(statement))
        except BadInput:
            self.tally["statements_refused"] += 1
            return []

    async def _tell_diaries(self, place: "Place") -> None:
        """After the end: who the bots were, and what they thought."""
        table = place.table
        found: dict[str, BotDiary] = {}
        for seat, chair in enumerate(table.chairs):
            if chair.bot:
                entries = await self._asked(place, seat, Guest.diary)
                found[str(seat)] = BotDiary(bot_of(table, seat), entries or [])
        told = PlannedEntry(Diaries(found))
        await self._hall.change(place, lambda found, _: ([] if found.has_diaries else [told], []))
        self._dismiss(table.id)
        for seat in range(len(table.chairs)):
            del self._faults[table.id, seat]

    # Thinking

    async def _thought(self, place: "Place", seat: Seat) -> Thought | None:
        """Of the bot, or a plain answer in its place; None: it is not asked any more."""
        thought = await self._asked(place, seat, partial(_think, place))
        if thought is not None:
            self.tally["decisions"] += 1
            return thought
        if seat not in bots_asked(place.table):
            return None
        s = place.table.running()
        return Thought(s.decision, plain_answer(s, seat), by="clock")

    async def _asked(
        self, place: "Place", seat: Seat, ask: Callable[[Guest], Awaitable[AnswerT]]
    ) -> AnswerT | None:
        """What the bot there answers; None: nothing, and that is its fault or its processes'."""
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
                if seat in self._guests.get(table, {}):  # else it was dismissed meanwhile, and gave no answer
                    self._note_fault(table, seat, fault)
                    return None
        return None

    def _note_fault(self, table: TableId, seat: Seat, fault: BadInput) -> None:
        """What the game has to do with it is not written down."""
        self.tally["faults"] += 1
        self._faults[table, seat] += 1
        self._dismiss(table, seat)
        code = fault.detail if fault.code == "bot_refused" else fault.code
        LOG.warning("bot_fault", extra={"table": table, "seat": seat, "code": code})

    # Who sits where

    def _guest(self, place: "Place", seat: Seat) -> Guest | None:
        """Who plays there, if they were told everything."""
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
                return  # something was undone just now
            said = record.said[:]
        table = place.table
        if not table.chairs[seat].bot:
            return  # the person is back
        guest = Guest(min(self.processes, key=_seated), table, seat)
        self._guests.setdefault(table.id, {})[seat] = guest
        await guest.sit_down(table, said)

    def _dismiss(self, table: TableId, seat: Seat | None = None) -> None:
        """One, or all who sit there."""
        guests = self._guests.get(table, {})
        for one in [*guests] if seat is None else [seat]:
            if one in guests:
                guests.pop(one).leave()
        if seat is None:
            self._guests.pop(table, None)

    def _make_room(self, table: TableId) -> None:
        """Evicts the bots of the least recently asked tables."""
        self._guests[table] = self._guests.pop(table, {})
        for one in [*self._guests][: max(0, len(self._guests) - MOST_TABLES)]:
            if one not in self._tasks:
                self._dismiss(one)


def _seated(process: BotProcess) -> int:
    return process.seated


async def _think(place: "Place", guest: Guest) -> Thought | None:
    return await guest.think(place.table.running()) if guest.seat in bots_asked(place.table) else None
