"""The interface to a table for an agent, independent of where the table is."""

from abc import ABC, abstractmethod
from typing import Final

from turncoat.briefings.briefing import Briefing, Choice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.texts.words import words_of


class AgentTable(ABC):
    """One seat at one table. A refusal is a BadInput and changes nothing."""

    def __init__(self, game: Game, language: str, seat: Seat, seats: int) -> None:
        self.game: Final = game
        self.language: Final = language
        self.words: Final = words_of(game.name, language)
        self.seat: Final = seat
        self.seats: Final = seats

    @abstractmethod
    async def look(self) -> Briefing:
        """The current briefing."""

    @abstractmethod
    async def wait(self, seconds: float) -> Briefing:
        """The briefing as soon as the seat is asked or the game is over, or after this many seconds."""

    @abstractmethod
    async def answer(self, decision: int, option: int) -> None:
        """Choose the option with this number, counting from one."""

    @abstractmethod
    async def say(self, sentence: int) -> str:
        """Make the statement with this number in the last briefing. Returns its text."""

    @abstractmethod
    async def why_not(self, action: str) -> str:
        """A sentence that says why an action is not offered now."""

    @abstractmethod
    async def story(self, lines: int) -> list[str]:
        """The last lines of the story."""

    @abstractmethod
    async def leave(self) -> None:
        """Give up the seat."""

    async def close(self) -> None:  # noqa: B027 - a table in this process holds no connection
        """Close connections; the seat stays taken."""

    async def start(self) -> None:
        """Begin the game, as the host of the table."""
        raise BadInput("already_begun")

    def link(self) -> str:
        """The invitation link; empty if others cannot join."""
        return ""


def choice_of(briefing: Briefing, decision: int, option: int) -> Choice:
    """The chosen option. BadInput if the decision has changed or the option does not exist."""
    asked = briefing.asked
    if asked is None:
        raise BadInput("not_asked")
    if asked.number != decision:
        raise BadInput("stale", str(decision))
    if not 1 <= option <= len(asked.choices):
        raise BadInput("no_such_number", f"{option} (1–{len(asked.choices)})")
    return asked.choices[option - 1]
