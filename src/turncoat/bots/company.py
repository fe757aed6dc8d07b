"""The bots at one table: each is told what happens and what is said, in order, and may say something when it decides.

A player is told nothing before it is needed, that is before a decision of its own. People at the table talk through it too.
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
from turncoat.talk.moments import is_harmless
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


class Company:
    """`journal` grows while the game goes on. Without a record nothing is said."""

    def __init__(
        self, players: Mapping[Seat, Player], journal: Sequence[Event], record: TalkRecord | None
    ) -> None:
        self.players: Final = players
        self.record: Final = record
        self._journal: Final = journal
        self._told: Final = dict.fromkeys(players, 0)  # events
        self._heard: Final = dict.fromkeys(players, 0)  # statements

    def tell(self, seat: Seat) -> None:
        """All that is new to the player there."""
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
        """What the player wants to say, right after it has decided: asked where a statement is harmless, and where
        another seat waits for its answer."""
        player = self.players[seat]
        if self.record is None or not player.talks:
            return None
        if not is_harmless(seen) and not self.record.open_questions(seat):
            return None
        return player.speak(seen, self.record, dice)

    def say(self, statement: Statement) -> Statement:
        """Before all; BadInput if it cannot be said now. It comes back with its number."""
        if self.record is None:
            raise BadInput("not_said_here", statement.kind)
        self.record.log.hear(self._journal)
        return self.record.say(statement)

    def speak_for(self, seat: Seat, statement: Statement) -> Statement:
        """The same for a bot: what cannot be said is a fault of the bot, as an illegal answer is."""
        if statement.speaker != seat:
            raise BadInput("statement_refused", f"seat={seat} speaker={statement.speaker}")
        try:
            return self.say(statement)
        except BadInput as refusal:
            raise BadInput("statement_refused", f"seat={seat} {refusal}") from None


def record_for(game: Game, seats: int, players: Sequence[Player]) -> TalkRecord | None:
    """A new one, where there is anything to say and a bot that says it."""
    if kinds_of(game.name, seats) and any(player.talks for player in players):
        return TalkRecord(game, seats)
    return None
