"""A game in progress as plain data: numbers, piles of small integers, and a stack of frames.

A state can be copied, saved, compared and searched between any two steps. Copying is written by hand and verified by
the copy tester. Only atoms change what players can see (tests/structure). Piles and lists of knowers are replaced and
never modified: copies share them, and the same list object always holds the same cards.
"""

from typing import TYPE_CHECKING, Final

from turncoat.kernel.dice import Dice
from turncoat.kernel.events import Event
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, Option, Seat, Seats

if TYPE_CHECKING:
    from turncoat.kernel.game import Game

RUNNING: Final = -1  # the ending of a game that goes on


class State:
    def __init__(
        self,
        game: "Game",
        seats: int,
        settings: tuple[int, ...],
        current: Seat,
        decision: int,
        tracks: list[int],
        zones: list[list[int]],
        peeks: dict[int, list[Seats]],
        stack: list[Frame],
        sealed: list[Option],
        orders: list[int],
        dice: Dice,
        ending: int,
        winners: Seats,
        result: int,
    ) -> None:
        self.game: Game = game  # what never changes: content, procedures, names
        self.seats: int = seats
        self.settings: tuple[int, ...] = settings  # choices of the table's settings; shared, never changed
        self.current: Seat = current
        self.decision: int = decision  # number of closed decisions, which is the number of the pending one
        self.tracks: list[int] = tracks
        self.zones: list[list[int]] = zones
        # Zone -> the seats that know each card there, beyond the zone's sight
        self.peeks: dict[int, list[Seats]] = peeks
        self.stack: list[Frame] = stack
        self.sealed: list[Option] = sealed  # answers of a simultaneous decision that is still open
        self.orders: list[int] = orders  # standing orders, packed (windows.py)
        self.dice: Dice = dice
        self.ending: int = ending
        self.winners: Seats = winners
        self.result: int = result  # what the last finished procedure passes to the one below
        self.journal: list[Event] | None = None  # where a listener reads events; not part of the position

    def copy(self) -> "State":
        """An independent copy. A listener of this state does not hear the copy."""
        return State(
            self.game,
            self.seats,
            self.settings,
            self.current,
            self.decision,
            self.tracks[:],
            self.zones[:],
            self.peeks.copy(),
            [Frame(f.procedure, f.step, f.v[:], f.effect) for f in self.stack],
            self.sealed[:],
            self.orders[:],
            self.dice.copy(),
            self.ending,
            self.winners,
            self.result,
        )


def replaced_places(was: list[list[int]], now: list[list[int]]) -> list[int]:
    """Indices of lists that were replaced, usually by lists with different cards."""
    return [at for at, pile in enumerate(was) if pile is not now[at]]


def changed_places(was: list[int], now: list[int]) -> list[int]:
    """Indices at which the numbers differ."""
    return [at for at, number in enumerate(was) if number != now[at]]


def blank(game: "Game", seats: int, settings: tuple[int, ...], dice: Dice) -> State:
    """The state before setup: tracks at their start, empty zones, no current seat."""
    return State(
        game,
        seats,
        settings,
        0,
        0,
        [place.start for place in game.layout.tracks],
        [[] for _ in game.layout.zones],
        {},
        [],
        [NO_OPTION] * seats,
        [],
        dice,
        RUNNING,
        0,
        0,
    )
