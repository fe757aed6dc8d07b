"""Messages to connections: `hello` has the current state, `update` the changes of one step."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.show.message_shapes import (
    PROTOCOL,
    ChairWire,
    ChatWire,
    ClockWire,
    CompanyWire,
    HelloMessage,
    MeetingWire,
    OwnWire,
    PublicWire,
)
from turncoat.server.store.hash_chain import seal
from turncoat.server.table.body import ALL_VIEWERS, OWN
from turncoat.server.table.clocks import deadline
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.chat import Chatted
from turncoat.server.table.commands.order import OrderCleared, Ordered
from turncoat.server.table.commands.say import Said
from turncoat.server.table.lookalikes import models
from turncoat.server.table.queries import can_undo, end_of, undoer
from turncoat.server.table.settings import Board
from turncoat.server.table.stages import OVER
from turncoat.server.table.step_view import StepView, decision_of
from turncoat.server.table.table import Chair, Table

IN_THE_GAME: Final = (Answered, Ordered, OrderCleared, Said, Chatted)


def company(table: Table) -> CompanyWire:
    petition = table.petition
    return {
        "stage": table.stage,
        "settings": table.settings,
        "chairs": [chair_wire(chair, like) for chair, like in zip(table.chairs, likes(table), strict=True)],
        "petition": None
        if petition is None
        else {
            "number": petition.number,
            "seat": petition.seat,
            "what": petition.what,
            "agreed": sorted(petition.agreed),
            "pace": petition.pace,
        },
        "again": table.again,
        "is_agreed_end": table.is_agreed_end,
        "is_closed": table.is_closed,
        "is_paused": table.paused_since is not None,
        "meeting": meeting_wire(table),
        "sides": sides(table),
        "board": board(table),
        "printed": printed_numbers(table),
    }


def meeting_wire(table: Table) -> MeetingWire | None:
    meeting = table.meeting
    if meeting is None:
        return None
    return {
        "seat": meeting.seat,
        "accused": meeting.accused,
        "statement": meeting.statement,
        "ends": end_of(table, meeting),
        "done": sorted(meeting.done),
    }


def board(table: Table) -> Board:
    """Numbers of the table's board that differ from ours."""
    return msgspec.convert(table.game.board_in_force(), Board)


def printed_numbers(table: Table) -> dict[str, int]:
    """Numbers of the table's board for so many players, by name."""
    at = len(table.chairs) - 1
    return {name: numbers[at] for name, numbers in table.game.printed_numbers().items()}


def sides(table: Table) -> list[str] | None:
    """The side of each seat; None until the game is over."""
    s = table.state
    if table.stage != OVER or s is None:
        return None
    return [s.game.sides[s.game.side_of(s, seat)] for seat in range(len(table.chairs))]


def likes(table: Table) -> list[int | None]:
    """For each seat, the seat of an older name that looks the same, if any. A bot in place of a player keeps the
    player's name."""
    return models([(chair.name, chair.named) for chair in table.chairs])


def chair_wire(chair: Chair, like: int | None) -> ChairWire:
    """A chair for messages. That a bot plays, and which regular it is, is public; its persona is a secret until the end."""
    return {
        "kind": chair.kind,
        "name": chair.name,
        "regular": chair.regular,
        "is_bot": bool(chair.bot),
        "is_ready": chair.is_ready,
        "has_seed": bool(chair.seed),
        "is_muted": chair.is_muted,
        "like": like,
        "shares_replay": chair.shares_replay,
    }


def update_messages(
    table: Table, step_view: StepView, at: Milliseconds, viewers: Collection[Seat]
) -> dict[Seat, bytes]:
    """Encode the message to each of these viewers that sees anything of a step. The table has taken the step."""
    may_undo = undoer(table)
    messages: dict[Seat, bytes] = {}
    if step_view.is_public:
        public = ENCODER.encode(public_part(table, step_view, table.events - len(step_view.events)))
    else:
        public = b"null"
    plain: dict[int, bytes] = {}  # by number: messages without an own part
    for viewer in viewers:
        number = table.shown[viewer]
        own: OwnWire = {}
        if viewer >= 0 and step_view.concerned >> viewer & 1:
            own = own_part(step_view, viewer)
        if not step_view.is_public and not own:
            continue
        if viewer == may_undo and viewer >= 0:
            own["can_undo"] = True
        if own:
            messages[viewer] = _message(number, at, public, ENCODER.encode(own))
        else:
            if number not in plain:
                plain[number] = _message(number, at, public, b"null")
            messages[viewer] = plain[number]
    return messages


