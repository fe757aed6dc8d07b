"""Completeness: every effect has an executor, every named step exists, and the example game uses every part
of the kernel."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from tests.structure.source import ROOT, Module, in_each_folder, modules
from turncoat.games.catalog import GAMES
from turncoat.kernel import amounts, effects, selectors
from turncoat.kernel.amounts import Amount, Condition
from turncoat.kernel.effects import Effect
from turncoat.kernel.game import KERNEL_NODES, Game
from turncoat.kernel.nodes import Node, walk
from turncoat.kernel.selectors import SeatSelector, Selector
from turncoat_lifeboat.content.weather import DECK
from turncoat_lifeboat.game import LIFEBOAT

ABSTRACT = (Node, Effect, Amount, Condition, Selector, SeatSelector)


def executor(node: type[Node]) -> tuple[type[Node], str]:
    """The class that declares the node's abstract method, and the method's name."""
    for abstract, method in (
        (Effect, "execute"),
        (Amount, "value"),
        (Condition, "holds"),
        (Selector, "pick"),
    ):
        if issubclass(node, abstract):
            return abstract, method
    return Node, "kind"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_kind_of_node_has_an_executor(game: Game) -> None:
    for name, node in game.nodes.items():
        abstract, method = executor(node)
        if abstract is not Node:
            assert getattr(node, method) is not getattr(abstract, method), name
        assert name == node.__name__


def test_every_node_of_the_kernel_is_registered() -> None:
    declared = set()
    for module in (amounts, selectors, effects):
        for _, member in inspect.getmembers(module, inspect.isclass):
            if issubclass(member, Node) and member.__module__ == module.__name__ and member not in ABSTRACT:
                declared.add(member)
    assert declared == set(KERNEL_NODES)


@pytest.mark.parametrize("name", GAMES)
def test_every_node_of_a_game_is_registered(name: str) -> None:
    classes = [
        (module, node)
        for module in modules(f"games/{name}")
        for node in module.tree.body
        if isinstance(node, ast.ClassDef)
    ]
    only_bases = {base for _, node in classes for base in bases(node)}
    for module, node in classes:
        if bases(node) & {cls.__name__ for cls in ABSTRACT} and node.name not in only_bases:
            assert node.name in GAMES[name].nodes, module.where(node)


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def test_the_example_game_uses_every_kind_of_node() -> None:
    used = {type(node) for card in DECK for effect in (card.passed, card.failed) for node in walk(effect)}
    assert set(LIFEBOAT.nodes.values()) <= used


@pytest.mark.parametrize("name", GAMES)
def test_every_named_effect_exists_and_is_used(name: str) -> None:
    source = "".join(module.path.read_text() for module in modules(f"games/{name}"))
    assert set(re.findall(r'Named\("(\w+)"\)', source)) == set(GAMES[name].named)


def test_steps_that_are_gone_to_exist() -> None:
    for module in modules("kernel", "games"):
        text = module.path.read_text()
        steps = set(re.findall(r"^def (\w+)\(s: State, f: Frame\)", text, re.MULTILINE))
        steps |= set(re.findall(r'\.ask\("(\w+)"', text))
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "go":
                for target in ast.walk(node.args[1]):
                    if isinstance(target, ast.Constant) and isinstance(target.value, str):
                        assert target.value in steps, module.where(node)


LONGEST = 400
GENERATED = {"names.ts", "protocol.ts"}
BESIDE = sorted(
    path
    for folder, kinds in {
        "tests": ("*.py",),
        "tools": ("*.py",),
        "plugins": ("*.ts", "*.svelte"),
        "web/src": ("*.ts", "*.svelte", "*.css"),
        "web/tests": ("*.ts",),
    }.items()
    for kind in kinds
    for path in (ROOT / folder).rglob(kind)
    if path.name not in GENERATED and "build" not in path.parts
)


def lines_of(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def is_deck_of_cards(module: Module) -> bool:
    """Whether it is a content module that declares a DECK: one deck is one file, however many cards it has."""
    declared = {
        node.target.id
        for node in module.tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return module.room.startswith("games.") and module.path.parent.name == "content" and "DECK" in declared


@in_each_folder(modules())
def test_files_stay_readable(module: Module) -> None:
    if not is_deck_of_cards(module):
        assert lines_of(module.path) <= LONGEST, "a file that grows is two ideas"


@in_each_folder(BESIDE)
def test_files_of_tests_tools_and_the_page_do_too(path: Path) -> None:
    assert lines_of(path) <= LONGEST


def test_only_a_deck_of_cards_may_be_long() -> None:
    decks = {module.name for module in modules() if is_deck_of_cards(module)}
    assert decks == {
        "turncoat_lifeboat.content.weather",
        *(
            f"turncoat.games.unfathomable.content.{deck}"
            for deck in ("damage", "items", "mythos", "spells", "waypoints")
        ),
    }
