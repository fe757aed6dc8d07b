"""Changes of visible state outside the atoms, which are not allowed."""

import ast

import pytest

from tests.structure.source import Module, in_each_folder, modules

VISIBLE = {"tracks", "zones", "current", "ending", "winners", "peeks"}
CHANGES = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "setdefault"}

# Modules that create states, or move cards and knowledge on behalf of the atoms.
MAY_CHANGE = {
    "turncoat.kernel.atoms",
    "turncoat.kernel.zones",
    "turncoat.kernel.positions",
}


def is_visible(node: ast.expr) -> bool:
    """`s.tracks`, `s.zones[...]`, `s.current`, ..."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in VISIBLE and is_state(node.value)


def is_state(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("s", "state", "world")


def changes(module: Module) -> list[str]:
    places = []
    for node in ast.walk(module.tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        if any(is_visible(target) for target in targets):
            places.append(module.where(node))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            changing = node.func.attr in CHANGES and is_visible(node.func.value)
            shuffling = node.func.attr == "shuffle" and any(is_visible(argument) for argument in node.args)
            if changing or shuffling:
                places.append(module.where(node))
    return places


def is_pile(node: ast.expr) -> bool:
    """Whether it is `s.zones[...]`, or a card in it."""
    return isinstance(node, ast.Subscript) and (
        (isinstance(node.value, ast.Attribute) and node.value.attr == "zones") or is_pile(node.value)
    )


def changed_piles(module: Module) -> list[str]:
    """Places where a pile is changed in place instead of replaced."""
    places = []
    for node in ast.walk(module.tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [target.value for target in node.targets if isinstance(target, ast.Subscript)]
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = [target.value for target in node.targets if isinstance(target, ast.Subscript)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            targets = [node.func.value] if node.func.attr in CHANGES else []
            targets += node.args if node.func.attr == "shuffle" else []
        if any(is_pile(target) for target in targets):
            places.append(module.where(node))
    return places


@in_each_folder(modules())
def test_piles_are_replaced_and_never_changed(module: Module) -> None:
    """Copies of a state share piles. A game that is being set up has no copy yet."""
    if not module.name.endswith(".setup"):
        assert not changed_piles(module)


@pytest.mark.slow
def test_the_scan_sees_piles_that_are_changed() -> None:
    path = modules("kernel")[0].path
    forbidden = """
s.zones[HAND + 1].append(5)
s.zones[2] += [3]
s.zones[2][0] = 3
del s.zones[2][0]
s.dice.shuffle(s.zones[1])
"""
    assert len(changed_piles(Module(path, forbidden))) == 5
    harmless = "s.zones[2] = []\ncards = s.zones[2][:]\ncards.append(3)\nzones[2].append(5)\n"
    assert not changed_piles(Module(path, harmless))


def is_making_states(module: Module) -> bool:
    last = module.name.rsplit(".", maxsplit=1)[-1]
    is_game_setup = module.room.startswith("games.") and last in ("setup", "position")
    return module.name in MAY_CHANGE or is_game_setup


@in_each_folder(modules())
def test_only_atoms_change_visible_state(module: Module) -> None:
    if is_making_states(module) or is_imagining(module):
        assert changes(module), "an exception that is not needed any more"
    else:
        assert not changes(module)


def is_imagining(module: Module) -> bool:
    """Hidden tracks of an imagined world are filled in by the game's `imagine_tracks`."""
    last = module.name.rsplit(".", maxsplit=1)[-1]
    names = [node.name for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef)]
    return module.room.startswith("games.") and (last == "imagining" or "imagine_tracks" in names)


def test_the_scan_sees_what_it_must_forbid() -> None:
    forbidden = """
s.tracks[3] = 1
s.zones[HAND + 1].append(5)
s.zones[2] = []
s.current += 1
s.ending = 2
del s.peeks[4]
s.dice.shuffle(s.zones[1])
"""
    module = Module(modules("kernel")[0].path, forbidden)
    assert len(changes(module)) == 7
    harmless = "f.v[1] = 2\nfound.append(s.tracks[1])\ns.result = 3\ns.stack.pop()\n"
    assert not changes(Module(module.path, harmless))
