"""Shell completion: `turncoat completion bash | zsh | fish` prints a script for the shell to read."""

import click
from click.shell_completion import CompletionItem, get_completion_class

VARIABLE = "_TURNCOAT_COMPLETE"
SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS), help="The shell that reads the script.")
@click.pass_context
def completion(context: click.Context, shell: str) -> int:
    """Print a script that completes commands in your shell. In bash: eval "$(turncoat completion bash)"."""
    made = get_completion_class(shell)
    assert made is not None
    print(made(context.find_root().command, {}, "turncoat", VARIABLE).source())
    return 0


def complete_game(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    from turncoat.games.catalog import GAMES

    return [CompletionItem(name) for name in GAMES if name.startswith(begun)]
