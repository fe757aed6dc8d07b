"""The `turncoat` command: its subcommands by subject, and the entry point.

Every command imports what it needs when it runs, so that each starts quickly. A wrong argument is refused in one line
(`refusals.py`).
"""

import sys
from typing import Annotated, NoReturn

import typer

from turncoat import __version__
from turncoat.cli.host import hosting
from turncoat.cli.lab import bench, lab
from turncoat.cli.play import playing
from turncoat.cli.programs import programs
from turncoat.cli.refusals import refuse
from turncoat.cli.rules import reference

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.add_typer(programs)
app.add_typer(playing)
app.add_typer(reference)
app.add_typer(lab)
app.add_typer(bench, name="bench")
app.add_typer(hosting)


def main() -> NoReturn:
    """The console entry point."""
    from turncoat.kernel.errors import BadInput

    try:
        code = app(standalone_mode=False)
    except BadInput as refusal:
        code = refuse(str(refusal))
    except typer.TyperException as refusal:
        code = refuse(f"bad_arguments: {refusal.format_message()}")
    except typer.Abort:
        code = 1
    sys.exit(code)


@app.callback(invoke_without_command=True)
def turncoat(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Hidden-traitor board games: play them, simulate them, measure them."""
    if version:
        print(f"turncoat {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit
