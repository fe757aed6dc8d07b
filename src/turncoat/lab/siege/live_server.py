"""A real server in a process of its own, and programs that play at it through the public protocol. They share nothing
but the wire."""

import asyncio
import contextlib
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from turncoat.kernel.changes import apply_changes
from turncoat.kernel.dice import Dice

SEED: Final = "0123456789abcdef0123456789abcdef"
LISTENING: Final = "listening at "
REPLY_TIME: Final = 60.0  # seconds, on a busy machine
HOST: Final = "localhost"
ORIGIN: Final = f"http://{HOST}"  # of the server's own pages
# Rate limits are for people; these programs play as fast as they can.
UNLIMITED: Final = {
    "TURNCOAT_COMMANDS_A_SECOND": "100000",
    "TURNCOAT_REQUESTS_A_SECOND": "100000",
    "TURNCOAT_SOCKETS_OF_ADDRESS": "100000",
    "TURNCOAT_TABLES_A_DAY": "1000000",
}


class ServerProcess:
    """A server in a process of its own, once it is started."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self.address: str = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill the process at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


class LiveServer(ServerProcess):
    """A server that runs while its block is entered, and writes its log to `log`. `within` is a command that runs it
    elsewhere, in another network for example; it listens at `host`."""

    def __init__(
        self,
        database: str,
        log: Path,
        settings: dict[str, str] | None = None,
        within: Sequence[str] = (),
        host: str = "127.0.0.1",
    ) -> None:
        super().__init__()
        self._within: Final = within
        self._host: Final = host
        self.database: Final = database
        self.log: Final = log
        self._settings: Final = UNLIMITED if settings is None else settings

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> float:
        """Start the server. Returns the seconds until it could be reached."""
        begin = time.monotonic()
        options = ("--host", self._host, "--port", "0", "--database", self.database)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._within, sys.executable, "-m", "turncoat", "serve", *options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **self._settings},
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(LISTENING):
            self.kill()
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.address = line.removeprefix(LISTENING).strip()
        return time.monotonic() - begin

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Unreachable(Exception):
    """The server is gone, or went while it answered."""


async def raw_request(address: str, sent: bytes) -> Reply:
    """Send raw bytes. Returns the server's reply, with status 0 if it closes the connection without one."""
    host, _, port = address.removeprefix("http://").partition(":")
    try:
        reader, writer = await asyncio.open_connection(host, int(port))
    except OSError:
        raise Unreachable from None
    try:
        with contextlib.suppress(OSError):
            writer.write(sent)
            await writer.drain()
        try:
            read = await asyncio.wait_for(reader.read(), REPLY_TIME)
        except OSError:
            read = b""
    finally:
        writer.close()
    return _parse(read)


def _parse(read: bytes) -> Reply:
    head, _, body = read.partition(b"\r\n\r\n")
    if not head:
        return Reply(0, {}, b"")
    lines = head.decode("latin-1").split("\r\n")
    headers = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return Reply(int(lines[0].split(" ")[1]), headers, body)


def request_bytes(method: str, target: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    """An HTTP request as bytes, with `Connection: close`."""
    given = {"host": HOST, "connection": "close", "content-length": str(len(body)), **headers}
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items())]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


class Refused(Exception):
    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code} {detail}")
        self.code: Final = code


@dataclass
class Browser:
    """A device, with its cookie."""

    address: str
    cookie: str = ""

    async def fetch(self, method: str, path: str, body: object = None) -> Any:
        """Send an API request. Refused: the server's refusal."""
        reply = await self.request(method, path, body)
        if reply.status == 0:
            raise Unreachable
        if reply.status != 200:
            refusal = reply.json
            raise Refused(refusal["error"], refusal.get("detail", ""))
        return reply.json

    async def request(self, method: str, path: str, body: object = None) -> Reply:
        headers = {"cookie": self.cookie, "origin": ORIGIN} if self.cookie else {}
        if body is not None:
            headers["content-type"] = "application/json"
        data = b"" if body is None else msgspec.json.encode(body)
        reply = await raw_request(self.address, request_bytes(method, path, headers, data))
        if "set-cookie" in reply.headers:
            self.cookie = reply.headers["set-cookie"].split(";")[0]
        return reply

    async def send(self, table: str, **command: object) -> None:
        await self.fetch("POST", f"/api/tables/{table}/commands", command)

    async def open(self, table: str, query: str = "") -> ClientConnection:
        address = self.address.replace("http://", "ws://")
        headers = {"Cookie": self.cookie, "Origin": self.address} if self.cookie else {}
        try:
            return await connect(
                f"{address}/api/tables/{table}/socket?{query}",
                additional_headers=headers,
                compression=None,
                ping_interval=None,
                open_timeout=REPLY_TIME,
                close_timeout=1,
                max_size=None,
                proxy=None,
            )
        except (OSError, InvalidMessage):
            raise Unreachable from None


