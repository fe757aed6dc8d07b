"""A bot that reckons: a persona's habits, and an exact account of who may be a traitor instead of a feeling."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from turncoat.bots.games import RECKONING, Mind
from turncoat.bots.onlooker import heard_by_all, seen_by_all
from turncoat.bots.player import Heard
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.sides import LOYAL, TRAITOROUS, side_seen
from turncoat.bots.thing import cover
from turncoat.bots.thing.belief.model import Belief as ThingBelief
from turncoat.bots.unfathomable import exposure
from turncoat.bots.unfathomable.belief.model import Belief as UnfathomableBelief
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.views import View

Belief: TypeAlias = ThingBelief | UnfathomableBelief

BELIEFS: Final[dict[str, Callable[[View], Belief]]] = {
    "thing": lambda view: ThingBelief(view.game, view.seat, view.seats, view.settings),
    "unfathomable": lambda view: UnfathomableBelief(view.game, view.seat, view.seats, view.settings),
}


class BeliefPlayer(PersonaPlayer):
    minds: ClassVar[dict[str, Callable[[View], Mind[Any, Any]]]] = RECKONING

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        super().__init__(names)
        self._belief: Belief | None = None
        self._watched: Belief | None = None  # what somebody believes who only watches
        self._unwatched: list[Heard] = []  # what happened since it was last asked for

    def hear(self, heard: Heard) -> None:
        super().hear(heard)
        self._unwatched.append(heard)
        if self._belief is not None:
            self._belief.hear(heard)

    def suspicion(self, view: View) -> list[float]:
        assert self._belief is not None
        self._belief.look(view)
        suspicion = self._belief.suspicion()
        if isinstance(self._belief, ThingBelief):
            assert self._mind is not None
            self._mind.memory.worlds = self._belief.worlds()
        return suspicion

    def reputation(self, view: View) -> list[float]:
        """Reckoned for traitors only: who has nothing to hide takes what it thinks itself, which costs nothing."""
        if side_seen(view) == LOYAL:
            return self.suspicion(view)
        public = seen_by_all(view)
        if self._watched is None:
            self._watched = BELIEFS[view.game.name](public)
        for heard in self._unwatched:
            self._watched.hear(heard_by_all(heard))
        self._unwatched.clear()
        self._watched.look(public)
        return self._watched.suspicion()

    def hide(self, view: View, legal: list[Option], values: list[float]) -> list[float]:
        if side_seen(view) == LOYAL:
            return values
        if isinstance(self._watched, ThingBelief):
            costs = cover.costs(self._watched, view, legal)
        else:
            assert isinstance(self._belief, UnfathomableBelief)
            assert self._watched is not None
            costs = exposure.costs(view, legal, self._belief, self._watched, self._personas[TRAITOROUS])
        return [value - cost for value, cost in zip(values, costs, strict=True)]

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        assert self._belief is not None
        return self._belief.reasons(seat)

    def sit_down(self, view: View, dice: Dice) -> None:
        self._belief = BELIEFS[view.game.name](view)
        for heard in self.unheard:
            self._belief.hear(heard)
        super().sit_down(view, dice)
        if isinstance(self._belief, UnfathomableBelief):
            assert self._mind is not None
            self._mind.memory.cards = self._belief.watch.cards
