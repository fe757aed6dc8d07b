"""boardgame.io under the same load: its own server, installed for the run; six clients per table; a game of about the
size of ours.

It keeps everything in memory and its game has almost no rules; both are to its advantage.
"""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.lab.bench.server.load import Room
from turncoat.lab.bench.server.sockets import open_socket
from turncoat.lab.siege.live_server import LISTENING, ServerProcess

PEER: Final = "boardgame.io"
PEER_VERSION: Final = "0.50.2"
PEER_PROGRAM: Final = Path(__file__).parents[1] / "peer_programs" / "boardgame_io_server.js"
TARGET: Final = "/socket.io/?EIO=4&transport=websocket"
EVENT: Final = b"42/turncoat,"
CHOICES: Final = 1_000


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class MatchState(msgspec.Struct):
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class UpdateMessage(msgspec.Struct, array_like=True):
    """An update: its kind, the match and the new state."""

    kind: str
    match: str
    state: MatchState


class SyncBody(msgspec.Struct):
    state: MatchState


class SyncMessage(msgspec.Struct, array_like=True):
    kind: str
    match: str
    synchronised: SyncBody


_UPDATES: Final = msgspec.json.Decoder(UpdateMessage)
_SYNCS: Final = msgspec.json.Decoder(SyncMessage)


class PeerRoom(Room):
    def __init__(self, address: str, match: str, seats: int, dice: Dice) -> None:
        super().__init__(dice)
        self.address: Final = address
        self.match: Final = match
        self.seats: Final = seats
        self._state: MatchState | None = None
        self._entered: Final[list[asyncio.Event]] = [asyncio.Event() for _ in range(seats)]

    async def open(self) -> None:
        for seat in range(self.seats):
            self.sockets.append(await open_socket(self.address, TARGET, {}, self._hearer(seat)))
            self.sockets[seat].send(b"40/turncoat,")
            await asyncio.wait_for(self._entered[seat].wait(), 60)

    async def begin_again(self) -> None:
        pass  # its games do not end

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        return lambda text: self.hear(seat, text)

    def can_answer(self) -> bool:
        return self._state is not None

    def choose(self) -> tuple[int, bytes]:
        state = self._state
        assert state is not None
        seat = state.ctx.current_player
        payload = {"type": "play", "args": [self.dice.below(CHOICES)], "playerID": seat, "credentials": None}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, seat]
        return int(seat), EVENT + msgspec.json.encode(move)

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(EVENT + b'["update"'):
            if seat == 0:
                self._state = _UPDATES.decode(text[len(EVENT) :]).state
            self.show(seat, text)
        elif text == b"2":
            self.sockets[seat].send(b"3")  # heartbeat
        elif text.startswith(b"40/turncoat,"):
            who = msgspec.json.encode(["sync", self.match, str(seat), None, self.seats])
            self.sockets[seat].send(EVENT + who)
        elif text.startswith(EVENT + b'["sync"'):
            self._state = _SYNCS.decode(text[len(EVENT) :]).synchronised.state
            self._entered[seat].set()


@contextmanager
def install_peer() -> Iterator[Path]:
    """Install boardgame.io into a new directory."""
    with TemporaryDirectory(prefix="turncoat-peers-") as folder:
        _call(["npm", "init", "-y"], folder)
        _call(["npm", "install", "--no-audit", "--no-fund", f"{PEER}@{PEER_VERSION}"], folder)
        yield Path(folder)


def _call(command: list[str], folder: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    except OSError as fault:
        raise BadInput("peer_not_installed", f"{PEER}: {fault}") from fault
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise BadInput("peer_not_installed", f"{PEER}: {said[-1] if said else 'no reason given'}")


class PeerServer(ServerProcess):
    """A boardgame.io server that runs while its block is entered."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder: Final = folder

    def start(self) -> None:
        self._process = subprocess.Popen(
            ["node", str(PEER_PROGRAM)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
            cwd=self._folder,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(LISTENING):
                self.address = line.removeprefix(LISTENING).strip()
                return
        raise BadInput("peer_failed", f"{PEER} ended with exit code {self._process.wait()}")
