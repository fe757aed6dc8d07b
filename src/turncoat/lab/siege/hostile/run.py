"""Attacks a server in a process of its own with malformed and hostile requests and messages, while honest programs play
at other tables:

    python -m turncoat.lab.siege.hostile.run --count 100000

The server must refuse each attack, never with a fault, a trace or silence; it must admit no attacker to the other
tables nor obey pages of another site; it must keep running in bounded memory; and the games at the other tables must
end undisturbed.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from turncoat.games.catalog import GAMES, smallest_game
from turncoat.kernel.dice import Dice, fast
from turncoat.lab.games import players_near
from turncoat.lab.siege.hostile.commands import Target, hostile_message
from turncoat.lab.siege.hostile.requests import NOTHING_HERE, OTHER_ORIGIN, hostile_request
from turncoat.lab.siege.live_server import (
    REPLY_TIME,
    Browser,
    LiveServer,
    RandomPlayer,
    Refused,
    Reply,
    Unreachable,
    begin,
    raw_request,
)
from turncoat.lab.siege.report import print_problems

A_TABLE: Final = 150  # attacks per table, then a new table is attacked
MESSAGES_IN_TEN: Final = 6  # attacks in ten that are messages; the others are requests
KNOCKS: Final = 30  # one attack in this many is a socket at another user's table
MOST_GROWTH: Final = 200  # megabytes
TRACES: Final = (b"Traceback", b'File "', b".py", b"Error:")
PLAYERS: Final = 3
DOOR: Final = b"/door"  # open to all who have a table's address: it says whom to ask for a seat
NOT_TEXT: Final = "Invalid UTF-8 sequence"  # uvicorn logs such a message and closes the socket


class Findings:
    def __init__(self) -> None:
        self.outcomes: Final[Counter[str]] = Counter()
        self.problems: Final[list[str]] = []
        self.games: int = 0  # games that honest programs have finished
        self.growth: int = 0  # megabytes

    @property
    def count(self) -> int:
        return sum(self.outcomes.values())

    def note_reply(self, kind: str, sent: bytes, reply: Reply, *, must_fail: bool) -> None:
        self.outcomes[f"{kind}: {reply.status}"] += 1
        if reply.status == 200 and must_fail:
            self.problems.append(f"{kind}: let in by {sent[:300]!r}")
        if reply.status >= 500:
            self.problems.append(f"{kind}: {reply.status} for {sent[:300]!r}")
        if any(trace in reply.body for trace in TRACES):
            self.problems.append(f"{kind}: a trace for {sent[:300]!r}: {reply.body[:300]!r}")

    def note_message(self, kind: str, sent: bytes, message: bytes) -> None:
        told = msgspec.json.decode(message)
        outcome = told.get("error", told["message"])
        self.outcomes[f"{kind}: {outcome}"] += 1
        if outcome == "server_fault" or any(trace in message for trace in TRACES):
            self.problems.append(f"{kind}: {message[:300]!r} for {sent[:300]!r}")


class Attacker:
    """A client with a seat at a table, or without one."""

    def __init__(self, address: str, dice: Dice, findings: Findings, others: "Honest") -> None:
        self._address: Final = address
        self._dice: Final = dice
        self._findings: Final = findings
        self._others: Final = others
        self._socket: ClientConnection | None = None
        self._browser: Browser = Browser(address)
        self._target: Target | None = None

    async def attack(self, count: int) -> None:
        done = 0
        while done < count:
            if done % A_TABLE == 0:
                await self._new_target()
            assert self._target is not None
            if self._dice.below(KNOCKS) == 0:
                await self._knock(self._target)
            elif self._dice.below(10) < MESSAGES_IN_TEN:
                await self._send_message(self._target)
            else:
                await self._send_request(self._target)
            done += 1
        await self._hang_up()

    async def _new_target(self) -> None:
        """Start a game with this attacker at one of the seats."""
        await self._hang_up()
        game = [*GAMES][self._dice.below(len(GAMES))]
        players = players_near(game, PLAYERS)
        settings = {"game": game, "players": players, "chat": "free", "is_open": self._dice.below(2) == 0}
        table, browsers = await begin(self._address, settings)
        self._browser = browsers[self._dice.below(players)]
        look = await self._browser.fetch("GET", f"/api/tables/{table}")
        self._target = Target(table, self._browser.cookie, look, self._others.table)

    async def _send_request(self, target: Target) -> None:
        kind, sent = hostile_request(self._dice, target)
        elsewhere = target.elsewhere.encode()
        must_fail = kind == OTHER_ORIGIN or elsewhere in sent.replace(elsewhere + DOOR, b"")
        self._findings.note_reply(kind, sent, await raw_request(self._address, sent), must_fail=must_fail)

    async def _knock(self, target: Target) -> None:
        """Open a socket at another users' table: it must be closed before anything is sent."""
        socket = await self._browser.open(target.elsewhere)
        try:
            message = await asyncio.wait_for(socket.recv(decode=False), REPLY_TIME)
            self._findings.outcomes["knock: let in"] += 1
            self._findings.problems.append(f"knock: let in, and told {message[:300]!r}")
        except ConnectionClosed as closed:
            self._findings.outcomes[f"knock: closed {closed.rcvd.code if closed.rcvd else 0}"] += 1
        finally:
            await socket.close()

    async def _send_message(self, target: Target) -> None:
        socket = await self._open(target)
        kind, sent, is_text = hostile_message(self._dice, target)
        try:
            await socket.send(sent, text=is_text)
            message = await self._answer(socket)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self._findings.outcomes[f"{kind}: closed {code}"] += 1
            if code in {0, 1011}:
                self._findings.problems.append(f"{kind}: closed {code} for {sent[:300]!r}")
            await self._hang_up()
            return
        except TimeoutError:
            self._findings.problems.append(f"{kind}: no answer to {sent[:300]!r}")
            await self._hang_up()
            return
        self._findings.note_message(kind, sent, message)

    async def _answer(self, socket: ClientConnection) -> bytes:
        """The reply to a command; updates may come before it."""
        while True:
            message = await asyncio.wait_for(socket.recv(decode=False), REPLY_TIME)
            if msgspec.json.decode(message)["message"] in {"done", "refused"}:
                return bytes(message)

    async def _open(self, target: Target) -> ClientConnection:
        if self._socket is None:
            self._socket = await self._browser.open(target.table)
        return self._socket

    async def _hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


