from pathlib import Path
from typing import Any

import msgspec

from tests.server.clients import Clock, Screen, hall_in
from tests.server.recorded_transport import packet_text
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.hall.connections import Connection
from turncoat.server.hall.scenes import SceneCue, ToldCue

CUE = SceneCue("e12", is_open=True)


def told(connection: Connection) -> list[Any]:
    messages = [msgspec.json.decode(packet_text(packet)) for packet in connection.waits]
    connection.waits.clear()
    return [message["key"] for message in messages if message["message"] == "scene"]


async def test_a_cue_goes_to_pages_at_other_servers_but_not_back(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        page = Connection("oak", 0, "first", Screen(0), "en")
        other = Connection("elm", 0, "second", Screen(0), "en")
        for connection in (page, other):
            hall.connections.add(connection)
        hall.scenes.hear(msgspec.json.encode(ToldCue("another", "oak", CUE)))
        assert (told(page), told(other)) == (["e12"], [])
        hall.scenes.hear(msgspec.json.encode(ToldCue(hall.name, "oak", CUE)))
        assert told(page) == []


async def test_a_cue_goes_neither_to_its_sender_nor_to_programs_nor_to_late_spectators(
    tmp_path: Path,
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        screen = Connection("oak", SPECTATOR, "first", Screen(SPECTATOR), "en")
        page = Connection("oak", 1, "second", Screen(1), "uk")
        program = Connection("oak", 2, "third", Screen(2))
        late = Connection("oak", SPECTATOR, "fourth", Screen(SPECTATOR), "en", delay=60_000)
        everybody = (screen, page, program, late)
        for connection in everybody:
            hall.connections.add(connection)
        hall.scenes.lead(screen, CUE)
        assert [told(connection) for connection in everybody] == [[], ["e12"], [], []]
