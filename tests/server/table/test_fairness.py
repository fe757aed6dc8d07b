"""Fair dice: the server commits to its half of the seed before any player sits down, players to theirs."""

import hashlib
from pathlib import Path

import msgspec
import pytest

from tests.server.clients import SEED, Clock, hall_in, seat_all
from tests.server.finished_games import finish_game, fix_secrets
from tests.server.game_positions import deal_table
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.hall.connections import Look
from turncoat.server.hall.timekeeper import plan_due
from turncoat.server.replay.file import export_game, read_file, write_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.commands.contribute import Contribute
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.ready import Ready
from turncoat.server.table.commands.start import Start
from turncoat.server.table.positions import deal
from turncoat.server.table.queries import SEED_TIME
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import DEALING, PLAYING

SETTINGS = TableSettings("lifeboat", 3)


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


async def test_the_promise_is_in_the_first_entry_and_shown_before_anybody_sits(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        table, _ = await hall.create(SETTINGS, "device0")
        (first,) = await hall.store.entries(table)
        body = read_body(first.kind, first.body)
        assert isinstance(body, Created)
        hello = await hall.hello(await hall.place(table), Look(SPECTATOR))
        told = msgspec.json.decode(hello)
        assert told["commitment"] == body.commitment
        assert told["secret"] is None
        row = await hall.store.table(table)
        assert row is not None
        assert hashlib.sha256(row.secret).hexdigest() == body.commitment
        assert row.secret.hex().encode() not in hello


async def test_the_secret_is_published_at_the_end_and_is_the_one_that_was_promised(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await finish_game(hall, clock, SETTINGS, 1)
        hello = await hall.hello(await clients.place(), Look(SPECTATOR))
        told = msgspec.json.decode(hello)
        assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]


async def test_the_server_cannot_change_its_secret_once_it_has_promised(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await finish_game(hall, clock, SETTINGS, 1)
        entries = await hall.store.entries(clients.table)
        table = (await clients.place()).table
        other = export_game(table.id, bytes(32), table.created, entries, {"1": {"0": 2}})
        with pytest.raises(BadInput, match="broken_export"):
            Verification(read_file(write_file(other))).run()


@pytest.mark.parametrize("game", ["lifeboat", "unfathomable", "thing"])
def test_every_seed_and_the_secret_decide_the_dice(game: str) -> None:
    table = deal_table(game, 4)
    positions = {fingerprint(deal(table, {})[0])}
    for seat in range(4):
        positions.add(fingerprint(deal(table, {seat: "ff" * 16})[0]))
    positions.add(fingerprint(deal(deal_table(game, 4, bytes(32)), {})[0]))
    assert len(positions) == 6
    assert fingerprint(deal(deal_table(game, 4), {})[0]) in positions


async def test_a_seed_must_be_the_one_that_was_promised(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await seat_all(hall, SETTINGS)
        await clients.send(0, Start())
        with pytest.raises(BadInput, match="other_seed"):
            await clients.send(1, Contribute("ff" * 16))
        await clients.send(1, Contribute(SEED))
        with pytest.raises(BadInput, match="already_answered"):
            await clients.send(1, Contribute(SEED))


async def test_nobody_can_promise_another_seed_once_seeds_come_in(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await seat_all(hall, SETTINGS)
        await clients.send(0, Start())
        await clients.send(1, Contribute(SEED))
        with pytest.raises(BadInput, match="already_begun"):
            await clients.send(2, Ready("0" * 64))


async def test_whose_seed_does_not_come_in_time_is_dealt_to_without(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await seat_all(hall, SETTINGS)
        await clients.send(0, Start())
        for seat in (0, 2):
            await clients.send(seat, Contribute(SEED))
        place = await clients.place()
        clock.now += SEED_TIME - 1
        await hall.change(place, lambda table, now: (plan_due(table, now), []))
        assert place.table.stage == DEALING
        clock.now += 1
        await hall.change(place, lambda table, now: (plan_due(table, now), []))
        assert place.table.stage == PLAYING
        assert [chair.seed for chair in place.table.chairs] == [SEED, "", SEED]
