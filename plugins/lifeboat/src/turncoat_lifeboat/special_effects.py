"""Functions behind `Named` effects: what a card does that data cannot express."""

from turncoat.kernel.atoms import put
from turncoat.kernel.frames import Frame
from turncoat.kernel.state import State
from turncoat_lifeboat.board import CAPTAIN, LASHED


def quarrel(s: State, f: Frame) -> None:
    """The next seat after the captain that is not lashed takes the helm, if there is one."""
    for offset in range(1, s.seats):
        seat = (s.tracks[CAPTAIN] + offset) % s.seats
        if not s.tracks[LASHED + seat]:
            put(s, CAPTAIN, seat, "L8.4")
            s.result = 1
            return
    s.result = 0
