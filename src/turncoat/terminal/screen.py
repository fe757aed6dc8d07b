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
from turncoat.terminal.going_on import branch_words, open_moment, pending_effect, stack_line
from turncoat.terminal.lines import Line, Log
from turncoat.terminal.naming import Naming, readable, ruled
from turncoat.terminal.places import own_table, pile_lines, seat_table, track_line

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
    room = None
    if console.is_terminal:
        room = max(FEWEST_LINES, console.height - _height(console, _flat([*table, asked])) - PROMPT_LINES)
    happened = _happened(console, log, room)
    sections = [*table, happened, asked] if happened else [*table, asked]
    spaced = _flat([[*section, Text("")] for section in sections[:-1]])
    if room is None or _height(console, [*spaced, *asked]) + PROMPT_LINES <= console.height:
        return [*spaced, *asked]
    return _flat(sections)


def _flat(sections: list[list[RenderableType]]) -> list[RenderableType]:
    return [part for section in sections for part in section]


def _height(console: Console, parts: list[RenderableType]) -> int:
    return sum(len(console.render_lines(part, pad=False)) for part in parts)


def _happened(console: Console, log: Log, room: int | None) -> list[RenderableType]:
    """The news; on a screen that was cleared some older lines too, dim, so that the thread is not lost."""
    if room is None:
        return [section_title(words.LATELY), *log_lines(log.new)] if log.new else []
    older = max(0, min(len(log.old), CONTEXT_LINES - len(log.new)))
    lines = log_lines([*log.old[len(log.old) - older :], *log.new], older)
    shown = len(lines)
    while shown and _height(console, lines[len(lines) - shown :]) > room - 2:
        shown -= 1
    parts: list[RenderableType] = [section_title(words.LATELY)]
    if shown < len(log.new):
        parts.append(Text(words.EARLIER.format(count=len(log.new) - shown), style="dim"))
    return [*parts, *lines[len(lines) - shown :]] if lines else []


def log_lines(lines: list[Line], older: int = 0) -> list[RenderableType]:
    """The rules in a column of their own, so that a long line is easy to follow; the first `older` ones dim."""
    width = max((len(ruled(line.rule)) for line in lines), default=0)
    drawn: list[RenderableType] = []
    for at, line in enumerate(lines):
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=width, style="dim", no_wrap=True)
        grid.add_column()
        style = "dim" if at < older else "bold" if line.is_turn else ""
        grid.add_row(ruled(line.rule), Text(line.text, style=style))
        drawn.append(grid)
    return drawn


def section_title(text: str) -> RenderableType:
    return Rule(Text(text, style="bold"), align="left", style="dim")


def _table_sections(
    width: int, view: ViewWire, naming: Naming, people: list[Seat]
) -> list[list[RenderableType]]:
    title = words.TITLE.format(game=readable(view["game"]), seat=naming.reader)
    head: list[RenderableType] = [section_title(title), _turn_line(view, naming)]
    if view["options"][KERNEL_SETTINGS[SECRECY].name] == KERNEL_SETTINGS[SECRECY].choices[RELAXED]:
        head.append(Text(words.RELAXED, style="dim"))
    tracks = track_line(view, naming)
    if tracks:
        head.append(tracks)
    seats = seat_table(view, naming, people)
    piles: list[RenderableType] = [*pile_lines(view, naming)]
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
