"""A game is one object per room: its name occurs in its own folders and in the registries, and nowhere else."""

import ast
import re
from pathlib import Path

import pytest

from tests.structure.source import PACKAGE, ROOT, Module, in_each_folder, modules
from turncoat.games.catalog import GAMES

# The modules that list one object per game
REGISTRIES = {
    "turncoat.games.catalog",
    "turncoat.bots.games",
    "turncoat.talk.games",
    "turncoat.texts.games",
    "turncoat.lab.games",
    "turncoat.rl.games",
}
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
ROOMS = {"games", "bots", "talk", "texts", "lab", "rl"}


def owner(module: Module) -> str:
    """The game whose folder holds the module; empty for general code."""
    parts = module.inside
    return parts[1] if len(parts) > 2 and parts[0] in ROOMS and parts[1] in GAMES else ""


def words_in(text: str) -> list[str]:
    """`ONLY_THING`, `ThingBelief` and `turncoat.games.thing` all have the word `thing` in them."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)]


def names_in(node: ast.AST) -> list[str]:
    """Everything that this node alone names."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    if isinstance(node, ast.arg | ast.keyword):
        return [node.arg or ""]
    if isinstance(node, ast.alias):
        return [node.name, node.asname or ""]
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def documentation(tree: ast.Module) -> set[ast.AST]:
    """Strings that document something, in which a game may be an example."""
    strings: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            strings.add(node.value)
    return strings


def games_named(module: Module) -> list[str]:
    """Places where a game is named by an identifier, an import or a string."""
    documents = documentation(module.tree)
    places: list[str] = []
    for node in ast.walk(module.tree):
        if node not in documents:
            for name in names_in(node):
                places.extend(
                    f"{module.where(node)}: {name}" for word in words_in(name) if word in GAMES and name
                )
    return places


@in_each_folder([module for module in modules() if not owner(module) and module.name not in REGISTRIES])
def test_general_code_names_no_game(module: Module) -> None:
    assert not games_named(module)


@pytest.mark.parametrize("path", sorted((ROOT / "tools").glob("*.py")), ids=lambda path: path.name)
def test_tools_take_games_from_the_catalogue(path: Path) -> None:
    assert not games_named(Module(path))


def test_the_makefile_takes_games_from_the_catalogue() -> None:
    assert not set(words_in((ROOT / "Makefile").read_text())) & set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_code_of_a_game_imports_no_other_game(game: str) -> None:
    """A game's cards may be called what they like: Unfathomable has a mysterious lifeboat."""
    others = set(GAMES) - {game}
    for module in modules():
        if owner(module) == game:
            for imported in module.imports():
                assert not others & set(imported.split(".")), f"{module.name} imports {imported}"


@in_each_folder([module for module in modules() if module.name in REGISTRIES])
def test_a_registry_names_each_game_only_as_it_lists_it(module: Module) -> None:
    """An import and one place in the list; it decides nothing by a game's name."""
    for node in ast.walk(module.tree):
        assert not isinstance(node, ast.Compare) or not set(words_in(ast.unparse(node))) & set(GAMES)
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and node not in documentation(module.tree):
            assert not set(words_in(ast.unparse(node))) & set(GAMES), module.where(node)


def messages_of_games(text: str) -> list[str]:
    """Messages of a Fluent file that are named after a game: `web-about-thing`."""
    return [name for name in MESSAGE.findall(text) if set(name.split("-")) & set(GAMES)]


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "texts").glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_texts_of_one_game_are_in_its_folder(path: Path) -> None:
    assert not messages_of_games(path.read_text(encoding="utf-8"))


def test_the_scan_of_texts_sees_names_of_games_and_no_other_words() -> None:
    text = "web-about-thing = Something\nweb-nothing-here = A thing\n    .of-thing = Thing\ncoach-lifeboat-goal = A boat\n"
    assert messages_of_games(text) == ["web-about-thing", "coach-lifeboat-goal"]


def test_the_scan_sees_what_it_must_forbid() -> None:
    forbidden = """
import turncoat.games.thing.board
from turncoat.bots.unfathomable import personas
from turncoat.games.catalog import LIFEBOAT
ONLY_THING = 1
class ThingBelief: pass
def read_thing(lifeboat): pass
x = game.name == "thing"
y = {"unfathomable": 3}
z = f"/api/words/lifeboat/{language}"
run(unfathomable=1)
"""
    module = Module(PACKAGE / "stdio.py", forbidden)
    lines = {int(where.split(":")[1]) for where in games_named(module)}
    assert lines == set(range(2, 12))


def test_the_scan_lets_other_words_and_documentation_pass() -> None:
    harmless = '''
"""For games such as The Thing."""
something = everything("nothing in anything", things=1)  # a thing
'''
    assert not games_named(Module(PACKAGE / "stdio.py", harmless))