class Honest:
    """Programs that play one game after another; each game must end, and no player may miss anything."""

    def __init__(self, address: str, findings: Findings) -> None:
        self._address: Final = address
        self._findings: Final = findings
        self.is_ending: bool = False
        self.table: str = NOTHING_HERE  # the table at which they play now

    async def play(self) -> None:
        while not self.is_ending or not self._findings.games:
            game = smallest_game().name
            settings = {"game": game, "players": players_near(game, PLAYERS)}
            table, browsers = await begin(self._address, settings)
            self.table = table
            number = self._findings.games
            players = [
                RandomPlayer(one, table, fast(number * 10 + seat)) for seat, one in enumerate(browsers)
            ]
            await asyncio.gather(*(player.play() for player in players))
            for browser, player in zip(browsers, players, strict=True):
                told = await browser.fetch("GET", f"/api/tables/{table}")
                if (player.screen.events, player.screen.view) != (told["events"], told["view"]):
                    self._findings.problems.append(f"an honest player of game {number} missed something")
                if player.refusals:
                    self._findings.problems.append(f"an honest player was refused: {player.refusals}")
            self._findings.games += 1


async def attack(server: LiveServer, count: int, seed: int) -> Findings:
    """Attack a server that is started and stopped for it. Returns the findings."""
    findings = Findings()
    with server:
        await _attack(server, count, seed, findings)
    log = server.log.read_text().splitlines()
    findings.problems.extend(
        line for line in log if ("fault" in line and NOT_TEXT not in line) or "Traceback" in line
    )
    return findings


async def _attack(server: LiveServer, count: int, seed: int, findings: Findings) -> None:
    honest = Honest(server.address, findings)
    playing = asyncio.create_task(honest.play())
    before = memory(server.pid)
    try:
        await Attacker(server.address, fast(seed), findings, honest).attack(count)
        honest.is_ending = True
        await playing
        health = await Browser(server.address).fetch("GET", "/api/health")
        if not health["ok"]:
            findings.problems.append("the server is not well")
    except (Unreachable, ConnectionClosed, InvalidStatus) as fault:
        findings.problems.append(f"the server is gone: {fault!r}")
    except (AssertionError, TimeoutError, Refused) as fault:
        findings.problems.append(f"honest people were disturbed: {fault!r}")
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    if server.is_running:
        findings.growth = memory(server.pid) - before
    else:
        findings.problems.append("the server ended")
    if findings.growth > MOST_GROWTH:
        findings.problems.append(f"its memory grew by {findings.growth} MB")


def memory(pid: int) -> int:
    """Resident memory of a process in megabytes, where the system tells it; else 0."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Attack a server with malformed and hostile input.")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    given: Any = parser.parse_args(arguments)
    begin_at = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        findings = asyncio.run(
            attack(LiveServer(str(folder / "turncoat.db"), folder / "log"), given.count, given.seed)
        )
    for outcome, count in sorted(findings.outcomes.items()):
        print(f"{count:>8,}  {outcome}")
    seconds = time.monotonic() - begin_at
    print(
        f"{findings.count:,} attacks in {seconds:.0f} s, {findings.games} honest games, {findings.growth} MB more"
    )
    return print_problems(findings.problems)


if __name__ == "__main__":
    sys.exit(main())
