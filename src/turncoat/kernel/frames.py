"""A frame: where one procedure stands, as its number, its step, a few variables, and possibly the effect
being executed.

A frame contains only what the whole table knows: secrets live in zones, hidden tracks and sealed answers. The
stack is therefore open information, and a whole position can be imagined from a view.
"""

from typing import Final

from turncoat.kernel.nodes import Node

# The first variables of every frame that executes an effect: its context.
YOU: Final = 0  # the seat that the effect addresses
SOURCE: Final = 1  # the card it comes from, or UNKNOWN
ROLLED: Final = 2  # the last die
DONE: Final = 3  # how much the previous effect did
IT: Final = 4  # the current seat or place of a ForEach


class Frame:
    def __init__(self, procedure: int, step: int, v: list[int], effect: Node | None) -> None:
        self.procedure: int = procedure
        self.step: int = step
        self.v: list[int] = v
        self.effect: Node | None = effect

    def copy(self) -> "Frame":
        return Frame(self.procedure, self.step, self.v[:], self.effect)
