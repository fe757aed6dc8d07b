"""Main screen of one seat, drawn only from that seat's view, log and decision."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.kernel.ids import Seat
from turncoat.kernel.names import NONE_NAME
from turncoat.kernel.settings import KERNEL_SETTINGS, RELAXED, SECRECY
from turncoat.kernel.shapes import DecisionWire, EngineViewWire, ViewWire
from turncoat.terminal.flow import Flow
from turncoat.terminal.heading import Heading
from turncoat.terminal.log import Log, log_table, rule_width
from turncoat.terminal.places import own_parts, pile_parts, seat_table, track_entries
from turncoat.terminal.speech import Speech
from turncoat.texts.asking import Question
from turncoat.texts.symbols import plain

FEWEST_LINES: Final = 5  # for the log, however small the screen is
CONTEXT_LINES: Final = 8  # log lines to show, filled up with old ones if there are few new ones
PROMPT_LINES: Final = 2
MANY_OPTIONS: Final = 8  # from here on in two columns, if there is room
ROOM_FOR_TWO: Final = 80
SOURCE: Final = "source"  # the variable of an effect's frame that holds its card


def draw(
    console: Console,
    view: EngineViewWire,
    decision: DecisionWire,
    question: Question,
    log: Log,
    speech: Speech,
    people: list[Seat],
    owed: list[str],
) -> list[RenderableType]:
    """Draw the whole screen, with blank lines if there is room, and as much of the log as fits. `owed` are
    questions of other players that the reader has not answered."""
    table = _table_sections(console, view, speech, people)
    asked = [_owed_parts(owed, speech), _decision_parts(console.width, view, decision, question, speech)]
    if not console.is_terminal:
        return _space_sections([*table, _news(log, speech), *asked])
    left = (
        console.height
        - PROMPT_LINES
        - _height(console, [part for parts in [*table, *asked] for part in parts])
    )
    lately, taken = _lately(console, log, speech, max(FEWEST_LINES, left))
    sections = [section for section in [*table, lately, *asked] if section]
    if left - taken >= len(sections) - 1:
        return _space_sections(sections)
    return [part for section in sections for part in section]


def _space_sections(sections: list[list[RenderableType]]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for section in sections:
        if spaced and section:
            spaced.append(Text(""))
        spaced.extend(section)
    return spaced


def _height(console: Console, parts: list[RenderableType]) -> int:
    return sum(len(console.render_lines(part, pad=False)) for part in parts)


def _news(log: Log, speech: Speech) -> list[RenderableType]:
    return [Heading(speech.say("terminal-lately")), log_table(log.new, speech)] if log.new else []


def _lately(console: Console, log: Log, speech: Speech, room: int) -> tuple[list[RenderableType], int]:
    """New log lines after some older, dim ones for context on a cleared screen; and the height of both."""
    older = max(0, min(len(log.old), CONTEXT_LINES - len(log.new)))
    lines = [*log.old[len(log.old) - older :], *log.new]
    if not lines:
        return [], 0
    width = console.width - rule_width(lines, speech) - 2
    heights = [len(Text(plain(line.text)).wrap(console, width)) for line in lines]
    shown = len(lines)
    taken = sum(heights)
    while shown > 1 and taken > room - 2:  # the title, and the line that counts what was left out
        taken -= heights[len(lines) - shown]
        shown -= 1
    parts: list[RenderableType] = [Heading(speech.say("terminal-lately"))]
    if shown < len(log.new):
        left_out = speech.say("terminal-earlier", {"n": len(log.new) - shown})
        parts.append(Text(left_out, style="dim"))
    parts.append(log_table(lines[len(lines) - shown :], speech, shown - len(log.new)))
    return parts, taken + len(parts) - 1


def _table_sections(
    console: Console, view: ViewWire, speech: Speech, people: list[Seat]
) -> list[list[RenderableType]]:
    """Seats and piles, side by side if the seats need at most half of the width."""
    title = {"game": speech.title(), "player": speech.player(speech.reader)}
    head: list[RenderableType] = [
        Heading(speech.say("terminal-title", title)),
        _turn_line(view, speech),
    ]
    if view["options"][KERNEL_SETTINGS[SECRECY].name] == KERNEL_SETTINGS[SECRECY].choices[RELAXED]:
        head.append(Text(speech.say("terminal-relaxed"), style="dim"))
    tracks = track_entries(view, speech)
    if tracks:
        head.append(Flow(tracks))
    seats = seat_table(view, speech, people)
    piles = pile_parts(view, speech)
    own = own_parts(view, speech)
    if 2 * console.measure(seats).maximum > console.width:
        return [head, [seats], piles, own]
    grid = Table.grid(padding=(0, 4, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(seats, Group(*piles, *own))
    return [head, [grid]]


def _turn_line(view: ViewWire, speech: Speech) -> Text:
    current = view["current"]
    if current == speech.reader:
        line = Text(speech.say("terminal-your-turn"), style="bold")
    else:
        line = Text(speech.say("terminal-turn-of", {"player": speech.player(current)}), style="bold")
    if len(view["waiting"]) > 1:
        line.append(" " + speech.say("terminal-waiting", {"players": speech.players(view["waiting"])}))
    return line


def _owed_parts(owed: list[str], speech: Speech) -> list[RenderableType]:
    if not owed:
        return []
    return [Heading(speech.say("terminal-owed")), *(Text(line, style="italic") for line in owed)]


def _decision_parts(
    width: int, view: EngineViewWire, decision: DecisionWire, question: Question, speech: Speech
) -> list[RenderableType]:
    asked = plain(question.ask)
    parts: list[RenderableType] = [Heading(f"{asked} {speech.rule(decision['rule'])}")]
    card = _card_behind(view, speech)
    if card and card not in asked:
        parts.append(Text(speech.say("terminal-from-card", {"card": card}), style="dim"))
    parts.extend(Text(plain(line)) for line in question.effect)
    parts.append(_option_table(width, question))
    return parts


def _card_behind(view: EngineViewWire, speech: Speech) -> str:
    """Name of the card whose effect asks the question; empty if there is none."""
    for frame in reversed(view["stack"]):
        source = frame["values"].get(SOURCE, NONE_NAME)
        if source != NONE_NAME:
            return str(speech.names.card(str(source)))
    return ""


def _option_table(width: int, question: Question) -> RenderableType:
    rows = [
        (Text(str(number), style="bold"), Text(plain(option)))
        for number, option in enumerate(question.options, start=1)
    ]
    has_two = len(rows) >= MANY_OPTIONS and width >= ROOM_FOR_TWO
    grid = Table.grid(padding=(0, 2))
    for _ in range(2 if has_two else 1):
        grid.add_column(justify="right", min_width=4)
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
