"""The MCP server, driven by the client of the SDK: games, refusals, and whose secrets are told to whom."""

from pathlib import Path

import httpx2
import pytest
from mcp import Client

from tests.agents.player import Agent, ToolFailed, call, decision_in, handle_in
from tests.server.serving import serving
from turncoat.agents.desk import Desk
from turncoat.agents.mcp_server import new_mcp_server
from turncoat.lab.siege.live_server import LiveServer

TOOLS = {
    "games", "new_table", "join_table", "start_game", "leave_table", "look", "wait", "answer", "say", "why_not",
    "story", "search_rules", "read_rule", "find_cards",
}  # fmt: skip


async def sit(client: Client, **table: object) -> tuple[Agent, str]:
    text = await call(client, "new_table", **table)
    return Agent(client, handle_in(text)), text


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_every_tool_is_listed_with_a_description(mode: str) -> None:
    async with Client(new_mcp_server(Desk()), mode=mode) as client:
        tools = (await client.list_tools()).tools
        assert {tool.name for tool in tools} == TOOLS
        assert all(tool.description for tool in tools)
        assert "lifeboat: 3-" in await call(client, "games")


async def test_an_agent_plays_a_whole_game_of_lifeboat_at_a_private_table() -> None:
    async with Client(new_mcp_server(Desk())) as client:
        agent, text = await sit(client, game="lifeboat", players=3, seed=4)
        end = await agent.play(text)
        assert agent.answers > 5
        assert "Winners" in end or "No one wins" in end
        told = await call(client, "story", seat=agent.seat, lines=200)
        assert len(told.splitlines()) > 20


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("unfathomable", 3), ("thing", 4)])
async def test_an_agent_plays_a_whole_game_of_each_title(game: str, players: int) -> None:
    async with Client(new_mcp_server(Desk())) as client:
        agent, text = await sit(client, game=game, players=players, seed=2, bots=["sensible"])
        end = await agent.play(text)
        assert "the game is over" in end


async def test_what_may_be_said_is_said_to_all_and_stands_in_the_story() -> None:
    async with Client(new_mcp_server(Desk())) as client:
        agent, text = await sit(client, game="unfathomable", players=3, seed=2)
        while "\ns1. " not in text:
            text = await agent.play(text, agent.answers + 1)
        said = await call(client, "say", seat=agent.seat, sentence=1)
        assert said in await call(client, "story", seat=agent.seat)


async def test_wrong_answers_and_handles_are_tool_errors_that_change_nothing() -> None:
    async with Client(new_mcp_server(Desk())) as client:
        agent, text = await sit(client, game="lifeboat", players=3, seed=4)
        asked = decision_in(text)
        assert asked is not None
        number, options = asked
        wrong: list[tuple[str, dict[str, object], str]] = [
            ("answer", {"seat": agent.seat, "decision": number + 1, "option": 1}, "stale"),
            ("answer", {"seat": agent.seat, "decision": number, "option": options + 1}, "no_such_number"),
            ("look", {"seat": "not-a-handle"}, "not_here"),
            ("say", {"seat": agent.seat, "sentence": 9}, "no_such_number"),
            ("why_not", {"seat": agent.seat, "action": "fly"}, "unknown_action"),
            ("new_table", {"game": "chess", "players": 3}, "unknown_game"),
            ("new_table", {"game": "lifeboat", "players": 8}, "wrong_player_count"),
            ("new_table", {"game": "lifeboat", "players": 3, "bots": ["process:sh"]}, "unknown_bot"),
            ("new_table", {"game": "lifeboat", "players": 3, "on_server": True}, "no_server"),
            ("join_table", {"link": "https://elsewhere.example/"}, "no_server"),
            ("read_rule", {"rule": "99.99"}, "unknown_rule"),
            ("search_rules", {"query": "zzzzqqq", "game": "lifeboat"}, "zzzzqqq"),
        ]
        for tool, arguments, code in wrong:
            with pytest.raises(ToolFailed, match=code) as failure:
                await call(client, tool, **arguments)
            assert "Traceback" not in str(failure.value)
        assert (await call(client, "look", seat=agent.seat)) in text


