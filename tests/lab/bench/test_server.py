"""Benchmark of the server: it counts only accepted answers, shown to connected clients."""

import json
import sqlite3
from collections.abc import Container
from pathlib import Path

import pytest

from turncoat.kernel.dice import fast
from turncoat.lab.bench.server.boardgame_io import EVENT, PeerRoom
from turncoat.lab.bench.server.load import Outcome
from turncoat.lab.bench.server.run import Plan, run
from turncoat.lab.bench.server.search import Search, search


@pytest.mark.slow
def test_answers_are_counted_that_are_in_the_database_afterwards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.db"
    parts = ("rate", "memory", "reconnect")
    assert run(Plan(3, 3, 20, 2, "lifeboat", str(path), parts, has_peer=False), as_json=True) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    with sqlite3.connect(path) as database:
        ((answered,),) = database.execute("SELECT count(*) FROM entries WHERE kind = 'answered'")
    assert 0 < 2 * figures["answers"]["value"] <= answered
    assert (figures["lost"]["value"], figures["refused"]["value"]) == (0, 0)
    assert 0 < figures["p50"]["value"] <= figures["p99"]["value"] <= figures["max"]["value"]
    assert figures["delivery_bytes"]["value"] % 256 == pytest.approx(0, abs=256)
    assert figures["reconnect_p99"]["value"] > 0


@pytest.mark.slow
def test_the_highest_rate_is_measured_with_words_and_without(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Plan(2, 3, 300, 0.3, "lifeboat", "", ("highest",)), as_json=True) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["words"]
    assert set(measured["figures"]) >= {"highest", "highest_plain"}
    assert run(Plan(2, 3, 300, 0.3, "lifeboat", "", ("highest",), has_words=False), as_json=True) == 0
    measured = json.loads(capsys.readouterr().out)
    assert not measured["words"]
    assert "highest_plain" not in measured["figures"]


def test_a_rate_is_held_only_if_all_of_it_was_shown_in_time() -> None:
    quick = [0.01] * 100
    assert Outcome(100, 1, [*quick]).is_held(50)
    assert not Outcome(120, 1, [*quick]).is_held(50)
    assert not Outcome(100, 1, [*quick], unanswered=1).is_held(50)
    assert not Outcome(100, 1, [*quick[:95], *[0.2] * 5]).is_held(50)


class Limited:
    """Holds rates up to some limit, except in the runs with these numbers."""

    def __init__(self, limit: float, spoilt: Container[int] = ()) -> None:
        self.limit, self.spoilt = limit, spoilt
        self.runs = 0

    async def begin_again(self) -> None:
        self.runs += 1

    async def run(self, rate: float, seconds: float) -> Outcome:
        is_held = rate <= self.limit and self.runs not in self.spoilt
        return Outcome(rate, seconds, [0.01 if is_held else 1.0] * round(rate * seconds))


async def test_the_highest_rate_is_found_though_a_run_is_spoilt_now_and_then() -> None:
    lucky, unlucky = Limited(1_000), Limited(1_000, range(3, 100, 4))
    searches = [Search(load, 100, 1, 100) for load in (lucky, unlucky)]
    await search(searches)
    assert searches[0].held == searches[1].held
    assert 970 < searches[0].held <= 1_000
    assert lucky.runs < unlucky.runs


async def test_a_server_that_holds_nothing_has_no_highest_rate() -> None:
    one = Search(Limited(0), 100, 1, 100)
    await search([one])
    assert one.held == 0


def test_the_peers_protocol_is_read() -> None:
    room = PeerRoom("http://127.0.0.1:1", "m", 2, fast(1))
    assert not room.can_answer()
    state = b'{"G":{"x":[1]},"ctx":{"turn":1,"currentPlayer":"%d"},"_stateID":%d}'
    room.hear(0, EVENT + b'["sync","m",{"state":' + state % (0, 4) + b',"log":[]}]')
    assert room.can_answer()
    seat, sent = room.choose()
    assert seat == 0
    assert json.loads(sent.removeprefix(EVENT))[2:] == [4, "m", "0"]
    room.hear(0, EVENT + b'["update","m",' + state % (1, 5) + b",[]]")
    seat, sent = room.choose()
    assert seat == 1
    assert json.loads(sent.removeprefix(EVENT))[2:] == [5, "m", "1"]
