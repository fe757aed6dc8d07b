"""Broadcast: the messages of a step, to every connection at its table."""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.hall.connections import Connections
from turncoat.server.net.websocket_out import Packet, packet
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.show.messages import update_messages, with_texts
from turncoat.server.show.story import follow_story
from turncoat.server.show.texts import StepTexts
from turncoat.server.table.apply import follow_talk
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.commands.return_ import Returned
from turncoat.server.table.commands.stand import Stood
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table

Follower: TypeAlias = Callable[[Table, StepView], None]
Messages: TypeAlias = dict[Seat, bytes]  # by viewer


class Broadcast:
    def __init__(self, connections: Connections, metrics: Metrics) -> None:
        self._connections: Final = connections
        self._metrics: Final = metrics
        self.followers: Final[list[Follower]] = []  # called with every step once it is stored and sent

    def encode(self, table: Table, step_view: StepView, at: Milliseconds) -> Messages:
        """Encode the messages of a step that the table has just taken, for connected viewers only."""
        if not self._connections.is_watched(table.id):
            return {}
        viewers = {connection.seat for connection in self._connections.at(table.id)}
        return update_messages(table, step_view, at, viewers)

    def publish(self, table: Table, step_view: StepView, messages: Messages, at: Milliseconds) -> None:
        """Send the messages of a stored step, and call the followers."""
        planned = step_view.planned
        body = planned.body
        follow_talk(table.talk, planned)
        if isinstance(body, Dealt) and not table.settings.watching.is_allowed:
            self._connections.clear_seat(table.id, SPECTATOR)  # spectators are admitted until the deal
        self._send(table, step_view, messages, at)
        if isinstance(body, Answered):
            self._metrics.answers[body.by] += 1
        elif isinstance(body, Stood) or (isinstance(body, Returned) and body.is_new):
            self._connections.clear_seat(table.id, planned.seat)
        for follower in self.followers:
            follower(table, step_view)

    def _send(self, table: Table, step_view: StepView, messages: Messages, at: Milliseconds) -> None:
        texts = StepTexts(table, step_view, follow_story(table, step_view))
        packets: dict[tuple[Seat, str], Packet] = {}
        last, plain = b"", Packet(b"")  # most viewers are sent the same message
        is_at_once = table.state is None
        for connection in self._connections.at(table.id):
            message = messages.get(connection.seat)
            if message is None:
                continue
            if connection.language:
                key = (connection.seat, connection.language)
                if key not in packets:
                    encoded = texts.encode(connection.seat, connection.language)
                    packets[key] = packet(with_texts(message, encoded))
                sent = packets[key]
            else:
                if message is not last:
                    last, plain = message, packet(message)
                sent = plain
            if is_at_once or not connection.delay:
                connection.put(sent)
            else:
                connection.tell(sent, at)
            self._metrics.messages += 1
