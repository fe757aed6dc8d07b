"""Texts for a reader: log, question and options in their own language, made from what their seat sees and is told."""

from functools import cached_property, lru_cache
from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.reading import as_int
from turncoat.kernel.shapes import DecisionWire, EventWire, ViewWire
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.show.history import History
from turncoat.server.show.message_shapes import ChatWire, LogLineWire, QuestionWire, TextsWire
from turncoat.server.table.entries import Said
from turncoat.server.table.step_view import StepView, decision_of
from turncoat.server.table.table import Table
from turncoat.talk.phrases import TalkTexts
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement, from_wire
from turncoat.texts.asking import AskTexts
from turncoat.texts.consequences import Consequences
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import Characters, characters_in, people_of
from turncoat.texts.words import words_of

SAID: Final = "said"  # as a kind of line
CHATTED: Final = "chatted"
LETTERS: Final = "ABCDEFGH"  # by which seats are marked
MOST_READERS: Final = 8192  # whose words for people are remembered


@lru_cache(maxsize=MOST_READERS)
def _texts(
    game: Game, language: str, players: tuple[str, ...], characters: Characters, seat: Seat
) -> tuple[Names, LogTexts, AskTexts]:
    """What stays the same for a reader as long as the same people play the same characters."""
    words = words_of(game.name, language)
    called = [
        # a bot that sits down by itself has no name of its own
        name or words.say("player-bot", {"letter": LETTERS[number]})
        for number, name in enumerate(players)
    ]
    names = Names(game, words, people_of(game, characters, words, called, seat))
    return names, LogTexts(names), AskTexts(names)


class Reader:
    """Of one language at one seat, or a spectator, as the table stands."""

    def __init__(self, table: Table, state: State, seat: Seat, language: str) -> None:
        self.seat: Final = seat
        self._seen: Final = view(state, seat)
        self._is_old: Final = not state.game.can_deal(table.version)
        players = tuple(chair.name for chair in table.chairs)
        self.names, self._log, self._asks = _texts(
            state.game, language, players, characters_in(self._seen), seat
        )

    @cached_property
    def view(self) -> ViewWire:
        return view_wire(self._seen)

    def log(self, events: list[EventWire], first: int) -> list[LogLineWire]:
        """Of events from number `first` on."""
        found: list[LogLineWire] = []
        for line in self._log.lines(events, is_old=self._is_old):
            wire: LogLineWire = {
                "event": line.event,
                "rule": line.rule,
                "text": line.text,
                "is_turn": line.is_turn,
                "topic": line.topic,
                "at": first + line.at,
            }
            if line.is_own:
                wire["is_own"] = True
            if line.is_turn:
                wire["seat"] = as_int(events[line.at]["told"]["seat"], "seat")
            found.append(wire)
        return found

    def said(self, statement: Statement, record: TalkRecord) -> LogLineWire:
        """It must be in the record."""
        return {
            "event": SAID,
            "rule": "",
            "text": TalkTexts(self.names, record).line(statement),
            "is_turn": False,
            "topic": SAID,
            "at": statement.at,
            "seat": statement.speaker,
            "number": statement.number,
        }

    def story(self, history: History, first: int, record: TalkRecord) -> list[LogLineWire]:
        """The events from number `first` on, and what was said where it was said."""
        events = history.told_to(self.seat, first)
        found: list[LogLineWire] = []
        at = first
        for line in self._talk(history, record):
            if line["at"] >= first:
                found += self.log(events[at - first : line["at"] - first], at)
                found.append(line)
                at = line["at"]
        return found + self.log(events[at - first :], at)

    def _talk(self, history: History, record: TalkRecord) -> list[LogLineWire]:
        """Phrases and free text, in the order in which they were said."""
        phrases = [self.said(from_wire(statement), record) for statement in history.said]
        found: list[LogLineWire] = []
        at = 0
        for number, said_before in enumerate(history.chat_said):
            found += phrases[at:said_before]
            found.append(chatted(history.chat[number], number, history.chat_after[number]))
            at = said_before
        return found + phrases[at:]

    def question(self, decision: DecisionWire) -> QuestionWire:
        asked = self._asks.question(self.view, decision)
        consequences = Consequences(self.names.game, self.names.words.language, self.view, self.seat)
        return {
            "ask": asked.ask,
            "effect": [str(line) for line in asked.effect],
            "options": [str(text) for text in asked.options],
            "details": [consequences.lines(option) for option in decision["options"]],
        }


def chatted(chat: ChatWire, number: int, at: int) -> LogLineWire:
    """Free text needs no translation, nor can it have one."""
    return {
        "event": CHATTED,
        "rule": "",
        "text": chat["text"],
        "is_turn": False,
        "topic": CHATTED,
        "at": at,
        "seat": chat["seat"],
        "number": number,
    }


def words_now(table: Table, seat: Seat, language: str, history: History, first: int) -> TextsWire:
    """Texts of a `hello`, for a client that connects; the talk must have been read before (`Hall.listen`)."""
    if table.state is None:
        return {}
    reader = Reader(table, table.state, seat, language)
    decision = decision_of(table.state, seat)
    assert table.talk is not None
    return {
        "players": reader.names.people.players,
        "log": reader.story(history, first, table.talk),
        "question": None if decision is None else reader.question(decision),
    }


def words_of_step(table: Table, step_view: StepView, seat: Seat, language: str) -> TextsWire:
    """Texts of an `update`: what just happened."""
    if table.state is None:
        return {}
    reader = Reader(table, table.state, seat, language)
    found: TextsWire = {"players": reader.names.people.players}
    if step_view.events:
        told = [event.told_to(seat) for event in step_view.events]
        found["log"] = reader.log(told, table.events - len(told))
    decision = step_view.decision(seat)
    if decision is not None:
        found["question"] = reader.question(decision)
    if isinstance(step_view.planned.body, Said) and table.talk is not None:
        found["log"] = [reader.said(from_wire(step_view.planned.body.statement), table.talk)]
    return found
