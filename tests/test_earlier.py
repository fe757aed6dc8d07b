"""Compatibility: games, records, replay files and databases of earlier versions load and keep their rules.

The files in `tests/earlier` were written by version 1 of both games, before its rules were corrected. No code
here generates them.
"""

import base64
import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.earlier_records import EARLIER_RECORDS, read_earlier
from tests.server.clients import Clients, Clock, hall_in
from tests.server.finished_games import play_on
from turncoat.games.catalog import GAMES
from turncoat.kernel.codec import restore, save
from turncoat.kernel.dice import fast
from turncoat.kernel.invariants import problems
from turncoat.kernel.pack import numbering_of, unpack
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.record import read_record, replay
from turncoat.kernel.settings import RULES
from turncoat.kernel.state import RUNNING, State
from turncoat.server.replay.file import read_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table.stages import OVER

TABLES: Final = [
    ("hlO2gFF0tnbl", 3),  # Lifeboat
    ("xCw78pCkt3Pz", 4),  # Unfathomable
    ("2lEml188NhDG", 6),  # The Thing
    ("V8MBy1kp-Gvj", 2),  # The Thing against the automaton
]
POSITIONS: Final[Any] = json.loads(read_earlier("positions.json.gz"))


def rules_of(s: State) -> str:
    """The version of the rules that the game is played by."""
    for setting, choice in zip(s.game.settings, s.settings, strict=True):
        if setting.name == RULES:
            return setting.choices[choice]
    return str(s.game.version)


@pytest.mark.parametrize(
    "written", EARLIER_RECORDS, ids=lambda written: f"{written['game']}-{written['seats']}"
)
def test_a_record_of_an_earlier_version_replays_by_its_own_rules(written: Any) -> None:
    record, _ = read_record(GAMES[written["game"]], written)
    s, _ = replay(record)
    assert rules_of(s) == "1"
    assert s.ending != RUNNING


@pytest.mark.parametrize("at", range(len(POSITIONS["positions"])))
def test_a_position_of_an_earlier_version_goes_on_by_its_own_rules(at: int) -> None:
    written = POSITIONS["positions"][at]
    game = GAMES[written["game"]]
    packed = base64.b64decode(written["pack"])
    s = restore(game, written["save"])
    assert save(s) == save(unpack(game, packed, POSITIONS["names"][numbering_of(packed)]))
    assert rules_of(s) == "1"
    assert rules_of(restore(game, save(s))) == "1"
    play_randomly(s, fast(at), 3000)
    assert problems(s) == []
    assert s.ending != RUNNING


@pytest.mark.parametrize("name", ["lifeboat-3", "unfathomable-3", "thing-6", "thing-3"])
def test_a_replay_file_of_an_earlier_version_is_verified(name: str) -> None:
    Verification(read_file(read_earlier(f"{name}.json.gz"))).run()


@pytest.mark.slow
@pytest.mark.parametrize(("table", "players"), TABLES)
async def test_a_table_of_an_earlier_version_is_played_to_its_end(
    table: str, players: int, tmp_path: Path
) -> None:
    (tmp_path / "turncoat.db").write_bytes(read_earlier("tables.db.gz"))
    clock = Clock()
    clock.now += 3_600_000
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = Clients(hall, table, players)
        for screen in clients.screens:
            await clients.look(screen)
        await play_on(clients, fast(3), clock)
        place = await clients.place()
        assert place.table.stage == OVER
        assert place.table.state is not None
        assert rules_of(place.table.state) == "1"
