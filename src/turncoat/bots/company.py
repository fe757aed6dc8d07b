"""The bots at one table: each receives events and statements in order, and may make a statement when it decides.

Events are passed to a player only before its own decisions. Statements of people at the table pass through here too.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from turncoat.bots.player import Heard, Player
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.views import View
from turncoat.talk.games import kinds_of
from turncoat.talk.hushed import is_harmless
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


class Company:
    """The bots of one table. `journal` grows during the game. Without a record there are no statements."""

    def __init__(
        self, players: Mapping[Seat, Player], journal: Sequence[Event], record: TalkRecord | None
    ) -> None:
        self.players: Final = players
        self.record: Final = record
        self._journal: Final = journal
        self._told: Final = dict.fromkeys(players, 0)  # number of events
        self._heard: Final = dict.fromkeys(players, 0)  # number of statements

    def tell(self, seat: Seat) -> None:
        """Pass new events and statements to the player of the seat."""
        player = self.players[seat]
        if self.record is not None:
            self.record.log.hear(self._journal)
            if player.talks:
                for said in self.record.said[self._heard[seat] :]:
                    self._tell_events(seat, player, said.at)
                    player.hear_statement(said)
                self._heard[seat] = len(self.record.said)
        self._tell_events(seat, player, len(self._journal))

    def _tell_events(self, seat: Seat, player: Player, until: int) -> None:
        if player.listens:
            for event in self._journal[self._told[seat] : until]:
                player.hear(Heard(event, seat))
            self._told[seat] = until

    def wish(self, seat: Seat, seen: View, dice: Dice) -> Statement | None:
        """The statement that the player wants to make after its decision. Asked where a statement is harmless, and
        where another seat has asked it a question."""
        player = self.players[seat]
        if self.record is None or not player.talks:
            return None
        if not is_harmless(seen) and not self.record.open_questions(seat):
            return None
        return player.speak(seen, self.record, dice)

    def say(self, statement: Statement) -> Statement:
        """Make a statement before the whole table; BadInput if it is not allowed now. Returns it with its number."""
        if self.record is None:
            raise BadInput("not_said_here", statement.kind)
        self.record.log.hear(self._journal)
        return self.record.say(statement)

    def speak_for(self, seat: Seat, statement: Statement) -> Statement:
        """Make a statement for a bot. A statement that is not allowed is a fault of the bot, as an illegal answer
        is."""
        if statement.speaker != seat:
            raise BadInput("statement_refused", f"seat={seat} speaker={statement.speaker}")
        try:
            return self.say(statement)
        except BadInput as refusal:
            raise BadInput("statement_refused", f"seat={seat} {refusal}") from None


def record_for(game: Game, seats: int, players: Sequence[Player]) -> TalkRecord | None:
    """A new record, if the game has talk at this table size and one of the players talks."""
    if kinds_of(game.name, seats) and any(player.talks for player in players):
        return TalkRecord(game, seats)
    return None
