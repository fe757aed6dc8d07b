"""Help of the `turncoat` command: its commands, each with its first sentence whole, under headings."""

from collections.abc import Iterable
from typing import Any, Final

import click

LONGEST: Final = 200  # characters of a sentence in a list of commands; click cuts them to fit one line


class Commands(click.Group):
    """A group that lists its commands."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(self.rows(self.list_commands(ctx)))

    def rows(self, names: Iterable[str]) -> list[tuple[str, str]]:
        return [(name, self.commands[name].get_short_help_str(LONGEST)) for name in names]


class Sections(Commands):
    """A group that lists its commands under headings."""

    def __init__(self, *arguments: Any, **attributes: Any) -> None:
        super().__init__(*arguments, **attributes)
        self._sections: Final[dict[str, list[str]]] = {}

    def add_section(self, heading: str, commands: click.Group) -> None:
        """Add all commands of a group under a heading."""
        for name, command in commands.commands.items():
            self.add_command(command, name)
            self._sections.setdefault(heading, []).append(name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        named = {name for names in self._sections.values() for name in names}
        others = [name for name in self.list_commands(ctx) if name not in named]
        for heading, names in [*self._sections.items(), ("Other", others)]:
            with formatter.section(heading):
                formatter.write_dl(self.rows(names))
