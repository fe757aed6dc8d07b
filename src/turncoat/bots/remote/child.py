"""A child process with a line protocol. The program is not trusted to answer, to be quick, to be brief or to exit.

It runs in its own process group, which is killed as a whole. Its standard error is passed through.
"""

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from contextlib import suppress
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.shapes import Json

PATIENCE: Final = 10.0  # seconds for an answer, including the start of the program for the first one
GRACE: Final = 1.0  # seconds for the program to exit after its input is closed
LONGEST: Final = 1 << 16  # bytes of an answer

Lines = queue.SimpleQueue[bytes | None]


class Child:
    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command: Final = command
        self._patience: Final = patience
        self._program: Final = _start(command)
        self._asked: Final = Lines()
        self._answered: Final = Lines()
        self._is_ended = False
        # Reading and writing may block for ever, so neither is done in the thread that plays.
        self._carrier: Final = threading.Thread(
            target=_carry, args=(self._program, self._asked, self._answered), daemon=True
        )
        self._carrier.start()

    def ask(self, request: dict[str, object]) -> dict[str, Json]:
        """Send a request and return the reply. BadInput for any reply that is not ok; the program is killed then."""
        try:
            return self._ask(json.dumps(request, separators=(",", ":")).encode())
        except BadInput:
            self.end(at_once=True)
            raise

    def _ask(self, line: bytes) -> dict[str, Json]:
        if self._is_ended:
            raise BadInput("bot_ended", self.command)
        self._asked.put(line + b"\n")
        try:
            answer = self._answered.get(timeout=self._patience)
        except queue.Empty:
            raise BadInput("bot_too_slow", f"{self._patience:g}") from None
        if not answer:
            raise BadInput("bot_ended", self.command)
        if len(answer) > LONGEST:
            raise BadInput("bot_answer_too_long", str(LONGEST))
        try:
            reply = as_object(parse(answer.decode()), "reply")
        except (BadInput, UnicodeDecodeError):
            raise BadInput("bot_answer_unreadable", self.command) from None
        if reply.get("ok") is not True:
            raise BadInput("bot_refused", f"{reply.get('error', '')} {reply.get('detail', '')}".strip()[:200])
        return reply

    def end(self, *, at_once: bool = False) -> None:
        """Close the program's input, wait for its exit, and kill it if it does not exit."""
        if self._is_ended:
            return
        self._is_ended = True
        self._asked.put(None)
        if not at_once:
            self._carrier.join(GRACE)
        _kill(self._program)
        self._program.wait()
        self._carrier.join(GRACE)


def _start(command: str) -> "subprocess.Popen[bytes]":
    try:
        words = shlex.split(command, posix=os.name == "posix")
        return subprocess.Popen(
            words or [""], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
    except (OSError, ValueError):
        raise BadInput("bot_not_started", command) from None


def _kill(program: "subprocess.Popen[bytes]") -> None:
    """Kill the program and its children. The program has not been waited for yet, so its process id is still valid."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(program.pid, signal.SIGKILL)
        else:
            program.kill()


def _carry(program: "subprocess.Popen[bytes]", asked: Lines, answered: Lines) -> None:
    """Pass lines to the program and back until the request None, which closes its input. Later output is dropped."""
    assert program.stdin is not None
    assert program.stdout is not None
    with program.stdout:
        with suppress(OSError), program.stdin:
            while (line := asked.get()) is not None:
                try:
                    program.stdin.write(line)
                    program.stdin.flush()
                    answer = program.stdout.readline(LONGEST + 1)
                except OSError:
                    answer = b""
                answered.put(answer)
        while program.stdout.read(LONGEST):
            pass
