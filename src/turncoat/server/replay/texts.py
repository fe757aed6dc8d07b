"""Texts of a replay in the reader's language: log, claims, and diaries of bots.

They are made after the last step, with the names that players have by then.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from turncoat.bots import diary
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.views import view
from turncoat.kernel.wire import engine_view_wire
from turncoat.server.replay.shapes import ClaimTruth, DiaryWords, ReasonWords, ReplayTexts
from turncoat.server.runtime.yielding import Breath
from turncoat.server.show.message_shapes import LogLineWire
from turncoat.server.show.story import new_story
from turncoat.server.show.texts import Reader
from turncoat.server.store.api import Entry
from turncoat.server.table.body_codec import read_as
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.commands.say import Said
from turncoat.server.table.step_view import StepView, ToldEvent, decision_of
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import from_wire, to_wire
from turncoat.texts.asking import AskTexts
from turncoat.texts.diary import DiaryTexts, persona_name
from turncoat.texts.log import public
from turncoat.texts.sentences import capital
from turncoat.texts.story.source import Source
from turncoat.texts.story.story import Story

ALL: Final = "all"  # in place of a seat: a viewer with the knowledge of all players


def written_diaries(entries: Iterable[Entry]) -> dict[str, BotDiary]:
    """The diaries of bots by seat; empty until they are written."""
    for entry in entries:
        if entry.kind == Diaries.kind:
            body = read_as(Diaries, entry)
            return body.diaries
    return {}


class ReplayWords:
    """Collects the texts of a game that is replayed."""

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
        """Add a step of the replay. The table has taken it."""
        self._steps.append(step_view)
        body, heard = step_view.planned.body, len(self._events)
        if isinstance(body, Answered) and (step_view.planned.seat, heard, body.option) in self._wanted:
            chosen = self._choice(table, step_view, body.option)
            self._choices[step_view.planned.seat, heard, body.option] = chosen
        self._events.extend(step_view.events)

    def _choice(self, table: Table, step_view: StepView, option: str) -> str:
        """The text of an answer, as on its button."""
        assert step_view.before is not None
        seat = step_view.planned.seat
        decision = decision_of(step_view.before, seat)
        assert decision is not None
        names = Reader(table, step_view.before, SPECTATOR, self._language).names
        question = AskTexts(names).question(engine_view_wire(view(step_view.before, seat)), decision)
        at = [one["id"] for one in decision["options"]].index(option)
        return str(question.options[at])

    async def texts(
        self, table: Table, viewers: Sequence[Seat], claims: Sequence[ClaimTruth] | None
    ) -> ReplayTexts:
        """All texts. `viewers` are the seats whose secrets may be shown; `claims` those of the report, None before the end."""
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
        story = new_story(table)
        for step_view in self._steps:
            lines.append(_lines(reader, record, step_view, story, viewers, is_all=claims is not None))
            await breath.take()
        talk = TalkTexts(reader.names, record)
        kept: dict[str, list[DiaryWords]] = {}
        for seat in self._diaries if claims is not None else ():
            kept[str(seat)] = self._diary(reader, record, seat)
            await breath.take()
        return {
            "players": reader.names.people.labels,
            "names": Reader(table, table.state, SPECTATOR, self._language).names.people.labels,
            "lines": lines,
            "claims": [talk.text(from_wire(claim["statement"])) for claim in claims or ()],
            "diaries": kept,
        }

    def _diary(self, reader: Reader, record: TalkRecord, seat: Seat) -> list[DiaryWords]:
        texts, talk = DiaryTexts(reader.names), TalkTexts(reader.names, record)
        entries = self._diaries[seat]
        diaries: list[DiaryWords] = []
        for at, entry in enumerate(entries):
            until = entries[at + 1].heard if at + 1 < len(entries) else len(self._events) + 1
            spoken = [
                talk.text(one)
                for one in record.said
                if one.speaker == seat
                and one.kind == entry.said
                and entry.heard <= one.at < max(until, entry.heard + 1)
            ]
            diaries.append(
                {
                    "persona": persona_name(reader.names.words, entry.persona),
                    "reasons": self._reasons(reader, texts, seat, entry),
                    "said": spoken,
                    "chose": self._choices.get((seat, entry.heard, entry.chose), ""),
                }
            )
        return diaries

    def _reasons(
        self, reader: Reader, texts: DiaryTexts, seat: Seat, entry: diary.Entry
    ) -> list[ReasonWords]:
        reasons: list[ReasonWords] = []
        for reason in entry.reasons:
            if not 0 <= reason.event < len(self._events):
                continue  # the event was undone
            for line in reader.lines_of(self._events[reason.event].told_to(seat)):
                text = capital(texts.because(line, reason.shift))
                reasons.append({"seat": reason.seat, "event": reason.event, "text": text})
        return reasons


def _lines(
    reader: Reader,
    record: TalkRecord,
    step_view: StepView,
    story: Story,
    viewers: Sequence[Seat],
    *,
    is_all: bool,
) -> dict[str, list[LogLineWire]]:
    """The lines of a step for spectators, and for seats that know more. The story takes the step's events."""
    if isinstance(step_view.planned.body, Said):
        statement = from_wire(step_view.planned.body.statement)
        return {str(SPECTATOR): [reader.statement_line(statement, record)]}
    happenings = [one for one in story.take(step_view.events) if not one.turn]  # without heads of turns
    if not happenings:
        return {}
    lines = {str(SPECTATOR): reader.log_as(happenings, public)}
    sources = [part.source for happening in happenings for part in happening.parts]
    secrets = [told for told in sources if isinstance(told, ToldEvent) and told.secret is not None]
    if not secrets:
        return lines
    whole = reader.log_as(happenings, _whole)
    for seat in viewers:
        known = sum(told.knowers >> seat & 1 for told in secrets)
        if known:
            is_whole = known == len(secrets)
            lines[str(seat)] = whole if is_whole else reader.log_as(happenings, partial(_event_for, seat))
    if is_all:
        lines[ALL] = whole
    return lines


def _event_for(seat: Seat, source: Source) -> EventWire:
    return source.told_to(seat)


def _whole(source: Source) -> EventWire:
    """An event with its secret part."""
    told = source.public
    secret = source.secret if isinstance(source, ToldEvent) else None
    return {"event": told["event"], "rule": told["rule"], "told": {**told["told"], **(secret or {})}}
