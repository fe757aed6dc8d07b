"""Saved games as tables: complete, true to the records, and as the docs say."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.lab.data.run import saved_run
from tests.structure.source import ROOT
from turncoat import cli
from turncoat.bots import catalog
from turncoat.bots.players.random import RandomPlayer
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.lab.data.files import path_of, read, record_in
from turncoat.lab.data.rows import GameRows
from turncoat.lab.data.schema import TABLES
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.plan import Plan, save_to
from turncoat.lab.simulate.run import simulate
from turncoat.lab.workers.processes import ALONE, LocalProcesses
from turncoat.server.replay.verify_file import verify_file

PAGE = (ROOT / "docs" / "data.md").read_text()


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_run(tmp_path_factory.mktemp("run"))


def test_the_schema_is_the_one_in_the_docs() -> None:
    schema = PAGE.partition("\n## Schema\n")[2].partition("\n## ")[0]
    written = {
        part.partition("\n")[0]: re.findall(r"^\| `(\w+)` \| [\w ]+ \| (.*) \|$", part, re.MULTILINE)
        for part in schema.split("\n### ")[1:]
    }
    assert written == {
        table: [(name, meaning) for name, _, meaning in columns] for table, columns in TABLES.items()
    }


def test_tables_agree_with_each_other_and_with_the_record(run: Path) -> None:
    tables = {table: read(run, table).to_pylist() for table in TABLES}
    for game in tables["games"]:
        of = {
            table: [row for row in rows if row["game_id"] == game["game_id"]]
            for table, rows in tables.items()
        }
        record = json.loads(game["record"])
        assert [row["chosen"] for row in of["decisions"]] == [entry[2] for entry in record["entries"]]
        assert all(row["chosen"] in row["options"] for row in of["decisions"])
        assert [row["event"] for row in of["events"]] == list(range(game["events"]))
        assert [json.loads(row["statement_json"]) for row in of["statements"]] == record.get("talk", [])
        assert [row["seat"] for row in of["seats"] if row["won"]] == game["winners"]
        assert {row["last_side"] for row in of["seats"] if row["won"]} == set(game["winning_sides"])
        assert all(0 <= row["part"] <= 1 for row in of["beliefs"] + of["tracks"])


def test_statements_have_truth_values(run: Path) -> None:
    claims = [row for row in read(run, "statements").to_pylist() if row["is_true"] is not None]
    assert claims
    assert all(row["is_lie"] is not None and not (row["is_true"] and row["is_lie"]) for row in claims)


@pytest.mark.slow
def test_any_saved_game_can_be_taken_out_and_verified(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    game = read(run, "games", ["game_id"])["game_id"][0].as_py()
    monkeypatch.setattr("sys.argv", ["turncoat", "extract", str(run), game, "-o", str(path)])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    assert path.read_bytes() == record_in(run, game)
    is_right, lines = verify_file(path)
    assert is_right, lines
    assert any("a program played all seats" in line for line in lines)
    capsys.readouterr()
    with pytest.raises(BadInput, match="no_such_game"):
        record_in(run, "thing-5-99")


@pytest.mark.slow
def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    mixture = Bots(("random", "sensible"), (0.5, 0.5))
    plan = Plan("lifeboat", (3, 4), 4, 0, Cast(mixture, mixture), is_mirrored=True)
    for name, workers in (("one", ALONE), ("two", LocalProcesses(2))):
        simulate(replace(plan, save=save_to(tmp_path / f"{name}.parquet")), workers, lambda _: None)
    for table in TABLES:
        assert path_of(tmp_path / "one.parquet", table).read_bytes() == (
            path_of(tmp_path / "two.parquet", table).read_bytes()
        )


class Faulty(RandomPlayer):
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        if view.decision > 5:
            raise ZeroDivisionError("lost count")
        return super().decide(view, legal, dice)


def test_a_game_that_failed_has_rows_up_to_the_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalog.PLAYERS, "faulty", Faulty)
    faulty = Bots(("faulty",))
    path = tmp_path / "games.parquet"
    simulate(Plan("lifeboat", (3,), 1, 0, Cast(faulty, faulty), save=save_to(path)), ALONE, lambda _: None)
    (game,) = read(path, "games").to_pylist()
    assert (game["finished"], game["ending"], game["winners"]) == (False, None, [])
    assert game["decisions"] == read(path, "decisions").num_rows > 0


def test_a_record_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput):
        GameRows("x", 0, 0, b'{"record":1}').tables()


@pytest.mark.parametrize("damage", ["cut", "nonsense", "other", "gone", "part gone"])
def test_a_damaged_file_gets_one_sentence(
    run: Path,
    tmp_path: Path,
    damage: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "games.parquet"
    for table in TABLES:
        if (table, damage) != ("seats", "part gone"):
            path_of(path, table).write_bytes(path_of(run, table).read_bytes())
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:-20])
    elif damage == "nonsense":
        whole = bytearray(path.read_bytes())
        whole[4:200] = bytes(196)
        path.write_bytes(whole)
    elif damage == "other":
        pq.write_table(pa.table({"a": [1]}), path)
    elif damage == "gone":
        path.unlink()
    monkeypatch.setattr("sys.argv", ["turncoat", "report", str(path), "-o", str(tmp_path / "r.html")])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    shown = capsys.readouterr()
    assert (ended.value.code, shown.out) == (2, "")
    assert len(shown.err.splitlines()) == 1
    assert "games" in shown.err


@pytest.mark.slow
def test_the_examples_in_the_docs_run(
    run: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(run.parent)
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "docs/data.md", "exec"), {})
        assert capsys.readouterr().out.strip()
