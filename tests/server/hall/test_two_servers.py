"""Two servers on one PostgreSQL: a shared table, the crash of one server, concurrent commands."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from turncoat.kernel.dice import fast
from turncoat.lab.siege.live_server import (
    Browser,
    LiveServer,
    RandomPlayer,
    Screen,
    Unreachable,
    begin,
    second_device,
)

LATE = {"stale", "already_answered"}


@pytest.fixture
def servers(postgres_address: str, tmp_path: Path) -> Iterator[list[LiveServer]]:
    first = LiveServer(postgres_address, tmp_path / "first")
    second = LiveServer(postgres_address, tmp_path / "second")
    with first, second:
        yield [first, second]
    for server in (first, second):
        assert '"fault"' not in server.log.read_text()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("lifeboat", 4), ("unfathomable", 3)])
async def test_people_of_one_table_at_two_servers_see_the_same_game(
    servers: list[LiveServer], game: str, players: int
) -> None:
    table, browsers = await begin(servers[0].address, {"game": game, "players": players})
    for seat, browser in enumerate(browsers):
        browser.address = servers[seat % 2].address
    people = [RandomPlayer(one, table, fast(seat), drops=30) for seat, one in enumerate(browsers)]
    await asyncio.wait_for(asyncio.gather(*(one.play() for one in people)), 240)
    for seat, one in enumerate(people):
        for server in servers:
            told = await Browser(server.address, browsers[seat].cookie).fetch("GET", f"/api/tables/{table}")
            assert told["company"]["stage"] == "over"
            assert (one.screen.number, one.screen.view) == (told["number"], told["view"])
            assert one.screen.events == told["events"]
    assert {code for one in people for code in one.refusals} <= LATE


@pytest.mark.slow
async def test_when_a_server_dies_its_people_bots_and_clocks_go_on_at_the_other(
    servers: list[LiveServer],
) -> None:
    async def play_on(one: RandomPlayer) -> None:
        while True:
            try:
                await one.play()
            except Unreachable:
                one.browser.address = servers[1].address
            else:
                return

    settings = {
        "game": "lifeboat",
        "players": 4,
        "bot_pace": 10,
        "pace": {"kind": "live", "seconds": 10, "window": 3},
    }
    table, browsers = await begin(servers[0].address, settings, people=3)
    browsers[1].address = servers[1].address
    people = [RandomPlayer(one, table, fast(seat)) for seat, one in enumerate(browsers[:2])]
    playing = [asyncio.create_task(play_on(one)) for one in people]  # the third seat never answers
    while len(people[0].acknowledged) < 5:
        await asyncio.sleep(0.05)
    servers[0].kill()
    await asyncio.wait_for(asyncio.gather(*playing), 230)
    for one in people:
        told = await one.browser.fetch("GET", f"/api/tables/{table}")
        assert told["company"]["stage"] == "over"
        assert (one.screen.view, one.screen.events) == (told["view"], told["events"])
        assert told["company"]["chairs"][2]["is_bot"]  # the clock answered for them until a bot took over
    assert people[0].browser.address == servers[1].address


@pytest.mark.slow
async def test_of_two_answers_to_one_decision_at_two_servers_exactly_one_counts(
    servers: list[LiveServer],
) -> None:
    async def answered(browser: Browser, table: str, decision: int, option: str) -> str:
        command = {"do": "answer", "decision": decision, "option": option}
        reply = await browser.request("POST", f"/api/tables/{table}/commands", command)
        return "done" if reply.status == 200 else str(reply.json["error"])

    table, browsers = await begin(servers[0].address, {"game": "lifeboat", "players": 3})
    others = [await second_device(one, table) for one in browsers]
    for one in others:
        one.address = servers[1].address
    dice = fast(4)
    contests = 0
    while contests < 40:
        contests_before = contests
        for seat, browser in enumerate(browsers):
            screen = Screen()
            screen.take(await browser.fetch("GET", f"/api/tables/{table}"))
            if screen.decision is None:
                continue
            options = [option["id"] for option in screen.decision["options"]]
            number = screen.decision["number"]
            outcomes = await asyncio.gather(
                *(
                    answered(one, table, number, options[dice.below(len(options))])
                    for one in (browser, others[seat])
                )
            )
            assert outcomes.count("done") == 1, outcomes
            assert set(outcomes) <= LATE | {"done", "game_over"}, outcomes
            contests += 1
        if contests == contests_before:
            break
    assert contests > 10
    entries = [
        msgspec.json.encode((await one.fetch("GET", f"/api/tables/{table}"))["events"])
        for one in (browsers[0], others[0])
    ]
    assert entries[0] == entries[1]
