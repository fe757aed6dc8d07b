"""What is sent to those who look on: `hello` is everything as it is now, `update` what one step changed."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.kernel.wire_cache import WrittenFrame
from turncoat.server.show.message_shapes import (
    ChairWire,
    ChatWire,
    CompanyWire,
    HelloFrame,
    OwnWire,
    PublicWire,
    TextsWire,
)
from turncoat.server.show.step_view import ENCODER, Showing, decision_of
from turncoat.server.store.api import Milliseconds
from turncoat.server.table.clocks import clock_wire
from turncoat.server.table.entries import EVERYBODY, OWN, Answered, Chatted, OrderCleared, Ordered, Said
from turncoat.server.table.hash_chain import seal
from turncoat.server.table.lookalikes import models
from turncoat.server.table.parts import Chair
from turncoat.server.table.petitions import can_undo, undoer
from turncoat.server.table.settings import Board
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
    """Which side each seat was on: nobody's secret any more once the game is over."""
    s = table.state
    if table.stage != OVER or s is None:
        return None
    return [s.game.sides[s.game.side_of(s, seat)] for seat in range(len(table.chairs))]


def likes(table: Table) -> list[int | None]:
    """By seat: the one whose name it looks like, if that one had it first. A bot that plays for a player keeps the player's name."""
    return models([(chair.name, chair.named) for chair in table.chairs])


def chair_wire(chair: Chair, like: int | None) -> ChairWire:
    """Which persona a bot has is nobody's business until the end; that it is a bot is everybody's."""
    return {
        "kind": chair.kind,
        "name": chair.name,
        "is_bot": bool(chair.bot),
        "is_ready": chair.is_ready,
        "has_seed": bool(chair.seed),
        "like": like,
    }


def update(table: Table, showing: Showing, at: Milliseconds, viewers: Collection[Seat]) -> dict[Seat, bytes]:
    """The frame of each of these viewers that is shown anything; the table has taken the step."""
    may_undo = undoer(table)
    frames: dict[Seat, bytes] = {}
    if showing.is_public:
        public = ENCODER.encode(public_part(table, showing, table.events - len(showing.events)))
    else:
        public = b"null"
    plain: dict[int, bytes] = {}  # by number: of those who are shown what everybody is
    for viewer in viewers:
        number = table.shown[viewer]
        own: OwnWire = {}
        if viewer >= 0 and showing.concerned >> viewer & 1:
            own = own_part(showing, viewer)
        if not showing.is_public and not own:
            continue
        if viewer == may_undo and viewer >= 0:
            own["can_undo"] = True
        if own:
            frames[viewer] = _frame(number, at, public, ENCODER.encode(own))
        else:
            if number not in plain:
                plain[number] = _frame(number, at, public, b"null")
            frames[viewer] = plain[number]
    return frames


def _frame(number: int, at: Milliseconds, public: bytes, own: bytes) -> bytes:
    head = b'{"frame":"update","number":%d,"at":%d,"public":' % (number, at)
    return b"".join((head, public, b',"own":', own, b"}"))


def with_texts(frame: bytes, texts: TextsWire) -> bytes:
    """The frame for somebody who reads a language of their own."""
    return b"".join((frame[:-1], b',"texts":', ENCODER.encode(texts), b"}"))


def public_part(table: Table, showing: Showing, first: int) -> PublicWire:
    """To be encoded, not read: what was written already stands in it as it was."""
    step = showing.step
    found: PublicWire = {"kind": step.body.kind, "seat": step.seat}
    if step.body.shown == EVERYBODY:
        found["body"] = _body(showing)
    else:
        del found["seat"]
        found["kind"] = "played"
    if showing.events:
        found["first_event"] = first
        found["events"] = _raw_list([told.public for told in showing.told])
    if showing.changes is not None and showing.public_changes:
        found["changes"] = showing.public_changes
        if showing.changes.stack:
            stack = _raw_list([one.encoded or _encoded(one) for one in showing.changes.stack])
            found["changes"] = {**showing.public_changes, "stack": stack}
    if showing.is_reset and showing.after is not None:
        found["first_event"] = first
        found["view"] = view_wire(view(showing.after, SPECTATOR))
    if not isinstance(step.body, IN_THE_GAME):
        found["company"] = company(table)
    if showing.after is not None:
        found["clock"] = clock_wire(table)
    return found


def _raw_list(written: list[bytes]) -> Any:
    return msgspec.Raw(b"[%s]" % b",".join(written))


def _encoded(frame: WrittenFrame) -> bytes:
    frame.encoded = ENCODER.encode(frame.wire)
    return frame.encoded


def own_part(showing: Showing, seat: Seat) -> OwnWire:
    """To be encoded, not read, as well."""
    found: OwnWire = {}
    step = showing.step
    if step.seat == seat and step.body.shown == OWN:
        found["kind"] = step.body.kind
        found["body"] = _body(showing)
    events = showing.own_events(seat)
    if events:
        found["events"] = events
    changes = showing.own_changes(seat)
    if changes:
        found["changes"] = changes
    if showing.is_reset and showing.after is not None:
        found["view"] = view_wire(view(showing.after, seat))
    decision = showing.decision(seat)
    if decision is not None:
        found["decision"] = decision
    return found


def _body(showing: Showing) -> Any:
    body = showing.step.body
    if not body.unshown:
        return msgspec.Raw(showing.body)
    written: dict[str, Json] = msgspec.to_builtins(body)
    for name in body.unshown:
        written.pop(name, None)  # older entries may not have it
    return written


def hello(
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
    found: HelloFrame = {
        "frame": "hello",
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
    return ENCODER.encode(found)
