"""Amounts and conditions, in addition to the kernel's."""

from typing import ClassVar, Final

from turncoat.kernel.amounts import Amount, Condition
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import Frame
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State


class Minus(Amount):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("left", ""), ("right", ""))

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left: Final = left
        self.right: Final = right

    def value(self, s: State, f: Frame) -> int:
        return self.left.value(s, f) - self.right.value(s, f)


class Possible(Condition):
    """Whether an effect could be carried out in full."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("effect", ""),)

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def holds(self, s: State, f: Frame) -> bool:
        return self.effect.is_possible(s, f)


NODES: Final[list[type[Node]]] = [Minus, Possible]
