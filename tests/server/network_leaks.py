"""Planted leaks of the network layer, each in one place of an otherwise correct server."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from turncoat.kernel.decisions import options, waiting_seats, why_not
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import decision_wire, view_wire
from turncoat.server.hall import hall
from turncoat.server.hall.registry import Place
from turncoat.server.http import app
from turncoat.server.http.handlers import devices, lobby
from turncoat.server.http.routes import ROUTES
from turncoat.server.net import websocket_out
from turncoat.server.replay import service, texts
from turncoat.server.show import messages, shared_texts
from turncoat.server.show.texts import StepTexts
from turncoat.server.table import apply, clocks, dangers, queries, step_view, summary
from turncoat.server.table.body import ALL_VIEWERS
from turncoat.server.table.commands import answer
from turncoat.server.table.commands.answer import By, answer_decision
from turncoat.server.table.commands.order import OrderCleared
from turncoat.server.table.commands.petition import PetitionOpened
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.notes import Notes
from turncoat.server.table.step_view import StepView, ToldEvent
from turncoat.server.table.table import Marks, Table

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Planted:
    name: str
    plant: Callable[[Patch], None]
    games: tuple[str, ...]  # where it shows


def numbers_count_everything(patch: Patch) -> None:
    patch.setattr(StepView, "_viewers", lambda self: (1 << self.seats + 1) - 1)


def orders_are_shown(patch: Patch) -> None:
    patch.setattr(OrderCleared, "shown", ALL_VIEWERS)


def lengths_are_exact(patch: Patch) -> None:
    patch.setattr(websocket_out, "BUCKET", 1)


def company_with(patch: Patch, more: Callable[[Table], Any]) -> None:
    honest = messages.company
    patch.setattr(messages, "company", lambda table: {**honest(table), "more": more(table)})


def entries_are_counted(patch: Patch) -> None:
    company_with(patch, lambda table: table.entries)


def answers_are_counted(patch: Patch) -> None:
    company_with(patch, lambda table: len(table.answers))


def true_waiting_list_is_shown(patch: Patch) -> None:
    company_with(patch, lambda table: seats_in(waiting_seats(table.state)) if table.state else [])


def everything_is_shown(patch: Patch) -> None:
    company_with(patch, lambda table: table.state.zones if table.state else [])


def bots_think_as_long_as_they_have_options(patch: Patch) -> None:
    honest = clocks.bot_due

    def bot_due(table: Table) -> int | None:
        due = honest(table)
        asked = queries.awaited_bots(table)
        if due is None or not asked or table.state is None:
            return due
        return due + 10 * len(options(table.state, asked[0]))

    patch.setattr(clocks, "bot_due", bot_due)


def hello_shows_another_seat(patch: Patch) -> None:
    patch.setattr(messages, "view", lambda s, seat: view(s, (seat + 1) % s.seats))


def history_tells_secrets(patch: Patch) -> None:
    def told_to(self: ToldEvent, seat: Seat) -> Any:
        public = self.public
        return {**public, "told": {**public["told"], **(self.secret or {})}}

    patch.setattr(ToldEvent, "told_to", told_to)


def updates_tell_secrets(patch: Patch) -> None:
    def own_events(self: StepView, seat: Seat) -> dict[str, Any]:
        return {str(at): told.secret for at, told in enumerate(self.events) if told.secret is not None}

    patch.setattr(StepView, "own_events", own_events)


def replies_count_entries(patch: Patch) -> None:
    class Done(msgspec.Struct):
        number: int

    async def act(ask: Any) -> Any:
        place, actor = await ask.table()
        return Done(await ask.hall.carry_out(place.table.id, actor, ask.body))

    _handle_by(patch, "command", act)


def _handle_by(patch: Patch, name: str, handler: Any) -> None:
    """Replace a route's handler."""
    changed = [replace(route, handler=handler) if route.name == name else route for route in ROUTES]
    patch.setattr(app, "ROUTES", tuple(changed))


def undo_tells_the_entry(patch: Patch) -> None:
    patch.setattr(Undone, "unshown", ())
    patch.setattr(PetitionOpened, "unshown", ())


def refusals_tell_the_entry(patch: Patch) -> None:
    honest = hall.Hall.carry_out

    async def carry_out(self: hall.Hall, table: str, actor: Any, command: Any) -> int:
        try:
            return await honest(self, table, actor, command)
        except BadInput as refusal:
            place = await self.place(table)
            raise BadInput(refusal.code, f"entry {place.table.entries}", refusal.rule) from None

    patch.setattr(hall.Hall, "carry_out", carry_out)


def refusals_tell_the_position(patch: Patch) -> None:
    def answered(table: Table, seat: Seat, option: str, decision: int | None, by: By) -> Any:
        try:
            return answer_decision(table, seat, option, decision, by)
        except BadInput as refusal:
            assert table.state is not None
            raise BadInput(refusal.code, str(table.state.zones), refusal.rule) from None

    patch.setattr(answer, "answer_decision", answered)


def reasons_tell_the_position(patch: Patch) -> None:
    honest = why_not

    def rule_against(s: Any, seat: Seat, verb: int) -> Any:
        refusal = honest(s, seat, verb)
        return None if refusal is None else type(refusal)(f"{refusal.code} {s.zones}", refusal.rule)

    patch.setattr(lobby, "rule_against", rule_against)


