"""Help of the command line, at every level."""

import re
from collections.abc import Iterator

import click
import pytest

from turncoat.cli import app

# What click shows by itself, and help that sends readers to another command's.
DIALECT = re.compile(r'INTEGER|FLOAT|RANGE|\[default: ""\]|\bAs for\b|[^/]\.\.\.$', re.MULTILINE)
SENTENCE = re.compile(r"[A-Z0-9`].*[.\w/)}]$", re.DOTALL)


def walk(command: click.Command, parent: click.Context | None) -> Iterator[tuple[str, click.Context]]:
    """A command and all below it, by what is typed."""
    name = "turncoat" if parent is None else command.name
    context = click.Context(command, parent, info_name=name, **app.context_settings)
    yield context.command_path, context
    if isinstance(command, click.Group):
        for one in command.commands.values():
            yield from walk(one, context)


COMMANDS = dict(walk(app, None))


@pytest.mark.parametrize("path", COMMANDS)
def test_help_is_in_whole_sentences_that_need_no_other_page(path: str) -> None:
    context = COMMANDS[path]
    shown = context.get_help()
    assert not DIALECT.findall(shown.partition("\n")[2])
    assert context.command.help
    for parameter in context.command.params:
        told = getattr(parameter, "help", None)
        assert told, f"{path} {parameter.name}"
        assert SENTENCE.fullmatch(told), told


@pytest.mark.parametrize("path", COMMANDS)
def test_an_argument_that_can_be_left_out_is_in_brackets(path: str) -> None:
    context = COMMANDS[path]
    for parameter in context.command.params:
        if isinstance(parameter, click.Argument):
            assert parameter.make_metavar(context).startswith("[") == (not parameter.required)


def test_every_command_is_listed_with_its_first_sentence() -> None:
    shown = " ".join(COMMANDS["turncoat"].get_help().split())
    for name, command in app.commands.items():
        assert command.help
        assert f"{name} {' '.join(command.help.split()).partition('. ')[0].rstrip('.')}" in shown
