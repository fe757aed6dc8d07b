"""Load generator: many tables at a fixed rate of answers. Measures the time from each answer until all screens show it.

Answers are sent on schedule, even if earlier ones are still pending. If every table is still busy, the delay counts
too.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from turncoat.kernel.dice import Dice
from turncoat.lab.bench.server.sockets import LoadSocket, open_socket
from turncoat.lab.siege.live_server import Browser, begin
from turncoat.texts.languages import LANGUAGES

LATE_TIME: Final = 5.0  # seconds that pending answers get after the last one was sent
NAMES: Final = (
    "Anna",
    "Борис",
    "Clara",
    "Дарина",
    "Emil",
    "Ярослав",
)  # of players, with a number for each table


@dataclass
class Outcome:
    """The result of one run at a fixed rate."""

    rate: float
    seconds: float
    took: list[float] = field(default_factory=list)  # seconds, of each answer
    unanswered: int = 0  # sent, but some screen never showed it
    refused: int = 0
    deliveries: int = 0
    bytes: int = 0

    def percentile(self, share: float) -> float:
        """A percentile of the latencies, in milliseconds."""
        ordered = sorted(self.took)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")

    @property
    def reached(self) -> float:
        """Answers per second that all screens showed."""
        return len(self.took) / self.seconds

    def is_held(self, most: float) -> bool:
        """Whether the rate was held, with 99 % of answers shown within this many milliseconds."""
        is_kept = len(self.took) >= 0.97 * self.rate * self.seconds
        return is_kept and self.unanswered == 0 and self.percentile(0.99) <= most


class Room(ABC):
    """A table with a screen for each seat. At most one answer is under way at a time."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice
        self.sockets: Final[list[LoadSocket]] = []
        self.done: Callable[[Room], None] = _ignore  # called when all screens have shown the answer
        self.since: float = 0.0
        self.deliveries: int = 0
        self.bytes: int = 0
        self.refused: int = 0
        self.is_over: bool = False
        self._missing: set[int] = set()
        self._is_under_way: bool = False

    @abstractmethod
    async def open(self) -> None:
        """Connect all screens."""

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @abstractmethod
    async def begin_again(self) -> None:
        """Start a new game at each table whose game is over."""

    @abstractmethod
    def can_answer(self) -> bool: ...

    @abstractmethod
    def choose(self) -> tuple[int, bytes]:
        """Choose a seat and the command that it sends."""

    @abstractmethod
    def hear(self, seat: int, text: bytes) -> None: ...

    def go_on(self, since: float) -> None:
        """Send an answer; `since` is the time at which it was due."""
        seat, sent = self.choose()
        self.since = since
        self._missing = set(range(len(self.sockets)))
        self._is_under_way = True
        self.sockets[seat].send(sent)

    def show(self, seat: int, text: bytes, *, is_all: bool = False) -> None:
        """Note that the seat's screen has shown part of the answer; with `is_all`, no other screen shows any of it."""
        self.deliveries += 1
        self.bytes += len(text)
        self._missing.discard(seat)
        if is_all:
            self._missing.clear()
        if self._is_under_way and not self._missing:
            self.end()

    def end(self) -> None:
        self._is_under_way = False
        self.done(self)


def _ignore(room: Room) -> None:
    pass


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    number: int
    options: list[Option]


class Changes(msgspec.Struct):
    decision: int = -1


class Company(msgspec.Struct):
    stage: str


class Public(msgspec.Struct):
    changes: Changes | None = None
    company: Company | None = None


class Own(msgspec.Struct):
    decision: Decision | None = None


class Message(msgspec.Struct):
    """The fields of a message that a random player needs."""

    message: str
    public: Public | None = None
    own: Own | None = None
    decision: Decision | None = None


_MESSAGES: Final = msgspec.json.Decoder(Message)


