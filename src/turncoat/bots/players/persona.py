"""A bot with a character: it values every option by the habits of its persona and takes the best one.

It has a persona for each side, since a seat may change sides; personas are defined in `bots/GAME/personas.py`.
They are chosen by name, or drawn at the first decision.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from turncoat.bots.diary import Diary, Entry, Reason
from turncoat.bots.game_bots import Memory, Personas
from turncoat.bots.games import PERSONAS, personas_of
from turncoat.bots.player import Heard, Player
from turncoat.bots.sides import LOYAL, TRAITOROUS, side_seen
from turncoat.bots.talking.manners import Manners
from turncoat.bots.talking.standpoint import Standpoint
from turncoat.bots.talking.talker import Talker
from turncoat.bots.talking.testimony import give_evidence
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NO_OPTION, Option, Seat
from turncoat.kernel.views import View
from turncoat.kernel.wire import option_id
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

PLAIN: Final = 4  # one in this many statements uses plain words
SLACK: Final = 0.05  # points within which options count as equally good


class Mind:
    """The mind of one seat in one game: its memory, and its traits by side and persona."""

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
        """The value of each option for the side, to a player with this persona."""
        traits = self._traits[side][persona]
        return self.of_game.judge(view, legal, traits, suspicion, reputation, self.memory)


class PersonaPlayer(Player):
    listens: ClassVar[bool] = True
    talks: ClassVar[bool] = True

    def __init__(self, names: tuple[str, ...] = (), temper: Manners | None = None) -> None:
        """`temper` is how a regular talks, on either side. BadInput if no game has a persona of this name."""
        known = {name for sides in PERSONAS.values() for side in sides for name in side}
        for name in names:
            if name not in known:
                raise BadInput("unknown_persona", f"{name} (there are: {', '.join(sorted(known))})")
        self._wanted: Final = names
        self._temper: Final = temper
        self._mind: Mind | None = None
        self.personas: list[str] = []  # by side
        self.manners: list[Manners] = []  # by side
        self.unheard: list[Heard] = []  # events before the first decision
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
        values = self._mind.values(view, legal, self._suspicion, self._reputation, side, self.personas[side])
        values = self.hide(view, legal, values)
        values = self._talker.nudge(view, legal, values, manners)
        self._chosen = self.choose(view, legal, values, dice)
        if self._talker.has_suspects:
            self._write(view, side)
        return self._chosen

    def choose(self, view: View, legal: list[Option], values: list[float], dice: Dice) -> Option:
        """One of the best options by value."""
        best = max(values)
        liked = [option for option, value in zip(legal, values, strict=True) if value >= best - SLACK]
        return liked[dice.below(len(liked))]

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        if self._talker is None:
            return None
        side = side_seen(view)
        manners = self.manners[side] if self._had_choice else self._think(view, side)
        standpoint = self._standpoint(view, record, dice, side, manners)
        statement = self._talker.speak(standpoint, had_choice=self._had_choice)
        if statement is not None:
            statement = replace(statement, voice=self._voice(view, record, dice))
        if statement is not None and self._talker.has_suspects:
            if not self._had_choice:
                self._write(view, side)
            self._diary.note_statement(statement.kind)
        return statement

    def testify(self, view: View, record: TalkRecord, accusation: Statement, dice: Dice) -> Statement | None:
        """The persona's statement. There is none before the first decision, at which the personas are drawn."""
        if self._talker is None:
            return None
        side = side_seen(view)
        standpoint = self._standpoint(view, record, dice, side, self._think(view, side))
        statement = give_evidence(standpoint, accusation)
        return None if statement is None else replace(statement, voice=self._voice(view, record, dice))

    def _standpoint(
        self, view: View, record: TalkRecord, dice: Dice, side: int, manners: Manners
    ) -> Standpoint:
        assert self._talker is not None
        assert self._suspicion is not None
        return Standpoint(
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

    def _voice(self, view: View, record: TalkRecord, dice: Dice) -> str:
        """The voice of a statement: usually the persona's own, or plain. A traitor keeps the voice of the
        loyal persona until it is exposed: wording must not reveal the sides, nor a change of sides."""
        is_revealed = view.seat in record.log.revealed
        own = self.manners[TRAITOROUS if is_revealed else LOYAL].voice
        return own if dice.below(PLAIN) else ""

    def _think(self, view: View, side: int) -> Manners:
        """Update the suspicion of every seat, from events and statements."""
        assert self._talker is not None
        manners = self.manners[side]
        self._suspicion = self._talker.adjust(self.suspicion(view), manners)
        self._reputation = self.reputation(view)
        return manners

    def _manners_of(self, own: Manners) -> Manners:
        """The manners of a persona. A regular talks by its temper, and takes only the lies of a traitor from
        the persona."""
        if self._temper is None:
            return own
        return replace(self._temper, slander=own.slander, lying=own.lying)

    def _write(self, view: View, side: int) -> None:
        """Write a diary entry, with the events that moved the changed beliefs since the last one."""
        assert self._suspicion is not None
        assert self._talker is not None
        reasons: list[Reason] = []
        if self._diary.is_news(self._suspicion):
            written = self._diary.entries[-1].heard if self._diary.entries else 0
            for seat in range(view.seats):
                for event, shift in self.reasons(seat):
                    if event >= written:
                        reasons.append(Reason(seat, event, shift))
        heard, persona = self._talker.recall.events, self.personas[side]
        self._diary.note_decision(
            heard, self._suspicion, reasons, option_id(view.game, self._chosen), persona
        )

    def suspicion(self, view: View) -> list[float]:
        """The chance that each seat is a traitor, estimated by habit."""
        assert self._mind is not None
        return self._mind.memory.suspicion(view)

    def reputation(self, view: View) -> list[float]:
        """The chance that each seat is a traitor, as a spectator estimates it."""
        assert self._mind is not None
        return self._mind.memory.reputation(view)

    def hide(self, view: View, legal: list[Option], values: list[float]) -> list[float]:
        """Values minus the cost of what each answer reveals about a hidden traitor. Plain habits have no such cost."""
        return values

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        """The events that moved the belief about a seat, with the log odds of each. Plain habits do not keep them."""
        return []

    def beliefs(self) -> list[float] | None:
        return self._suspicion

    def diary(self) -> list[Entry]:
        return self._diary.entries

    def sit_down(self, view: View, personas: Personas[Any, Any, Any], dice: Dice) -> None:
        """Draw personas and process the events so far, before the first decision."""
        self._mind = Mind(personas, personas.memory(view), self.traits(personas))
        for side in personas.names():
            asked_for = [name for name in side if name in self._wanted]
            choices = asked_for or side
            persona = choices[dice.below(len(choices))]
            self.personas.append(persona)
            self.manners.append(self._manners_of(personas.manners[persona]))
        self._talker = Talker(view.game.name, personas.concerns, view.seats, view.seat)
        for heard in self.unheard:
            self._mind.memory.hear(heard)
            self._talker.hear(heard)
        for statement in self.unheard_statements:
            self._talker.hear_statement(statement)
        self.unheard.clear()
        self.unheard_statements.clear()

    def traits(self, personas: Personas[Any, Any, Any]) -> Mapping[str, Mapping[str, Any]]:
        """Traits by side and persona."""
        return personas.by_side
