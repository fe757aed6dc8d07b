"""A bot with a character: it weighs every option by the habits of its persona, and takes the best.

It has a persona for each side, since a seat may change sides. Personas are given by name, or drawn at the first decision.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from turncoat.bots.diary import Diary, Entry, Reason
from turncoat.bots.game_bots import Memory, Personas
from turncoat.bots.games import PERSONAS, personas_of
from turncoat.bots.player import Heard, Player
from turncoat.bots.sides import side_seen
from turncoat.bots.talking.manners import Manners
from turncoat.bots.talking.moment import Moment
from turncoat.bots.talking.talker import Talker
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NO_OPTION, Option, Seat
from turncoat.kernel.views import View
from turncoat.kernel.wire import option_id
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

SLACK: Final = 0.05  # points within which options are as good as each other


class Mind:
    """Of one seat in one game: what it remembers, and its traits by side and persona."""

    def __init__(
        self, of_game: Personas[Any, Any, Any], memory: Memory, traits: Mapping[str, Mapping[str, Any]]
    ) -> None:
        self.of_game: Final = of_game
        self.memory: Final = memory
        self._traits: Final = list(traits.values())

    def values(
        self,
        view: View,
        legal: list[Option],
        suspicion: list[float],
        reputation: list[float],
        side: int,
        persona: str,
    ) -> list[float]:
        """How good each option is for the side, to a player with this persona."""
        traits = self._traits[side][persona]
        return self.of_game.judge(view, legal, traits, suspicion, reputation, self.memory)


class PersonaPlayer(Player):
    listens: ClassVar[bool] = True
    talks: ClassVar[bool] = True

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        """BadInput if no game has a persona of such a name."""
        known = {name for sides in PERSONAS.values() for side in sides for name in side}
        for name in names:
            if name not in known:
                raise BadInput("unknown_persona", f"{name} (there are: {', '.join(sorted(known))})")
        self._wanted: Final = names
        self._mind: Mind | None = None
        self._personas: list[str] = []  # by side
        self.unheard: list[Heard] = []  # before the first decision
        self.unheard_statements: list[Statement] = []
        self._suspicion: list[float] | None = None
        self._reputation: list[float] = []
        self._talker: Talker | None = None
        self._chosen: Option = NO_OPTION  # the last answer
        self._had_choice: bool = False
        self._diary: Final = Diary()

    def hear(self, heard: Heard) -> None:
        if self._mind is None:
            self.unheard.append(heard)
        else:
            self._mind.memory.hear(heard)
        if self._talker is not None:
            self._talker.hear(heard)

    def hear_statement(self, statement: Statement) -> None:
        if self._talker is None:
            self.unheard_statements.append(statement)
        else:
            self._talker.hear_statement(statement)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if self._mind is None:
            personas = personas_of(view.game.name)
            if personas is None:
                return legal[dice.below(len(legal))]
            self.sit_down(view, personas, dice)
        assert self._mind is not None
        assert self._talker is not None
        self._had_choice = len(legal) > 1
        self._chosen = legal[0]
        if not self._had_choice:
            return self._chosen
        side = side_seen(view)
        manners = self._think(view, side)
        assert self._suspicion is not None
        values = self._mind.values(view, legal, self._suspicion, self._reputation, side, self._personas[side])
        values = self.hide(view, legal, values)
        values = self._talker.nudge(view, legal, values, manners)
        best = max(values)
        liked = [option for option, value in zip(legal, values, strict=True) if value >= best - SLACK]
        self._chosen = liked[dice.below(len(liked))]
        if self._talker.has_suspects:
            self._write(view, side)
        return self._chosen

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        if self._talker is None:
            return None
        side = side_seen(view)
        manners = self._manners(side) if self._had_choice else self._think(view, side)
        assert self._suspicion is not None
        moment = Moment(
            view,
            record,
            dice,
            self._talker.concerns,
            self._talker.recall,
            manners,
            side,
            self._suspicion,
            self._reputation,
            self.reasons,
            self._chosen,
        )
        statement = self._talker.speak(moment, had_choice=self._had_choice)
        if statement is not None and self._talker.has_suspects:
            if not self._had_choice:
                self._write(view, side)
            self._diary.said(statement.kind)
        return statement

    def _think(self, view: View, side: int) -> Manners:
        """Suspicion of every seat, by what was seen and what was said."""
        assert self._talker is not None
        manners = self._manners(side)
        self._suspicion = self._talker.adjust(self.suspicion(view), manners)
        self._reputation = self.reputation(view)
        return manners

    def _manners(self, side: int) -> Manners:
        assert self._mind is not None
        return self._mind.of_game.manners[self._personas[side]]

    def _write(self, view: View, side: int) -> None:
        """Into the diary, with what has moved since the last entry those beliefs that changed."""
        assert self._suspicion is not None
        assert self._talker is not None
        found: list[Reason] = []
        if self._diary.is_news(self._suspicion):
            written = self._diary.entries[-1].heard if self._diary.entries else 0
            for seat in range(view.seats):
                for event, shift in self.reasons(seat):
                    if event >= written:
                        found.append(Reason(seat, event, shift))
        heard, persona = self._talker.recall.events, self._personas[side]
        self._diary.decided(heard, self._suspicion, found, option_id(view.game, self._chosen), persona)

    def suspicion(self, view: View) -> list[float]:
        """How likely each seat is a traitor, as far as one can feel it."""
        assert self._mind is not None
        return self._mind.memory.suspicion(view)

    def reputation(self, view: View) -> list[float]:
        """How likely each seat is a traitor to a spectator."""
        assert self._mind is not None
        return self._mind.memory.reputation(view)

    def hide(self, view: View, legal: list[Option], values: list[float]) -> list[float]:
        """The same values less what each answer would tell about a hidden traitor; a feeling knows nothing of that."""
        return values

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        """Events that told about a seat, with the log odds that each was worth; a feeling keeps no account of them."""
        return []

    def beliefs(self) -> list[float] | None:
        return self._suspicion

    def diary(self) -> list[Entry]:
        return self._diary.entries

    def sit_down(self, view: View, personas: Personas[Any, Any, Any], dice: Dice) -> None:
        """Before the first decision: draw personas, and hear what has happened so far."""
        self._mind = Mind(personas, personas.memory(view), self.traits(personas))
        for side in personas.names():
            asked_for = [name for name in side if name in self._wanted]
            choices = asked_for or side
            self._personas.append(choices[dice.below(len(choices))])
        self._talker = Talker(view.game.name, personas.concerns, view.seats, view.seat)
        for heard in self.unheard:
            self._mind.memory.hear(heard)
            self._talker.hear(heard)
        for statement in self.unheard_statements:
            self._talker.hear_statement(statement)
        self.unheard.clear()
        self.unheard_statements.clear()

    def traits(self, personas: Personas[Any, Any, Any]) -> Mapping[str, Mapping[str, Any]]:
        """By side and persona."""
        return personas.by_side
