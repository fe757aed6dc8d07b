"""Statements of the players as log lines for one reader, merged with the events."""

from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import EventWire
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement
from turncoat.terminal.speech import Speech
from turncoat.texts.log import LogLine, with_talk

SAID: Final = "said"  # kind of a log line


class TableTalk:
    """Log lines of events and statements in order; of events alone at a table without talk."""

    def __init__(self, record: TalkRecord | None, speech: Speech) -> None:
        self.record: Final = record
        self.speech: Final = speech
        self.texts: Final = None if record is None else TalkTexts(speech.names, record)

    def lines(
        self, events: list[EventWire], first: int = 0, since: int = 0, until: int | None = None
    ) -> list[LogLine]:
        """Lines of events from number `first` on, with statements from number `since` on merged in order."""
        said = [] if self.record is None else self.record.said[since:until]
        talk = [
            LogLine(SAID, "", self.line(statement), at=statement.at)
            for statement in said
            if statement.at >= first
        ]
        return with_talk(self.speech.log.lines(events, first), talk)

    def count_statements_before(self, event: int) -> int:
        """Number of statements before the event of that number."""
        return 0 if self.record is None else sum(statement.at < event for statement in self.record.said)

    def line(self, statement: Statement) -> str:
        """The statement, with its speaker."""
        assert self.texts is not None
        return self.texts.line(statement)

    def text(self, statement: Statement) -> str:
        assert self.texts is not None
        return self.texts.text(statement)

    def questions(self, seat: Seat) -> list[str]:
        """Questions that the seat has not answered yet."""
        if self.record is None:
            return []
        return [self.line(question) for question in self.record.open_questions(seat)]
