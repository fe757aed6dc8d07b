"""Bots in meetings: each speaks once, at a time that does not depend on its words, and again when it is addressed."""

import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.bot_tables import begin_game, desk_in, person, play_for, until
from turncoat.server.hall.hall import Hall
from turncoat.server.replay.file import export_game
from turncoat.server.replay.verify import Verification
from turncoat.server.table import queries
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.meeting import Finish
from turncoat.server.table.commands.say import Say
from turncoat.server.table.settings import Meetings, TableSettings
from turncoat.server.table.table import Table
from turncoat.talk.statements import Statement

SECRET = bytes(range(32))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "SHORTEST_PAUSE", 0)
    monkeypatch.setattr(secrets, "token_bytes", lambda count: SECRET[:count])


@contextlib.asynccontextmanager
async def accused_bot(directory: Path, game: str = "thing") -> AsyncIterator[tuple[Hall, str, Table]]:
    """A table where a person has accused a bot in the second round, and all bots have spoken."""
    settings = TableSettings(game, 5, {"windows": "together"}, bot_pace=0, meetings=Meetings(seconds=600))
    async with desk_in(directory) as (hall, desk):
        table = await begin_game(hall, settings, "persona", people=[1])
        await play_for(hall, table, 1, lambda one: len(one.answers) > 60)
        await hall.carry_out(table, person(1), Say({"kind": "estimate", "seat": 2, "level": "accuse"}))
        yield hall, table, await until(hall, table, lambda one: has_heard(one, {0, 2, 3, 4}))
        assert desk.tally["faults"] == desk.tally["statements_refused"] == 0


def has_heard(table: Table, bots: set[int]) -> bool:
    return table.meeting is not None and bots <= table.meeting.done


async def said_in(hall: Hall, table: str) -> list[Statement]:
    """Statements in the last meeting, including the accusation."""
    place = await hall.place(table)
    record = await hall.listen(place)
    assert place.table.last_meeting is not None
    return record.said[place.table.last_meeting.statement :]


@pytest.mark.slow
async def test_every_bot_speaks_in_a_meeting_and_the_game_goes_on_when_the_person_has_finished(
    tmp_path: Path,
) -> None:
    async with accused_bot(tmp_path, "unfathomable") as (hall, table, before):
        said = await said_in(hall, table)
        assert said[1].speaker == 2  # the accused first
        assert {one.speaker for one in said[1:]} == {0, 2, 3, 4}
        assert any(one.reason or one.kind in ("ask_why", "defend") for one in said[1:])
        await hall.carry_out(table, person(1), Finish())
        await play_for(hall, table, 1, lambda one: len(one.answers) > len(before.answers))


@pytest.mark.slow
async def test_a_bot_that_is_asked_in_a_meeting_replies_and_the_report_has_what_was_said(
    tmp_path: Path,
) -> None:
    async with accused_bot(tmp_path) as (hall, table, _):
        count = len(await said_in(hall, table))
        await hall.carry_out(table, person(1), Say({"kind": "ask_view", "seat": 3, "other": 2}))
        await until(hall, table, lambda one: has_heard(one, {0, 2, 3, 4}))
        _, reply, *_ = (await said_in(hall, table))[count:]
        assert reply.speaker == 3
        assert not (await hall.listen(await hall.place(table))).open_questions(3)
        await hall.carry_out(table, person(1), Finish())
        await hall.carry_out(table, person(1), AskEnd())
        ended = await until(hall, table, lambda one: one.has_diaries)
        entries = await hall.store.entries(table)
        Verification(export_game(table, ended.secret, ended.created, entries, {})).run()
        replay = msgspec.json.decode(await hall.replays.replay(table, 1, hall.now()))
        claims = [claim for claim in replay["truth"]["claims"] if claim["meeting"] == 2]
        assert claims[0]["statement"]["level"] == "accuse"  # which called it
        assert len(claims) > 1
        assert all(
            claim["meeting"] is None
            for claim in replay["truth"]["claims"]
            if claim["step"] < claims[0]["step"]
        )