@dataclass
class Screen:
    """The state of a client, folded from messages as a browser does. A lost, doubled or misplaced message raises."""

    view: Any = None
    decision: Any = None
    stage: str = ""
    number: int = -1
    events: list[Any] = field(default_factory=list)
    secret: str | None = None

    def take(self, message: Any) -> None:
        if message["message"] == "hello":
            self._open(message)
        elif message["message"] == "update":
            self._update(message)

    def _open(self, message: Any) -> None:
        assert message["number"] >= self.number, f"{message['number']} after {self.number}"
        assert message["first_event"] <= len(self.events)
        del self.events[message["first_event"] :]
        self.events += message["events"]
        self.view, self.decision, self.number = message["view"], message["decision"], message["number"]
        self.stage, self.secret = message["company"]["stage"], message["secret"]

    def _update(self, message: Any) -> None:
        assert message["number"] == self.number + 1, f"{message['number']} after {self.number}"
        self.number = message["number"]
        public, own = message["public"] or {}, message["own"] or {}
        if "first_event" in public:
            assert public["first_event"] == len(self.events), f"event {public['first_event']}"
        for at, event in enumerate(public.get("events", [])):
            told = {**event["told"], **own.get("events", {}).get(str(at), {})}
            self.events.append({**event, "told": told})
        if "view" in public:
            self.view = own.get("view", public["view"])
        elif self.view is not None:
            self.view = apply_changes(self.view, public.get("changes", {}), own.get("changes", {}))
        if "company" in public:
            self.stage = public["company"]["stage"]
        if "decision" in own:
            self.decision = own["decision"]
        elif self.view is not None and self.decision and self.decision["number"] != self.view["decision"]:
            self.decision = None


@dataclass
class RandomPlayer:
    """One device of a seat, which answers at random and loses its connection now and then."""

    browser: Browser
    table: str
    dice: Dice
    answers: bool = True  # False: it only watches
    drops: int = 0  # one in this many messages ends in a lost connection; 0: none
    screen: Screen = field(default_factory=Screen)
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    reconnects: int = 0
    refusals: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Play until the game is over. Unreachable: the server is gone."""
        while self.screen.stage != "over":
            socket = await self.browser.open(self.table, f"events={len(self.screen.events)}")
            try:
                await self._follow(socket)
            except ConnectionClosed as fault:
                if fault.rcvd is None:
                    raise Unreachable from None
                raise
            finally:
                await socket.close()
            self.reconnects += 1

    async def _follow(self, socket: ClientConnection) -> None:
        """Play until the game is over, or the connection is lost on purpose."""
        sent: dict[int, tuple[int, str]] = {}
        asked = -1
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), REPLY_TIME))
            if message["message"] == "done":
                self.acknowledged.append(sent[message["request"]])
            elif message["message"] == "refused":
                self.refusals.append(message["error"])
            self.screen.take(message)
            if self.screen.stage == "over" or (self.drops and self.dice.below(self.drops) == 0):
                return
            decision = self.screen.decision
            if self.answers and decision is not None and decision["number"] != asked:
                asked = decision["number"]
                option = decision["options"][self.dice.below(len(decision["options"]))]["id"]
                sent[asked] = (asked, option)
                await socket.send(
                    msgspec.json.encode(
                        {
                            "request": asked,
                            "command": {"do": "answer", "decision": asked, "option": option},
                        }
                    ).decode()
                )


async def begin(
    address: str,
    settings: dict[str, Any],
    people: int | None = None,
    bot: str = "random",
    names: Sequence[str] = (),
) -> tuple[str, list[Browser]]:
    """Create a table and deal. Returns the table and the device of each person; bots have the other seats."""
    players: int = settings["players"]
    names = names or [f"Player {seat}" for seat in range(players)]
    browsers = [Browser(address) for _ in range(players if people is None else people)]
    made = await browsers[0].fetch("POST", "/api/tables", {"settings": settings})
    table: str = made["table"]
    commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    for seat, browser in enumerate(browsers):
        if seat:
            await browser.fetch("POST", f"/api/tables/{table}/enter", {"invitation": made["invitation"]})
        await browser.fetch("POST", f"/api/tables/{table}/join", {"name": names[seat], "seat": seat})
        await browser.send(table, do="ready", commitment=commitment)
    for seat in range(len(browsers), players):
        await browsers[0].send(table, do="seat_bot", seat=seat, bot=bot)
    await browsers[0].send(table, do="start")
    for browser in browsers:
        await browser.send(table, do="contribute", seed=SEED)
    return table, browsers


async def second_device(browser: Browser, table: str) -> Browser:
    """Connect another device to the same seat."""
    secret = (await browser.fetch("POST", f"/api/tables/{table}/move"))["secret"]
    other = Browser(browser.address)
    await other.fetch("POST", "/api/open", {"secret": secret})
    return other
