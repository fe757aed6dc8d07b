"""Bots that substitute for an absent person: they answer, but make no statements."""

import secrets
from pathlib import Path
from typing import Final

import pytest

from tests.server.bot_tables import answers, begin_game, desk_in, person, until, written
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.say import Said
from turncoat.server.table.seat_bots import SURPRISE
from turncoat.server.table.settings import TableSettings

SECRET: Final = bytes(range(32))
AWAY: Final = (0, 1, 2)
ANSWERS: Final = 90


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 5), ("thing", 5)])
async def test_bots_speak_for_themselves_and_not_for_people_who_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda count: SECRET[:count])
    monkeypatch.setattr(secrets, "choice", lambda choices: choices[0])
    settings = TableSettings(game, players, options={"windows": "together"}, bot_pace=0)
    async with desk_in(tmp_path) as (hall, _):
        table = await begin_game(hall, settings, SURPRISE, AWAY)
        for seat in AWAY:
            await hall.carry_out(table, person(seat), Leave())
        current = await until(hall, table, lambda one: len(one.answers) >= ANSWERS or one.has_diaries)
        said = [one.statement for one in await written(hall, table, "said") if isinstance(one, Said)]
    speakers = {one["speaker"] for one in said}
    assert speakers
    assert speakers.isdisjoint(AWAY)
    assert {seat for seat, _, by in answers(current) if by == "bot"} >= set(AWAY)  # they do play for them
