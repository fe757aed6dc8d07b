"""Questions with a single legal option, at a table with one person and no spectators: the table answers them itself.

They are answered in the transaction that puts them, as entries of their own (`by` is `single_option`). Where a second viewer could
look on, the time of such an answer would tell what the seat holds: there the person is asked (docs/server.md, "One option").
"""

from turncoat.server.table.apply import take_ahead
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.play import plan_answer
from turncoat.server.table.queries import lone_seat, single_option
from turncoat.server.table.table import Table


def with_single_options(table: Table, plan: Plan) -> Plan:
    """The plan, and the answers that follow from it without a choice."""
    steps, writes = plan
    if not steps or lone_seat(table) is None:
        return plan
    ahead = table.copy()
    planned: list[PlannedEntry] = []
    following = [*steps]
    while following:
        for step in following:
            take_ahead(ahead, step)
        planned += following
        following = _next_answer(ahead)
    return planned, writes


def _next_answer(table: Table) -> list[PlannedEntry]:
    seat = lone_seat(table)
    option = None if seat is None else single_option(table, seat)
    if seat is None or option is None:
        return []
    return plan_answer(table, seat, option, table.running().decision, "single_option")
