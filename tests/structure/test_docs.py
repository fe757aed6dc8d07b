"""Completeness of the lists in the docs."""

import ast
import re
import tomllib

import click

from tests.structure.source import ROOT, Module, modules
from turncoat.cli import app
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import COMMANDS


def test_every_refusal_of_the_kernel_and_of_games_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    errors = page.partition("\n## Errors\n")[2].partition("\n## ")[0]
    codes = {code for module in modules("kernel", "games") for code in _codes_of(module)}
    assert {"effect_not_possible", "no_such_figure", "not_json"} <= codes
    assert set(re.findall(r"`(\w+)`", errors)) - {"engine_fault"} == codes


def _codes_of(module: Module) -> set[str]:
    """The codes that a statement raises; it may raise one of two."""
    calls = [node for node in ast.walk(module.tree) if isinstance(node, ast.Call) and node.args]
    raised = [
        call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "BadInput"
    ]
    return {code for argument in raised for code in _texts_in(argument)}


def _texts_in(argument: ast.expr) -> set[str]:
    if isinstance(argument, ast.IfExp):
        return _texts_in(argument.body) | _texts_in(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return set()


def test_every_command_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    for name, (words, _) in COMMANDS.items():
        assert f"`{name}`" in page
        for word in words:
            assert f"`{word}`" in page, f"{name}: {word}"


def test_every_game_has_a_page() -> None:
    for name in GAMES:
        pages = (ROOT / "docs" / f"{name}.md", ROOT / "plugins" / name / "docs" / "rules.md")
        assert any(page.exists() for page in pages)


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            is_elsewhere = target.startswith("https://")
            assert is_elsewhere or (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_package_that_is_needed_to_run_is_on_the_page_about_dependencies_and_no_other() -> None:
    """The page also has the pinned versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = [name for names in project["optional-dependencies"].values() for name in names]
    needed = {_package(name) for name in [*project["dependencies"], *optional]}
    page = (ROOT / "docs" / "dependencies.md").read_text()
    to_run = page.partition("\n## To run\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| ([\w.-]+) \| (\d[\w.]*) \|", to_run, re.MULTILINE))
    lock = (ROOT / "requirements.lock").read_text()
    pinned = dict(re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE))
    assert rows == {name: pinned[name.lower().replace("_", "-").replace(".", "-")] for name in needed}


def _package(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return name[0]


def commands_in(text: str) -> list[list[str]]:
    """The words of each command `turncoat ...` that a page names, in blocks and in sentences."""
    block = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
    lines = [line for inside in block.findall(text) for line in inside.replace("\\\n", " ").splitlines()]
    spans = re.findall(r"`([^`]+)`", block.sub("", text))
    named = (line.partition(" #")[0].split() for line in (*lines, *spans))
    return [
        words[1:]
        for words in named
        if len(words) > 1 and words[0].rpartition("/")[2] == "turncoat" and words[1] != "turncoat"
    ]


def check_command(words: list[str]) -> None:
    """Check that there is such a command with such options. UsageError: there is none."""
    command: click.Command = app
    while True:
        context = click.Context(command, info_name=command.name)
        ended = next((at for at, word in enumerate(words) if word in {"|", "&&", ">"}), len(words))
        _, rest, _ = command.make_parser(context).parse_args(words[:ended])
        if not isinstance(command, click.Group) or not rest:
            return
        name, command_below, words = command.resolve_command(context, rest)
        assert name is not None
        assert command_below is not None
        command = command_below


def test_every_command_that_a_page_names_exists_with_its_options() -> None:
    """The change log also has earlier ones."""
    pages = [*ROOT.glob("[!C]*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/*.md")]
    pages += [ROOT / "CONTRIBUTING.md", *ROOT.glob(".github/**/*.yml"), *ROOT.glob("examples/*")]
    named = [(page, words) for page in pages for words in commands_in(page.read_text("utf-8"))]
    assert len(named) > 100
    for page, words in named:
        try:
            check_command(words)
        except click.BadOptionUsage:
            pass  # an option without its value
        except click.UsageError as fault:
            raise AssertionError(f"{page.name}: turncoat {' '.join(words)}: {fault.message}") from None
