"""Log of events and statements: old and new lines, with the cited rules in their own column."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.kernel.shapes import EventWire
from turncoat.terminal.speech import Speech
from turncoat.terminal.talking import SAID, TableTalk
from turncoat.texts.log import LogLine
from turncoat.texts.symbols import plain


class Log:
    """A seat's log: lines it has seen, then lines added since its last look. `first` is the number of the
    first event, `looked` that of the first new one, `heard` that of the first new statement."""

    def __init__(self, events: list[EventWire], first: int, looked: int, heard: int, talk: TableTalk) -> None:
        lines = talk.lines(events, first)
        said = talk.count_statements_before(first)
        self.old: Final[list[LogLine]] = []
        self.new: Final[list[LogLine]] = []
        for line in lines:
            is_said = line.event == SAID
            is_old = said < heard if is_said else line.until <= looked
            said += is_said
            (self.old if is_old else self.new).append(line)


def rule_width(lines: list[LogLine], speech: Speech) -> int:
    return max((len(speech.rule(line.rule)) for line in lines), default=0)


def log_table(lines: list[LogLine], speech: Speech, older: int = 0, width: int = 0) -> RenderableType:
    """Log lines as a table, so that wrapped lines stay aligned; the first `older` lines are dim."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width or rule_width(lines, speech), style="dim", no_wrap=True)
    grid.add_column()
    for at, line in enumerate(lines):
        style = "dim" if at < older else "bold" if line.is_turn else "italic" if line.event == SAID else ""
        grid.add_row(speech.rule(line.rule), Text(plain(line.text), style=style))
    return grid
