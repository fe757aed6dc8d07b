"""History of a table, read from its entries, without anything that was undone."""

from collections.abc import Sequence
from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import EventWire, Json
from turncoat.server.show.message_shapes import ChatWire
from turncoat.server.store.api import Entry
from turncoat.server.table.body_codec import read_as
from turncoat.server.table.commands.chat import Chatted
from turncoat.server.table.commands.say import Said
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.step_view import ToldEvent, read_events


class History:
    def __init__(self, game: Game, entries: Sequence[Entry]) -> None:
        self.events: Final[list[ToldEvent]] = []
        self.undone: int = 0  # number of undos
        self.said: Final[list[Json]] = []
        self.chat: Final[list[ChatWire]] = []
        self.chat_after: Final[list[int]] = []  # by line of chat: number of events before it
        self.chat_said: Final[list[int]] = []  # by line of chat: number of statements before it
        first: dict[int, int] = {}  # by entry: number of events before it
        for entry in entries:
            first[entry.number] = len(self.events)
            if entry.kind == Undone.kind:
                body = read_as(Undone, entry)
                self._forget(first[body.to])
                self.undone += 1
            elif entry.kind == Said.kind:
                said = read_as(Said, entry)
                self.said.append(said.statement)
            elif entry.kind == Chatted.kind:
                chatted = read_as(Chatted, entry)
                self.chat.append({"seat": entry.seat, "at": entry.at, "text": chatted.text})
                self.chat_after.append(len(self.events))
                self.chat_said.append(len(self.said))
            self.events.extend(read_events(game, entry.events))

    def _forget(self, count: int) -> None:
        """Drop events from this number on, and statements made after them; free text stays."""
        del self.events[count:]
        while self.said and _events_before(self.said[-1]) > count:
            self.said.pop()
        self.chat_after[:] = [min(after, count) for after in self.chat_after]
        self.chat_said[:] = [min(after, len(self.said)) for after in self.chat_said]

    def events_for(self, seat: Seat, since: int = 0) -> list[EventWire]:
        return [event.told_to(seat) for event in self.events[since:]]


def _events_before(statement: Json) -> int:
    assert isinstance(statement, dict)
    at = statement["at"]
    assert isinstance(at, int)
    return at
