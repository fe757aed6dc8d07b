"""A bot that reckons: a persona's habits, and an exact account of who may be a traitor instead of a feeling."""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.bots.persona_player import PersonaPlayer
from turncoat.bots.player import Heard
from turncoat.bots.thing.belief import Belief as ThingBelief
from turncoat.bots.unfathomable.belief import Belief as UnfathomableBelief
from turncoat.kernel.dice import Dice
from turncoat.kernel.views import View

Belief: TypeAlias = ThingBelief | UnfathomableBelief

BELIEFS: Final[dict[str, Callable[[View], Belief]]] = {
    "thing": lambda view: ThingBelief(view.game, view.seat, view.seats, view.settings),
    "unfathomable": lambda view: UnfathomableBelief(view.game, view.seat, view.seats, view.settings),
}


class BeliefPlayer(PersonaPlayer):
    def __init__(self, names: tuple[str, ...] = ()) -> None:
        super().__init__(names)
        self._belief: Belief | None = None

    def hear(self, heard: Heard) -> None:
        super().hear(heard)
        if self._belief is not None:
            self._belief.hear(heard)

    def suspicion(self, view: View) -> list[float]:
        assert self._belief is not None
        self._belief.look(view)
        return self._belief.suspicion()

    def sit_down(self, view: View, dice: Dice) -> None:
        self._belief = BELIEFS[view.game.name](view)
        for heard in self.unheard:
            self._belief.hear(heard)
        super().sit_down(view, dice)
