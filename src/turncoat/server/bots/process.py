"""Worker processes of bots, seen from the server: one request at a time each, and trusted with nothing.

A process that dies, times out or replies with no JSON is ended; the next bot to sit down starts it again. Bots that
sat in it then have to sit down again.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from turncoat.bots.remote.telling import Telling
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json

PROGRAM: Final = (sys.executable, "-m", "turncoat.server.bots.worker")
PATIENCE: Final = 5.0  # seconds that an answer may take
STARTING: Final = 30.0  # seconds beyond that for the first one
GRACE: Final = 1.0  # seconds to end after its input is closed
LONGEST: Final = 1 << 24  # bytes of an answer: a diary is long

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(dict[str, Any])


class ChairGone(Exception):
    """The process that the chair stood in has ended, through no fault of the bot that sat there."""


class BotProcess:
    def __init__(self, program: Sequence[str] = PROGRAM, patience: float = PATIENCE) -> None:
        self.life: int = 0  # how many times it was started
        self.seated: int = 0  # chairs in this life
        self._program: Final = program
        self._patience: Final = patience
        self._process: Process | None = None
        self._turn: Final = asyncio.Lock()
        self._left: list[int] = []  # chairs to be taken away

    @property
    def pid(self) -> int | None:
        """None: it does not run."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def sit(self, request: Telling) -> int:
        """Seats a bot; the life of the process that it sits in. BadInput: it cannot sit down."""
        async with self._turn:
            allowed = self._patience
            if self.pid is None:
                await self._start()
                allowed += STARTING
            await self._ask([request], allowed)
            self.seated += 1
            return self.life

    async def ask(self, life: int, requests: Sequence[Telling]) -> dict[str, Json]:
        """The reply to the last of several requests of who sat down in this life. BadInput: to one of them there is none, or a refusal; if
        there is none, the process is ended."""
        async with self._turn:
            if life != self.life or self.pid is None:
                raise ChairGone
            if self._left:
                requests = [{"do": "stand", "chairs": self._left}, *requests]
                self._left = []
            return await self._ask(requests, self._patience)

    def leave(self, life: int, chair: int) -> None:
        """Frees a bot's chair; the process is told with the next request."""
        if life == self.life:
            self.seated -= 1
            self._left.append(chair)

    async def close(self) -> None:
        """Its input ends, and soon after it does, one way or another."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), GRACE)
        await self._end()

    async def _start(self) -> None:
        self.life += 1
        self.seated = 0
        self._left = []
        try:
            # In a session of its own: what is typed to end the server is not for it. It ends when its input does.
            self._process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
        except OSError:
            raise BadInput("bot_not_started", self._program[-1]) from None

    async def _ask(self, requests: Sequence[Telling], patience: float) -> dict[str, Json]:
        """They are sent together; each may take so long."""
        is_answered = False
        replies: list[dict[str, Json]] = []
        try:
            async with asyncio.timeout(patience):
                await self._send(b"".join(_ENCODER.encode(request) + b"\n" for request in requests))
            for _ in requests:
                async with asyncio.timeout(patience):
                    replies.append(await self._reply())
            is_answered = True
        except TimeoutError:
            raise BadInput("bot_too_slow", f"{patience:g}") from None
        except OSError:
            raise BadInput("bot_ended", self._program[-1]) from None
        except ValueError:  # of msgspec too; of a line that is too long
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
