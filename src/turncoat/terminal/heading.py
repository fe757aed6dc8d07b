"""The title of a section: in a line across the screen, or below it if it is too long to stand there whole."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.rule import Rule
from rich.text import Text

END: Final = 2  # of the line must be seen behind the title, after a space


class Heading:
    """Something that rich can draw."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        title = Text(self.text, style="bold")
        if title.cell_len + 1 + END <= options.max_width:
            yield Rule(title, align="left", style="dim")
        else:
            yield Rule(style="dim")
            yield title
