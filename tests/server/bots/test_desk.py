"""Bots at a server's tables: whole games, pace, and recovery from crashes of their process or the server."""

import os
import secrets
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.bot_tables import (
    HOST,
    answers,
    begin_game,
    desk_in,
    is_asked,
    is_over,
    person,
    play_for,
    seat_all,
    start,
    until,
    written,
)
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.registry import Place
from turncoat.server.show.messages import company
from turncoat.server.store.hash_chain import check_chain, first_chain
from turncoat.server.store.open import open_store
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.clocks import bot_due
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.diaries import Diaries
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.pause import AskPause
from turncoat.server.table.commands.resume import Resume
from turncoat.server.table.commands.return_ import Return
from turncoat.server.table.commands.say import Said
from turncoat.server.table.commands.seat_bot import SeatBot
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.positions import replay_position
from turncoat.server.table.queries import awaited_bots
from turncoat.server.table.seat_bots import SURPRISE, bot_of, bot_seed, check_bot, surprises
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Chair, Table
from turncoat.talk.record import TalkRecord

LIFEBOAT = TableSettings("lifeboat", 3, bot_pace=0)
SECRET = bytes(range(32))


@pytest.fixture(autouse=True)
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the secrets of tables, so that the same bots play the same game."""
    monkeypatch.setattr(secrets, "token_bytes", lambda count: SECRET[:count])


async def check_game(hall: Hall, table: Table) -> None:
    """Check the hash chain, and that the position follows from the entries."""
    assert table.stage == OVER
    assert table.state is not None
    check_chain(await hall.store.entries(table.id), first_chain(table.id, table.secret))
    again = replay_position(table, table.entries)
    assert (again.ending, again.winners, again.decision) == (
        table.state.ending,
        table.state.winners,
        table.state.decision,
    )


LONG = [
    pytest.param("unfathomable", 3, marks=pytest.mark.slow),
    pytest.param("thing", 4, marks=pytest.mark.slow),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), *LONG])
async def test_bots_play_a_whole_game(tmp_path: Path, game: str, players: int) -> None:
    async with desk_in(tmp_path) as (hall, desk):
        table = await begin_game(hall, TableSettings(game, players, bot_pace=0), SURPRISE)
        ended = await until(hall, table, is_over)
        await check_game(hall, ended)
        assert {by for _, _, by in answers(ended)} == {"bot"}
        assert desk.tally["decisions"] == len(answers(ended))
        assert desk.tally["faults"] == 0
        row = await hall.store.table(table)
        assert row is not None
        assert row.wake is None
        entries = await hall.store.entries(table)
        assert [entry.kind for entry in entries[-2:]] == ["ended", "diaries"]
        (told,) = await written(hall, table, "diaries")
        assert isinstance(told, Diaries)
        assert [told.diaries[str(seat)].bot for seat in range(players)] == [
            bot_of(ended, seat) for seat in range(players)
        ]
        if game != "lifeboat":
            assert all(diary.entries for diary in told.diaries.values())


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 4), ("thing", 3)])
async def test_a_person_plays_with_bots(tmp_path: Path, game: str, players: int) -> None:
    async with desk_in(tmp_path, processes=2) as (hall, desk):
        table = await begin_game(hall, TableSettings(game, players, bot_pace=0), "persona", people=[1])
        ended = await play_for(hall, table, 1)
        await check_game(hall, ended)
        assert {by for seat, _, by in answers(ended) if seat == 1} == {"person"}
        assert {by for seat, _, by in answers(ended) if seat != 1} == {"bot"}
        assert desk.tally["faults"] == 0


async def test_a_bot_plays_for_who_left_until_they_come_back(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, _):
        table = await begin_game(hall, LIFEBOAT, "random", people=[0])
        await play_for(hall, table, 0, lambda one: len(one.answers) >= 10)
        await hall.carry_out(table, person(0), Leave())
        before = len(answers((await hall.place(table)).table))
        current = await until(hall, table, lambda one: (0, "bot") in _who(one, before))
        assert (0, "person") not in _who(current, before)
        await hall.carry_out(table, person(0), Return())
        back = len(answers((await hall.place(table)).table))
        ended = await play_for(hall, table, 0)
        assert {by for seat, _, by in answers(ended)[back:] if seat == 0} == {"person"}


async def test_who_comes_back_while_a_bot_sits_down_is_not_played_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = Hall.listen
    returns: list[int] = []

    async def listen_late(hall: Hall, place: Place) -> TalkRecord:
        if place.table.chairs[0].bot:
            returns.append(await hall.carry_out(place.table.id, person(0), Return()))
        return await listen(hall, place)

    async with desk_in(tmp_path) as (hall, desk):
        table = await begin_game(hall, LIFEBOAT, "random", people=[0])
        await play_for(hall, table, 0, lambda one: is_asked(one, 0))
        (
            await hall.place(table)
        ).table.has_talk = True  # it is read when a bot sits down, and that takes a moment
        monkeypatch.setattr(Hall, "listen", listen_late)
        await hall.carry_out(table, person(0), Leave())
        ended = await play_for(hall, table, 0)
        assert len(returns) == 1
        assert {by for seat, _, by in answers(ended) if seat == 0} == {"person"}
        assert desk.tally["faults"] == 0


def _who(table: Table, since: int) -> set[tuple[int, str]]:
    return {(seat, by) for seat, _, by in answers(table)[since:]}


async def test_a_bot_answers_when_its_pace_has_passed_and_not_before(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, _):
        table = await begin_game(hall, TableSettings("lifeboat", 3, bot_pace=150), "random")
        await until(hall, table, lambda one: len(one.answers) >= 8)
        last, asked, decision = 0, 0, -1
        for entry in await hall.store.entries(table):
            body = read_body(entry.kind, entry.body)
            if isinstance(body, Answered):
                if body.decision != decision:
                    asked, decision = last, body.decision
                assert entry.at - asked >= 150
            last = entry.at


async def test_nobody_answers_at_a_table_that_is_paused(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, desk):
        settings = TableSettings("lifeboat", 3, bot_pace=400)
        table = await begin_game(hall, settings, "random", people=[0])
        await play_for(hall, table, 0, lambda _: desk.tally["decisions"] > 0)
        await hall.carry_out(table, person(0), AskPause())
        paused = (await hall.place(table)).table
        row = await hall.store.table(table)
        assert row is not None
        assert row.wake is None
        with pytest.raises(AssertionError, match="playing"):
            await until_soon(hall, table, paused.entries)
        await hall.carry_out(table, person(0), Resume())
        await until(hall, table, lambda one: one.entries > paused.entries + 1)
        await hall.carry_out(table, person(0), AskEnd())
        assert (await until(hall, table, is_over)).is_agreed_end


async def until_soon(hall: Hall, table: str, entries: int) -> None:
    """Wait until there are more entries; fail after a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.server.bot_tables.SECONDS", 1)
        await until(hall, table, lambda one: one.entries > entries)


