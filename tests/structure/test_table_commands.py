"""Table commands: one module per use case, with command, entry, plan, fold and check in it."""

import ast
import importlib
import inspect
from types import ModuleType
from typing import get_args

import pytest

from tests.structure.source import modules
from turncoat.server.table.body import Body, PositionChange
from turncoat.server.table.body_codec import body_kinds
from turncoat.server.table.command import Command
from turncoat.server.table.commands import registry
from turncoat.server.table.commands.order import StandingOrder

PACKAGE = "turncoat.server.table.commands"
COMMANDS: tuple[type[Command], ...] = get_args(registry.AnyCommand)
BODIES: tuple[type[Body], ...] = get_args(registry.AnyBody)
BASES: set[type[object]] = {Command, Body, PositionChange, StandingOrder}
USE_CASES = [
    module.name
    for module in modules("server")
    if module.name.startswith(f"{PACKAGE}.") and module.name != registry.__name__
]


def descendants(of: type[object]) -> set[type[object]]:
    children = set(of.__subclasses__())
    return children.union(*map(descendants, children)) - BASES


def classes_of(module: ModuleType) -> list[type[object]]:
    return [one for _, one in inspect.getmembers(module, inspect.isclass)]


def test_every_command_and_every_entry_is_registered() -> None:
    for module in modules("server"):
        importlib.import_module(module.name)
    assert set(COMMANDS) == descendants(Command)
    assert set(BODIES) == descendants(Body) == set(body_kinds().values())


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_a_command_is_planned_in_its_module_as_an_entry_that_is_folded_and_checked(
    command: type[Command],
) -> None:
    assert "plan" in vars(command)
    module = importlib.import_module(command.__module__)
    assert module.__name__ in USE_CASES
    built = calls_in(inspect.getsource(module))
    planned = {body for body in BODIES if body.__name__ in built}
    # A petition is an entry of three commands: they plan it by its function.
    assert planned or "plan_petition" in built, "the module builds no entry"


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body.__name__)
def test_an_entry_declares_its_kind_and_stage_and_can_be_folded_and_checked(body: type[Body]) -> None:
    assert body.__module__ in USE_CASES
    assert body.kind
    assert hasattr(body, "stage"), "the stage in which it may be written; None says in any"
    for part in ("fold", "check"):
        assert callable(getattr(body, part, None)), part
    assert issubclass(body, PositionChange) == hasattr(body, "replay")


@pytest.mark.parametrize("name", USE_CASES)
def test_a_module_of_use_cases_holds_a_command_or_an_entry(name: str) -> None:
    own = [one for one in classes_of(importlib.import_module(name)) if one.__module__ == name]
    assert [one for one in own if one in COMMANDS or one in BODIES]


def test_kinds_of_entries_and_tags_of_commands_differ() -> None:
    assert len({body.kind for body in BODIES}) == len(BODIES)
    assert len({command.__struct_config__.tag for command in COMMANDS}) == len(COMMANDS)


def calls_in(source: str) -> set[str]:
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {call.id for call in calls if isinstance(call, ast.Name)}
