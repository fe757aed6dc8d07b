"""Commands in the docs: each names a subcommand, options, modules and targets that there are."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from tests.structure.source import ROOT
from turncoat.cli import app

PAGES = [
    page
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/*.md")]
    if page.name != "CHANGELOG.md"  # it also names what was there before
]
BLOCK = re.compile(r"^```(?:sh|bash|console)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`((?:turncoat|python -m turncoat[.\w]*|make) [^`\n]+)`(?!`)")
PROMPT = re.compile(r"^(\$ |uvx |pipx run )?(\.venv/bin/)?")
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def commands(page: str) -> list[str]:
    """Lines of blocks and code spans that call our programs, without comments."""
    lines = [
        line.partition("  #")[0]
        for block in BLOCK.findall(page)
        for line in block.replace("\\\n", " ").splitlines()
    ]
    plain = [PROMPT.sub("", line.strip()) for line in [*lines, *SPAN.findall(page)]]
    return [line for line in plain if line.startswith(("turncoat ", "python -m turncoat", "make "))]


def mistake(command: str) -> str:
    """The first part of a command that does not exist; empty if all do."""
    words = shlex.split(re.split(r" && | \| ", command)[0].translate(str.maketrans("[]", "  ")))
    if words[0] == "make":
        return next((word for word in words[1:] if "=" not in word and word not in TARGETS), "")
    if words[0] == "python":
        return "" if find_spec(words[2]) else words[2]
    return wrong_argument(words[1:])


def wrong_argument(words: list[str]) -> str:
    """The first subcommand or option of `turncoat` that does not exist. Values are not looked at."""
    part: click.Command = app
    while isinstance(part, click.Group):
        at = next((at for at, word in enumerate(words) if word in part.commands), len(words))
        wrong = wrong_option(part, words[:at])
        if wrong or at == len(words):
            return wrong or next((word for word in words if not word.startswith("-")), "")
        part, words = part.commands[words[at]], words[at + 1 :]
    return wrong_option(part, words)


def wrong_option(part: click.Command, words: list[str]) -> str:
    names = {name for option in part.params for name in [*option.opts, *option.secondary_opts]}
    options = [word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)]
    return next((option for option in options if option not in names | {"-h", "--help"}), "")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_of_a_page_exist(page: Path) -> None:
    mistakes = {command: mistake(command) for command in commands(page.read_text("utf-8"))}
    assert {command: wrong for command, wrong in mistakes.items() if wrong} == {}


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        ("turncoat simulate thing --players 4-6 --games 20 --bots persona", ""),
        ("turncoat admin --config turncoat.toml erase TABLE", ""),
        ("turncoat bench kernel [GAME] [--rounds 5]", ""),
        ("turncoat simulate thing --workers 4", "--workers"),
        ("turncoat erase TABLE", "erase"),
        ("make wheel && docker compose up", ""),
        ("make whee", "whee"),
        ("python -m turncoat.lab.siege.kill --times 200", ""),
        ("python -m turncoat.lab.kill", "turncoat.lab.kill"),
    ],
)
def test_a_stale_command_is_noticed(command: str, wrong: str) -> None:
    assert mistake(command) == wrong


def test_commands_are_read_from_blocks_and_from_code_in_sentences() -> None:
    page = "`turncoat play --lan` or\n```\n$ .venv/bin/turncoat engine   # JSON\nuvx turncoat play\n{}\n```\n"
    assert commands(page) == ["turncoat engine", "turncoat play", "turncoat play --lan"]
