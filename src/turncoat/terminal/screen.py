"""The table as a seat sees it, drawn from that seat's view, what it was told, and what it is asked. Nothing else."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from turncoat.kernel.ids import Seat
from turncoat.kernel.settings import KERNEL_SETTINGS, RELAXED, SECRECY
from turncoat.kernel.wire import DecisionWire, ViewWire
from turncoat.terminal import words
from turncoat.terminal.flow import Flow
from turncoat.terminal.going_on import branch_words, open_moment, pending_effect, stack_line
from turncoat.terminal.lines import Line, Log
from turncoat.terminal.naming import Naming, readable, ruled
from turncoat.terminal.places import own_table, pile_parts, seat_table, track_entries

WIDE: Final = 100  # from here on seats and piles stand side by side
FEWEST_LINES: Final = 5  # for what happened, however small the screen is
CONTEXT_LINES: Final = 8  # so many lines of what happened are shown, old ones if there are few new ones
PROMPT_LINES: Final = 2
MANY_OPTIONS: Final = 8  # from here on they stand in two columns, where there is room
ROOM_FOR_TWO: Final = 80


def draw(
    console: Console,
    view: ViewWire,
    decision: DecisionWire,
    log: Log,
    naming: Naming,
    people: list[Seat],
) -> list[RenderableType]:
    """The whole screen, airy where there is room; of what happened only as much as there is room for."""
    table = _table_sections(console.width, view, naming, people)
    asked = _decision_parts(console.width, view, decision, naming)
    if not console.is_terminal:
        return _spaced([*table, _news(log), asked])
    left = (
        console.height
        - PROMPT_LINES
        - _height(console, [part for parts in [*table, asked] for part in parts])
    )
    lately, taken = _lately(console, log, max(FEWEST_LINES, left))
    sections = [section for section in [*table, lately, asked] if section]
    if left - taken >= len(sections) - 1:
        return _spaced(sections)
    return [part for section in sections for part in section]


def _spaced(sections: list[list[RenderableType]]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for section in sections:
        if spaced and section:
            spaced.append(Text(""))
        spaced.extend(section)
    return spaced


def _height(console: Console, parts: list[RenderableType]) -> int:
    return sum(len(console.render_lines(part, pad=False)) for part in parts)


def _news(log: Log) -> list[RenderableType]:
    return [section_title(words.LATELY), log_table(log.new)] if log.new else []


def _lately(console: Console, log: Log, room: int) -> tuple[list[RenderableType], int]:
    """The news and, dim, some older lines, so that the thread is not lost on a cleared screen; how high that is."""
    older = max(0, min(len(log.old), CONTEXT_LINES - len(log.new)))
    lines = [*log.old[len(log.old) - older :], *log.new]
    if not lines:
        return [], 0
    width = console.width - rule_width(lines) - 2
    heights = [len(Text(line.text).wrap(console, width)) for line in lines]
    shown = len(lines)
    taken = sum(heights)
    while shown > 1 and taken > room - 2:  # the title, and how many were left out
        taken -= heights[len(lines) - shown]
        shown -= 1
    parts: list[RenderableType] = [section_title(words.LATELY)]
    if shown < len(log.new):
        parts.append(Text(words.EARLIER.format(count=len(log.new) - shown), style="dim"))
    parts.append(log_table(lines[len(lines) - shown :], shown - len(log.new)))
    return parts, taken + len(parts) - 1


def rule_width(lines: list[Line]) -> int:
    return max((len(ruled(line.rule)) for line in lines), default=0)


def log_table(lines: list[Line], older: int = 0, width: int = 0) -> RenderableType:
    """The rules in a column of their own, so that a long line is easy to follow; the first `older` ones dim."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width or rule_width(lines), style="dim", no_wrap=True)
    grid.add_column()
    for at, line in enumerate(lines):
        style = "dim" if at < older else "bold" if line.is_turn else ""
        grid.add_row(ruled(line.rule), Text(line.text, style=style))
    return grid


def section_title(text: str) -> RenderableType:
    return Rule(Text(text, style="bold"), align="left", style="dim")


def _table_sections(
    width: int, view: ViewWire, naming: Naming, people: list[Seat]
) -> list[list[RenderableType]]:
    title = words.TITLE.format(game=readable(view["game"]), seat=naming.reader)
    head: list[RenderableType] = [section_title(title), _turn_line(view, naming)]
    if view["options"][KERNEL_SETTINGS[SECRECY].name] == KERNEL_SETTINGS[SECRECY].choices[RELAXED]:
        head.append(Text(words.RELAXED, style="dim"))
    tracks = track_entries(view, naming)
    if tracks:
        head.append(Flow(tracks))
    seats = seat_table(view, naming, people)
    piles = pile_parts(view, naming)
    own = own_table(view, naming)
    going_on = Text(f"{words.NOW}: ", style="dim").append(stack_line(view["stack"], naming), style="not dim")
    if width < WIDE:
        return [head, [seats], piles, [own], [going_on]]
    grid = Table.grid(padding=(0, 4, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(seats, Group(*piles, own))
    return [head, [grid], [going_on]]


def _turn_line(view: ViewWire, naming: Naming) -> Text:
    current = view["current"]
    text = words.YOUR_TURN if current == naming.reader else words.TURN_OF.format(seat=current)
    line = Text(text, style="bold")
    if len(view["waiting"]) > 1:
        line.append(" " + words.WAITING.format(seats=naming.seats(view["waiting"])))
    return line


def _decision_parts(
    width: int, view: ViewWire, decision: DecisionWire, naming: Naming
) -> list[RenderableType]:
    parts: list[RenderableType] = [
        section_title(f"{_question(view, decision, naming)} {ruled(decision['rule'])}")
    ]
    effect = pending_effect(view["stack"], naming)
    if effect:
        parts.append(Text(words.EFFECT.format(effect=effect)))
    parts.append(_option_table(width, view, decision, naming))
    return parts


def _question(view: ViewWire, decision: DecisionWire, naming: Naming) -> str:
    moment = open_moment(view["stack"], naming)
    if moment:
        return words.REACT.format(moment=moment)
    return words.DECIDE.format(ask=" › ".join(dict.fromkeys(readable(decision["ask"]).split("."))))


def _option_table(width: int, view: ViewWire, decision: DecisionWire, naming: Naming) -> RenderableType:
    rows = []
    for number, option in enumerate(decision["options"], start=1):
        detail = branch_words(view["stack"], option, naming) or naming.arguments(option)
        rows.append((Text(str(number), style="bold"), Text(readable(option["verb"])), Text(detail)))
    has_two = len(rows) >= MANY_OPTIONS and width >= ROOM_FOR_TWO
    grid = Table.grid(padding=(0, 2))
    for _ in range(2 if has_two else 1):
        grid.add_column(justify="right", min_width=4)
        grid.add_column()
        grid.add_column()
    half = (len(rows) + 1) // 2
    if not has_two:
        for row in rows:
            grid.add_row(*row)
        return grid
    for at in range(half):
        right = rows[at + half] if at + half < len(rows) else ()
        grid.add_row(*rows[at], *right)
    return grid
