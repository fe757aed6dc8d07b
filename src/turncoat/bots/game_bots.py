"""One object per game with everything that bots know of it. `bots/games.py` lists these objects; the other modules here
are general."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from turncoat.bots.habits import Habit
from turncoat.bots.lookahead import AnyLookahead
from turncoat.bots.player import Heard
from turncoat.bots.talking.concerns import Concerns
from turncoat.bots.talking.manners import Manners
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.views import View


class Memory(Protocol):
    """The memory of a persona: the game as one seat saw it."""

    def hear(self, heard: Heard) -> None:
        """Note an event."""

    def suspicion(self, view: View) -> list[float]:
        """The chance that each seat is a traitor."""

    def reputation(self, view: View) -> list[float]:
        """The chance that each seat is a traitor, as a spectator estimates it."""


class Belief(Protocol):
    """An exact account of the possible traitors, for one seat or a spectator."""

    def hear(self, heard: Heard) -> None:
        """Note an event."""

    def look(self, view: View) -> None:
        """Note what the view shows beyond the events."""

    def suspicion(self) -> list[float]:
        """The chance that each seat is a traitor."""

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        """The events that moved the belief about a seat, with the log odds of each."""


TraitsT = TypeVar("TraitsT")
MemoryT = TypeVar("MemoryT", bound=Memory)
BeliefT = TypeVar("BeliefT", bound=Belief)


@dataclass(frozen=True)
class Personas(Generic[TraitsT, MemoryT, BeliefT]):
    """Persona and belief bots of one game. Personas are by side, in the order of the game's `sides`, and then by name.
    `judge` gives points by option, from view, options, traits, suspicion, reputation and memory. `cover` gives the
    points that each option costs a hidden traitor for what it reveals: from view, options, the own belief, that of a
    spectator and the persona's name. `share` passes results of the belief to the memory."""

    by_side: Mapping[str, Mapping[str, TraitsT]]
    reckoning: Mapping[str, Mapping[str, TraitsT]]  # the same personas for belief bots
    memory: Callable[[View], MemoryT]
    judge: Callable[[View, list[Option], TraitsT, list[float], list[float], MemoryT], list[float]]
    belief: Callable[[View], BeliefT]
    cover: Callable[[View, list[Option], BeliefT, BeliefT, str], list[float]]
    share: Callable[[MemoryT, BeliefT], None]
    concerns: Concerns
    manners: Mapping[str, Manners]

    def names(self) -> list[list[str]]:
        """Names of the personas, by side."""
        return [list(personas) for personas in self.by_side.values()]


@dataclass(frozen=True)
class GameBots:
    """The bots of one game. Only `is_traitor` is needed: without `habit` and `personas` the bots of those
    kinds play at random, and without `lookahead` a bot that searches plays by its beliefs alone."""

    game: str
    is_traitor: Callable[[View], bool]  # from the seat's own knowledge
    habit: Habit | None = None  # for the sensible player
    personas: Personas[Any, Any, Any] | None = None
    lookahead: AnyLookahead | None = None  # for the bot that searches, by its beliefs and the habit
