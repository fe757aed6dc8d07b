"""Games that other distributions add, found by their entry points. docs/new-game.md is the page for their authors.

A group of entry points belongs to a room (`turncoat.games`, `turncoat.bots`, ...), and an entry is the game's object for
that room, under the game's name. Files lie in the package of the game's module: `rulebook.tsv` and `texts/`.

A broken plug-in never stops the others. A game that cannot be loaded is left out; without its object for another room the
game is played as one that has none. Each problem is logged once, with the distribution.
"""

import importlib
import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

API: Final = 1  # increased by a change that breaks existing plug-ins
API_NAME: Final = "TURNCOAT_API"  # an attribute of a plug-in's package: the API version it was written for
GAMES: Final = "games"
ROOMS: Final = (GAMES, "bots", "texts", "talk", "lab", "rl")
LOG: Final = logging.getLogger("turncoat.plugins")

ObjectT = TypeVar("ObjectT")


@dataclass(frozen=True)
class Plugin:
    """A game of another distribution."""

    game: str
    distribution: str  # name and version, for people
    package: str  # of the game's module
    entries: Mapping[str, EntryPoint]  # by room

    @property
    def folder(self) -> Traversable:
        return files(self.package)


@dataclass(frozen=True)
class Plugins:
    accepted: dict[str, Plugin] = field(default_factory=dict)  # by game
    problems: list[str] = field(default_factory=list)  # in the order in which they were found

    def refuse(self, plugin: Plugin, problem: str) -> None:
        told = f"plug-in {plugin.distribution}, game {plugin.game}: {problem}"
        if told not in self.problems:
            self.problems.append(told)
            LOG.error("%s", told)


@cache
def plugins() -> Plugins:
    """The installed plug-ins, read once per process. Only the package of each is imported, to read its API version."""
    installed = Plugins()
    declared = _list_plugins()
    counts = Counter(plugin.game for plugin in declared)
    for plugin in declared:
        problem = _name_clash(plugin, declared) if counts[plugin.game] > 1 else _reason_against(plugin)
        if problem:
            installed.refuse(plugin, problem)
        else:
            installed.accepted[plugin.game] = plugin
    return installed


def plugin_folder(game: str) -> Traversable | None:
    """The folder with a game's files; None for a game that is not a plug-in."""
    plugin = plugins().accepted.get(game)
    return None if plugin is None else plugin.folder


def add_plugins(room: str, kind: type[ObjectT], registry: dict[str, ObjectT]) -> None:
    """Add the plug-ins' objects for a room to its registry."""
    installed = plugins()
    for game, plugin in installed.accepted.items():
        entry = plugin.entries.get(room)
        if entry is None:
            continue
        try:
            registry[game] = _load(entry, kind, game)
        except Exception as problem:  # noqa: BLE001 - code of another distribution may raise anything
            installed.refuse(plugin, f"{entry.group}: {type(problem).__name__}: {problem}")


def _load(entry: EntryPoint, kind: type[ObjectT], game: str) -> ObjectT:
    loaded = entry.load()
    if not isinstance(loaded, kind):
        raise TypeError(f"{entry.value} is {type(loaded).__name__}, expected {kind.__name__}")
    name = getattr(loaded, "name" if entry.group == _group(GAMES) else "game")
    if name != game:
        raise ValueError(f"{entry.value} is of {name}, the entry is called {game}")
    return loaded


def _list_plugins() -> list[Plugin]:
    """One plug-in per distribution and game, ordered by name."""
    by_game: dict[tuple[str, str], dict[str, EntryPoint]] = {}
    for room in ROOMS:
        for entry in entry_points(group=_group(room)):
            by_game.setdefault((entry.name, _distribution(entry)), {})[room] = entry
    return [_plugin(game, name, entries) for (game, name), entries in sorted(by_game.items())]


def _plugin(game: str, distribution: str, entries: dict[str, EntryPoint]) -> Plugin:
    package = entries[GAMES].module.rpartition(".")[0] if GAMES in entries else ""
    return Plugin(game, distribution, package, entries)


def _group(room: str) -> str:
    return f"turncoat.{room}"


def _distribution(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value


def _name_clash(plugin: Plugin, declared: list[Plugin]) -> str:
    """Two games have the same name. Saved games could not tell them apart, so neither is accepted."""
    others = [
        other.distribution
        for other in declared
        if other.game == plugin.game and other.distribution != plugin.distribution
    ]
    return f"{', '.join(others)} has a game of the same name; uninstall one of them"


def _reason_against(plugin: Plugin) -> str:
    """Why a plug-in is refused; empty if it is accepted."""
    if GAMES not in plugin.entries:
        return f"no entry in {_group(GAMES)}, only in {', '.join(map(_group, plugin.entries))}"
    if not plugin.package:
        return f"{plugin.entries[GAMES].value}: expected PACKAGE.MODULE:OBJECT"
    if (files("turncoat.games") / plugin.game).is_dir():
        return "Turncoat has a game of the same name"
    try:
        written_for = getattr(importlib.import_module(plugin.package), API_NAME, None)
    except Exception as problem:  # noqa: BLE001 - code of another distribution may raise anything
        return f"{type(problem).__name__}: {problem}"
    if written_for is None:
        return f"{plugin.package} does not say for which API it is written: {API_NAME} = {API}"
    return "" if written_for == API else f"written for API {written_for}, this Turncoat has API {API}"
