"""What the personas of each game are made of, behind one face: habits, a memory of what happened, and a judgement of options."""

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

from turncoat.bots.player import Heard
from turncoat.bots.thing import traits as thing_traits
from turncoat.bots.thing.memory import Memory as ThingMemory
from turncoat.bots.thing.values import values as thing_values
from turncoat.bots.unfathomable import traits as unfathomable_traits
from turncoat.bots.unfathomable.memory import Memory as UnfathomableMemory
from turncoat.bots.unfathomable.values import values as unfathomable_values
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View


class Memory(Protocol):
    def hear(self, heard: Heard) -> None:
        """Remember it."""

    def suspicion(self, view: View) -> list[float]:
        """How likely each seat is a traitor."""

    def reputation(self, view: View) -> list[float]:
        """How likely somebody thinks that each seat is one who only watches."""


TraitsT = TypeVar("TraitsT")
MemoryT = TypeVar("MemoryT", bound=Memory)


class Mind(Generic[TraitsT, MemoryT]):
    """Of one seat for one game; personas are by side, a number of the game's sides."""

    def __init__(
        self,
        memory: MemoryT,
        personas: dict[str, dict[str, TraitsT]],
        judge: Callable[[View, list[Option], TraitsT, list[float], list[float], MemoryT], list[float]],
    ) -> None:
        self.memory: Final = memory
        self._personas: Final = list(personas.values())
        self._judge: Final = judge

    def values(
        self,
        view: View,
        legal: list[Option],
        suspicion: list[float],
        reputation: list[float],
        side: int,
        persona: str,
    ) -> list[float]:
        """How good each option is for the side, to somebody with this persona."""
        return self._judge(view, legal, self._personas[side][persona], suspicion, reputation, self.memory)


MINDS: Final[dict[str, Callable[[View], Mind[Any, Any]]]] = {
    "unfathomable": lambda view: Mind(
        UnfathomableMemory(view.game, view.seat, view.seats),
        unfathomable_traits.PERSONAS,
        unfathomable_values,
    ),
    "thing": lambda view: Mind(
        ThingMemory(view.game, view.seat, view.seats), thing_traits.PERSONAS, thing_values
    ),
}

# Of those who reckon, where that changes their habits
RECKONING: Final[dict[str, Callable[[View], Mind[Any, Any]]]] = {
    "unfathomable": lambda view: Mind(
        UnfathomableMemory(view.game, view.seat, view.seats),
        unfathomable_traits.RECKONERS,
        unfathomable_values,
    ),
    "thing": lambda view: Mind(
        ThingMemory(view.game, view.seat, view.seats), thing_traits.RECKONERS, thing_values
    ),
}

# The names of the personas, by game and side
PERSONAS: Final[dict[str, list[list[str]]]] = {
    "unfathomable": [list(names) for names in unfathomable_traits.PERSONAS.values()],
    "thing": [list(names) for names in thing_traits.PERSONAS.values()],
}
