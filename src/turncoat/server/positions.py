"""Positions of a table's game, reckoned from its entries: the same seeds and answers always give the same one."""

from typing import TYPE_CHECKING

from turncoat.kernel.decisions import shown_waiting, take
from turncoat.kernel.dice import sealed
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import CHOSE, WINDOW_OPENED, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import clear_order, set_order
from turncoat.kernel.wire import option_from_id, order_from_text
from turncoat.server import bodies

if TYPE_CHECKING:
    from turncoat.server.table import Answering, Table


def deal(table: "Table", more: dict[Seat, str]) -> tuple[State, list[Event]]:
    """The game at its beginning: its dice follow from the table's secret and every player's seed; `more` are seeds that the
    table has not taken yet."""
    seeds = [bytes.fromhex(more.get(seat, chair.seed)) for seat, chair in enumerate(table.chairs)]
    s = table.game.deal(table.settings.players, sealed(table.secret, seeds), table.settings.options)
    heard: list[Event] = []
    s.journal = heard
    run(s)
    s.journal = None
    return s, heard


def replayed(table: "Table", until: int, heard: list[Event] | None = None) -> State:
    """The position before the answer of this entry, with all standing orders as they are now; BadInput if it was played by other
    rules than ours."""
    if table.version != table.game.version:
        raise BadInput("unknown_version", str(table.version))
    s, events = deal(table, {})
    s.journal = heard
    if heard is not None:
        heard.extend(events)
    for answering in table.answers:
        if answering.number < until or not isinstance(answering.body, bodies.Answered):
            play_again(s, answering)
    s.journal = None
    return s


def play_again(s: State, answering: "Answering") -> None:
    """One answer or order of a game that is replayed."""
    body = answering.body
    if isinstance(body, bodies.Answered):
        take(s, answering.seat, option_from_id(s.game, body.option))
    elif isinstance(body, (bodies.Ordered, bodies.OrderCleared)):
        trigger, verb, until = order_from_text(s.game, body.order)
        if isinstance(body, bodies.Ordered):
            set_order(s, answering.seat, trigger, verb, until)
        else:
            clear_order(s, answering.seat, trigger, verb)


def is_quiet(before: State, after: State, seat: Seat, heard: list[Event]) -> bool:
    """Whether an answer may be taken back freely: no chance, nothing shown or told, and nobody else could have a say meanwhile,
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
