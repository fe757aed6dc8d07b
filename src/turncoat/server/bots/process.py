"""Worker processes of bots, as clients of them: one request at a time each, and no trust in replies.

A process that dies, times out or replies with invalid JSON is killed, and started again when the next bot sits down.
Bots that sat in it have to sit down again.
"""

import asyncio
import contextlib
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from turncoat.bots.remote.telling import Telling
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json

PROGRAM: Final = (sys.executable, "-m", "turncoat.server.bots.worker")
ANSWER_TIMEOUT: Final = 5.0  # seconds that an answer may take
START_TIMEOUT: Final = 30.0  # seconds beyond that for the first one
EXIT_TIMEOUT: Final = 1.0  # seconds to exit after its input is closed
LONGEST_ANSWER: Final = 1 << 24  # bytes: a diary is long
NEW_GROUP: Final[int] = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # of Windows

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(dict[str, Any])


class ChairGone(Exception):
    """The process of a bot has ended, without a fault of that bot."""


class BotProcess:
    def __init__(self, program: Sequence[str] = PROGRAM, timeout: float = ANSWER_TIMEOUT) -> None:
        self.life: int = 0  # number of starts
        self.seated: int = 0  # chairs since the last start
        self._program: Final = program
        self._timeout: Final = timeout
        self._process: Process | None = None
        self._turn: Final = asyncio.Lock()
        self._left: list[int] = []  # chairs that the process can free

    @property
    def pid(self) -> int | None:
        """The process id; None while it does not run."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def sit(self, request: Telling) -> int:
        """Seat a bot; return the life of the process that it sits in. BadInput: it cannot sit down."""
        async with self._turn:
            allowed = self._timeout
            if self.pid is None:
                await self._start()
                allowed += START_TIMEOUT
            await self._ask([request], allowed)
            self.seated += 1
            return self.life

    async def ask(self, life: int, requests: Sequence[Telling]) -> dict[str, Json]:
        """Send requests of a bot that sat down in this life; return the reply to the last one.

        BadInput: one was refused or got no reply; without a reply, the process is killed. ChairGone: the process has ended since.
        """
        async with self._turn:
            if life != self.life or self.pid is None:
                raise ChairGone
            if self._left:
                requests = [{"do": "stand", "chairs": self._left}, *requests]
                self._left = []
            return await self._ask(requests, self._timeout)

    def leave(self, life: int, chair: int) -> None:
        """Free a bot's chair, with the next request to the process."""
        if life == self.life:
            self.seated -= 1
            self._left.append(chair)

    async def close(self) -> None:
        """Close the input of the process, and kill it if it does not exit."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), EXIT_TIMEOUT)
        await self._end()

    async def _start(self) -> None:
        self.life += 1
        self.seated = 0
        self._left = []
        try:
            # In a session of its own, so that Ctrl-C in the server's terminal does not reach it. It exits when its input ends.
            self._process = await asyncio.create_subprocess_exec(
                *self._program,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,
                creationflags=NEW_GROUP,
            )
        except OSError:
            raise BadInput("bot_not_started", self._program[-1]) from None

    async def _ask(self, requests: Sequence[Telling], timeout: float) -> dict[str, Json]:
        """Send requests together; each has its own timeout."""
        is_answered = False
        replies: list[dict[str, Json]] = []
        try:
            async with asyncio.timeout(timeout):
                await self._send(b"".join(_ENCODER.encode(request) + b"\n" for request in requests))
            for _ in requests:
                async with asyncio.timeout(timeout):
                    replies.append(await self._reply())
            is_answered = True
        except TimeoutError:
            raise BadInput("bot_too_slow", f"{timeout:g}") from None
        except OSError:
            raise BadInput("bot_ended", self._program[-1]) from None
        except ValueError:  # also of msgspec, and for a line that is too long
            raise BadInput("bot_answer_unreadable", self._program[-1]) from None
        finally:
            if not is_answered:
                await self._end()
        for reply in replies:
            if reply.get("ok") is not True:
                raise BadInput("bot_refused", str(reply.get("error", ""))[:100])
        return replies[-1]

    async def _send(self, lines: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(lines)
        await self._process.stdin.drain()

    async def _reply(self) -> dict[str, Json]:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise BadInput("bot_ended", self._program[-1])
        reply: dict[str, Json] = _DECODER.decode(line)
        return reply

    async def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None
