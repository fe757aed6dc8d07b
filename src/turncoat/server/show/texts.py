"""Texts for a reader: log, question and options in the reader's language, from what the seat may know."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.layout import OPEN
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.server.runtime.json import ENCODER
from turncoat.server.show.message_shapes import ChatWire, LogLineWire
from turncoat.server.show.shared_texts import SharedTexts, line_wire
from turncoat.server.show.story import new_story
from turncoat.server.table.commands.say import Said
from turncoat.server.table.step_view import StepView, decision_of
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import NONE, Statement, from_wire, seats_in
from turncoat.texts.log import LogTexts, Telling
from turncoat.texts.names import Names
from turncoat.texts.people import (
    CHARACTER,
    Characters,
    chair_name,
    characters_in,
    mark_reader,
    people_of,
)
from turncoat.texts.story.story import Happening
from turncoat.texts.words import words_of

if TYPE_CHECKING:
    from turncoat.server.show.history import History

SAID: Final = "said"  # topics of lines
CHATTED: Final = "chatted"
MOST_TABLES: Final = 8192  # in the cache of texts for all readers of a language
MOST_READERS: Final = 1024  # in the cache of names for single readers

# Name, which is empty for a bot of its own, and regular of each player
Players: TypeAlias = tuple[tuple[str, str], ...]


class TableTexts:
    """Texts that all readers of one language share, for one set of people and characters."""

    def __init__(self, game: Game, language: str, players: Players, characters: Characters) -> None:
        self._characters: Final = characters
        self._names: Final = _name_people(game, language, players, characters, SPECTATOR)
        self.shared: Final = SharedTexts(self._names)
        self._labels: Final[dict[Seat, bytes]] = {}  # by reader

    def players(self, seat: Seat) -> bytes:
        """Labels of the players, as JSON."""
        labels = self._labels.get(seat)
        if labels is None:
            names = self._names
            marked = mark_reader(names.game, self._characters, names.words, names.people, seat)
            labels = self._labels[seat] = ENCODER.encode(marked)
        return labels


_texts: Final = lru_cache(maxsize=MOST_TABLES)(TableTexts)


def _name_people(game: Game, language: str, players: Players, characters: Characters, reader: Seat) -> Names:
    words = words_of(game.name, language)
    called = [chair_name(words, number, *player) for number, player in enumerate(players)]
    return Names(game, words, people_of(game, characters, words, called, reader))


_names: Final = lru_cache(maxsize=MOST_READERS)(_name_people)


def _players(table: Table) -> Players:
    return tuple([(chair.name, chair.regular) for chair in table.chairs])


@lru_cache(maxsize=32)
def has_open_characters(game: Game) -> bool:
    tracks = game.layout.tracks
    return all(place.sight == OPEN for place in tracks if place.label().startswith(CHARACTER))


def _characters(s: State, seat: Seat) -> Characters:
    """The characters that the seat knows."""
    return characters_in(s if has_open_characters(s.game) else view(s, seat))


class Reader:
    """A reader of one language at one seat, or a spectator, at the current position."""

    def __init__(self, table: Table, state: State, seat: Seat, language: str) -> None:
        self.seat: Final = seat
        self._is_old: Final = not state.game.can_deal(table.version)
        players, characters = _players(table), _characters(state, seat)
        self.texts: Final = _texts(state.game, language, players, characters)
        self.names: Final = _names(state.game, language, players, characters, seat)

    def log(self, happenings: Sequence[Happening]) -> list[LogLineWire]:
        """Lines of these happenings as this reader may know them."""
        return self.log_as(happenings, lambda source: source.told_to(self.seat))

    def log_as(self, happenings: Sequence[Happening], telling: Telling) -> list[LogLineWire]:
        """Lines of these happenings in this reader's language, as another viewer may know them."""
        return [line_wire(line) for line in LogTexts(self.names).tell(happenings, telling)]

    def lines_of(self, event: EventWire) -> list[str]:
        """Lines of a single event, without context."""
        return [line.text for line in LogTexts(self.names).lines([event], is_old=self._is_old)]

    def statement_line(self, statement: Statement, record: TalkRecord) -> LogLineWire:
        """The line of a statement, which must be in the record."""
        about = seats_in(statement)
        if statement.statement != NONE:
            about.append(record.said[statement.statement].speaker)
        return {
            "event": SAID,
            "rule": "",
            "text": TalkTexts(self.names, record).line(statement),
            "is_turn": False,
            "topic": SAID,
            "at": statement.at,
            "seats": sorted(set(about)),
            "seat": statement.speaker,
            "number": statement.number,
        }

    def story(self, table: Table, history: "History", first: int, record: TalkRecord) -> list[LogLineWire]:
        """The log for a reader who knows the events before `first`: new and extended lines, with statements and chat in their places."""
        story = new_story(table)
        story.take(history.events[:first])
        lines = self.log(story.take(history.events[first:]))
        merged: list[LogLineWire] = []
        at = 0
        for said in self._talk(history, record):
            if said["at"] >= first:
                while at < len(lines) and lines[at]["at"] < said["at"]:
                    merged.append(lines[at])
                    at += 1
                merged.append(said)
        return merged + lines[at:]

    def _talk(self, history: "History", record: TalkRecord) -> list[LogLineWire]:
        """Lines of statements and chat, in chronological order."""
        phrases = [self.statement_line(from_wire(statement), record) for statement in history.said]
        lines: list[LogLineWire] = []
        at = 0
        for number, said_before in enumerate(history.chat_said):
            lines += phrases[at:said_before]
            lines.append(chat_line(history.chat[number], number, history.chat_after[number]))
            at = said_before
        return lines + phrases[at:]


