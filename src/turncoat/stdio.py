"""Line protocol on standard input and output, for programs that answer lines with lines."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

NOT_TEXT: Final = "\ufffd"  # stands for a line that is not UTF-8: no JSON either


def serve_lines(answers: Callable[[Iterable[str]], Iterable[str]]) -> int:
    """Prints each answer at once, until the input ends or the reader closes the pipe; an exit code."""
    try:
        for answer in answers(_lines(sys.stdin.buffer)):
            print(answer, flush=True)
    except BrokenPipeError:
        # The reader has gone. Buffered output goes to devnull, or the interpreter complains at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _lines(source: Iterable[bytes]) -> Iterator[str]:
    for line in source:
        try:
            yield line.decode()
        except UnicodeDecodeError:
            yield NOT_TEXT
