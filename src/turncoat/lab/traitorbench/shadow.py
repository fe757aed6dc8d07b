"""The measured player, with two exact filters beside it: one knows what the seat knows, the other what a spectator
knows."""

from typing import ClassVar, Final

from turncoat.bots.diary import Entry
from turncoat.bots.game_bots import Belief
from turncoat.bots.games import personas_of
from turncoat.bots.onlooker import public_event, public_view
from turncoat.bots.player import Heard, Player
from turncoat.bots.spending import Spending
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


class Shadowed(Player):
    """A player that answers, speaks and believes as the measured one does."""

    listens: ClassVar[bool] = True
    talks: ClassVar[bool] = True

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.exact: list[float] = []  # the seat's own filter, as of the last decision
        self.public: list[float] = []  # a spectator's filter, as of the last decision
        self._filters: tuple[Belief, Belief] | None = None
        self._unheard: Final[list[Heard]] = []

    def hear(self, heard: Heard) -> None:
        if self.player.listens:
            self.player.hear(heard)
        self._unheard.append(heard)

    def hear_statement(self, statement: Statement) -> None:
        if self.player.talks:
            self.player.hear_statement(statement)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        self._filter(view)
        return self.player.decide(view, legal, dice)

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        return self.player.speak(view, record, dice) if self.player.talks else None

    def beliefs(self) -> list[float] | None:
        return self.player.beliefs()

    def diary(self) -> list[Entry]:
        return self.player.diary()

    def spent(self) -> list[Spending]:
        return self.player.spent()

    def _filter(self, view: View) -> None:
        public = public_view(view)
        if self._filters is None:
            personas = personas_of(view.game.name)
            assert personas is not None
            self._filters = personas.belief(view), personas.belief(public)
        own, spectator = self._filters
        for heard in self._unheard:
            own.hear(heard)
            spectator.hear(public_event(heard))
        self._unheard.clear()
        own.look(view)
        spectator.look(public)
        self.exact, self.public = [*own.suspicion()], [*spectator.suspicion()]