class OurRoom(Room):
    """A table on a Turncoat server."""

    def __init__(
        self, address: str, game: str, seats: int, dice: Dice, number: int, *, has_words: bool
    ) -> None:
        super().__init__(dice)
        self.has_words: Final = has_words  # whether clients request texts, each seat in another language
        self._address: Final = address
        self._names: Final = [f"{name} {number}" for name in NAMES]  # unique per table
        self._settings: Final = {"game": game, "players": seats}
        self.table: str = ""
        self.browsers: Sequence[Browser] = ()
        self._asked: Final[dict[int, Decision]] = {}  # by seat

    async def begin(self) -> None:
        """Open a table, deal, and connect all seats. There are no spectators yet."""
        self.table, self.browsers = await begin(self._address, self._settings, names=self._names)

    async def open(self) -> None:
        for seat in range(len(self.browsers)):
            self.sockets.append(await self._connect(seat, self._hearer(seat)))

    async def begin_again(self) -> None:
        if not self.is_over:
            return
        self.close()
        self.sockets.clear()
        self._asked.clear()
        self.is_over = False
        await self.begin()
        await self.open()
        while not self._asked:
            await asyncio.sleep(0.01)

    async def come_back(self, seat: int) -> None:
        """Connect another screen of the seat and wait until it is up to date."""
        told = asyncio.Event()
        socket = await self._connect(seat, lambda text: told.set())
        await told.wait()
        socket.close()

    async def _connect(self, seat: int, heard: Callable[[bytes], None]) -> LoadSocket:
        browser = self.browsers[seat]
        language = f"?language={LANGUAGES[seat % len(LANGUAGES)]}" if self.has_words else ""
        target = f"/api/tables/{self.table}/socket{language}"
        return await open_socket(browser.address, target, {"Cookie": browser.cookie}, heard)

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        return lambda text: self.hear(seat, text)

    def can_answer(self) -> bool:
        return bool(self._asked)

    def choose(self) -> tuple[int, bytes]:
        seats = sorted(self._asked)
        seat = seats[self.dice.below(len(seats))]
        decision = self._asked.pop(seat)
        option = decision.options[self.dice.below(len(decision.options))].id
        command = {"do": "answer", "decision": decision.number, "option": option}
        return seat, msgspec.json.encode({"request": decision.number, "command": command})

    def hear(self, seat: int, text: bytes) -> None:
        message = _MESSAGES.decode(text)
        if message.message == "hello":
            self._ask(seat, message.decision)
        elif message.message == "update":
            self._update(seat, message)
            self.show(seat, text, is_all=message.public is None)
        elif message.message == "refused":
            self.refused += 1
            self.end()

    def _update(self, seat: int, message: Message) -> None:
        public = message.public
        if message.own is not None and message.own.decision is not None:
            self._ask(seat, message.own.decision)
        elif public is not None and public.changes is not None and public.changes.decision >= 0:
            self._asked.pop(seat, None)
        if public is not None and public.company is not None and public.company.stage == "over":
            self.is_over = True

    def _ask(self, seat: int, decision: Decision | None) -> None:
        if decision is not None:
            self._asked[seat] = decision


class Load:
    def __init__(self, rooms: Sequence[Room]) -> None:
        self.rooms: Final = rooms
        self._free: Final[deque[Room]] = deque()
        self._is_free: Final = asyncio.Event()
        self._took: list[float] = []
        self._answering: int = 0
        for room in rooms:
            room.done = self._finish_answer
        self._put_all()

    def _put_all(self) -> None:
        self._free.clear()
        for room in self.rooms:
            self._put(room)

    def _put(self, room: Room) -> None:
        if not room.is_over and room.can_answer():
            self._free.append(room)
            self._is_free.set()

    def _finish_answer(self, room: Room) -> None:
        self._took.append(time.perf_counter() - room.since)
        self._answering -= 1
        self._put(room)

    async def begin_again(self) -> None:
        """Start a new game at each table whose game is over."""
        for room in self.rooms:
            await room.begin_again()
        self._put_all()

    async def run(self, rate: float, seconds: float) -> Outcome:
        """Send this many answers per second, spread over all rooms in turn."""
        outcome = Outcome(rate, seconds)
        before = self._counts()
        self._took = outcome.took
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            since = time.perf_counter()
            while not self._free:
                since = due
                self._is_free.clear()
                try:
                    await asyncio.wait_for(self._is_free.wait(), LATE_TIME)
                except TimeoutError:
                    outcome.unanswered = self._answering
                    return self._finish(outcome, before)
            if time.perf_counter() - begin > 2 * seconds:
                break  # far behind: the rate is not held
            self._answering += 1
            self._free.popleft().go_on(since)
        outcome.seconds = max(seconds, time.perf_counter() - begin)
        await self._rest()
        outcome.unanswered = self._answering
        return self._finish(outcome, before)

    async def _rest(self) -> None:
        end = time.perf_counter() + LATE_TIME
        while self._answering and time.perf_counter() < end:
            await asyncio.sleep(0.01)

    def _counts(self) -> tuple[int, int, int]:
        rooms = self.rooms
        return (
            sum(room.deliveries for room in rooms),
            sum(room.bytes for room in rooms),
            sum(room.refused for room in rooms),
        )

    def _finish(self, outcome: Outcome, before: tuple[int, int, int]) -> Outcome:
        after = self._counts()
        outcome.deliveries = after[0] - before[0]
        outcome.bytes = after[1] - before[1]
        outcome.refused = after[2] - before[2]
        return outcome
