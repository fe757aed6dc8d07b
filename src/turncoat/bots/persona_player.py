"""A bot with a character: it weighs every option by the habits of its persona, and takes the one it likes best.

It has a persona for each side, since a seat may change sides; which, it is told, or it draws them when it sits down.
"""

from typing import Any, ClassVar, Final

from turncoat.bots.minds import MINDS, PERSONAS, Mind
from turncoat.bots.player import Heard, Player
from turncoat.bots.sides import side_seen
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View

SLACK: Final = 0.05  # points within which options are as good as each other


class PersonaPlayer(Player):
    listens: ClassVar[bool] = True

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        """BadInput if no game has a persona of such a name."""
        known = {name for sides in PERSONAS.values() for side in sides for name in side}
        for name in names:
            if name not in known:
                raise BadInput("unknown_persona", f"{name} (there are: {', '.join(sorted(known))})")
        self._wanted: Final = names
        self._mind: Mind[Any, Any] | None = None
        self._personas: list[str] = []  # by side
        self.unheard: list[Heard] = []  # before the first decision
        self._suspicion: list[float] | None = None

    def hear(self, heard: Heard) -> None:
        if self._mind is None:
            self.unheard.append(heard)
        else:
            self._mind.memory.hear(heard)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if view.game.name not in MINDS:
            return legal[dice.below(len(legal))]
        if self._mind is None:
            self.sit_down(view, dice)
        assert self._mind is not None
        if len(legal) == 1:
            return legal[0]
        self._suspicion = self.suspicion(view)
        side = side_seen(view)
        values = self._mind.values(view, legal, self._suspicion, side, self._personas[side])
        best = max(values)
        liked = [option for option, value in zip(legal, values, strict=True) if value >= best - SLACK]
        return liked[dice.below(len(liked))]

    def suspicion(self, view: View) -> list[float]:
        """How likely each seat is a traitor, as far as one can feel it."""
        assert self._mind is not None
        found: list[float] = self._mind.memory.suspicion(view)
        return found

    def beliefs(self) -> list[float] | None:
        return self._suspicion

    def sit_down(self, view: View, dice: Dice) -> None:
        """Before the first decision: become somebody, and hear what has happened so far."""
        self._mind = MINDS[view.game.name](view)
        for side in PERSONAS[view.game.name]:
            asked_for = [name for name in side if name in self._wanted]
            choices = asked_for or side
            self._personas.append(choices[dice.below(len(choices))])
        for heard in self.unheard:
            self._mind.memory.hear(heard)
        self.unheard.clear()
