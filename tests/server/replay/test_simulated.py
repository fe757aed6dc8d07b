"""Records of simulations are files of finished games: they verify, are retold, and prove no more than they can."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Clock, hall_in
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan, save_to
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.processes import ALONE
from turncoat.server.http.handlers.replays import store_game
from turncoat.server.replay.file import GameFile, read_file, seal_file, write_file
from turncoat.server.replay.service import Replays
from turncoat.server.replay.simulated import read_game
from turncoat.server.replay.verify import Verification
from turncoat.server.store.hash_chain import first_chain, next_chain

SAID = "a program played all seats; the deal follows from the dice that it wrote down"


def record_of(directory: Path, game: str, seats: int, bot: str, traitor: str = "") -> bytes:
    cast = Cast(Bots((bot,)), Bots((traitor or bot,)))
    simulate(Plan(game, (seats,), 1, 3, cast, save=save_to(directory)), ALONE, lambda _: None)
    return (directory / f"{game}-{seats}-3.json").read_bytes()


def findings(file: GameFile) -> list[str]:
    verification = Verification(file)
    verification.run()
    return verification.findings


@pytest.mark.parametrize(
    ("game", "seats", "bot", "traitor"),
    [("lifeboat", 3, "random", ""), ("thing", 4, "persona", ""), ("unfathomable", 4, "sensible", "random")],
)
def test_a_record_verifies_as_far_as_it_can(
    tmp_path: Path, game: str, seats: int, bot: str, traitor: str
) -> None:
    written = record_of(tmp_path, game, seats, bot, traitor)
    file = read_game(written)
    assert SAID in findings(file)
    again = write_file(file)
    assert read_file(again) == read_game(again) == file
    record = json.loads(written)
    answers = [
        msgspec.json.decode(entry.body)["option"] for entry in file.entries if entry.kind == "answered"
    ]
    assert answers == [text for _, _, text in record["entries"]]
    assert file.statements == record.get("talk", [])
    assert {chair.bot for chair in file.chairs} == {f"{bot}|{traitor}" if traitor else bot}


async def test_the_server_takes_a_record_and_replays_it(tmp_path: Path) -> None:
    written = record_of(tmp_path, "thing", 4, "persona")
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        replays = Replays(hall.store)
        verification = await replays.verify(written)
        table = await store_game(hall, verification)
        told: Any = msgspec.json.decode(await replays.replay(table, SPECTATOR, hall.now(), "uk"))
    assert told["truth"]["diaries"]
    assert len(told["steps"]) > 100
    assert told["texts"]


def test_a_record_that_was_not_finished_or_was_changed_is_refused(tmp_path: Path) -> None:
    record = json.loads(record_of(tmp_path, "lifeboat", 3, "random"))
    short = {**record, "entries": record["entries"][:-1]}
    with pytest.raises(BadInput, match="not_over"):
        read_game(json.dumps(short).encode())
    for change in (
        {"dice": fast(4).save()},
        {"seats": 4},
        {"game": "nonsense"},
        {"entries": [["answer", 0]]},
        {"bots": ["random"]},
    ):
        with pytest.raises(BadInput):
            read_game(json.dumps({**record, **change}).encode())
    with pytest.raises(BadInput, match="too_large"):
        read_game(json.dumps(record).encode(), most_entries=10)
    with pytest.raises(BadInput, match="broken_export"):
        read_game(b"[1, 2")


def test_written_dice_are_refused_where_a_person_sits(tmp_path: Path) -> None:
    file: Any = msgspec.json.decode(write_file(read_game(record_of(tmp_path, "lifeboat", 3, "random"))))
    seated = next(entry for entry in file["entries"] if entry["kind"] == "bot_seated")
    seated.update(kind="seated", body={"name": "Ann"})
    ready = {"kind": "readied", "seat": seated["seat"], "body": {"commitment": "0" * 64, "is_ready": True}}
    file["entries"].insert(file["entries"].index(seated) + 1, {**seated, **ready})
    chain = first_chain(file["table"], bytes.fromhex(file["secret"]))
    for number, entry in enumerate(file["entries"]):
        entry["number"] = number
        body, events = msgspec.json.encode(entry["body"]), msgspec.json.encode(entry["events"])
        chain = next_chain(chain, number, entry["at"], entry["kind"], entry["seat"], body, events)
        entry["chain"] = chain.hex()
    forged = seal_file(msgspec.json.decode(msgspec.json.encode(file), type=GameFile))
    with pytest.raises(BadInput, match="broken_export") as refusal:
        findings(forged)
    assert "dice" in refusal.value.detail
