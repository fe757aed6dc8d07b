"""Games that other distributions add: which are taken, and what is said of those that are not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import turncoat

GAME = "lifeboat_copy.game:GAME"
SHOW = """
from turncoat.games.catalog import GAMES
from turncoat.bots.games import GAME_BOTS
from turncoat.rulebooks import games
from turncoat.plugins import plugins
print(*GAMES); print(*GAME_BOTS); print(*games()); print(*plugins().problems, sep="\\n")
"""


def install(
    folder: Path,
    name: str,
    entries: dict[str, str],
    modules: dict[str, str],
) -> None:
    """A distribution as pip would leave it: its modules, and its metadata."""
    for path, text in modules.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
    )
    groups = "".join(f"[{group}]\n{entry}\n" for group, entry in entries.items())
    (metadata / "entry_points.txt").write_text(groups, encoding="utf-8")


def report(folder: Path) -> tuple[list[str], list[str], list[str], str]:
    """Games, games of bots, games with an index of rules, and problems, as a process with the plug-in has them."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        (sys.executable, "-c", SHOW), env=environment, capture_output=True, encoding="utf-8", check=True
    )
    games, bots, rules, *problems = done.stdout.splitlines()
    for problem in problems:
        assert problem in done.stderr  # it is logged
    return games.split(), bots.split(), rules.split(), "\n".join(problems)


@pytest.mark.parametrize(
    ("entries", "package", "source", "problem"),
    [
        ({"turncoat.games": f"copy = {GAME}"}, "TURNCOAT_API = 99", "", "written for API 99"),
        ({"turncoat.games": f"copy = {GAME}"}, "", "", "does not say for which API"),
        ({"turncoat.games": f"copy = {GAME}"}, "TURNCOAT_API = 1", "GAME = 5", "is int, expected Game"),
        ({"turncoat.games": f"copy = {GAME}"}, "TURNCOAT_API = 1", "import nowhere", "ModuleNotFoundError"),
        (
            {"turncoat.games": f"thing = {GAME}"},
            "TURNCOAT_API = 1",
            "",
            "Turncoat has a game of the same name",
        ),
        (
            {"turncoat.games": "copy = lifeboat_copy:GAME"},
            "TURNCOAT_API = 1",
            "",
            "expected PACKAGE.MODULE:OBJECT",
        ),
        (
            {"turncoat.bots": "copy = lifeboat_copy.game:BOTS"},
            "TURNCOAT_API = 1",
            "",
            "no entry in turncoat.games",
        ),
        (
            {"turncoat.games": f"copy = {GAME}"},
            "TURNCOAT_API = 1",
            "from turncoat_lifeboat.game import LIFEBOAT as GAME",
            "is of lifeboat, the entry is called copy",
        ),
    ],
)
def test_a_broken_plug_in_is_left_out_with_a_reason_and_the_others_are_there(
    tmp_path: Path, entries: dict[str, str], package: str, source: str, problem: str
) -> None:
    files = {"lifeboat_copy/__init__.py": package, "lifeboat_copy/game.py": source}
    install(tmp_path, "lifeboat_copy", entries, files)
    games, bots, _, problems = report(tmp_path)
    assert games == bots == ["unfathomable", "thing", "lifeboat"]
    assert problems.startswith("plug-in lifeboat_copy 1.0, game ")
    assert problem in problems


def test_of_two_plug_ins_with_one_game_neither_is_taken(tmp_path: Path) -> None:
    files = {"lifeboat_copy/__init__.py": "TURNCOAT_API = 1", "lifeboat_copy/game.py": ""}
    install(tmp_path, "lifeboat_copy", {"turncoat.games": f"lifeboat = {GAME}"}, files)
    games, _, _, problems = report(tmp_path)
    assert games == ["unfathomable", "thing"]
    assert "turncoat-lifeboat 0.1.0 has a game of the same name" in problems
    assert "lifeboat_copy 1.0 has a game of the same name" in problems


def test_rules_with_ids_of_another_game_are_left_out(tmp_path: Path) -> None:
    files = {
        "lifeboat_copy/__init__.py": "TURNCOAT_API = 1",
        "lifeboat_copy/game.py": "GAME = 5",
        "lifeboat_copy/rulebook.tsv": "rule\tsection\ttopic\trelated\ttouches\nT1.1\tSetup\t\t\t\n",
    }
    install(tmp_path, "lifeboat_copy", {"turncoat.games": f"copy = {GAME}"}, files)
    _, _, rules, problems = report(tmp_path)
    assert rules == ["lifeboat", "thing", "unfathomable"]
    assert "rule T1.1 is listed twice: thing, copy" in problems


@pytest.mark.parametrize(
    "command",
    [
        ("rules", "show", "T1.1", "--lang", "en"),
        ("rules", "list", "--lang", "uk"),
        ("simulate", "thing", "--games", "1", "--processes", "1"),
    ],
    ids=" ".join,
)
def test_commands_work_without_any_plug_in(tmp_path: Path, command: tuple[str, ...]) -> None:
    packages = Path(pytest.__file__).parents[1]
    for path in packages.iterdir():
        if "turncoat" not in path.name:
            (tmp_path / path.name).symlink_to(path)
    (tmp_path / "turncoat").symlink_to(Path(turncoat.__path__[0]))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    without_site = (sys.executable, "-S", "-m", "turncoat", *command)
    done = subprocess.run(
        without_site, env=environment, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "ifeboat" not in done.stdout
