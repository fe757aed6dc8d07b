"""Simulated players at a terminal: each input is a function of the output since the previous input."""

import io
import re
from collections.abc import Callable

from rich.console import Console

from turncoat.bots.player import Player
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.games.catalog import game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.session import Session, begin
from turncoat.talk.record import TalkRecord
from turncoat.terminal.display import Display
from turncoat.terminal.play import TerminalTable
from turncoat.terminal.saving import new_record
from turncoat.texts.words import Words, words_of

Typist = Callable[[str], str]  # from the output to the typed line

CLEAR = "\x1b[2J"
MOST_LINES = 3000  # more than any game takes
WORDS = words_of("lifeboat", "en")


def bare(screen: str) -> str:
    """The text without terminal escape codes."""
    return re.sub(r"\x1b\[\??[\d;]*[a-zA-Z]", "", screen)


class People:
    """A table at which `type_line` answers for every person."""

    def __init__(
        self,
        session: Session,
        people: list[int],
        type_line: Typist,
        *,
        width: int = 80,
        height: int = 40,
        is_terminal: bool = False,
        words: Words = WORDS,
        new_bot: Callable[[], Player] = PersonaPlayer,
        record: TalkRecord | None = None,
    ) -> None:
        self.session = session
        self.printed = io.StringIO()
        self.type_line = type_line
        self.screens: list[str] = []
        console = Console(
            file=self.printed,
            width=width,
            height=height,
            force_terminal=is_terminal,
            no_color=True,
            markup=False,
            emoji=False,
            highlight=False,
            _environ={"TERM": "xterm"},
        )
        display = Display(console, words, self._read_line)
        record = record or new_record(session)
        self.table = TerminalTable(session, record, people, display, fast(1), 1, new_bot)

    def play(self) -> int:
        code = self.table.play()
        self.screens.append(self._printed_since())
        return code

    def last_screen(self) -> str:
        return self.screens[-1]

    def _read_line(self) -> str:
        self.screens.append(self._printed_since())
        assert len(self.screens) < MOST_LINES
        return self.type_line(self.screens[-1])

    def _printed_since(self) -> str:
        text = self.printed.getvalue()
        self.printed.seek(0)
        self.printed.truncate()
        return text


def player(seat: int, *, words: Words = WORDS, is_you: bool = False) -> str:
    name = words.say("player-seat", {"n": seat + 1})
    return words.say("player-you", {"player": name}) if is_you else name


def lifeboat(players: int = 4, seed: int = 7, **options: str) -> Session:
    return begin(game_named("lifeboat"), players, fast(seed), options)


def at_most(lines: int, type_line: Typist) -> Typist:
    """A typist who quits after a number of lines."""
    left = lines

    def type_some(screen: str) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        return type_line(screen)

    return type_some


def type_lines(*lines: str) -> Typist:
    """Type these lines, then the input ends."""
    left = list(lines)

    def type_line(screen: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return type_line
