"""What the personas of each game are made of, behind one face: habits, a memory of what happened, and a judgement of options."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.thing import traits as thing_traits
from turncoat.bots.thing.memory import Memory as ThingMemory
from turncoat.bots.thing.values import values as thing_values
from turncoat.bots.unfathomable import traits as unfathomable_traits
from turncoat.bots.unfathomable.memory import Memory as UnfathomableMemory
from turncoat.bots.unfathomable.values import values as unfathomable_values
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View


class Mind(ABC):
    """Of one seat for one game; `side` is a number of the game's sides."""

    @abstractmethod
    def hear(self, heard: Heard) -> None:
        """Remember it."""

    @abstractmethod
    def suspicion(self, view: View) -> list[float]:
        """How likely each seat is a traitor."""

    @abstractmethod
    def values(
        self, view: View, legal: list[Option], suspicion: list[float], side: int, persona: str
    ) -> list[float]:
        """How good each option is for the side, to somebody with this persona."""


class UnfathomableMind(Mind):
    def __init__(self, view: View) -> None:
        self._memory: Final = UnfathomableMemory(view.game, view.seat, view.seats)

    def hear(self, heard: Heard) -> None:
        self._memory.hear(heard)

    def suspicion(self, view: View) -> list[float]:
        return self._memory.suspicion(view)

    def values(
        self, view: View, legal: list[Option], suspicion: list[float], side: int, persona: str
    ) -> list[float]:
        traits = list(unfathomable_traits.PERSONAS.values())[side][persona]
        return unfathomable_values(view, legal, traits, suspicion, self._memory)


class ThingMind(Mind):
    def __init__(self, view: View) -> None:
        self._memory: Final = ThingMemory(view.game, view.seat, view.seats)

    def hear(self, heard: Heard) -> None:
        self._memory.hear(heard)

    def suspicion(self, view: View) -> list[float]:
        return self._memory.suspicion(view)

    def values(
        self, view: View, legal: list[Option], suspicion: list[float], side: int, persona: str
    ) -> list[float]:
        traits = list(thing_traits.PERSONAS.values())[side][persona]
        return thing_values(view, legal, traits, suspicion, self._memory)


MINDS: Final[dict[str, Callable[[View], Mind]]] = {"unfathomable": UnfathomableMind, "thing": ThingMind}

# The names of the personas, by game and side
PERSONAS: Final[dict[str, list[list[str]]]] = {
    "unfathomable": [list(names) for names in unfathomable_traits.PERSONAS.values()],
    "thing": [list(names) for names in thing_traits.PERSONAS.values()],
}
