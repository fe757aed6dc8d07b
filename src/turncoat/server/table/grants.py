"""Grants of petitions: the entry that a petition asks for is planned together with the one after which all people have agreed.

The latter may be the petition itself (one person plays with bots), the last consent, or a bot taking the seat of the last player who
had not replied.
"""

from typing import assert_never

from turncoat.kernel.errors import BadInput
from turncoat.server.table.apply import take_ahead
from turncoat.server.table.commands.ask_pace import PaceChanged
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.commands.leave import TakenOver
from turncoat.server.table.commands.pause import Paused
from turncoat.server.table.commands.petition import PetitionAgreed, PetitionOpened
from turncoat.server.table.commands.undo import plan_undo
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.positions import check_unshown
from turncoat.server.table.queries import is_agreed
from turncoat.server.table.table import Petition, Table


def with_granted_petition(table: Table, plan: Plan) -> Plan:
    """Add the entry that the petition asks for to a plan after which all people have agreed."""
    planned, writes = plan
    if not any(isinstance(entry.body, (PetitionOpened, PetitionAgreed, TakenOver)) for entry in planned):
        return plan
    ahead = table.copy()
    for entry in planned:
        take_ahead(ahead, entry)
    if ahead.petition is None or not is_agreed(ahead):
        return plan
    granted = _grant(ahead, ahead.petition)
    return ([*planned, granted] if granted is not None else planned), writes


def _grant(table: Table, petition: Petition) -> PlannedEntry | None:
    """Plan what the petition asks for. None: an undo became impossible, since something was revealed; it can only be refused."""
    match petition.what:
        case "undo":
            try:
                check_unshown(table, petition.to)
            except BadInput:
                return None
            return plan_undo(table, petition.seat, petition.to)
        case "pause":
            return PlannedEntry(Paused())
        case "pace":
            assert petition.pace is not None
            return PlannedEntry(PaceChanged(petition.pace))
        case "end":
            return PlannedEntry(Ended(is_agreed=True, secret=table.secret.hex()))
        case _:
            assert_never(petition.what)
