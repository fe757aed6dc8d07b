"""Ctrl-C during a long run: the first one ends it early with what was done, the second ends the program."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


class Interruption:
    """State of Ctrl-C, with the function to call."""

    def __init__(self) -> None:
        self.has_come: bool = False
        self.tell: Callable[[], None] = tell_none

    def come(self, number: int, frame: FrameType | None) -> None:
        """The first Ctrl-C asks the workers to stop; the second ends the program."""
        if self.has_come:
            raise KeyboardInterrupt
        self.has_come = True
        self.tell()


def tell_none() -> None:
    """Does nothing: there are no workers to tell."""


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Note Ctrl-C within the block, instead of ending the program."""
    interruption = Interruption()
    is_ours = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if is_ours:
        signal.signal(signal.SIGINT, interruption.come)
    try:
        yield interruption
    finally:
        if is_ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)
