"""Dangers in messages: the same for all viewers, whether they follow, come late, come back, or watch a replay."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Screen, begin_game, hall_in
from tests.server.game_positions import (
    GAMES,
    SECRET,
    actor,
    carry_out,
    deal_table,
    play_positions,
    table_before_deal,
)
from tests.server.show.test_moments import play
from tests.server.stored_games import stored_entries
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.replay.retell import retell
from turncoat.server.replay.service import retell_game
from turncoat.server.show.history import History
from turncoat.server.show.messages import hello_message
from turncoat.server.table.apply import take_entry, take_step
from turncoat.server.table.commands.answer import answer_decision
from turncoat.server.table.commands.deal import plan_deal
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.dangers import read_dangers
from turncoat.server.table.queries import can_undo
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import Table


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_table_that_is_read_has_the_dangers_of_one_that_was_followed(game: str, players: int) -> None:
    """Compared at every 25th position of a game."""
    table = table_before_deal(game, players)
    _, step_view = take_step(table, plan_deal(table), 0)
    events = [*step_view.events]
    paces = 0
    for number, (_, seat, option) in enumerate(play_positions(table.copy(), seed=5)):
        _, step_view = take_step(table, answer_decision(table, seat, option, None, "person"), 0)
        events += step_view.events
        if number % 25 == 0:
            late = table.copy()
            late.marks = None
            late.dangers = []
            read_dangers(late, events)
            assert late.dangers == table.dangers
            assert late.marks == table.marks
            paces += any(danger["turns"] for danger in table.dangers)
    assert paces > 1


@pytest.mark.parametrize("entries", [60, 150])
def test_a_table_from_the_store_knows_its_dangers_once_its_events_are_read(entries: int) -> None:
    steps = stored_entries("a table")[:entries]
    read, told = (Table("a table", SECRET, 0) for _ in range(2))
    for step in steps:
        take_entry(read, step.entry)
    assert (read.marks, read.dangers) == (None, [])
    list(retell(told, [step.entry for step in steps]))
    read.state = told.state
    read_dangers(read, History(read.game, [step.entry for step in steps]).events)
    assert read.dangers == told.dangers != []


@pytest.mark.parametrize(
    ("game", "players"), [("lifeboat", 3), ("unfathomable", 3), ("thing", 2), ("thing", 4)]
)
async def test_dangers_are_sent_to_all_viewers_when_they_changed(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings(game, players))
        await play(clients, 60)
        known: list[Any] = []
        for screen in clients.screens:
            known = []
            for message in screen.messages:
                dangers = (message.get("public") or {}).get("dangers")
                assert dangers is None or dangers != known
                known = known if dangers is None else dangers
            assert known == (await clients.place()).table.dangers != []
        late = Screen(SPECTATOR)
        await clients.look(late)
        assert late.messages[0]["dangers"] == known


def test_after_an_undo_everything_is_read_again() -> None:
    for table, seat, option in play_positions(deal_table("unfathomable", 4), seed=14):
        again = table.copy()
        carry_out(again, ([answer_decision(again, seat, option, None, "person")], []))
        if can_undo(again, seat):
            carry_out(again, Undo().plan(again, actor(seat), 0))
            assert (table.marks is None, again.marks) == (False, None)
            return
    raise AssertionError


async def test_a_replay_tells_what_was_told_then() -> None:
    entries = [step.entry for step in stored_entries("a table")]
    replay = msgspec.json.decode(await retell_game(Table("a table", SECRET, 0), SPECTATOR, entries, ""))
    told = [step["public"]["dangers"] for step in replay["steps"] if "dangers" in (step["public"] or {})]
    table = Table("a table", SECRET, 0)
    list(retell(table, entries))
    assert told[-1] == table.dangers
    assert len(told) > 10


def test_a_table_without_a_game_has_no_dangers() -> None:
    table = Table("oak", SECRET, 0)
    for step in stored_entries("oak")[:4]:
        take_entry(table, step.entry)
    message = msgspec.json.decode(hello_message(table, SPECTATOR, 0, [], 0, 0, [], [], set(), is_host=False))
    assert message["dangers"] == []