async def test_what_was_undone_is_unheard(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, desk):
        table = await begin_game(hall, LIFEBOAT, "persona", people=[0])
        undone = 0
        while undone < 3:
            count = len((await hall.place(table)).table.answers)
            current = await play_for(hall, table, 0, partial(has_more_answers, count))
            assert current.stage != OVER
            undone += await can_undo(hall, table)
        await check_game(hall, await play_for(hall, table, 0))
        assert desk.tally["faults"] == 0


async def test_what_a_bot_has_thought_of_is_for_the_question_that_it_was_put(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the question is asked again meanwhile, the bot thinks again: the same number could be another
    decision."""
    pace = 2_000  # the pause must come between the thought and its answer, on a busy machine too
    waited_for: list[int] = []
    async with desk_in(tmp_path) as (hall, desk):
        wait = desk._wait

        async def heard(due: int) -> None:
            waited_for.append(due)  # it has thought
            await wait(due)

        monkeypatch.setattr(desk, "_wait", heard)
        table = await begin_game(hall, TableSettings("lifeboat", 3, bot_pace=pace), "persona", people=[0])
        asked = await play_for(hall, table, 0, lambda one: bool(awaited_bots(one)))
        await until(hall, table, lambda _: bot_due(asked) in waited_for)
        await hall.carry_out(table, person(0), AskPause())
        await hall.carry_out(table, person(0), Resume())
        put = (await hall.place(table)).table
        assert put.asked_since > asked.asked_since
        answered = await until(hall, table, lambda one: len(one.answers) > len(asked.answers))
        entries = await hall.store.entries(table, put.entries, answered.entries)
        assert all(entry.at >= put.asked_since + pace for entry in entries if entry.kind == "answered")
        assert desk.tally["faults"] == 0


def has_more_answers(count: int, table: Table) -> bool:
    return table.stage == OVER or len(table.answers) > count


async def can_undo(hall: Hall, table: str) -> bool:
    """Undo the person's last answer; False if that is refused."""
    try:
        await hall.carry_out(table, person(0), Undo())
    except BadInput:
        return False
    return True


async def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, desk):
        table = await begin_game(hall, LIFEBOAT, "random")
        for wanted in (30, 60):
            await until(hall, table, partial(has_more_answers, wanted))
            pid = desk.processes[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
        ended = await until(hall, table, is_over)
        await check_game(hall, ended)
        assert desk.processes[0].life >= 3
        assert [by for _, _, by in answers(ended)].count("clock") == desk.tally["faults"] <= 2


SILENT = "import sys, time\nfor line in sys.stdin: time.sleep(60)"
ODD = "import sys\nfor line in sys.stdin: print('odd', flush=True)"
GONE = "raise SystemExit(1)"
WRONG = 'import sys\nfor line in sys.stdin: print(\'{"ok":true,"option":"fly"}\', flush=True)'
RUDE = 'import sys\nfor line in sys.stdin: print(\'{"ok":false,"error":"bot_fault"}\', flush=True)'


@pytest.mark.slow
@pytest.mark.parametrize(
    "source", [SILENT, ODD, GONE, WRONG, RUDE], ids=["silent", "odd", "gone", "wrong", "rude"]
)
async def test_a_table_goes_on_without_its_bots(
    tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turncoat.server.bots.process.START_TIMEOUT", 0)
    program = (sys.executable, "-c", source)
    async with desk_in(tmp_path, program, timeout=0.2) as (hall, desk):
        table = await begin_game(hall, LIFEBOAT, "random")
        ended = await until(hall, table, is_over)
        await check_game(hall, ended)
        assert {by for _, _, by in answers(ended)} == {"clock"}
        assert desk.tally["decisions"] == 0
        assert desk.tally["faults"] == 9  # three of each bot, then it is asked no more


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("unfathomable", 3), ("thing", 4)])
async def test_bots_play_on_after_a_restart_as_if_there_had_been_none(
    tmp_path: Path, game: str, players: int
) -> None:
    settings = TableSettings(game, players, options={"windows": "together"}, bot_pace=0)
    whole = await played(tmp_path / "whole", settings, [90])
    torn = await played(tmp_path / "torn", settings, [25, 60, 90])
    assert whole == torn
    assert whole[1]


