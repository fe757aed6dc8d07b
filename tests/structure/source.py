"""Parser of our own source into syntax trees."""

import ast
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "turncoat"
PLUGINS = {path.parent.name: path.parents[2].name for path in ROOT.glob("plugins/*/src/*/__init__.py")}
"""Game by package, of the plug-ins in this repository."""


@dataclass(frozen=True)
class Module:
    path: Path
    source: str | None = None  # in place of what is in the file

    @property
    def tree(self) -> ast.Module:
        return _parse(self.path.read_text() if self.source is None else self.source)

    @property
    def name(self) -> str:
        source = next(folder for folder in self.path.parents if folder.name == "src")
        parts = self.path.relative_to(source).with_suffix("").parts
        return ".".join(parts).removesuffix(".__init__")

    @property
    def room(self) -> str:
        """The package that a module belongs to; each game is a package of its own."""
        parts = self.name.split(".")
        if parts[0] in PLUGINS:
            return plugin_room(self.name)
        if len(parts) > 3 and parts[1] == "games":
            return ".".join(parts[1:3])
        return parts[1] if len(parts) > 1 else ""

    @property
    def inside(self) -> tuple[str, ...]:
        """The path below the package. Modules of a plug-in count as if they were in the folders of a game of ours."""
        if self.path.is_relative_to(PACKAGE):
            return self.path.relative_to(PACKAGE).parts
        package = self.name.split(".")[0]
        parts = self.name.split(".")[1:]
        room = plugin_room(self.name).split(".")[0]
        return (room, PLUGINS[package], *(parts[1:] if room == "texts" else parts), self.path.name)

    def imports(self) -> list[str]:
        names: list[str] = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                names.extend(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.append(node.module)
        return names

    def where(self, node: ast.AST) -> str:
        return f"{self.path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


Source = TypeVar("Source", Module, Path)


def path_of(source: Module | Path) -> Path:
    return source.path if isinstance(source, Module) else source


def in_each_folder(sources: Sequence[Source]) -> Callable[[Callable[[Source], None]], Callable[[str], None]]:
    """Check each of these files, in one test per folder: a test per file takes longer to report than to run. All files
    that fail are named."""
    folders: dict[str, list[Source]] = defaultdict(list)
    for source in sources:
        folders["/".join(path_of(source).relative_to(ROOT).parts[:-1][:3])].append(source)

    def decorate(check: Callable[[Source], None]) -> Callable[[str], None]:
        def test(folder: str) -> None:
            problems = []
            for source in folders[folder]:
                try:
                    check(source)
                except AssertionError as problem:
                    problem.add_note(path_of(source).relative_to(ROOT).as_posix())
                    problems.append(problem)
            if problems:
                raise ExceptionGroup(f"{len(problems)} files in {folder}", problems)

        test.__name__ = check.__name__
        test.__doc__ = check.__doc__
        test.__module__ = check.__module__
        return pytest.mark.parametrize("folder", sorted(folders))(test)

    return decorate


def plugin_room(module: str) -> str:
    """The room of a plug-in's module: `bots`, `texts`, or its game."""
    package, _, rest = module.partition(".")
    room = rest.split(".")[0]
    return room if room in ("bots", "texts", "talk", "lab", "rl") else f"games.{PLUGINS[package]}"


@cache
def _parse(source: str) -> ast.Module:
    """Parse lazily: pytest collects the modules in every process, and most processes read few."""
    return ast.parse(source)


@cache
def _all_modules() -> list[Module]:
    paths = [*sorted(PACKAGE.rglob("*.py")), *sorted(ROOT.glob("plugins/*/src/*/**/*.py"))]
    return [Module(path) for path in paths]


def modules(*rooms: str) -> list[Module]:
    """All modules below these folders of the package; with none, all modules."""
    folders = [tuple(room.split("/")) for room in rooms]
    return [
        module
        for module in _all_modules()
        if not rooms or any(module.inside[: len(folder)] == folder for folder in folders)
    ]
