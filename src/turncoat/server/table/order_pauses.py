"""Order pauses: how a table answers the sealed questions for which standing orders exist, such as whether a hidden alien
reveals itself.

With several people, bots and standing orders answer after a pause of fixed length (`clocks.ORDER_PAUSE`). A player who is asked and
answers within the pause leaves the same traces as one who left an order. One person against bots does not wait
(`single_option.py`).
"""

from turncoat.server.table.apply import take_ahead
from turncoat.server.table.commands.answer import plan_answer
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.queries import ordered_option
from turncoat.server.table.table import Table


def plan_ordered_answers(table: Table) -> list[PlannedEntry]:
    """Plan the answers of all standing orders that apply now, to be stored in one transaction."""
    ahead = table.copy()
    planned: list[PlannedEntry] = []
    for seat in range(len(table.chairs)):
        option = ordered_option(ahead, seat)
        if option is not None:
            for entry in plan_answer(ahead, seat, option, table.running_state().decision, "order"):
                take_ahead(ahead, entry)
                planned.append(entry)
    return planned
