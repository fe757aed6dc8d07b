"""A frame is where one procedure stands: its number, its step, a few numbers, perhaps the effect it carries out.

A frame knows nothing that the table does not know: secrets live in zones, hidden tracks and sealed answers.
That keeps the stack open information, and lets a whole position be imagined from a view.
"""

from typing import Final

from turncoat.kernel.nodes import Node

# The first variables of every frame that carries out an effect: what the effect's words mean.
YOU: Final = 0  # the seat that the effect speaks to
SOURCE: Final = 1  # the card it comes from, or UNKNOWN
ROLLED: Final = 2  # the last die
DONE: Final = 3  # how much the effect before this one did
IT: Final = 4  # the seat or place that a ForEach has come to


class Frame:
    def __init__(self, procedure: int, step: int, v: list[int], effect: Node | None) -> None:
        self.procedure: int = procedure
        self.step: int = step
        self.v: list[int] = v
        self.effect: Node | None = effect

    def copy(self) -> "Frame":
        return Frame(self.procedure, self.step, self.v[:], self.effect)
