"""Cached results are not computed again, and a damaged one is named."""

import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from errno import ENOSPC
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from turncoat.kernel.errors import BadInput
from turncoat.lab.fuzz.run import run as fuzz
from turncoat.lab.ladder.run import Climb, ascend
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan, save_to
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.interface import IsStopped
from turncoat.lab.workers.interruption import Interruption
from turncoat.lab.workers.processes import ALONE
from turncoat.lab.workers.result_cache import ResultCache

SENSIBLE = Bots(("sensible",))
PLAN = Plan("lifeboat", (3, 4), 6, 0, Cast(SENSIBLE, SENSIBLE))
CLIMB = Climb("lifeboat", 4, 4, 0, ("random", "sensible"))

computed: list[int] = []


def double(mark: str, task: int, is_stopped: IsStopped) -> int:
    computed.append(task)
    return 2 * task


def double_all(directory: Path, tasks: list[int], mark: str = "") -> list[int]:
    computed.clear()
    return list(ResultCache(ALONE, directory).map(partial(double, mark), tasks, Interruption()))


def test_only_what_is_missing_is_computed_and_everything_comes_in_order(tmp_path: Path) -> None:
    assert double_all(tmp_path, [3, 5]) == [6, 10]
    assert double_all(tmp_path, [1, 3, 2, 5, 4]) == [2, 6, 4, 10, 8]
    assert computed == [1, 2, 4]
    assert double_all(tmp_path, [5, 4, 3]) == [10, 8, 6]
    assert computed == []


def test_other_work_has_other_results(tmp_path: Path) -> None:
    double_all(tmp_path, [3])
    double_all(tmp_path, [3], "other")
    assert computed == [3]


def test_what_was_cut_short_is_not_kept(tmp_path: Path) -> None:
    interruption = Interruption()
    parts = ResultCache(ALONE, tmp_path).map(partial(double, ""), [1, 2, 3], interruption)
    assert next(parts) == 2
    interruption.has_come = True
    assert list(parts) == []
    assert len(list(tmp_path.glob("*.part"))) == 1


def test_an_interrupted_run_that_goes_on_comes_out_as_one_that_was_not(tmp_path: Path) -> None:
    whole = simulate(PLAN, ALONE, lambda _: None)
    kept = ResultCache(ALONE, tmp_path / "kept")
    simulate(replace(PLAN, tables=(3,)), kept, lambda _: None)
    assert simulate(PLAN, kept, lambda _: None).tables == whole.tables
    before = ascend(CLIMB, kept, lambda _: None)
    again = ascend(CLIMB, kept, lambda _: None)
    assert (again.comparisons, again.arms, again.accounts) == (
        before.comparisons,
        before.arms,
        before.accounts,
    )


def test_a_run_may_be_saved_elsewhere_when_it_goes_on(tmp_path: Path) -> None:
    kept = ResultCache(ALONE, tmp_path / "kept")
    for name in ("one.parquet", "two.parquet"):
        simulate(replace(PLAN, games=2, save=save_to(tmp_path / name)), kept, lambda _: None)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    assert len(list((tmp_path / "kept").iterdir())) == 4


def test_fuzz_games_are_kept_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ResultCache(ALONE, tmp_path)
    shown = []
    for _ in range(2):
        assert fuzz("lifeboat", [3], 2, 0, {}, tmp_path / "fuzz", kept) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]


class Evil:
    def __reduce__(self) -> tuple[object, ...]:
        return (print, ("evil",))


class Greedy:
    """Pickles a class of ours with a state that it cannot take."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Interruption, (1, 2, 3))


def refusal(directory: Path) -> BadInput:
    with pytest.raises(BadInput) as refused:
        double_all(directory, [3])
    assert computed == []
    return refused.value


def damages(whole: bytes) -> Iterator[bytes]:
    """Every single-bit flip, every cut, and a longer file."""
    for place in range(len(whole)):
        for bit in range(8):
            yield whole[:place] + bytes([whole[place] ^ 1 << bit]) + whole[place + 1 :]
        yield whole[:place]
    yield whole + b"\0"


def test_a_damaged_result_is_refused_and_named_whatever_the_damage(tmp_path: Path) -> None:
    double_all(tmp_path, [3])
    (part,) = tmp_path.iterdir()
    for damage in damages(part.read_bytes()):
        part.write_bytes(damage)
        refused = refusal(tmp_path)
        assert refused.code == "broken_result"
        assert str(part) in refused.detail


@pytest.mark.parametrize("harm", [Evil(), Greedy()])
def test_a_result_that_names_anything_else_is_refused_and_not_run(
    tmp_path: Path, harm: object, capsys: pytest.CaptureFixture[str]
) -> None:
    double_all(tmp_path, [3])
    (part,) = tmp_path.iterdir()
    pickled = pickle.dumps(harm)
    part.write_bytes(sha256(pickled).digest() + pickled)
    assert refusal(tmp_path).code == "broken_result"
    assert capsys.readouterr().out == ""


def test_a_full_disk_gets_one_sentence_and_leaves_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_half(path: Path, written: bytes) -> None:
        with path.open("wb") as file:
            file.write(written[:9])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_half)
    with pytest.raises(BadInput, match=r"cannot_write: .*\.part: No space left on device"):
        double_all(tmp_path, [3])
    assert list(tmp_path.iterdir()) == []


def test_a_result_that_cannot_be_read_and_a_directory_that_is_a_file_are_named(tmp_path: Path) -> None:
    double_all(tmp_path, [3])
    (part,) = tmp_path.iterdir()
    part.unlink()
    part.mkdir()
    assert str(part) in refusal(tmp_path).detail
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(BadInput, match=f"cannot_write: {re.escape(str(file))}: "):
        ResultCache(ALONE, file)
