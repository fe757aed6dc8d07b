"""A line protocol on standard input and output, for programs that answer each line with a line."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

NOT_TEXT: Final = "\ufffd"  # replaces a line that is not UTF-8; it is not JSON either


def serve_lines(answers: Callable[[Iterable[str]], Iterable[str]]) -> int:
    """Print each answer at once, until the input ends or the reader closes the pipe. Returns the exit code."""
    try:
        for answer in answers(_lines(sys.stdin.buffer)):
            print(answer, flush=True)
    except BrokenPipeError:
        # The reader has gone. Buffered output goes to devnull; otherwise the interpreter would report an
        # error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _lines(source: Iterable[bytes]) -> Iterator[str]:
    for line in source:
        try:
            yield line.decode()
        except UnicodeDecodeError:
            yield NOT_TEXT
