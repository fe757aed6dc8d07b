"""History of a table until now, read from its entries: what was undone has not happened."""

from collections.abc import Sequence
from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import EventWire, Json
from turncoat.server.show.message_shapes import ChatWire
from turncoat.server.store.api import Entry
from turncoat.server.table.entries import Chatted, Said, Undone, read_as
from turncoat.server.table.step_view import ToldEvent, read_events


class History:
    def __init__(self, game: Game, entries: Sequence[Entry]) -> None:
        self.events: Final[list[ToldEvent]] = []
        self.undone: int = 0  # how often something was
        self.said: Final[list[Json]] = []
        self.chat: Final[list[ChatWire]] = []
        self.chat_after: Final[list[int]] = []  # for each: how many events there had been
        self.chat_said: Final[list[int]] = []  # for each: how many phrases had been said
        first: dict[int, int] = {}  # by entry: how many events there had been
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
        """Events from this number on, and what was said after them in phrases; free text stays."""
        del self.events[count:]
        while self.said and _said_at(self.said[-1]) > count:
            self.said.pop()
        self.chat_after[:] = [min(after, count) for after in self.chat_after]
        self.chat_said[:] = [min(after, len(self.said)) for after in self.chat_said]

    def told_to(self, seat: Seat, since: int = 0) -> list[EventWire]:
        return [event.told_to(seat) for event in self.events[since:]]


def _said_at(statement: Json) -> int:
    assert isinstance(statement, dict)
    at = statement["at"]
    assert isinstance(at, int)
    return at