async def played(
    directory: Path, settings: TableSettings, stops: list[int]
) -> tuple[list[tuple[int, str, str]], list[dict[str, Any]]]:
    """Play a game, restarting the server after each of these numbers of answers; return answers and statements of the bots."""
    directory.mkdir()
    async with desk_in(directory) as (hall, _):
        table = await begin_game(hall, settings, SURPRISE)
        await until(hall, table, partial(has_more_answers, stops[0]))
    for stop in stops[1:]:
        async with desk_in(directory) as (hall, _):
            await until(hall, table, partial(has_more_answers, stop))
    hall = Hall(open_store(str(directory / "turncoat.db")))
    async with hall.run():
        current = (await hall.place(table)).table
        said = [body.statement for body in await written(hall, table, "said") if isinstance(body, Said)]
    until_then = current.answers[stops[-1]].first_event
    return answers(current)[: stops[-1]], [one for one in said if one["at"] < until_then]


@pytest.mark.slow
async def test_the_server_that_has_the_lease_plays(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, desk):
        table = await seat_all(hall, LIFEBOAT, "random")
        now = hall.now()
        assert await hall.store.claim(table, "another", now, now + 1500)
        await start(hall, table)
        await until(hall, table, lambda _: hall.now() > now + 1200)
        assert desk.tally["decisions"] == 0
        await until(hall, table, is_over)
        assert desk.tally["decisions"] > 0


def table_with(secret: bytes, game: str) -> Table:
    table = Table("oak", secret, 0)
    table.settings = TableSettings(game, 5)
    table.chairs = [Chair("bot", bot=SURPRISE) for _ in range(5)]
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_a_surprise_follows_from_the_secret_and_is_told_nobody(game: str) -> None:
    for bot in surprises(game):
        check_bot(bot)
    drawn = [[bot_of(table_with(bytes([n] * 32), game), seat) for seat in range(5)] for n in range(40)]
    assert drawn == [
        [bot_of(table_with(bytes([n] * 32), game), seat) for seat in range(5)] for n in range(40)
    ]
    assert {bot for bots in drawn for bot in bots} == set(surprises(game))
    table = table_with(SECRET, game)
    assert len({bot_seed(table, seat) for seat in range(5)}) == 5
    assert not any(bot in str(company(table)) for bot in surprises(game))


async def test_a_bot_that_is_seated_by_the_host_is_one_of_ours(tmp_path: Path) -> None:
    async with desk_in(tmp_path) as (hall, _):
        table, _ = await hall.create(LIFEBOAT, "host")
        with pytest.raises(BadInput, match="unknown_bot"):
            await hall.carry_out(table, HOST, SeatBot(0, "process:true"))
