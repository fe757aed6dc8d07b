"""The `turncoat` command: its subcommands by subject, and the entry point.

Every command imports what it needs when it runs, so that each starts quickly. A wrong argument is refused in one line
(`refusals.py`).
"""

import io
import sys
from typing import NoReturn

import click

from turncoat import __version__
from turncoat.cli.completion import completion
from turncoat.cli.help import Sections
from turncoat.cli.host import hosting
from turncoat.cli.lab import lab
from turncoat.cli.play import playing
from turncoat.cli.programs import programs
from turncoat.cli.refusals import refuse
from turncoat.cli.research import research
from turncoat.cli.rules import reference
from turncoat.cli.traitorbench import measuring


@click.group(
    cls=Sections,
    invoke_without_command=True,
    context_settings={"show_default": True, "help_option_names": ["-h", "--help"]},
)
@click.option("--version", is_flag=True, help="Print the version and how it was built, and exit.")
@click.pass_context
def app(context: click.Context, version: bool) -> None:
    """Hidden-traitor board games: play them, simulate them, measure them."""
    if version:
        print(version_line())
        context.exit()
    if context.invoked_subcommand is None:
        print(context.get_help())
        context.exit()


app.add_section("Play", playing)
app.add_section("Look up rules and cards", reference)
app.add_section("Host tables", hosting)
app.add_section("Try things out with bots", lab)
app.add_section("Try things out with bots", measuring)
app.add_section("Look into what was played", research)
app.add_section("Drive it from a program", programs)
app.add_command(completion)


def main() -> NoReturn:
    """The console entry point."""
    set_up_output()
    from turncoat.kernel.errors import BadInput

    try:
        code = app.main(prog_name="turncoat", standalone_mode=False)
    except BadInput as refusal:
        code = refuse(str(refusal))
    except click.ClickException as refusal:
        code = refuse(f"bad_arguments: {refusal.format_message()}")
    except click.Abort:
        code = 1
    sys.exit(code)


def set_up_output() -> None:
    """Texts are in three languages: what is piped is UTF-8 on every system, and a terminal shows what it can."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and "utf" not in stream.encoding.lower():
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8")


def version_line() -> str:
    """The version, whether kernel and games run compiled, and the interpreter."""
    from turncoat.kernel import decisions

    is_compiled = not (decisions.__file__ or "").endswith(".py")
    build = "compiled" if is_compiled else "pure Python"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"turncoat {__version__} ({build}, {sys.implementation.name} {python}, {sys.platform})"
