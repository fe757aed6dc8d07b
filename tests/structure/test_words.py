"""No words in kernel or rules: the engine speaks in identifiers, sentences exist only for people."""

import ast

import pytest

from tests.structure.source import Module, modules


def texts(module: Module) -> list[tuple[str, str]]:
    """Every string literal that is no documentation."""
    documentation = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                documentation.add(first.value)
    found = []
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documentation:
            found.append((module.where(node), node.value))
    return found


@pytest.mark.parametrize("module", modules("kernel", "games"), ids=lambda module: module.name)
def test_there_are_no_sentences_in_the_engine(module: Module) -> None:
    for where, text in texts(module):
        assert " " not in text.strip(), f"{where}: {text!r}"
        assert text.isascii(), f"{where}: {text!r}"
