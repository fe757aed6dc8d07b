"""Questions with a single legal option, at a table with one person and no spectators: the table answers them itself.

They are answered in the transaction that puts them, as entries of their own (`by` is `single_option`). Where a second viewer could
look on, the time of such an answer would tell what the seat holds: there the person is asked (docs/server.md, "One option").
"""

from turncoat.kernel.decisions import options, waiting
from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.state import RUNNING
from turncoat.kernel.wire import option_id
from turncoat.server.table.plan import Plan, Step
from turncoat.server.table.play import answering
from turncoat.server.table.table import PERSON, PLAYING, Table


def with_single_options(table: Table, plan: Plan) -> Plan:
    """The plan, and the answers that follow from it without a choice."""
    steps, writes = plan
    if not steps or lone_seat(table) is None:
        return plan
    ahead = table.copy()
    planned: list[Step] = []
    following = [*steps]
    while following:
        for step in following:
            ahead.take(step, ahead.asked_since, 0, 0, ahead.chain, asks=False)
        planned += following
        following = _next_answer(ahead)
    return planned, writes


def _next_answer(table: Table) -> list[Step]:
    seat = lone_seat(table)
    option = None if seat is None else single_option(table, seat)
    if seat is None or option is None:
        return []
    return answering(table, seat, option, table.running().decision, "single_option")


def lone_seat(table: Table) -> Seat | None:
    """The seat of the one person at the table. None: there are several, also if some are away, or spectators are admitted."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    return people[0] if len(people) == 1 and not table.settings.watching.is_allowed else None


def single_option(table: Table, seat: Seat) -> str | None:
    """The one answer that the person at this seat can give. None: nothing is asked, there is a choice, or a bot plays for them."""
    s = table.state
    if s is None or s.ending != RUNNING or table.stage != PLAYING or table.paused_since is not None:
        return None
    if table.chairs[seat].bot or not has_seat(waiting(s), seat):
        return None
    legal = options(s, seat)
    return option_id(s.game, legal[0]) if len(legal) == 1 else None
