"""Planted leaks of the network layer, each in one place of an otherwise correct server."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from turncoat.kernel.decisions import options, waiting, why_not
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.views import view
from turncoat.kernel.wire import decision_wire, view_wire
from turncoat.server.hall import broadcast, hall
from turncoat.server.hall.registry import Place
from turncoat.server.http import app
from turncoat.server.http.handlers import devices, lobby
from turncoat.server.http.routes import ROUTES
from turncoat.server.net import websocket_out
from turncoat.server.replay import service, texts
from turncoat.server.show import messages
from turncoat.server.show import texts as show_texts
from turncoat.server.table import apply, clocks, play, queries, step_view, summary
from turncoat.server.table.entries import EVERYBODY, Asked, By, OrderCleared, Undone
from turncoat.server.table.moves import answer_decision
from turncoat.server.table.notes import Notes
from turncoat.server.table.step_view import StepView, ToldEvent
from turncoat.server.table.table import Table

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Planted:
    name: str
    plant: Callable[[Patch], None]
    games: tuple[str, ...]  # where it shows


def numbers_count_everything(patch: Patch) -> None:
    patch.setattr(StepView, "_viewers", lambda self: (1 << self.seats + 1) - 1)


def orders_are_shown(patch: Patch) -> None:
    patch.setattr(OrderCleared, "shown", EVERYBODY)


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
    company_with(patch, lambda table: seats_in(waiting(table.state)) if table.state else [])


def everything_is_shown(patch: Patch) -> None:
    company_with(patch, lambda table: table.state.zones if table.state else [])


def bots_think_as_long_as_they_have_options(patch: Patch) -> None:
    honest = clocks.bot_due

    def bot_due(table: Table) -> int | None:
        due = honest(table)
        asked = queries.bots_asked(table)
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
        return Done(await ask.hall.act(place.table.id, actor, ask.body))

    _answer_by(patch, "act", act)


def _answer_by(patch: Patch, name: str, answer: Any) -> None:
    """Another function in the place of a route's own."""
    changed = [replace(route, answer=answer) if route.name == name else route for route in ROUTES]
    patch.setattr(app, "ROUTES", tuple(changed))


def undo_tells_the_entry(patch: Patch) -> None:
    patch.setattr(Undone, "unshown", ())
    patch.setattr(Asked, "unshown", ())


def refusals_tell_the_entry(patch: Patch) -> None:
    honest = hall.Hall.act

    async def act(self: hall.Hall, table: str, actor: Any, command: Any) -> int:
        try:
            return await honest(self, table, actor, command)
        except BadInput as refusal:
            place = await self.place(table)
            raise BadInput(refusal.code, f"entry {place.table.entries}", refusal.rule) from None

    patch.setattr(hall.Hall, "act", act)


def refusals_tell_the_position(patch: Patch) -> None:
    def answered(table: Table, seat: Seat, option: str, decision: int | None, by: By) -> Any:
        try:
            return answer_decision(table, seat, option, decision, by)
        except BadInput as refusal:
            assert table.state is not None
            raise BadInput(refusal.code, str(table.state.zones), refusal.rule) from None

    patch.setattr(play, "answer_decision", answered)


def reasons_tell_the_position(patch: Patch) -> None:
    honest = why_not

    def rule_against(s: Any, seat: Seat, verb: int) -> Any:
        found = honest(s, seat, verb)
        return None if found is None else type(found)(f"{found.code} {s.zones}", found.rule)

    patch.setattr(lobby, "rule_against", rule_against)


def offers_name_another_hand(patch: Patch) -> None:
    async def offers(ask: Any) -> Any:
        place, actor = await ask.seat()
        s = place.table.running()
        return view_wire(view(s, (actor.seat + 1) % s.seats))

    _answer_by(patch, "offers", offers)


def clocks_begin_with_every_step(patch: Patch) -> None:
    honest = apply._take

    def take(table: Table, planned: Any, at: int, *given: Any) -> None:
        honest(table, planned, at, *given)
        apply._start_clock(table, at)

    patch.setattr(apply, "_take", take)


def lists_count_entries(patch: Patch) -> None:
    honest = summary.summary

    def summary_of(place: Place, table: Table) -> bytes:
        found = summary.read_summary(honest(table))
        titled: bytes = msgspec.json.encode(msgspec.structs.replace(found, title=str(table.entries)))
        return titled

    patch.setattr(Place, "summary_of", summary_of)


def words_are_for_another_seat(patch: Patch) -> None:
    honest = show_texts.words_of_step

    def words_of_step(table: Table, showing_: StepView, seat: Seat, language: str) -> Any:
        return honest(table, showing_, (seat + 1) % len(table.chairs), language)

    patch.setattr(broadcast, "words_of_step", words_of_step)


def replies_say_how_many_entries(patch: Patch) -> None:
    honest = hall.Hall.hello

    async def hello(self: hall.Hall, place: Place, look: Any, connection: Any = None) -> bytes:
        message: bytes = await honest(self, place, look, connection)
        return message + b" " * (0 if connection else place.table.entries % 50)

    patch.setattr(hall.Hall, "hello", hello)


def everybody_reads_the_decision(patch: Patch) -> None:
    def decision_of(s: Any, seat: Seat, offered: Any = None) -> Any:
        asked = seats_in(waiting(s))
        return decision_wire(view(s, asked[0]), "", options(s, asked[0])) if asked else None

    patch.setattr(messages, "decision_of", decision_of)
    patch.setattr(step_view, "decision_of", decision_of)


def notes_of_another_seat(patch: Patch) -> None:
    async def notes(ask: Any) -> Any:
        place, actor = await ask.seat()
        other = (actor.seat + 1) % len(place.table.chairs)
        written = await ask.hall.store.notes(place.table.id, other)
        return devices._NOTES.decode(written) if written else Notes()

    _answer_by(patch, "notes", notes)


def replays_show_all_seats(patch: Patch) -> None:
    honest = service._step

    def step(table: Table, showing_: StepView, at: int, own: Any) -> Any:
        return honest(table, showing_, at, range(len(table.chairs)))

    patch.setattr(service, "_step", step)


def replays_tell_all_secrets_in_words(patch: Patch) -> None:
    honest = texts._lines

    def lines(reader: Any, record: Any, showing_: StepView, first: int, viewers: Any, *, is_all: bool) -> Any:
        return honest(reader, record, showing_, first, viewers, is_all=True)

    patch.setattr(texts, "_lines", lines)


def somebody_waits_in_my_list(patch: Patch) -> None:
    patch.setattr(devices, "shown_waiting", lambda s: sum(1 << seat for seat in _rich(s)))


def _rich(s: Any) -> list[Seat]:
    """Seats, by what only they see."""
    return [seat for seat in range(s.seats) if hash(str(s.zones)) >> seat & 1]


NEEDS_MANY_OPTIONS = {bots_think_as_long_as_they_have_options, undo_tells_the_entry}
PLANTED = [
    Planted(
        plant.__name__,
        plant,
        ("unfathomable",) if plant in NEEDS_MANY_OPTIONS else ("lifeboat", "unfathomable"),
    )
    for plant in (
        numbers_count_everything,
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
    )
]
