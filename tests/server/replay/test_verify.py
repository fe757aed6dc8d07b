import hashlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.finished_games import finished_file, fix_secrets
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.server.replay.file import GameFile, read_file, seal_file, write_file
from turncoat.server.replay.verify import Verification
from turncoat.server.replay.verify_file import verify_file
from turncoat.server.store.hash_chain import first_chain, next_chain, seal
from turncoat.server.table.body_codec import write_body
from turncoat.server.table.commands.change import Changed
from turncoat.server.table.settings import TableSettings

GAMES = [("lifeboat", 3, None), ("unfathomable", 4, None), ("thing", 5, 150)]
MUTATIONS = 200


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


@pytest.fixture(scope="module")
async def written(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A fixture for tests that are not async: `anyio_backend` makes anyio run it."""
    with pytest.MonkeyPatch.context() as patch:
        fix_secrets(patch)
        return await finished_file(tmp_path_factory.mktemp("game"), TableSettings("unfathomable", 4))


def verify(written: bytes) -> list[str]:
    verification = Verification(read_file(written))
    verification.run()
    return verification.findings


def test_a_seal_that_was_kept_shows_whether_history_was_rewritten(tmp_path: Path, written: bytes) -> None:
    file = read_file(written)
    path = tmp_path / "game.json"
    path.write_bytes(written)
    entry = file.entries[len(file.entries) // 2]
    kept = seal(bytes.fromhex(file.secret), bytes.fromhex(entry.chain)).hex()
    is_right, lines = verify_file(path, [kept])
    assert is_right
    assert lines[-1] == f"the seal {kept[:8]} is that of entry {entry.number}"
    is_right, lines = verify_file(path, [kept, "0" * 64])
    assert not is_right
    assert "seal 00000000" in lines[-1]


@pytest.mark.parametrize(("game", "players", "answers"), GAMES)
async def test_a_game_as_it_was_played_is_right(
    tmp_path: Path, game: str, players: int, answers: int | None
) -> None:
    written = await finished_file(tmp_path, TableSettings(game, players), 3, answers)
    lines = verify(written)
    assert lines[-1].startswith("the ending follows: ")
    assert lines[-1].endswith("by agreement") == (answers is not None)
    assert f"{players} of {players} people gave a seed" in " ".join(lines)
    read = read_file(written)
    kinds = {entry.kind for entry in read.entries}
    assert {"answered", "ended", "chatted", "marks_shown"} <= kinds
    assert game == "lifeboat" or {"said", "undone"} <= kinds
    assert read.marks == {"1": {"0": 2}}


def test_no_byte_of_a_file_can_be_changed(written: bytes) -> None:
    dice = fast(5)
    verify(written)
    for _ in range(MUTATIONS):
        at = dice.below(len(written))
        other = bytes([(written[at] + 1 + dice.below(255)) % 256])
        changed = [
            written[:at] + other + written[at + 1 :],
            written[:at] + written[at + 1 :],
            written[:at] + other + written[at:],
            written[:at],
        ][dice.below(4)]
        with pytest.raises(BadInput):
            verify(changed)


def forged(written: bytes, change: Callable[[Any], None]) -> bytes:
    """A file with a skilled forgery: chain and digest are recomputed."""
    file = msgspec.json.decode(written)
    change(file)
    chain = first_chain(file["table"], bytes.fromhex(file["secret"]))
    for entry in file["entries"]:
        body, events = msgspec.json.encode(entry["body"]), msgspec.json.encode(entry["events"])
        chain = next_chain(chain, entry["number"], entry["at"], entry["kind"], entry["seat"], body, events)
        entry["chain"] = chain.hex()
    return write_file(seal_file(msgspec.json.decode(msgspec.json.encode(file), type=GameFile)))


def entries(file: Any, kind: str) -> list[Any]:
    return [entry for entry in file["entries"] if entry["kind"] == kind]


def number_again(file: Any) -> None:
    for number, entry in enumerate(file["entries"]):
        entry["number"] = number


def other_secret(file: Any) -> None:
    secret = bytes(32)
    file["secret"] = secret.hex()
    file["commitment"] = hashlib.sha256(secret).hexdigest()
    entries(file, "ended")[0]["body"]["secret"] = secret.hex()


def other_secret_and_promise(file: Any) -> None:
    other_secret(file)
    entries(file, "created")[0]["body"]["commitment"] = file["commitment"]


def other_seed(file: Any) -> None:
    entries(file, "contributed")[0]["body"]["seed"] = "f" * 32


def other_seed_and_promise(file: Any) -> None:
    other_seed(file)
    promise = hashlib.sha256(bytes.fromhex("f" * 32)).hexdigest()
    entries(file, "readied")[0]["body"]["commitment"] = promise


def no_seed(file: Any) -> None:
    file["entries"].remove(entries(file, "contributed")[0])
    number_again(file)


def other_answer(file: Any) -> None:
    entries(file, "answered")[10]["body"]["option"] = entries(file, "answered")[0]["body"]["option"]


def answer_of_another(file: Any) -> None:
    answered = entries(file, "answered")[5]
    answered["seat"] = (answered["seat"] + 1) % 4


def answer_that_is_called_quiet(file: Any) -> None:
    next(one for one in entries(file, "answered") if not one["body"]["is_quiet"])["body"]["is_quiet"] = True


def answer_left_out(file: Any) -> None:
    file["entries"].remove(entries(file, "answered")[7])
    number_again(file)


def event_left_out(file: Any) -> None:
    entries(file, "answered")[3]["events"][3].pop()


def event_told_to_others(file: Any) -> None:
    told = [event for entry in entries(file, "answered") for event in entry["events"][3]]
    next(event for event in told if event[1])[2] = 0


def undo_without_leave(file: Any) -> None:
    answered = [one for one in entries(file, "answered") if not one["body"]["is_quiet"]][-1]
    undone = {**answered, "kind": "undone", "body": {"to": answered["number"]}}
    file["entries"].insert(answered["number"] + 1, undone)
    number_again(file)


def end_without_agreement(file: Any) -> None:
    file["entries"].remove(entries(file, "agreed")[-1])
    number_again(file)


def somebody_elses_words(file: Any) -> None:
    said = entries(file, "said")[0]
    said["seat"] = said["body"]["statement"]["speaker"] = (said["seat"] + 1) % 4


def words_at_another_time(file: Any) -> None:
    entries(file, "said")[0]["body"]["statement"]["at"] += 1


def diary_of_nobody(file: Any) -> None:
    entries(file, "diaries")[0]["body"]["diaries"]["9"] = {"bot": "persona:steady", "entries": []}


def diary_that_says_nothing(file: Any) -> None:
    entries(file, "diaries")[0]["body"]["diaries"]["2"]["entries"] = [{"heard": "much"}]


def name_that_nobody_can_have(file: Any) -> None:
    entries(file, "seated")[0]["body"]["name"] = "x" * 25


def another_name_in_front(file: Any) -> None:
    file["chairs"][0]["name"] = "Somebody"


def marks_of_who_shows_none(file: Any) -> None:
    file["marks"]["2"] = {"0": 1}


def settings_that_were_not_played(file: Any) -> None:
    file["settings"]["title"] = "Another"


UNSEEN = ["\u3164", "\u2800", "Ada\u034f", "A\u202eda", "Ada\u200b", "\ufe0fAda", " "]
TITLES = ["a\u202eb", "a\nb", "a\u2066b"]


def name_with(name: str) -> Callable[[Any], None]:
    def change(file: Any) -> None:
        seat = entries(file, "seated")[0]
        seat["body"]["name"] = file["chairs"][seat["seat"]]["name"] = name

    return change


def title_with(title: str) -> Callable[[Any], None]:
    def change(file: Any) -> None:
        entries(file, "created")[0]["body"]["settings"]["title"] = file["settings"]["title"] = title

    return change


def title_changed_to(title: str) -> Callable[[Any], None]:
    """A table whose host changes the title before the first player sits down."""

    def change(file: Any) -> None:
        settings = msgspec.convert(file["settings"], TableSettings)
        body = write_body(Changed(msgspec.structs.replace(settings, title=title)))
        changed = {**file["entries"][0], "kind": "changed", "body": msgspec.json.decode(body)}
        file["entries"].insert(1, changed)
        file["settings"] = changed["body"]["settings"]
        number_again(file)

    return change


FORGERIES = [
    other_secret,
    other_secret_and_promise,
    other_seed,
    other_seed_and_promise,
    no_seed,
    other_answer,
    answer_of_another,
    answer_that_is_called_quiet,
    answer_left_out,
    event_left_out,
    event_told_to_others,
    undo_without_leave,
    end_without_agreement,
    somebody_elses_words,
    words_at_another_time,
    diary_of_nobody,
    diary_that_says_nothing,
    name_that_nobody_can_have,
    another_name_in_front,
    marks_of_who_shows_none,
    settings_that_were_not_played,
]


@pytest.mark.parametrize("change", FORGERIES, ids=lambda change: change.__name__)
def test_no_forgery_passes_though_its_chain_holds(written: bytes, change: Callable[[Any], None]) -> None:
    with pytest.raises(BadInput, match="broken_export"):
        verify(forged(written, change))


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_file_has_no_name_that_is_not_seen(written: bytes, name: str) -> None:
    with pytest.raises(BadInput, match=r"broken_export.*unusable_name"):
        verify(forged(written, name_with(name)))


@pytest.mark.parametrize("title", TITLES, ids=ascii)
@pytest.mark.parametrize("change", [title_with, title_changed_to])
def test_a_file_has_no_title_that_reaches_into_the_text_around_it(
    written: bytes, title: str, change: Callable[[str], Callable[[Any], None]]
) -> None:
    with pytest.raises(BadInput, match=r"broken_export.*unusable_title"):
        verify(forged(written, change(title)))


@pytest.mark.parametrize("change", [name_with("Ada \u2764\ufe0f"), title_with("Friday")])
def test_a_file_may_have_what_version_0_1_0_allowed(written: bytes, change: Callable[[Any], None]) -> None:
    verify(forged(written, change))


def test_a_file_that_is_made_again_without_a_change_is_right(written: bytes) -> None:
    assert forged(written, lambda file: None) == written


def test_rules_of_another_version_are_named(written: bytes) -> None:
    def older(file: Any) -> None:
        file["version"] = entries(file, "dealt")[0]["body"]["version"] = 0

    with pytest.raises(BadInput, match="unknown_version: unfathomable 0"):
        verify(forged(written, older))


def test_a_game_that_is_not_over_is_none(written: bytes) -> None:
    def shortened(file: Any) -> None:
        del file["entries"][entries(file, "ended")[0]["number"] :]

    with pytest.raises(BadInput, match="not_over"):
        verify(forged(written, shortened))


def turncoat_verify(path: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "turncoat", "verify", str(path)], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


def test_the_command_says_what_it_checked_or_what_is_wrong(tmp_path: Path, written: bytes) -> None:
    good, bad = tmp_path / "game.json", tmp_path / "other.json"
    good.write_bytes(written)
    bad.write_bytes(forged(written, other_answer))
    code, output = turncoat_verify(good)
    assert code == 0
    assert output.splitlines()[0] == "the secret is the one that the table was set up with"
    code, output = turncoat_verify(bad)
    assert code == 1
    assert output.startswith(f"{bad}: broken_export: entry ")
    with pytest.raises(BadInput, match="no_such_file"):
        verify_file(tmp_path / "none.json")
