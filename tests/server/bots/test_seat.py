"""A bot that sits down in the middle of a game: it gets the seat's past events and the current question."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.bot_tables import begin_game, desk_in, person, play_for, until
from turncoat.bots.remote.telling import Telling
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import NO_OPTION
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view
from turncoat.lab.proofs.views import different_field
from turncoat.server.bots.process import BotProcess
from turncoat.server.bots.seat import Guest, view_when_put
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import Table
from turncoat.talk.statements import Statement
from turncoat_lifeboat.game import LIFEBOAT


class Recorder(BotProcess):
    """A process that records requests and never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Telling] = []

    async def sit(self, request: Telling) -> int:
        self.sent.append(request)
        return 1

    async def ask(self, life: int, requests: Sequence[Telling]) -> dict[str, Json]:
        self.sent += requests
        return {"ok": True}


def told(sent: Sequence[Telling]) -> list[Any]:
    """The recorded messages one by one, however they were batched."""
    messages: list[Any] = []
    for request in msgspec.json.decode(msgspec.json.encode(sent)):
        del request["chair"]
        if request["do"] == "events":
            for number, event in enumerate(request["events"]):
                messages.append([event, number in request["private"]])
        elif request["do"] != "diary":
            messages.append(request)
    return messages


async def told_late(table: Table, seat: int, said: list[Statement]) -> list[Any]:
    recorder = Recorder()
    await Guest(recorder, table, seat).sit_down(table, said)
    return told(recorder.sent)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("unfathomable", 4), ("thing", 5)])
async def test_who_comes_late_is_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    sent: dict[object, list[Telling]] = {}
    sit, ask = BotProcess.sit, BotProcess.ask

    async def noted_sit(process: BotProcess, request: Telling) -> int:
        sent[request["chair"]] = [request]
        return await sit(process, request)

    async def noted_ask(process: BotProcess, life: int, requests: Sequence[Telling]) -> dict[str, Json]:
        for request in requests:
            sent[request["chair"]].append(request)
        return await ask(process, life, requests)

    async with desk_in(tmp_path) as (hall, desk):
        monkeypatch.setattr(BotProcess, "sit", noted_sit)
        monkeypatch.setattr(BotProcess, "ask", noted_ask)
        settings = TableSettings(game, players, options={"windows": "together"}, bot_pace=0)
        table = await begin_game(hall, settings, "persona", people=[0])
        await play_for(hall, table, 0, lambda one: len(one.answers) >= 60)
        await hall.carry_out(table, person(0), Leave())
        ended = await until(hall, table, lambda one: one.has_diaries)
        record = await hall.listen(await hall.place(table))
        assert desk.tally["faults"] == 0
    assert len(sent) == players
    assert any(request["do"] == "heard" for requests in sent.values() for request in requests)
    for requests in sent.values():
        seat = requests[0]["seat"]
        assert isinstance(seat, int)
        assert await told_late(ended, seat, record.said) == told(requests)


async def test_a_bot_sees_a_decision_as_it_was_when_it_was_put() -> None:
    s = LIFEBOAT.new(3, fast(1))
    before = view(s, 0)
    s.sealed[1] = options(s, 1)[0]
    assert view(s, 0).waiting != before.waiting
    assert different_field(view_when_put(s, 0), before) == ""
    assert s.sealed[1] != NO_OPTION
