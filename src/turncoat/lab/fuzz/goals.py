"""Goals of fuzzing a game, by name: every question, answer, reaction, kind of event and ending.

A game's own goals (its cards, rooms, ...) are a class that its `GameLab` names. They are read off players' answers and
the events that follow; games count nothing for them.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from turncoat.kernel.events import CHOSE, GAME_ENDED, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import TRIGGER, WINDOW, ChooseFirst


@dataclass(frozen=True)
class Transition:
    """An accepted answer: the position before it, the events that followed, and the position after it."""

    before: State
    answer: Option
    heard: list[Event]
    after: State


class Goals:
    """Goals of fuzzing. A long run must reach all of `demanded`; `counted` is reported beside it. The question of the
    first reaction is asked only where a rule says that a player chooses it. `unused`: what the kernel offers and the
    game has no use for."""

    unused: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.questions: Final = {
            (procedure.number, at): f"question:{procedure.name}.{step.name}"
            for procedure in game.procedures
            for at, step in enumerate(procedure.steps)
            if step.ask is not None and (game.order_rule or not isinstance(step.ask, ChooseFirst))
        }
        self.verbs: Final = [f"verb:{verb.name}" for verb in game.verbs]
        self.reactions: Final = {
            (at, verb): f"reaction:{trigger.name}.{game.verbs[verb].name}"
            for at, trigger in enumerate(game.triggers)
            if trigger.is_window  # other triggers name a question for standing orders, whose verbs are goals already
            for verb in trigger.verbs
        }
        self.events: Final = [f"event:{kind.name}" for kind in game.events]
        self.endings: Final = [f"ending:{ending}" for ending in game.endings]
        general = [
            *self.questions.values(),
            *self.verbs,
            *self.reactions.values(),
            *self.events,
            *self.endings,
        ]
        self.demanded: Final = [
            *[goal for goal in general if goal not in self.unused],
            *self.own_demanded(),
        ]
        self.counted: Final = self.own_counted()

    def own_demanded(self) -> list[str]:
        """The game's own demanded goals."""
        return []

    def own_counted(self) -> list[str]:
        return []

    def goals_at(self, transition: Transition) -> set[str]:
        """Names of the goals that this transition reaches, demanded or not."""
        asked = transition.before.stack[-1]
        names = {self.questions[asked.procedure, asked.step], self.verbs[verb_of(transition.answer)]}
        trigger = asked.v[TRIGGER] if asked.procedure == WINDOW.number else -1
        for event in transition.heard:
            names.add(self.events[event.kind])
            if event.kind == CHOSE:
                reaction = trigger, event.arguments[1]
                if reaction in self.reactions:
                    names.add(self.reactions[reaction])
            elif event.kind == GAME_ENDED:
                names.add(self.endings[event.arguments[0]])
        return names
