"""Briefings of one seat in this process, made from its view, its events and the statements at the table."""

from collections.abc import Sequence
from typing import Final

from turncoat.briefings.briefing import Asked, Briefing, Choice
from turncoat.briefings.story_log import StoryLine, StoryLog
from turncoat.briefings.table_text import state_line, table_lines
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.shapes import DecisionWire, EngineViewWire, EventWire
from turncoat.kernel.views import View
from turncoat.kernel.wire import decision_wire, engine_view_wire
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement
from turncoat.texts.asking import AskTexts
from turncoat.texts.consequences import NOTHING_USED, consequences, name_in_use
from turncoat.texts.games import texts_of
from turncoat.texts.log import LogTexts, public
from turncoat.texts.names import Names
from turncoat.texts.option_stakes import stakes_in_view
from turncoat.texts.people import characters_of, people_of, seat_names
from turncoat.texts.phrases import Phrase
from turncoat.texts.story.source import Heard
from turncoat.texts.story.story import Story
from turncoat.texts.words import words_of


class Briefer:
    """Makes the briefings of one seat. `called` are the players' names, by default those of their seats."""

    def __init__(
        self,
        game: Game,
        language: str,
        seat: Seat,
        seats: int,
        called: Sequence[str | Phrase] | None = None,
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.words: Final = words_of(game.name, language)
        self.log: Final = StoryLog()
        self._called: Final = seat_names(self.words, seats) if called is None else called
        self._story: Final = Story(game)
        self._untold: Final[list[EventWire]] = []
        self._said: int = 0  # number of statements in the log

    def hear(self, event: EventWire) -> None:
        """Note an event as the seat received it. Events must come in order."""
        self._untold.append(event)

    def names(self, view: EngineViewWire) -> Names:
        people = people_of(self.game, characters_of(view), self.words, self._called, self.seat)
        return Names(self.game, self.words, people)

    def brief(
        self,
        seen: View,
        legal: Sequence[Option],
        rule: str,
        record: TalkRecord | None,
        offers: Sequence[Statement],
        note: str = "",
    ) -> Briefing:
        """Make a briefing. Without `legal` the seat is not asked. `offers` are the statements that `record`
        allows it now."""
        view = engine_view_wire(seen)
        names = self.names(view)
        self._tell(names, record)
        news, left_out = self.log.news(self.words)
        talk = None if record is None else TalkTexts(names, record)
        open_questions = [] if record is None else record.open_questions(self.seat)
        decision = decision_wire(seen, rule, [*legal]) if legal else None
        return Briefing(
            table_lines(view, names),
            self.log.earlier(self.words),
            news,
            left_out,
            None if decision is None else self._describe_question(seen, view, decision, names),
            "" if decision is not None else state_line(view, names),
            [] if talk is None else [talk.line(question) for question in open_questions],
            [] if talk is None else [talk.text(offer) for offer in offers],
            note,
            view["ending"] is not None,
        )

    def mark(self) -> None:
        """Note that the seat has answered: everything in the log has been read."""
        self.log.mark()

    def _tell(self, names: Names, record: TalkRecord | None) -> None:
        """Add new events and statements to the log."""
        happenings = self._story.take([Heard(event) for event in self._untold])
        self._untold.clear()
        lines = LogTexts(names).tell(happenings, public)
        self.log.put(StoryLine(line.at, line.text, is_turn=line.is_turn, brief=line.brief) for line in lines)
        if record is not None:
            talk = TalkTexts(names, record)
            new = record.said[self._said :]
            self._said = len(record.said)
            self.log.put(StoryLine(one.at, talk.line(one), said=f"{one.kind} {one.number}") for one in new)

    def _describe_question(
        self, seen: View, view: EngineViewWire, decision: DecisionWire, names: Names
    ) -> Asked:
        question = AskTexts(names).question(view, decision)
        stakes = stakes_in_view(seen, decision, self.words.language)
        used = texts_of(self.game.name).used
        choices = []
        for option, text, stake in zip(decision["options"], question.options, stakes, strict=True):
            verb = option["verb"]
            uses = name_in_use(seen, self.seat, verb) if verb in used else NOTHING_USED
            printed = consequences(self.game, self.words.language, option, uses)
            choices.append(Choice(option["id"], text, [*stake, *printed]))
        return Asked(decision["number"], decision["rule"], question.ask, question.effect, choices)