def chat_line(chat: ChatWire, number: int, at: int) -> LogLineWire:
    """The line of a player's free text, which is not translated."""
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


def words_now(table: Table, seat: Seat, language: str, history: "History", first: int) -> bytes:
    """Texts of a `hello`. The talk must have been read (`Hall.listen`)."""
    if table.state is None:
        return b"{}"
    reader = Reader(table, table.state, seat, language)
    decision = decision_of(table.state, seat)
    assert table.talk is not None
    return _texts_wire(
        reader.texts.players(seat),
        ENCODER.encode(reader.story(table, history, first, table.talk)),
        b"null" if decision is None else reader.texts.shared.question(table.state, seat, decision),
    )


class StepTexts:
    """Texts of an `update`: new and extended lines, for all readers at the table."""

    def __init__(self, table: Table, step_view: StepView, happenings: Sequence[Happening]) -> None:
        self._table: Final = table
        self._step_view: Final = step_view
        self._happenings: Final = happenings
        self._players: Final = _players(table)
        s = table.state
        has_open = s is not None and has_open_characters(s.game)
        self._characters: Final = characters_in(s) if s is not None and has_open else None  # the same for all
        self._public: Final = [happening.told_to(SPECTATOR) for happening in happenings]
        self._insiders: Final = [happening.insiders for happening in happenings]
        self._by_language: Final[dict[str, TableTexts]] = {}
        self._public_logs: Final[dict[TableTexts, list[bytes]]] = {}  # lines with public facts only

    def encode(self, seat: Seat, language: str) -> bytes:
        """An encoded `TextsWire`."""
        s, step_view = self._table.state, self._step_view
        if s is None:
            return b"{}"
        texts = self._texts(s, seat, language)
        log = question = b""
        if self._happenings:
            log = self._log(texts, seat)
        elif isinstance(step_view.planned.body, Said) and self._table.talk is not None:
            reader = Reader(self._table, s, seat, language)
            said = reader.statement_line(from_wire(step_view.planned.body.statement), self._table.talk)
            log = ENCODER.encode([said])
        decision = step_view.decision(seat)
        if decision is not None:
            question = texts.shared.question(s, seat, decision)
        return _texts_wire(texts.players(seat), log, question)

    def _texts(self, s: State, seat: Seat, language: str) -> TableTexts:
        if self._characters is None:
            return _texts(s.game, language, self._players, _characters(s, seat))
        texts = self._by_language.get(language)
        if texts is None:
            texts = _texts(s.game, language, self._players, self._characters)
            self._by_language[language] = texts
        return texts

    def _log(self, texts: TableTexts, seat: Seat) -> bytes:
        """Encode a line per happening. Lines with public facts only are shared by all readers of a language."""
        public = self._public_logs.get(texts)
        if public is None:
            public = [
                texts.shared.line(happening, SPECTATOR, told)
                for happening, told in zip(self._happenings, self._public, strict=True)
            ]
            self._public_logs[texts] = public
        lines = [
            texts.shared.line(happening, seat, happening.told_to(seat))
            if seat >= 0 and insiders >> seat & 1
            else line
            for happening, insiders, line in zip(self._happenings, self._insiders, public, strict=True)
        ]
        return b"[%s]" % b",".join(lines)


def _texts_wire(players: bytes, log: bytes, question: bytes) -> bytes:
    """A `TextsWire` of encoded parts, without the empty ones."""
    pieces = [b'{"players":', players]
    if log:
        pieces += [b',"log":', log]
    if question:
        pieces += [b',"question":', question]
    pieces.append(b"}")
    return b"".join(pieces)
