"""The first thing that whoever looks on is sent: everything as it is at a table, in their language if they named one."""

from turncoat.kernel.ids import Seat
from turncoat.server.hall.hall import Hall
from turncoat.server.show.history import History
from turncoat.server.show.messages import hello, with_texts
from turncoat.server.show.texts import words_now
from turncoat.server.table.table import Table


def greeting(
    hall: Hall, table: Table, viewer: Seat, history: History, events: int, language: str, *, is_host: bool
) -> bytes:
    """`events` are those that they have already."""
    first = min(events, len(history.events))
    frame = hello(
        table,
        viewer,
        hall.now(),
        history.told_to(viewer, first),
        first,
        history.undone,
        history.said,
        history.chat,
        hall.presence.here(table.id),
        is_host=is_host,
    )
    return with_texts(frame, words_now(table, viewer, language, history, first)) if language else frame
