"""Cache of legal options: what each seat may answer in one position."""

from typing import Final

from turncoat.kernel.decisions import options
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.state import State


class LegalOptions:
    """The legal options of one position, by seat.

    Filled while the messages of a step are made (`StepView.decision`); read when an answer is checked (`commands/answer.py`), so that
    options are computed once for both. The step's view and the table share it. It is never out of date: it belongs to one `State`, a
    table never changes the state that it has, and `find` compares the two.
    """

    def __init__(self, state: State | None = None) -> None:
        self._state: Final = state
        self._by_seat: Final[dict[Seat, list[Option]]] = {}

    def of(self, seat: Seat) -> list[Option]:
        """The options of a seat that is asked, computed on first use."""
        legal = self._by_seat.get(seat)
        if legal is None:
            assert self._state is not None
            legal = self._by_seat[seat] = options(self._state, seat)
        return legal

    def find(self, state: State, seat: Seat) -> list[Option] | None:
        """The cached options; None if they were not computed, or this is the cache of another position."""
        return self._by_seat.get(seat) if state is self._state else None