def offers_name_another_hand(patch: Patch) -> None:
    async def offers(ask: Any) -> Any:
        place, actor = await ask.seat()
        s = place.table.running_state()
        return view_wire(view(s, (actor.seat + 1) % s.seats))

    _handle_by(patch, "offers", offers)


def clocks_begin_with_every_step(patch: Patch) -> None:
    honest = apply._take

    def take(table: Table, planned: Any, at: int, *given: Any) -> None:
        honest(table, planned, at, *given)
        table.start_clock(at)

    patch.setattr(apply, "_take", take)


def lists_count_entries(patch: Patch) -> None:
    honest = summary.summary

    def summary_of(place: Place, table: Table) -> bytes:
        honest_summary = summary.read_summary(honest(table))
        titled: bytes = msgspec.json.encode(msgspec.structs.replace(honest_summary, title=str(table.entries)))
        return titled

    patch.setattr(Place, "summary_of", summary_of)


def words_are_for_another_seat(patch: Patch) -> None:
    honest = StepTexts.encode

    def encode(texts: StepTexts, seat: Seat, language: str) -> bytes:
        return honest(texts, (seat + 1) % len(texts._table.chairs), language)

    patch.setattr(StepTexts, "encode", encode)


def replies_say_how_many_entries(patch: Patch) -> None:
    honest = hall.Hall.hello

    async def hello(self: hall.Hall, place: Place, look: Any, connection: Any = None) -> bytes:
        message: bytes = await honest(self, place, look, connection)
        return message + b" " * (0 if connection else place.table.entries % 50)

    patch.setattr(hall.Hall, "hello", hello)


def everybody_reads_the_decision(patch: Patch) -> None:
    def decision_of(s: Any, seat: Seat, offered: Any = None) -> Any:
        asked = seats_in(waiting_seats(s))
        return decision_wire(view(s, asked[0]), "", options(s, asked[0])) if asked else None

    patch.setattr(messages, "decision_of", decision_of)
    patch.setattr(step_view, "decision_of", decision_of)


def notes_of_another_seat(patch: Patch) -> None:
    async def notes(ask: Any) -> Any:
        place, actor = await ask.seat()
        other = (actor.seat + 1) % len(place.table.chairs)
        written = await ask.hall.store.notes(place.table.id, other)
        return devices._NOTES.decode(written) if written else Notes()

    _handle_by(patch, "notes", notes)


def replays_show_all_seats(patch: Patch) -> None:
    honest = service._step

    def step(table: Table, showing_: StepView, at: int, own: Any) -> Any:
        return honest(table, showing_, at, range(len(table.chairs)))

    patch.setattr(service, "_step", step)


def replays_tell_all_secrets_in_words(patch: Patch) -> None:
    honest = texts._lines

    def lines(reader: Any, record: Any, showing_: StepView, story: Any, viewers: Any, *, is_all: bool) -> Any:
        return honest(reader, record, showing_, story, viewers, is_all=True)

    patch.setattr(texts, "_lines", lines)


def somebody_waits_in_my_list(patch: Patch) -> None:
    patch.setattr(devices, "shown_waiting_seats", lambda s: sum(1 << seat for seat in _rich(s)))


def _rich(s: Any) -> list[Seat]:
    """Seats chosen by the hidden position."""
    return [seat for seat in range(s.seats) if hash(str(s.zones)) >> seat & 1]


NEEDS_MANY_OPTIONS = {bots_think_as_long_as_they_have_options, undo_tells_the_entry}


def stakes_tell_the_position(patch: Patch) -> None:
    patch.setattr(
        shared_texts,
        "stakes_of",
        lambda s, seat, decision, language: [[str(s.zones)] for _ in decision["options"]],
    )


def dangers_count_what_is_hidden(patch: Patch) -> None:
    honest = dangers._take

    def leaky(table: Table, s: State, marks: Marks, events: list[EventWire]) -> None:
        honest(table, s, marks, events)
        table.dangers = [{**one, "lost": hash(str(s.zones))} for one in table.dangers]

    patch.setattr(dangers, "_take", leaky)


PLANTED = [
    Planted(
        plant.__name__,
        plant,
        ("unfathomable",) if plant in NEEDS_MANY_OPTIONS else ("lifeboat", "unfathomable"),
    )
    for plant in (
        numbers_count_everything,
        dangers_count_what_is_hidden,
        orders_are_shown,
        lengths_are_exact,
        entries_are_counted,
        answers_are_counted,
        true_waiting_list_is_shown,
        everything_is_shown,
        bots_think_as_long_as_they_have_options,
        hello_shows_another_seat,
        history_tells_secrets,
        updates_tell_secrets,
        replies_count_entries,
        undo_tells_the_entry,
        refusals_tell_the_entry,
        refusals_tell_the_position,
        reasons_tell_the_position,
        offers_name_another_hand,
        clocks_begin_with_every_step,
        lists_count_entries,
        words_are_for_another_seat,
        replies_say_how_many_entries,
        everybody_reads_the_decision,
        notes_of_another_seat,
        replays_show_all_seats,
        replays_tell_all_secrets_in_words,
        somebody_waits_in_my_list,
        stakes_tell_the_position,
    )
]
