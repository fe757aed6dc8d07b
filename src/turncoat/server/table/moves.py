"""Moves: planned entries that change the game's position. The deal, answers, standing orders, undos."""

from turncoat.kernel.decisions import check, take
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Seat
from turncoat.kernel.windows import clear_order, set_order
from turncoat.kernel.wire import option_from_id, order_from_text
from turncoat.server.store.api import Entry
from turncoat.server.table.entries import Answered, By, Dealt, OrderCleared, Ordered, Undone, read_body
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.positions import deal, is_quiet, replay_position
from turncoat.server.table.table import Table


def deal_game(table: Table, seeds: dict[Seat, str]) -> PlannedEntry:
    """The deal, with these seeds beside those that the table has already."""
    state, events = deal(table, seeds)
    return PlannedEntry(Dealt(table.game.version), state=state, events=events)


def answer_decision(table: Table, seat: Seat, option: str, decision: int | None, by: By) -> PlannedEntry:
    """BadInput: the seat may not answer so."""
    s = table.running()
    chosen = option_from_id(s.game, option)
    check(s, seat, chosen, decision, table.legal_options.known(s, seat))
    after = s.copy()
    events: list[Event] = []
    after.journal = events
    take(after, seat, chosen)
    after.journal = None
    quiet = is_quiet(s, after, seat, events)
    return PlannedEntry(Answered(option, s.decision, by, quiet), seat, after, events)


def change_order(table: Table, seat: Seat, body: Ordered | OrderCleared) -> PlannedEntry:
    """Give a standing order, or take one back."""
    s = table.running()
    trigger, verb, until = order_from_text(s.game, body.order)
    after = s.copy()
    if isinstance(body, Ordered):
        set_order(after, seat, trigger, verb, until)
    else:
        clear_order(after, seat, trigger, verb)
    return PlannedEntry(body, seat, after)


def go_back(table: Table, seat: Seat, to: int, decision: int) -> PlannedEntry:
    """To before the answer of entry `to`; `decision`: see `Undone`."""
    s = replay_position(table, to)
    s.decision = decision or s.decision
    return PlannedEntry(Undone(to, decision), seat, s)


def recompute(table: Table, entry: Entry) -> PlannedEntry:
    """A stored entry as it was planned: the same position follows from the same answers. BadInput: the game was dealt by rules that
    this version does not have."""
    match body := read_body(entry.kind, entry.body):
        case Answered():
            return answer_decision(table, entry.seat, body.option, body.decision, body.by)
        case Ordered() | OrderCleared():
            return change_order(table, entry.seat, body)
        case Undone():
            return go_back(table, entry.seat, body.to, body.decision)
        case Dealt():
            state, events = deal(table, {}, body.version)
            return PlannedEntry(body, entry.seat, state, events)
        case _:
            return PlannedEntry(body, entry.seat)
