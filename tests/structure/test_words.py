"""No user-visible text in kernel, rules or terminal: the engine uses identifiers, texts are in the Fluent
files."""

import ast
import re

from tests.structure.source import Module, in_each_folder, modules

STYLES = {"bold", "dim", "italic", "not", "red"}  # style names of the terminal library
COMMAND = "turncoat terminal"


def texts(module: Module) -> list[tuple[str, str]]:
    """Every string literal except docstrings."""
    documentation = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                documentation.add(first.value)
    literals = []
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documentation:
            literals.append((module.where(node), node.value))
    return literals


@in_each_folder(modules("kernel", "games"))
def test_there_are_no_sentences_in_the_engine(module: Module) -> None:
    for where, text in texts(module):
        assert " " not in text.strip(), f"{where}: {text!r}"
        assert text.isascii(), f"{where}: {text!r}"


@in_each_folder(modules("terminal"))
def test_there_are_no_sentences_in_the_terminal(module: Module) -> None:
    for where, text in texts(module):
        is_look = set(text.split()) <= STYLES
        assert is_look or text.startswith(COMMAND) or not re.search(r"\w\w \w", text), f"{where}: {text!r}"
