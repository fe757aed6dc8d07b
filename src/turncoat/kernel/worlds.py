"""Worlds: imagined games that a bot may play on, to look ahead.

A world that `imagined_world` makes comes from what one seat sees, so playing on in it reveals nothing. Bots hold no
states: this is what they may ask of an imagined one.
"""

from typing import Final

from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import Dice
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, has_seat
from turncoat.kernel.imagine import Beliefs, imagine
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view


class World:
    def __init__(self, state: State) -> None:
        self._state: Final = state

    def copy(self) -> "World":
        """A copy of the world, in which chance brings the same."""
        return World(self._state.copy())

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def current(self) -> Seat:
        return self._state.current

    @property
    def tracks(self) -> list[int]:
        return self._state.tracks

    @property
    def zones(self) -> list[list[int]]:
        return self._state.zones

    @property
    def is_over(self) -> bool:
        return self._state.ending != RUNNING

    def has_won(self, side: int) -> bool:
        """Whether a seat of the side has won."""
        s = self._state
        return any(has_seat(s.winners, seat) and s.game.side_of(s, seat) == side for seat in range(s.seats))

    def ask_next(self) -> tuple[Seat, list[Option]]:
        """The seat that answers next, with its legal options."""
        return ask_next(self._state)

    def view_for(self, seat: Seat) -> View:
        return view(self._state, seat)

    def take(self, seat: Seat, option: Option) -> None:
        """Take a legal answer and run to the next decision."""
        take(self._state, seat, option)


def imagined_world(seen: View, dice: Dice, knowledge: Knowledge, beliefs: Beliefs) -> World:
    """A world that agrees with everything that the viewer knows, drawn by its beliefs. Its future follows from the
    same dice."""
    return World(imagine(seen, dice, knowledge, beliefs))
