"""Late answers: what the clock answers for players whose time is up, and when bots take their seats.

How long a decision may take is in `settings.py` (`Live`, `Days`); `clocks.py` computes the deadline.
"""

from collections.abc import Sequence
from typing import Final

from turncoat.kernel.decisions import options
from turncoat.kernel.ids import Seat, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PASS
from turncoat.kernel.wire import option_id
from turncoat.server.table.apply import take_ahead
from turncoat.server.table.commands.answer import By, plan_answer
from turncoat.server.table.commands.leave import TakenOver
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.queries import is_window, late_seats
from turncoat.server.table.seat_bots import draw_bot
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table

MOST_MISSED: Final = 3  # decisions in a row that the clock answers; then a bot takes the seat


def plan_late_answers(table: Table) -> list[PlannedEntry]:
    """Plan the clock's answers for all late players in one transaction, so that their number and order leave no trace in time.

    The same rule holds for all seats, and depends on a seat's own options only.
    """
    if table.stage != PLAYING or table.state is None:
        return []
    by: By = "window" if is_window(table) else "clock"
    ahead = table.copy()
    planned: list[PlannedEntry] = []
    for seat in late_seats(table):
        for entry in plan_answer(
            ahead, seat, plain_answer(ahead.running_state(), seat), table.state.decision, by
        ):
            take_ahead(ahead, entry)
            planned.append(entry)
    if ahead.stage == PLAYING:
        planned += plan_take_over(
            [seat for seat in late_seats(table) if ahead.chairs[seat].missed >= MOST_MISSED]
        )
    return planned


def plan_take_over(seats: Sequence[Seat]) -> list[PlannedEntry]:
    """Plan that bots play these seats from now on."""
    return [PlannedEntry(TakenOver(draw_bot(), "clock"), seat) for seat in seats]


def plain_answer(s: State, seat: Seat) -> str:
    """The answer for a seat that does not answer itself: pass if it may, else the first option."""
    legal = options(s, seat)
    passing = [option for option in legal if verb_of(option) == PASS]
    return option_id(s.game, (passing or legal)[0])
