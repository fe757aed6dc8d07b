"""Moments in messages: all viewers get them, late ones too, and only when they change."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Clients, Screen, begin_game, hall_in
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR, seats_in
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.settings import TableSettings

ANSWERS = 60


async def play(clients: Clients, answers: int) -> None:
    dice = fast(4)
    for _ in range(answers):
        await clients.read_all()
        state = (await clients.place()).table.running_state()
        seats = seats_in(waiting_seats(state))
        seat = seats[dice.below(len(seats))]
        decision = clients.screens[seat].decision
        option = decision["options"][dice.below(len(decision["options"]))]["id"]
        await clients.send(seat, Answer(decision["number"], option))
    await clients.read_all()


def sent(message: Any) -> list[Any] | None:
    """The moments in an update; None if it has none."""
    moments: list[Any] | None = (message["public"] or {}).get("changes", {}).get("moments")
    return moments


@pytest.mark.parametrize(
    ("game", "players"), [("lifeboat", 3), ("unfathomable", 3), ("thing", 2), ("thing", 4)]
)
async def test_moments_are_sent_to_all_viewers_when_they_changed(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings(game, players))
        await play(clients, ANSWERS)
        for screen in clients.screens:
            dealt = next(at for at, one in enumerate(screen.messages) if "view" in (one.get("public") or {}))
            known = screen.messages[dealt]["public"]["view"]["moments"]
            told = 0
            for message in screen.messages[dealt + 1 :]:
                assert "stack" not in (message["public"] or {}).get("changes", {})
                if (moments := sent(message)) is not None:
                    assert moments != known
                    known, told = moments, told + 1
            assert told > 5
            assert known == screen.view["moments"] == clients.screens[0].view["moments"]
        late = Screen(SPECTATOR)
        await clients.look(late)
        assert late.view["moments"] == clients.screens[0].view["moments"]
        assert "stack" not in late.view
