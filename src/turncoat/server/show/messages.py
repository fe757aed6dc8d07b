"""Messages to connections: `hello` has everything as it is now, `update` what one step changed."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.kernel.wire_cache import WrittenFrame
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.show.message_shapes import (
    PROTOCOL,
    ChairWire,
    ChatWire,
    ClockWire,
    CompanyWire,
    HelloFrame,
    OwnWire,
    PublicWire,
    TextsWire,
)
from turncoat.server.store.hash_chain import seal
from turncoat.server.table.clocks import deadline
from turncoat.server.table.entries import EVERYBODY, OWN, Answered, Chatted, OrderCleared, Ordered, Said
from turncoat.server.table.lookalikes import models
from turncoat.server.table.parts import Chair
from turncoat.server.table.queries import can_undo, undoer
from turncoat.server.table.settings import Board
from turncoat.server.table.step_view import StepView, decision_of
from turncoat.server.table.table import OVER, Table

IN_THE_GAME: Final = (Answered, Ordered, OrderCleared, Said, Chatted)


def company(table: Table) -> CompanyWire:
    petition = table.petition
    return {
        "stage": table.stage,
        "settings": table.settings,
        "chairs": [chair_wire(chair, like) for chair, like in zip(table.chairs, likes(table), strict=True)],
        "asked": None
        if petition is None
        else {
            "number": petition.number,
            "seat": petition.seat,
            "what": petition.what,
            "agreed": sorted(petition.agreed),
        },
        "again": table.again,
        "is_agreed_end": table.is_agreed_end,
        "is_paused": table.paused_since is not None,
        "sides": sides(table),
        "board": board(table),
        "printed": printed(table),
    }


def board(table: Table) -> Board:
    """What was corrected, or is as it was in the version by which the game was dealt."""
    return msgspec.convert(table.game.board_in_force(), Board)


def printed(table: Table) -> dict[str, int]:
    """What the table's board says for so many players, by name."""
    at = len(table.chairs) - 1
    return {name: numbers[at] for name, numbers in table.game.printed().items()}


def sides(table: Table) -> list[str] | None:
    """Which side each seat was on: no secret any more once the game is over."""
    s = table.state
    if table.stage != OVER or s is None:
        return None
    return [s.game.sides[s.game.side_of(s, seat)] for seat in range(len(table.chairs))]


def likes(table: Table) -> list[int | None]:
    """By seat: the one whose name it looks like, if that one had it first. A bot that plays for a player keeps the player's name."""
    return models([(chair.name, chair.named) for chair in table.chairs])


def chair_wire(chair: Chair, like: int | None) -> ChairWire:
    """The persona of a bot is secret until the end; that it is a bot is public."""
    return {
        "kind": chair.kind,
        "name": chair.name,
        "is_bot": bool(chair.bot),
        "is_ready": chair.is_ready,
        "has_seed": bool(chair.seed),
        "like": like,
    }


def update_messages(
    table: Table, step_view: StepView, at: Milliseconds, viewers: Collection[Seat]
) -> dict[Seat, bytes]:
    """The message to each of these viewers that is shown anything; the table has taken the step."""
    may_undo = undoer(table)
    messages: dict[Seat, bytes] = {}
    if step_view.is_public:
        public = ENCODER.encode(public_part(table, step_view, table.events - len(step_view.events)))
    else:
        public = b"null"
    plain: dict[int, bytes] = {}  # by number: of those who are shown what everybody is
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
    head = b'{"frame":"update","number":%d,"at":%d,"public":' % (number, at)
    return b"".join((head, public, b',"own":', own, b"}"))


def with_texts(message: bytes, texts: TextsWire) -> bytes:
    """The message to a viewer who reads texts."""
    return b"".join((message[:-1], b',"texts":', ENCODER.encode(texts), b"}"))


def public_part(table: Table, step_view: StepView, first: int) -> PublicWire:
    """To be encoded, not read: what was written already stands in it as it was."""
    step = step_view.planned
    public: PublicWire = {"kind": step.body.kind, "seat": step.seat}
    if step.body.shown == EVERYBODY:
        public["body"] = _body(step_view)
    else:
        del public["seat"]
        public["kind"] = "played"
    if step_view.events:
        public["first_event"] = first
        public["events"] = _raw_list([told.public for told in step_view.told])
    if step_view.changes is not None and step_view.public_changes:
        public["changes"] = step_view.public_changes
        if step_view.changes.stack:
            stack = _raw_list([one.encoded or _encoded(one) for one in step_view.changes.stack])
            public["changes"] = {**step_view.public_changes, "stack": stack}
    if step_view.is_reset and step_view.after is not None:
        public["first_event"] = first
        public["view"] = view_wire(view(step_view.after, SPECTATOR))
    if not isinstance(step.body, IN_THE_GAME):
        public["company"] = company(table)
    if step_view.after is not None:
        public["clock"] = clock_wire(table)
    return public


def clock_wire(table: Table) -> ClockWire:
    return {"asked_since": table.asked_since, "deadline": deadline(table)}


def _raw_list(written: list[bytes]) -> Any:
    return msgspec.Raw(b"[%s]" % b",".join(written))


def _encoded(frame: WrittenFrame) -> bytes:
    frame.encoded = ENCODER.encode(frame.wire)
    return frame.encoded


def own_part(step_view: StepView, seat: Seat) -> OwnWire:
    """To be encoded, not read, as well."""
    own: OwnWire = {}
    step = step_view.planned
    if step.seat == seat and step.body.shown == OWN:
        own["kind"] = step.body.kind
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
        written.pop(name, None)  # older entries may not have it
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
    """Everything as it is now; `events` are those from `first_event` on that the viewer asked for."""
    s = table.state
    decision = None if s is None else decision_of(s, viewer)
    message: HelloFrame = {
        "frame": "hello",
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
