"""Positions of a table's game, reckoned from its entries: the same seeds and answers always give the same one."""

from typing import TYPE_CHECKING

from turncoat.kernel.decisions import shown_waiting, take
from turncoat.kernel.dice import sealed
from turncoat.kernel.events import CHOSE, WINDOW_OPENED, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import clear_order, set_order
from turncoat.kernel.wire import option_from_id, order_from_text
from turncoat.server.table.entries import Answered, OrderCleared, Ordered
from turncoat.server.table.parts import Answering

if TYPE_CHECKING:
    from turncoat.server.table.table import Table


def deal(table: "Table", more: dict[Seat, str], version: int = 0) -> tuple[State, list[Event]]:
    """The game at its beginning: its dice follow from the table's secret and every player's seed; `more` are seeds that the
    table has not taken yet. `version` is that of the rules, if the table was not dealt by one already; 0 is ours."""
    seeds = [bytes.fromhex(more.get(seat, chair.seed)) for seat, chair in enumerate(table.chairs)]
    dice = sealed(table.secret, seeds)
    s = table.game.deal(table.settings.players, dice, table.settings.options, version or table.version)
    heard: list[Event] = []
    s.journal = heard
    run(s)
    s.journal = None
    return s, heard


def replay_position(table: "Table", until: int, heard: list[Event] | None = None) -> State:
    """The position before the answer of this entry, with all standing orders as they are now; BadInput if it was played by
    rules that we cannot deal any more."""
    s, events = deal(table, {})
    s.journal = heard
    if heard is not None:
        heard.extend(events)
    for answering in table.answers:
        if answering.number < until or not isinstance(answering.body, Answered):
            play_again(s, answering)
    s.decision = max(s.decision, table.numbered)
    s.journal = None
    return s


def renumber(s: State, body: Answered | Ordered | OrderCleared) -> None:
    """Give the pending decision the number under which it was answered: what was undone since the one before had numbers too."""
    if isinstance(body, Answered):
        s.decision = body.decision


def play_again(s: State, answering: Answering) -> None:
    """One answer or order of a game that is replayed."""
    body = answering.body
    renumber(s, body)
    if isinstance(body, Answered):
        take(s, answering.seat, option_from_id(s.game, body.option))
    else:
        trigger, verb, until = order_from_text(s.game, body.order)
        if isinstance(body, Ordered):
            set_order(s, answering.seat, trigger, verb, until)
        else:
            clear_order(s, answering.seat, trigger, verb)


def is_quiet(before: State, after: State, seat: Seat, heard: list[Event]) -> bool:
    """Whether an answer may be taken back freely: no chance, nothing shown or told, and no other seat could act meanwhile,
    not even by a standing order."""
    return (
        after.ending == RUNNING
        and after.decision > before.decision
        and shown_waiting(after) == 1 << seat
        and not any(is_shown(after.game, event) or _lets_others_act(event, seat) for event in heard)
        and after.dice.save() == before.dice.save()
    )


def is_shown(game: Game, event: Event) -> bool:
    """Whether anybody learned something by it that was hidden. What a seat chose, it knew itself."""
    return game.events[event.kind].reveals or (event.kind != CHOSE and bool(event.secret))


def _lets_others_act(event: Event, seat: Seat) -> bool:
    return event.kind == WINDOW_OPENED or (event.kind == CHOSE and event.arguments[0] != seat)