def _message(number: int, at: Milliseconds, public: bytes, own: bytes) -> bytes:
    head = b'{"message":"update","number":%d,"at":%d,"public":' % (number, at)
    return b"".join((head, public, b',"own":', own, b"}"))


def with_texts(message: bytes, texts: bytes) -> bytes:
    """The message with texts, which are an encoded `TextsWire`."""
    return b"".join((message[:-1], b',"texts":', texts, b"}"))


def public_part(table: Table, step_view: StepView, first: int) -> PublicWire:
    """The public part of a step, for encoding: some of its values are encoded already."""
    planned = step_view.planned
    public: PublicWire = {"kind": planned.body.kind, "seat": planned.seat}
    if planned.body.shown == ALL_VIEWERS:
        public["body"] = _body(step_view)
    else:
        del public["seat"]
        public["kind"] = "played"
    if step_view.events:
        public["first_event"] = first
        public["events"] = _raw_list([told.public for told in step_view.told])
    if step_view.changes is not None and step_view.public_changes:
        public["changes"] = step_view.public_changes
    if step_view.is_reset and step_view.after is not None:
        public["first_event"] = first
        public["view"] = view_wire(view(step_view.after, SPECTATOR))
    if step_view.has_new_dangers:
        public["dangers"] = table.dangers
    if not isinstance(planned.body, IN_THE_GAME):
        public["company"] = company(table)
    if step_view.after is not None:
        public["clock"] = clock_wire(table)
    return public


def clock_wire(table: Table) -> ClockWire:
    return {"asked_since": table.asked_since, "deadline": deadline(table)}


def _raw_list(written: list[bytes]) -> Any:
    return msgspec.Raw(b"[%s]" % b",".join(written))


def own_part(step_view: StepView, seat: Seat) -> OwnWire:
    """The own part of a seat, for encoding, as `public_part`."""
    own: OwnWire = {}
    planned = step_view.planned
    if planned.seat == seat and planned.body.shown == OWN:
        own["kind"] = planned.body.kind
        own["body"] = _body(step_view)
    events = step_view.own_events(seat)
    if events:
        own["events"] = events
    changes = step_view.own_changes(seat)
    if changes:
        own["changes"] = changes
    if step_view.is_reset and step_view.after is not None:
        own["view"] = view_wire(view(step_view.after, seat))
    decision = step_view.decision(seat)
    if decision is not None:
        own["decision"] = decision
    return own


def _body(step_view: StepView) -> Any:
    body = step_view.planned.body
    if not body.unshown:
        return msgspec.Raw(step_view.body)
    written: dict[str, Json] = msgspec.to_builtins(body)
    for name in body.unshown:
        written.pop(name, None)  # older entries may lack it
    return written


def hello_message(
    table: Table,
    viewer: Seat,
    now: Milliseconds,
    events: list[EventWire],
    first_event: int,
    undone: int,
    talk: list[Json],
    chat: list[ChatWire],
    here: set[Seat],
    *,
    is_host: bool,
) -> bytes:
    """Encode a `hello`. `events` are those from `first_event` on, which the client lacks."""
    s = table.state
    decision = None if s is None else decision_of(s, viewer)
    message: HelloMessage = {
        "message": "hello",
        "protocol": PROTOCOL,
        "table": table.id,
        "game": table.settings.game,
        "seat": None if viewer == SPECTATOR else viewer,
        "is_host": is_host,
        "number": table.shown[viewer],
        "now": now,
        "company": company(table),
        "commitment": table.commitment,
        "seal": seal(table.secret, table.seen[viewer]).hex(),
        "secret": table.secret.hex() if table.stage == OVER else None,
        "view": None if s is None else view_wire(view(s, viewer)),
        "dangers": table.dangers,
        "decision": decision,
        "can_undo": can_undo(table, viewer),
        "first_event": first_event,
        "events": events,
        "undone": undone,
        "talk": talk,
        "chat": chat,
        "here": [int(seat) for seat in sorted(here)],
        "clock": None if s is None else clock_wire(table),
    }
    return ENCODER.encode(message)
