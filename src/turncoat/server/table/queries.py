"""Facts about a table, read off its state: who sits there, who is asked, who is late, whose consent counts, who may undo.

Planners, clocks and outgoing messages share them; nothing here plans or changes anything.
"""

from typing import Final

from turncoat.kernel.decisions import options, waiting
from turncoat.kernel.ids import NOBODY, Seat, Seats, has_seat, seats_in
from turncoat.kernel.state import RUNNING
from turncoat.kernel.wire import option_id
from turncoat.server.runtime.units import MINUTE, Milliseconds
from turncoat.server.table.entries import Answered
from turncoat.server.table.parts import Answering
from turncoat.server.table.table import PERSON, PLAYING, Table

KEPT_FOR: Final = (
    10 * MINUTE
)  # that a seat waits for a player who left; a seat that the clock took does not wait

# Who sits there


def people(table: Table) -> set[Seat]:
    """Players whose consent counts: people who are at the table."""
    return {seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON and not chair.bot}


def people_in(table: Table, seats: Seats) -> list[Seat]:
    """Of these seats, those that people play."""
    return seats_in(seats & ~table.bots)


def lone_seat(table: Table) -> Seat | None:
    """The seat of the one person at the table. None: there are several, also if some are away, or spectators are admitted."""
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    return seats[0] if len(seats) == 1 and not table.settings.watching.is_allowed else None


def is_vacant(table: Table, seat: Seat, now: Milliseconds) -> bool:
    """Whether a substitute may take a person's seat."""
    chair = table.chairs[seat]
    is_kept = chair.has_left and now < chair.away_since + KEPT_FOR
    return chair.kind == PERSON and bool(chair.bot) and not is_kept


# Who is asked


def late_seats(table: Table) -> list[Seat]:
    """People whose answer is missing; bots are never late."""
    return [] if table.state is None else people_in(table, waiting(table.state))


def bots_asked(table: Table) -> list[Seat]:
    """Seats that a bot has to answer for now."""
    s = table.state
    if not table.bots or table.stage != PLAYING or s is None or table.paused_since is not None:
        return []
    return seats_in(waiting(s) & table.bots)


def single_option(table: Table, seat: Seat) -> str | None:
    """The one answer that the person at this seat can give. None: nothing is asked, there is a choice, or a bot plays for them."""
    s = table.state
    if s is None or s.ending != RUNNING or table.stage != PLAYING or table.paused_since is not None:
        return None
    if table.chairs[seat].bot or not has_seat(waiting(s), seat):
        return None
    legal = options(s, seat)
    return option_id(s.game, legal[0]) if len(legal) == 1 else None


def is_window(table: Table) -> bool:
    """Whether the pending decision is a chance to react."""
    assert table.state is not None
    top = table.state.stack[-1]
    return table.game.procedures[top.procedure].name == "window"


# Petitions


def silent(table: Table) -> set[Seat]:
    """People who have neither agreed to the petition nor refused it."""
    return set() if table.petition is None else people(table) - table.petition.agreed


# Undo


def can_undo(table: Table, seat: Seat) -> bool:
    """Whether the seat may take back the last answer that was given, without a petition."""
    return seat >= 0 and seat == undoer(table)


def undoer(table: Table) -> Seat:
    """The seat that may; NOBODY if none, or if the game was dealt by rules that this version cannot replay."""
    if table.stage == PLAYING and table.state is not None and table.game.can_deal(table.version):
        for one in reversed(table.answers):
            if isinstance(one.body, Answered) and not one.body.is_quiet:
                return NOBODY
            if isinstance(one.body, Answered) and _is_chosen(one.body):
                return one.seat
    return NOBODY


def chosen_answers(table: Table) -> list[Answering]:
    """Answers that an undo goes back to. Without orders: those of others are not seen, nor do they matter. Without answers to a single
    option: taken back, they would be given again at once."""
    return [one for one in table.answers if isinstance(one.body, Answered) and _is_chosen(one.body)]


def _is_chosen(body: Answered) -> bool:
    return body.by != "single_option"
