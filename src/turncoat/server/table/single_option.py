"""Single options: the table itself answers questions with one legal option, and sealed questions with a standing order, where the
time of an answer reveals nothing or tells are allowed.

That is so with one person and no spectators, and at a relaxed table (`queries.undelayed_seats`). The answers are entries of their own in
the transaction that puts the question (`by` is `single_option` or `order`). At other tables the time of such an answer would reveal what
the seat holds, so the player is asked (docs/server.md, "One option").
"""

from turncoat.server.table.apply import take_ahead
from turncoat.server.table.commands.answer import plan_answer
from turncoat.server.table.order_pauses import plan_ordered_answers
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import single_option, undelayed_seats
from turncoat.server.table.table import Table


def with_single_options(table: Table, plan: Plan) -> Plan:
    """Add the answers that follow from a plan without a choice."""
    planned, writes = plan
    if not planned or not undelayed_seats(table):
        return plan
    ahead = table.copy()
    complete: list[PlannedEntry] = []
    following = [*planned]
    while following:
        for entry in following:
            take_ahead(ahead, entry)
        complete += following
        following = _next_answer(ahead)
    return complete, writes


def _next_answer(table: Table) -> list[PlannedEntry]:
    seats = undelayed_seats(table)
    for seat in seats:
        option = single_option(table, seat)
        if option is not None:
            return plan_answer(table, seat, option, table.running_state().decision, "single_option")
    return plan_ordered_answers(table) if seats else []
