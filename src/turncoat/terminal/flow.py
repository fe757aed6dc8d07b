"""Flow layout of short texts: as many per line as fit; a text breaks only if it is wider than the line."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP: Final = 3


class Flow:
    """A rich renderable that can also be measured."""

    def __init__(self, entries: list[Text]) -> None:
        self.entries: Final = entries

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for entry in self.entries:
            if line and line.cell_len + GAP + entry.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" " * GAP)
            line.append_text(entry)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [entry.cell_len for entry in self.entries]
        return Measurement(max(widths), sum(widths) + GAP * (len(widths) - 1)).clamp(
            max_width=options.max_width
        )
