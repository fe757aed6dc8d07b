import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.lab.siege.live_server import SEED, UNLIMITED, Browser, LiveServer, RandomPlayer, begin
from turncoat.server.runtime.logs import WORDS, Lines

TABLES = [*[("lifeboat", 3)] * 18, ("unfathomable", 3), ("thing", 4)]
AT_ONCE = 10
KEYS = {"at", "level", "from", "what", "fault", "where", *WORDS}


def line_of(record: logging.LogRecord) -> str:
    return Lines().format(record)


def record(words: str, *values: object) -> logging.LogRecord:
    return logging.LogRecord("some.library", logging.DEBUG, "here.py", 1, words, values, None)


def test_what_a_library_puts_into_its_words_is_left_out() -> None:
    line = line_of(record("< TEXT %s", '{"card": "rampage"}'))
    assert "rampage" not in line
    assert json.loads(line)["what"] == "< TEXT %s"


def test_of_several_lines_there_is_only_the_first() -> None:
    assert "rampage" not in line_of(record("Task exception was never retrieved\nfuture: <rampage>"))


def test_of_an_exception_there_is_its_kind_and_its_place_and_not_what_it_says() -> None:
    try:
        raise ValueError("rampage")
    except ValueError:
        entry = record("server_fault")
        entry.exc_info = sys.exc_info()
    line = line_of(entry)
    assert "rampage" not in line
    assert json.loads(line)["fault"] == "ValueError"


def test_words_that_nobody_planned_are_left_out() -> None:
    entry = record("acted")
    entry.option = "play rampage"
    entry.table = "oak"
    assert "rampage" not in line_of(entry)
    assert json.loads(line_of(entry))["table"] == "oak"


@pytest.mark.slow
async def test_twenty_games_leave_nothing_of_cards_answers_people_or_tokens_in_the_log(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    secrets: set[str] = {SEED, "Player"}

    async def play(address: str, game: str, players: int, gate: asyncio.Semaphore) -> None:
        async with gate:
            people = players - 1
            table, browsers = await begin(address, {"game": game, "players": players, "bot_pace": 0}, people)
            devices = [RandomPlayer(one, table, fast(seat), drops=60) for seat, one in enumerate(browsers)]
            await asyncio.wait_for(asyncio.gather(*(one.play() for one in devices)), 200)
            await ask_nonsense(browsers[0], table)
            secrets.update(one.cookie.partition("=")[2] for one in browsers)
            for device in devices:
                secrets.update(option for _, option in device.acknowledged if " " in option)

    async def ask_nonsense(browser: Browser, table: str) -> None:
        for path in (f"/api/tables/{table}?invitation={'hush' * 5}", "/api/words/thing/xx?card=hushed"):
            await browser.request("GET", path)
        await browser.request("POST", f"/api/tables/{table}/commands", {"do": "chat", "text": "hushhushhush"})

    with LiveServer(str(tmp_path / "turncoat.db"), log, {**UNLIMITED, "TURNCOAT_LOG": "debug"}) as server:
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(play(server.address, game, players, gate) for game, players in TABLES))
    lines = log.read_text().splitlines()
    assert len(lines) > 5 * len(TABLES)
    cards = {card for game in GAMES.values() for card in game.layout.cards}
    assert len(cards) > 100
    any_card = re.compile(rf"(?<![a-z_])({'|'.join(sorted(cards))})(?![a-z_])")
    for line in lines:
        fields = json.loads(line)
        assert set(fields) <= KEYS, line
        said = " ".join(str(value) for key, value in fields.items() if key not in {"at", "table", "server"})
        assert not any_card.search(said), line
        assert "hush" not in line
        assert not any(secret in line for secret in secrets), line
