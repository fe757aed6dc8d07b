"""Section heading: a title inside a rule across the screen, or below the rule if it does not fit."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.rule import Rule
from rich.text import Text

END: Final = 2  # characters of the rule that must show after the title and a space


class Heading:
    """A rich renderable."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        title = Text(self.text, style="bold")
        if title.cell_len + 1 + END <= options.max_width:
            yield Rule(title, align="left", style="dim")
        else:
            yield Rule(style="dim")
            yield title
