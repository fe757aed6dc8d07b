"""A bot with a persona's habits and an exact account of the possible traitors."""

from collections.abc import Mapping
from typing import Any

from turncoat.bots.game_bots import Belief, Personas
from turncoat.bots.onlooker import public_event, public_view
from turncoat.bots.player import Heard
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.sides import LOYAL, TRAITOROUS, side_seen
from turncoat.bots.talking.manners import Manners
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.views import View


class BeliefPlayer(PersonaPlayer):
    def __init__(self, names: tuple[str, ...] = (), temper: Manners | None = None) -> None:
        super().__init__(names, temper)
        self._belief: Belief | None = None
        self._watched: Belief | None = None  # the belief of a spectator
        self._unwatched: list[Heard] = []  # events not yet passed to it

    def hear(self, heard: Heard) -> None:
        super().hear(heard)
        self._unwatched.append(heard)
        if self._belief is not None:
            self._belief.hear(heard)

    def suspicion(self, view: View) -> list[float]:
        assert self._belief is not None
        assert self._mind is not None
        self._belief.look(view)
        suspicion = self._belief.suspicion()
        self._mind.of_game.share(self._mind.memory, self._belief)
        return suspicion

    def reputation(self, view: View) -> list[float]:
        """Computed for traitors only: a loyal seat uses its own suspicion, which costs nothing."""
        if side_seen(view) == LOYAL:
            return self.suspicion(view)
        assert self._mind is not None
        public = public_view(view)
        if self._watched is None:
            self._watched = self._mind.of_game.belief(public)
        for heard in self._unwatched:
            self._watched.hear(public_event(heard))
        self._unwatched.clear()
        self._watched.look(public)
        return self._watched.suspicion()

    def hide(self, view: View, legal: list[Option], values: list[float]) -> list[float]:
        if side_seen(view) == LOYAL:
            return values
        assert self._mind is not None
        costs = self._mind.of_game.cover(view, legal, self._belief, self._watched, self.personas[TRAITOROUS])
        return [value - cost for value, cost in zip(values, costs, strict=True)]

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        assert self._belief is not None
        return self._belief.reasons(seat)

    def sit_down(self, view: View, personas: Personas[Any, Any, Any], dice: Dice) -> None:
        self._belief = personas.belief(view)
        for heard in self.unheard:
            self._belief.hear(heard)
        super().sit_down(view, personas, dice)

    def traits(self, personas: Personas[Any, Any, Any]) -> Mapping[str, Mapping[str, Any]]:
        return personas.reckoning
