"""What somebody reads: log, question and options in their own language, made from what their seat sees and is told."""

from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import DecisionWire, EventWire, view_wire
from turncoat.server import bodies
from turncoat.server.frame_shapes import LogLineWire, QuestionWire, TextsWire
from turncoat.server.history import History
from turncoat.server.showing import Showing, decision_of
from turncoat.server.table import Table
from turncoat.talk.phrases import TalkTexts
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement, from_wire
from turncoat.texts.asking import AskTexts
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import people_of
from turncoat.texts.words import words_of

SAID: Final = "said"  # as a kind of line
LETTERS: Final = "ABCDEFGH"  # by which seats are marked


class Reader:
    """Of one language at one seat, or a spectator, as the table stands."""

    def __init__(self, table: Table, state: State, seat: Seat, language: str) -> None:
        self.words: Final = words_of(table.settings.game, language)
        self.view: Final = view_wire(view(state, seat))
        self.players: Final = [self._name(table, number) for number in range(len(table.chairs))]
        self.names: Final = Names(
            state.game, self.words, people_of(state.game, self.view, self.words, self.players, seat)
        )

    def _name(self, table: Table, seat: Seat) -> str:
        """A bot that sits down by itself has no name of its own."""
        return table.chairs[seat].name or self.words.say("player-bot", {"letter": LETTERS[seat]})

    def log(self, events: list[EventWire]) -> list[LogLineWire]:
        return [
            {"event": line.event, "rule": line.rule, "text": line.text, "is_turn": line.is_turn}
            for line in LogTexts(self.names).lines(events)
        ]

    def said(self, statement: Statement, record: TalkRecord) -> LogLineWire:
        """It must be in the record."""
        return {
            "event": SAID,
            "rule": "",
            "text": TalkTexts(self.names, record).line(statement),
            "is_turn": False,
            "seat": statement.speaker,
            "number": statement.number,
        }

    def story(
        self, events: list[EventWire], first: int, said: list[Json], record: TalkRecord
    ) -> list[LogLineWire]:
        """The events from number `first` on, and what was said where it was said."""
        found: list[LogLineWire] = []
        at = first
        for statement in map(from_wire, said):
            if statement.at >= first:
                found += self.log(events[at - first : statement.at - first])
                found.append(self.said(statement, record))
                at = statement.at
        return found + self.log(events[at - first :])

    def question(self, decision: DecisionWire) -> QuestionWire:
        asked = AskTexts(self.names).question(self.view, decision)
        return {
            "ask": asked.ask,
            "effect": [str(line) for line in asked.effect],
            "options": [str(text) for text in asked.options],
        }


def words_now(table: Table, seat: Seat, language: str, history: History, first: int) -> TextsWire:
    """What somebody reads who comes to the table; what was said must have been read (`Hall.listen`)."""
    if table.state is None:
        return {}
    reader = Reader(table, table.state, seat, language)
    decision = decision_of(table.state, seat)
    assert table.talk is not None
    return {
        "players": reader.names.people.players,
        "log": reader.story(history.told_to(seat, first), first, history.said, table.talk),
        "question": None if decision is None else reader.question(decision),
    }


def words_of_step(table: Table, showing: Showing, seat: Seat, language: str) -> TextsWire:
    """What somebody reads of what just happened."""
    if table.state is None:
        return {}
    reader = Reader(table, table.state, seat, language)
    found: TextsWire = {"players": reader.names.people.players}
    if showing.events:
        found["log"] = reader.log([told.told_to(seat) for told in showing.events])
    decision = showing.decision(seat)
    if decision is not None:
        found["question"] = reader.question(decision)
    if isinstance(showing.step.body, bodies.Said) and table.talk is not None:
        found["log"] = [reader.said(from_wire(showing.step.body.statement), table.talk)]
    return found
