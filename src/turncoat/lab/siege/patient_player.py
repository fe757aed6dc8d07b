"""A program that plays as patient people do: whatever happens to the servers, it comes back, and tries again what was not taken."""

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
IGNORED: Final = 25  # one in so many questions is left to the clock, where there is one


@dataclass
class PatientPlayer:
    """`may_answer` is set while people answer; `shown` says when each question was first on the screen, in milliseconds since 1970."""

    browser: Browser
    table: str
    seat: int
    dice: Dice
    may_answer: asyncio.Event
    is_timed: bool = False
    screen: Screen = field(default_factory=Screen)
    is_current: bool = False
    shown: dict[int, int] = field(default_factory=dict)
    returns: list[int] = field(default_factory=list)  # when the screen became current, in the same time
    sent: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    acknowledged: set[tuple[int, int, str]] = field(default_factory=set)
    refusals: set[str] = field(default_factory=set)
    answered: set[int] = field(default_factory=set)  # by any device
    ignored: set[int] = field(default_factory=set)
    reconnects: int = 0

    async def play(self) -> None:
        """Until the game is over."""
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
        """The number of the decision that the screen asks for, if it is known to be asked now and has no answer yet."""
        number: int | None = (
            self.screen.decision["number"] if self.is_current and self.screen.decision else None
        )
        return None if number in self.answered else number

    def told(self, frame: dict[str, object]) -> None:
        self.screen.take(frame)
        own = frame.get("own")
        if isinstance(own, dict) and own.get("kind") == "answered":
            self.answered.add(own["body"]["decision"])
        now = time.time_ns() // 1_000_000
        was_current = self.is_current
        if frame["frame"] == "status":
            self.is_current = bool(frame["is_current"])
        elif frame["frame"] == "hello":
            self.is_current = True
        if self.is_current and not was_current:
            self.returns.append(now)
        if self.question is not None:
            self.shown.setdefault(self.question, now)

    async def _follow(self, socket: ClientConnection) -> None:
        while self.screen.stage != "over":
            frame = msgspec.json.decode(await socket.recv())
            if frame["frame"] == "done":
                self.acknowledged.add(self.sent.pop(frame["request"]))
            elif frame["frame"] == "refused":
                self.refusals.add(frame["error"])
                self.sent.pop(frame["request"], None)
            self.told(frame)

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
            act = {"do": "answer", "decision": number, "option": option}
            await socket.send(msgspec.json.encode({"request": request, "act": act}).decode())

    async def asked_by(self, address: str) -> int | str | None:
        """What a server says that the seat is asked, as an API response; a text: why it says nothing."""
        browser = Browser(address, self.browser.cookie)
        try:
            async with asyncio.timeout(REPLY_TIME):
                told = await browser.ask("GET", f"/api/tables/{self.table}")
        except (Refused, Unreachable, TimeoutError, msgspec.DecodeError) as fault:
            return repr(fault)
        number: int | None = told["decision"]["number"] if told["decision"] else None
        return number
