"""Saved games that were damaged, mixed up or cut off by a full disk: refused in one sentence, never read
differently."""

import random
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pyarrow.parquet as pq
import pytest

from tests.lab.data.run import saved_run
from turncoat import cli
from turncoat.kernel.errors import BadInput
from turncoat.lab.data import sealing
from turncoat.lab.data.files import path_of, read, record_in, rows
from turncoat.lab.data.schema import TABLES

DAMAGES = 200  # damages per table


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_run(tmp_path_factory.mktemp("run"))


@pytest.fixture
def copy_run(run: Path, tmp_path: Path) -> Path:
    return copytree(run.parent, tmp_path / "copy") / run.name


def damages(whole: bytes, seed: int) -> Iterator[bytes]:
    """One bit flipped, some bytes overwritten, the end lost, or some bytes in the middle lost."""
    dice = random.Random(seed)
    for number in range(DAMAGES):
        at = dice.randrange(len(whole))
        size = dice.randint(1, 64)
        rest = whole[at + 1 :], whole[at + size :]
        yield [
            whole[:at] + bytes([whole[at] ^ 1 << dice.randrange(8)]) + rest[0],
            whole[:at] + dice.randbytes(len(whole[at : at + size])) + rest[1],
            whole[:at],
            whole[:at] + rest[1],
        ][number % 4]


@pytest.mark.parametrize("table", TABLES)
def test_no_damage_is_read_as_something_else(copy_run: Path, table: str) -> None:
    path = path_of(copy_run, table)
    whole = path.read_bytes()
    columns = [name for name, _, _ in TABLES[table]]
    ways = (lambda: read(copy_run, table), lambda: list(rows(copy_run, table, columns)))
    for number, damage in enumerate(damages(whole, len(table))):
        path.write_bytes(damage)
        if damage == whole:
            continue
        way = ways[number // 4 % 2]
        with pytest.raises(BadInput, match="broken_parquet") as refusal:
            way()
        assert path.name in refusal.value.detail
        assert "\n" not in refusal.value.detail


def read_refusal(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr("sys.argv", ["turncoat", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    shown = capsys.readouterr()
    assert (ended.value.code, shown.out) == (2, "")
    (line,) = shown.err.splitlines()
    return line


def test_a_game_is_not_taken_out_of_a_damaged_file(
    copy_run: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = bytearray(copy_run.read_bytes())
    whole[len(whole) // 2] ^= 1
    copy_run.write_bytes(whole)
    line = read_refusal(["extract", str(copy_run), "thing-4-0"], monkeypatch, capsys)
    assert line == f"turncoat: broken_parquet: {copy_run}: damaged, or written by another program"


def test_tables_of_another_run_are_refused(
    copy_run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = saved_run(tmp_path, "other", 1)
    path_of(other, "seats").replace(path_of(copy_run, "seats"))
    line = read_refusal(["report", str(copy_run), "-o", str(tmp_path / "report.html")], monkeypatch, capsys)
    assert line.startswith(f"turncoat: other_run: {path_of(copy_run, 'seats')}")


def test_a_table_that_was_written_again_is_refused(copy_run: Path) -> None:
    pq.write_table(pq.read_table(copy_run).slice(1), copy_run)
    with pytest.raises(BadInput, match="written by another program"):
        record_in(copy_run, "thing-4-0")


def test_only_what_is_read_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "BLOCK", 100)
    path = saved_run(tmp_path)
    whole = bytearray(path.read_bytes())
    assert read(path, "games").num_rows == 4
    place = pq.read_metadata(path).row_group(0).column(0)
    whole[place.dictionary_page_offset + place.total_compressed_size // 2] ^= 1
    path.write_bytes(whole)
    assert read(path, "games", ["record"]).num_rows == 4
    with pytest.raises(BadInput, match="broken_parquet"):
        read(path, "games", ["game_id"])


@pytest.fixture
def small_disk() -> Iterator[None]:
    """Files cannot grow beyond this limit; the system reports it like a full disk."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5_000, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.usefixtures("small_disk")
def test_a_full_disk_gets_one_sentence_and_leaves_no_files(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot_write: .*games.*\.parquet: File too large"):
        saved_run(tmp_path)
    assert list(tmp_path.iterdir()) == []
