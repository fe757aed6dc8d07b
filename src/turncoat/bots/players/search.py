"""A bot with beliefs that looks ahead: it tries its best few options in worlds drawn from what it believes."""

from typing import Any, Final

from turncoat.bots.game_bots import Personas
from turncoat.bots.games import GAME_BOTS
from turncoat.bots.player import Heard
from turncoat.bots.players.belief import BeliefPlayer
from turncoat.bots.search import Search, Situation
from turncoat.bots.sides import LOYAL, side_seen
from turncoat.bots.talking.manners import Manners
from turncoat.kernel.dice import Dice
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.ids import Option
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.views import View

SEEDS: Final = 1 << 32


class SearchPlayer(BeliefPlayer):
    def __init__(self, names: tuple[str, ...] = (), temper: Manners | None = None) -> None:
        super().__init__(names, temper)
        self._knowledge: Knowledge | None = None

    def hear(self, heard: Heard) -> None:
        super().hear(heard)
        self._remember(heard)

    def _remember(self, heard: Heard) -> None:
        if self._knowledge is not None:
            self._knowledge.hear(Event(heard.kind, heard.rule, heard.arguments, (), EVERYBODY))

    def sit_down(self, view: View, personas: Personas[Any, Any, Any], dice: Dice) -> None:
        self._knowledge = Knowledge(view.game)
        for heard in self.unheard:
            self._remember(heard)
        super().sit_down(view, personas, dice)

    def choose(self, view: View, legal: list[Option], values: list[float], dice: Dice) -> Option:
        """Draws the same from the dice whether it searches or not."""
        preferred = super().choose(view, legal, values, dice)
        seed = dice.below(SEEDS)
        bots = GAME_BOTS[view.game.name]
        if bots.lookahead is None or bots.habit is None:
            return preferred
        care = bots.lookahead.care(view, legal)
        if care is None:
            return preferred
        assert self._belief is not None
        assert self._knowledge is not None
        assert self._suspicion is not None
        side = side_seen(view)
        situation = Situation(
            view,
            side,
            self._knowledge,
            bots.lookahead.beliefs(view, self._belief, self._suspicion),
            self._suspicion if side == LOYAL else self._reputation,
        )
        search = Search(bots.lookahead, bots.habit, situation, seed)
        return search.best(preferred, dict(zip(legal, values, strict=True)), care)
