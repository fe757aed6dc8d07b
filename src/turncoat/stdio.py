"""A line protocol on standard input and output, for whatever answers lines with lines."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

NOT_TEXT: Final = "\ufffd"  # stands for a line that is not UTF-8: no JSON either


def serve_lines(answers: Callable[[Iterable[str]], Iterable[str]]) -> int:
    """Each answer at once, until the input ends or nobody listens any more; an exit code."""
    try:
        for answer in answers(_lines(sys.stdin.buffer)):
            print(answer, flush=True)
    except BrokenPipeError:
        # Whoever listened has gone. What is still buffered goes nowhere, or the interpreter complains at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _lines(source: Iterable[bytes]) -> Iterator[str]:
    for line in source:
        try:
            yield line.decode()
        except UnicodeDecodeError:
            yield NOT_TEXT
