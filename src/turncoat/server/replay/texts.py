"""A replay in the reader's language: what happened, what was claimed, and what bots wrote down.

Words are made when everything has been told, by the names that everybody has by then.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from turncoat.bots import diary
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.replay.shapes import ClaimTruth, DiaryWords, ReasonWords, ReplayTexts
from turncoat.server.runtime.yielding import Breath
from turncoat.server.show.message_shapes import LogLineWire
from turncoat.server.show.texts import Reader
from turncoat.server.store.api import Entry
from turncoat.server.table.entries import Answered, BotDiary, Diaries, Said, read_as
from turncoat.server.table.step_view import StepView, ToldEvent, decision_of
from turncoat.server.table.table import Table
from turncoat.talk.phrases import TalkTexts
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire, to_wire
from turncoat.texts.asking import AskTexts
from turncoat.texts.diary import DiaryTexts, persona_name
from turncoat.texts.sentences import capital

ALL: Final = "all"  # in place of a seat: a viewer who knows all that any player knew


def told_diaries(entries: Iterable[Entry]) -> dict[str, BotDiary]:
    """What bots believed, by seat; empty until that is told."""
    for entry in entries:
        if entry.kind == Diaries.kind:
            body = read_as(Diaries, entry)
            return body.diaries
    return {}


class ReplayWords:
    """Follows a game that is told again."""

    def __init__(self, language: str, reader: Seat, diaries: dict[str, BotDiary]) -> None:
        self._language: Final = language
        self._reader: Final = reader
        self._diaries: Final = {
            int(seat): [diary.from_wire(entry) for entry in kept.entries] for seat, kept in diaries.items()
        }
        self._wanted: Final = {
            (seat, entry.heard, entry.chose) for seat, entries in self._diaries.items() for entry in entries
        }
        self._choices: Final[dict[tuple[Seat, int, str], str]] = {}
        self._steps: Final[list[StepView]] = []
        self._events: Final[list[ToldEvent]] = []

    def follow(self, table: Table, step_view: StepView) -> None:
        """A step of the replay; the table has taken it."""
        self._steps.append(step_view)
        body, heard = step_view.planned.body, len(self._events)
        if isinstance(body, Answered) and (step_view.planned.seat, heard, body.option) in self._wanted:
            chosen = self._choice(table, step_view, body.option)
            self._choices[step_view.planned.seat, heard, body.option] = chosen
        self._events.extend(step_view.events)

    def _choice(self, table: Table, step_view: StepView, option: str) -> str:
        """An answer, as the button said that gave it."""
        assert step_view.before is not None
        seat = step_view.planned.seat
        decision = decision_of(step_view.before, seat)
        assert decision is not None
        names = Reader(table, step_view.before, SPECTATOR, self._language).names
        question = AskTexts(names).question(view_wire(view(step_view.before, seat)), decision)
        at = [one["id"] for one in decision["options"]].index(option)
        return str(question.options[at])

    async def texts(
        self, table: Table, viewers: Sequence[Seat], claims: Sequence[ClaimTruth] | None
    ) -> ReplayTexts:
        """`viewers` are those whose secrets may be told, `claims` those that the truth is told of; None: it is not told yet."""
        assert table.state is not None
        reader = Reader(table, table.state, self._reader, self._language)
        said = [
            from_wire(one.planned.body.statement) for one in self._steps if isinstance(one.planned.body, Said)
        ]
        public: list[EventWire] = [told.public for told in self._events]
        record = TalkRecord.from_wire(
            table.game, len(table.chairs), [to_wire(statement) for statement in said], public
        )
        lines: list[dict[str, list[LogLineWire]]] = []
        breath = Breath()
        first = 0
        for step_view in self._steps:
            lines.append(_lines(reader, record, step_view, first, viewers, is_all=claims is not None))
            first += len(step_view.events)
            await breath.take()
        talk = TalkTexts(reader.names, record)
        kept: dict[str, list[DiaryWords]] = {}
        for seat in self._diaries if claims is not None else ():
            kept[str(seat)] = self._diary(reader, record, seat)
            await breath.take()
        return {
            "players": reader.names.people.players,
            "names": Reader(table, table.state, SPECTATOR, self._language).names.people.players,
            "lines": lines,
            "claims": [talk.text(from_wire(claim["statement"])) for claim in claims or ()],
            "diaries": kept,
        }

    def _diary(self, reader: Reader, record: TalkRecord, seat: Seat) -> list[DiaryWords]:
        texts, talk = DiaryTexts(reader.names), TalkTexts(reader.names, record)
        entries = self._diaries[seat]
        found: list[DiaryWords] = []
        for at, entry in enumerate(entries):
            until = entries[at + 1].heard if at + 1 < len(entries) else len(self._events) + 1
            spoken = [
                talk.text(one)
                for one in record.said
                if one.speaker == seat
                and one.kind == entry.said
                and entry.heard <= one.at < max(until, entry.heard + 1)
            ]
            found.append(
                {
                    "persona": persona_name(reader.names.words, entry.persona),
                    "reasons": self._reasons(reader, texts, seat, entry),
                    "said": spoken,
                    "chose": self._choices.get((seat, entry.heard, entry.chose), ""),
                }
            )
        return found

    def _reasons(
        self, reader: Reader, texts: DiaryTexts, seat: Seat, entry: diary.Entry
    ) -> list[ReasonWords]:
        found: list[ReasonWords] = []
        for reason in entry.reasons:
            if not 0 <= reason.event < len(self._events):
                continue  # what moved the bot was taken back since
            for line in reader.log([self._events[reason.event].told_to(seat)], reason.event):
                text = capital(texts.because(line["text"], reason.shift))
                found.append({"seat": reason.seat, "event": reason.event, "text": text})
        return found


def _lines(
    reader: Reader,
    record: TalkRecord,
    step_view: StepView,
    first: int,
    viewers: Sequence[Seat],
    *,
    is_all: bool,
) -> dict[str, list[LogLineWire]]:
    """For everybody, and for those who read something else; `first` is the number of the step's first event."""
    if isinstance(step_view.planned.body, Said):
        statement = from_wire(step_view.planned.body.statement)
        return {str(SPECTATOR): [reader.said(statement, record)]}
    if not step_view.events:
        return {}
    found = {str(SPECTATOR): reader.log([told.public for told in step_view.events], first)}
    secrets = sum(told.secret is not None for told in step_view.events)
    if not secrets:
        return found
    whole = reader.log([_whole(told) for told in step_view.events], first)
    for seat in viewers:
        known = len(step_view.own_events(seat))
        if known:
            told_to = [told.told_to(seat) for told in step_view.events]
            found[str(seat)] = whole if known == secrets else reader.log(told_to, first)
    if is_all:
        found[ALL] = whole
    return found


def _whole(told: ToldEvent) -> EventWire:
    public: EventWire = told.public
    return {
        "event": public["event"],
        "rule": public["rule"],
        "told": {**public["told"], **(told.secret or {})},
    }
