"""Board numbers of a table: corrected by its host or the server's operator, stored with the table."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import request
from tests.server.bot_tables import begin_game as seated_bots
from tests.server.bot_tables import desk_in, until
from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.finished_games import end_by_agreement, file_of, fix_secrets, play_on
from tests.server.serving import new_table, serving
from tests.table import expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.games.thing.numbers import FREEZE_STEPS
from turncoat.kernel.dice import fast
from turncoat.server.config import Config, boards_of
from turncoat.server.hall.hall import Hall
from turncoat.server.replay.file import read_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.change import Change
from turncoat.server.table.commands.rematch import Rematch
from turncoat.server.table.settings import Board, TableSettings, board_of

STORM = "weather.4-5.storm.generator"
COLD: Board = {STORM: 4, "freeze_steps": 7}


async def look(app: Any, table: str, cookie: str) -> Any:
    _, _, sent = await request(app, "GET", f"/api/tables/{table}", None, cookie)
    return msgspec.json.decode(sent)


async def change(app: Any, table: str, cookie: str, **settings: Any) -> tuple[int, Any]:
    act = {"do": "change", "settings": {"game": "thing", "players": 4, **settings}}
    status, _, sent = await request(app, "POST", f"/api/tables/{table}/commands", act, cookie)
    return status, msgspec.json.decode(sent)


async def test_a_host_corrects_the_board_and_a_wrong_number_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        table, _, cookie = await new_table(app, game="thing", players=4)
        status, said = await change(app, table, cookie, board={STORM: 21})
        assert (status, said["error"], said["detail"]) == (400, "wrong_board_number", f"{STORM} (0-20)")
        status, said = await change(app, table, cookie, board={"moon": 1})
        assert (status, said["error"], said["detail"]) == (400, "unknown_field", "moon")
        assert "board" not in (await look(app, table, cookie))["company"]["settings"]
        status, _ = await change(app, table, cookie, board={**COLD, "disc_last": 13, "red": "N+04"})
        assert status == 200
        clients = (await look(app, table, cookie))["company"]
        assert clients["settings"]["board"] == clients["board"] == COLD
        assert (clients["printed"]["storm.generator"], clients["printed"]["freezing"]) == (4, 7)
        assert (await hall.place(table)).table.game is GAMES["thing"].with_board({**COLD})
        status, _ = await change(app, table, cookie, board={})
        assert "board" not in (await look(app, table, cookie))["company"]["settings"]


async def test_a_game_without_a_board_refuses_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, _):
        with expect_refusal("no_board_to_correct", "lifeboat"):
            await hall.create(TableSettings("lifeboat", 3, board={"red": 1}), "device")


async def finished(hall: Hall, clock: Clock, settings: TableSettings) -> Clients:
    clients = await begin_game(hall, settings)
    await play_on(clients, fast(3), clock, 40)
    await end_by_agreement(clients)
    return clients


async def test_a_corrected_game_is_kept_followed_exported_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secrets(monkeypatch)

    clock = Clock()
    async with (hall := hall_in(tmp_path, clock)).run():
        clients = await finished(hall, clock, TableSettings("thing", 4, board=COLD))
        other = Hall(hall.store, clock)  # another server on the same store
        table = (await other.place(clients.table)).table
        assert table.state is not None
        assert table.state.game.board == COLD
        assert table.state.game.numbers[FREEZE_STEPS] == 7
        replay = msgspec.json.decode(await hall.replays.replay(clients.table, 0, clock.now))
        assert replay["company"]["printed"]["freezing"] == 7
        written = await file_of(clients)
    file = read_file(written)
    assert board_of(file.settings) == COLD
    Verification(file).run()


async def test_a_rematch_keeps_the_board_whatever_the_server_has(tmp_path: Path) -> None:
    clock = Clock()
    async with (hall := hall_in(tmp_path, clock)).run():
        for board in (COLD, {}):
            clients = await finished(hall, clock, TableSettings("thing", 4, board=board))
            hall.boards["thing"] = {"freeze_steps": 3}
            await clients.send(0, Rematch())
            new = await hall.place((await clients.place()).table.again)
            assert board_of(new.table.settings) == board


async def test_new_tables_have_the_operators_board_and_old_ones_keep_theirs(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps({"weather": {"4-5": {"storm": {"generator": 4}}}, "freeze_steps": 7}))

    async with serving(tmp_path) as (hall, app):
        before, _, _ = await new_table(app, game="thing", players=4)
        hall.boards.update(boards_of(Config(board=str(path))))
        _, _, sent = await request(app, "GET", "/api/games")
        boards = {game["game"]: game["board"] for game in msgspec.json.decode(sent)["games"]}
        assert boards == {"lifeboat": {}, "unfathomable": {}, "thing": COLD}
        usual, _, _ = await new_table(app, game="thing", players=4)
        ours, _, _ = await new_table(app, game="thing", players=4, board={})
        hall.boards.clear()
        boards_of_tables = [board_of((await hall.place(one)).table.settings) for one in (before, usual, ours)]
        assert boards_of_tables == [{}, COLD, {}]


@pytest.mark.parametrize(
    ("written", "code", "detail"),
    [('{"freeze_steps": 0}', "wrong_board_number", "freeze_steps (1-50)"), ("{", "not_json", None)],
)
def test_an_operators_wrong_board_is_refused_at_start(
    tmp_path: Path, written: str, code: str, detail: str | None
) -> None:
    path = tmp_path / "board.json"
    path.write_text(written)
    with expect_refusal(code, detail):
        boards_of(Config(board=str(path)))
    with expect_refusal("cannot_read"):
        boards_of(Config(board=str(tmp_path / "none.json")))


async def test_a_table_says_every_reading_that_is_in_force(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, _):
        for name, game in GAMES.items():
            table, _ = await hall.create(TableSettings(name, game.fewest_seats + 1), "device")
            options = (await hall.place(table)).table.settings.options
            readings = {one.name: one.choices[one.default] for one in game.settings if one.is_reading}
            assert options == readings
        table, _ = await hall.create(TableSettings("thing", 4, options={"arson": "always"}), "device")
        options = (await hall.place(table)).table.settings.options
        assert options["arson"] == "always"
        assert options["dormitory_encounters"] == "yes"
        asked = Change(TableSettings("thing", 4, options={"kennel": "beginner"}))
        await hall.carry_out(table, Actor("device", -1, is_host=True), asked)
        options = (await hall.place(table)).table.settings.options
        assert (options["arson"], options["kennel"]) == ("when_freezing", "beginner")


async def test_a_bot_of_the_server_is_told_the_board_when_it_sits_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sat: list[Any] = []

    async with desk_in(tmp_path) as (hall, desk):
        (process,) = desk.processes
        sit = process.sit

        async def heard(request: Any) -> int:
            life = await sit(request)
            sat.append(request)
            return life

        monkeypatch.setattr(process, "sit", heard)
        settings = TableSettings("thing", 4, bot_pace=0, board=COLD)
        table = await seated_bots(hall, settings, "belief")
        await until(hall, table, lambda _: len(sat) == 4)  # each sits down when it is asked first
        assert desk.tally["faults"] == 0
    assert [one["board"] for one in sat] == [COLD] * 4