async def test_arguments_that_do_not_fit_are_named_in_one_sentence_with_a_code() -> None:
    async with Client(new_mcp_server(Desk())) as client:
        wrong: list[tuple[str, dict[str, object], list[str]]] = [
            ("new_table", {"game": "lifeboat", "players": 99}, ["players"]),
            ("new_table", {"players": "many", "language": "xx"}, ["game", "players", "language"]),
            ("look", {}, ["seat"]),
            ("say", {"seat": "a", "sentence": 0}, ["sentence"]),
        ]
        for tool, arguments, named in wrong:
            with pytest.raises(ToolFailed, match=r"\(bad_arguments\)$") as failure:
                await call(client, tool, **arguments)
            said = str(failure.value)
            assert "\n" not in said
            assert all(f"{name}: " in said for name in named)


async def test_a_seat_that_was_left_is_gone() -> None:
    async with Client(new_mcp_server(Desk())) as client:
        agent, _ = await sit(client, game="lifeboat", players=3)
        assert await call(client, "leave_table", seat=agent.seat) == "left"
        with pytest.raises(ToolFailed, match="not_here"):
            await call(client, "look", seat=agent.seat)


async def test_rules_and_cards_can_be_looked_up_and_an_action_asked_after() -> None:
    async with Client(new_mcp_server(Desk())) as client:
        assert "L3.2" in await call(client, "read_rule", rule="§L3.2")
        assert "hull" in (await call(client, "search_rules", query="bail", game="lifeboat")).lower()
        assert await call(client, "find_cards", game="lifeboat", words="sharks")
        agent, _ = await sit(client, game="lifeboat", players=3, seed=4)
        assert "L" in await call(client, "why_not", seat=agent.seat, action="bail")


async def test_two_agents_play_at_a_servers_table_and_neither_sees_the_others_cards(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as (_, app),
        Desk("http://table.test", httpx2.ASGITransport(app=app)) as desk,
        Client(new_mcp_server(desk)) as client,
    ):
        text = await call(
            client,
            "new_table",
            game="lifeboat",
            players=3,
            on_server=True,
            name="Ada",
            bots=["sensible"],
        )
        ada = handle_in(text)
        link = text.partition("Link for others: ")[2].split()[0]
        with pytest.raises(ToolFailed, match="not_ready"):
            await call(client, "start_game", seat=ada)
        bo = handle_in(await call(client, "join_table", link=link, name="Bo", language="uk"))
        await call(client, "start_game", seat=ada, wait_seconds=0)
        of_bo = await call(client, "look", seat=bo)
        of_ada = await call(client, "look", seat=ada)
        assert "Ada" in of_bo
        own = of_ada.partition("Only you can see this: ")[2].splitlines()[0]
        assert "Hand: " in own
        assert own not in of_bo
        with pytest.raises(ToolFailed, match="not_here"):
            await call(client, "look", seat=ada[:-1])
        await call(client, "leave_table", seat=bo)
        assert await call(client, "leave_table", seat=ada) == "left"


@pytest.mark.slow
async def test_an_agent_plays_a_whole_game_on_a_server_through_the_network(tmp_path: Path) -> None:
    database, log = str(tmp_path / "turncoat.db"), tmp_path / "log"
    with LiveServer(database, log) as server:
        async with Desk(server.address) as desk, Client(new_mcp_server(desk)) as client:
            bots = ["random", "random"]
            agent, _ = await sit(client, game="lifeboat", players=3, on_server=True, name="Ada", bots=bots)
            end = await agent.play(await call(client, "start_game", seat=agent.seat), 200)
            assert "the game is over" in end


async def test_a_server_that_is_not_there_gets_one_clear_sentence() -> None:
    async with Client(new_mcp_server(Desk("http://127.0.0.1:9"))) as client:
        with pytest.raises(ToolFailed, match=r"127\.0\.0\.1:9.*server_unreachable"):
            await call(client, "new_table", game="lifeboat", players=3, on_server=True)
