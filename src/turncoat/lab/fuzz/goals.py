"""What there is to reach in a game, by name: every question, answer, reaction, kind of event and ending.

A game's own goals (its cards, rooms, ...) are a class that its `GameLab` names. They are read off the answers of players
and the events that follow; no game counts anything for them.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from turncoat.kernel.events import CHOSE, GAME_ENDED, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import TRIGGER, WINDOW, ChooseFirst


@dataclass(frozen=True)
class Moment:
    """An accepted answer: the position it was given in, what happened then, and the position that followed."""

    before: State
    answer: Option
    heard: list[Event]
    after: State


class Goals:
    """`demanded` must be reached by a long run of fuzz games; `counted` is told beside it. The question of the first
    reaction is asked only where a rule says that a player chooses it. `unused`: what the kernel offers and the game has no use for."""

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
        """What the game itself has to reach."""
        return []

    def own_counted(self) -> list[str]:
        return []

    def reached(self, moment: Moment) -> set[str]:
        """The names of what this moment reaches, whether anybody asked for it or not."""
        asked = moment.before.stack[-1]
        found = {self.questions[asked.procedure, asked.step], self.verbs[verb_of(moment.answer)]}
        trigger = asked.v[TRIGGER] if asked.procedure == WINDOW.number else -1
        for event in moment.heard:
            found.add(self.events[event.kind])
            if event.kind == CHOSE:
                reaction = trigger, event.arguments[1]
                if reaction in self.reactions:
                    found.add(self.reactions[reaction])
            elif event.kind == GAME_ENDED:
                found.add(self.endings[event.arguments[0]])
        return found
