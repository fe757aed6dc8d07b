"""Save files of the terminal client: the engine's save plus the event journal, the statements and which regulars play.

A plain save of the engine can be resumed too; its log and talk start empty.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from turncoat.bots.regulars import REGULARS
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.reading import as_int, as_list, as_object, as_text, only_fields
from turncoat.kernel.requests import plain
from turncoat.kernel.session import Session, resume
from turncoat.kernel.shapes import Json
from turncoat.kernel.unwire import event_from_wire
from turncoat.kernel.wire import event_wire
from turncoat.talk.games import kinds_of
from turncoat.talk.record import TalkRecord

NO_REGULARS: Final[Mapping[Seat, str]] = MappingProxyType({})
TABLE: Final = "table"  # the field that this module adds to the engine's save
EVENTS: Final = "events"
TALK: Final = "talk"
WHO: Final = "regulars"


def save_table(
    session: Session, record: TalkRecord | None, regulars: Mapping[Seat, str] = NO_REGULARS
) -> dict[str, Json]:
    """The save as JSON. It contains every secret of the game."""
    events: list[Json] = [_event_to_json(session.state.game, event) for event in session.journal]
    table: dict[str, Json] = {EVENTS: events}
    if record is not None:
        table[TALK] = record.to_wire()
    if regulars:
        table[WHO] = {str(seat): name for seat, name in regulars.items()}
    return {**session.save(), TABLE: table}


def restore_table(game: Game, value: Json) -> tuple[Session, TalkRecord | None]:
    """The session and its talk record (None: the game has no talk). BadInput names the wrong field."""
    saved = dict(as_object(value, "save"))
    table = as_object(saved.pop(TABLE, {}), TABLE)
    only_fields(table, [EVENTS, TALK, WHO], TABLE)
    session = resume(game, saved)
    seats = session.state.seats
    for written in as_list(table.get(EVENTS, []), EVENTS):
        session.journal.append(_event_from_json(game, written))
    if not kinds_of(game.name, seats):
        return session, None
    return session, TalkRecord.from_wire(game, seats, table.get(TALK, []), session)


def saved_regulars(value: Json) -> dict[Seat, str]:
    """The regular at each seat. BadInput: there is no such regular."""
    table = as_object(as_object(value, "save").get(TABLE, {}), TABLE)
    regulars: dict[Seat, str] = {}
    for seat, name in as_object(table.get(WHO, {}), WHO).items():
        if not seat.isdecimal() or name not in REGULARS:
            raise BadInput("broken_save", WHO)
        regulars[int(seat)] = as_text(name, WHO)
    return regulars


def new_record(session: Session) -> TalkRecord | None:
    """An empty talk record; None if the game has no talk at this table size."""
    game, seats = session.state.game, session.state.seats
    return TalkRecord(game, seats) if kinds_of(game.name, seats) else None


def _event_to_json(game: Game, event: Event) -> Json:
    """The event with its secret part and the seats that know it."""
    knowers = EVERYBODY if event.knowers else 0
    whole = Event(event.kind, event.rule, event.arguments, event.secret, knowers, event.why)
    return [event.knowers, plain(event_wire(game, whole, SPECTATOR))]


def _event_from_json(game: Game, value: Json) -> Event:
    pair = as_list(value, EVENTS)
    if len(pair) != 2:
        raise BadInput("broken_save", EVENTS)
    return event_from_wire(game, pair[1], as_int(pair[0], EVENTS))
