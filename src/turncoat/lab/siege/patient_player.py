"""A patient player: reconnects after every failure and sends unconfirmed answers again."""

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from turncoat.kernel.dice import Dice
from turncoat.lab.siege.live_server import REPLY_TIME, Browser, Refused, Screen, Unreachable

AGAIN: Final = 0.3  # seconds before something is tried again
THINKING: Final = 400  # milliseconds at most
IGNORED: Final = 25  # one in this many questions is left to the clock, if the table has one


@dataclass
class PatientPlayer:
    """A player at one seat, who answers while `may_answer` is set; `shown` says when each question was first on the
    screen, in milliseconds since 1970."""

    browser: Browser
    table: str
    seat: int
    dice: Dice
    may_answer: asyncio.Event
    is_timed: bool = False
    screen: Screen = field(default_factory=Screen)
    is_current: bool = False
    shown: dict[int, int] = field(default_factory=dict)
    # Times at which the screen became current, in milliseconds since 1970.
    returns: list[int] = field(default_factory=list)
    sent: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    acknowledged: set[tuple[int, int, str]] = field(default_factory=set)
    refusals: set[str] = field(default_factory=set)
    answered: set[int] = field(default_factory=set)  # decisions that any device of the seat has answered
    ignored: set[int] = field(default_factory=set)
    reconnects: int = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while self.screen.stage != "over":
            try:
                socket = await self.browser.open(self.table, f"events={len(self.screen.events)}")
            except (Unreachable, InvalidStatus, TimeoutError):
                await asyncio.sleep(AGAIN)
                continue
            answering = asyncio.create_task(self._answer(socket))
            try:
                await self._follow(socket)
            except ConnectionClosed:
                self.reconnects += 1
                await asyncio.sleep(AGAIN)
            finally:
                self.is_current = False
                answering.cancel()
                with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                    await answering
                await socket.close()

    @property
    def question(self) -> int | None:
        """The decision on the screen, if the screen is up to date and the decision has no answer yet."""
        number: int | None = (
            self.screen.decision["number"] if self.is_current and self.screen.decision else None
        )
        return None if number in self.answered else number

    def take(self, message: dict[str, object]) -> None:
        self.screen.take(message)
        own = message.get("own")
        if isinstance(own, dict) and own.get("kind") == "answered":
            self.answered.add(own["body"]["decision"])
        now = time.time_ns() // 1_000_000
        was_current = self.is_current
        if message["message"] == "status":
            self.is_current = bool(message["is_current"])
        elif message["message"] == "hello":
            self.is_current = True
        if self.is_current and not was_current:
            self.returns.append(now)
        if self.question is not None:
            self.shown.setdefault(self.question, now)

    async def _follow(self, socket: ClientConnection) -> None:
        while self.screen.stage != "over":
            message = msgspec.json.decode(await socket.recv())
            if message["message"] == "done":
                self.acknowledged.add(self.sent.pop(message["request"]))
            elif message["message"] == "refused":
                self.refusals.add(message["error"])
                self.sent.pop(message["request"], None)
            self.take(message)

    async def _answer(self, socket: ClientConnection) -> None:
        self.sent.clear()
        request = 0
        while True:
            await asyncio.sleep(self.dice.below(THINKING) / 1000)
            await self.may_answer.wait()
            number = self.question
            if number is None or number in self.ignored or self.sent:
                continue
            if self.is_timed and self.dice.below(IGNORED) == 0:
                self.ignored.add(number)
                continue
            options = self.screen.decision["options"]
            option = options[self.dice.below(len(options))]["id"]
            request += 1
            self.sent[request] = (self.seat, number, option)
            command = {"do": "answer", "decision": number, "option": option}
            await socket.send(msgspec.json.encode({"request": request, "command": command}).decode())

    async def decision_at(self, address: str) -> int | str | None:
        """The seat's decision by the HTTP API of a server; a text says why there is none."""
        browser = Browser(address, self.browser.cookie)
        try:
            async with asyncio.timeout(REPLY_TIME):
                told = await browser.fetch("GET", f"/api/tables/{self.table}")
        except (Refused, Unreachable, TimeoutError, msgspec.DecodeError) as fault:
            return repr(fault)
        number: int | None = told["decision"]["number"] if told["decision"] else None
        return number
