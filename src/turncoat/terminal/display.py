"""Screen and keyboard shared by the players. As far as a terminal allows, nothing that one seat saw stays for
the next: the game is drawn on the alternate screen, which has no scrollback, and input has no history.
"""

import sys
from collections.abc import Callable
from types import TracebackType
from typing import Final, TypeAlias

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from turncoat.texts.words import Words

try:
    import termios
except ImportError:  # on Windows
    HAS_TERMIOS = False
else:
    HAS_TERMIOS = True

ReadLine: TypeAlias = Callable[[], str]  # the next line without its line break; EOFError at the end of input

REFUSAL_STYLE: Final = "bold red"
ENTER: Final = "Enter"  # the key's name, in every language
YES: Final = ("y", "yes")  # accepted in every language, like the commands
STOP: Final = "q"
NO_BREAK: Final = "\u00a0"  # a space, although `str.isprintable` says no


def keyboard() -> str:
    """The next line of standard input. Not `input`: its history would show one seat's lines to the next."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def new_console() -> Console:
    """A console without markup and emoji codes: card names are printed verbatim."""
    return Console(markup=False, emoji=False, highlight=False)


class Display:
    """Context manager: inside, the table is drawn; on exit the terminal is restored."""

    def __init__(self, console: Console, words: Words, read_line: ReadLine = keyboard) -> None:
        self.console: Final = console
        self.words: Final = words
        self.can_clear: Final = console.is_terminal and not console.is_dumb_terminal
        self._read_line: Final = read_line

    def __enter__(self) -> "Display":
        if self.can_clear:
            self.console.set_alt_screen(True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.can_clear:
            self.console.clear()
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        if self.can_clear:
            self.console.clear()
        else:
            self.console.print(Rule(style="dim"))

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def refuse(self, text: str) -> None:
        printable = "".join(letter for letter in text if letter.isprintable() or letter == NO_BREAK)
        self.console.print(Text(printable, style=REFUSAL_STYLE))

    def ask(self, prompt: str) -> str:
        """Print the prompt and read a line."""
        self.console.print(Text(f"{prompt} " if prompt else "", style="bold"), end="")
        self.console.file.flush()
        return self._read_line().strip()

    def is_sure(self, question: str) -> bool:
        own = (self.words.say("terminal-yes"), self.words.say("terminal-yes-short"))
        return self.ask(question).casefold() in (*YES, *own)

    def draw_curtain(self, player: str) -> None:
        """Wait until only this player is looking. Input typed before the prompt was shown does not count."""
        self.clear()
        told = {"player": player, "enter": ENTER}
        self.show(Text(self.words.say("terminal-curtain", told), style="bold"))
        _forget_typed()
        self.ask("")

    def show_long(self, lines: list[RenderableType]) -> None:
        """Show a text page by page: the alternate screen loses the lines that do not fit."""
        stops = (STOP, self.words.say("terminal-stop"))
        left = self.console.height - 2
        for line in lines:
            height = len(self.console.render_lines(line))
            if self.can_clear and height > left:
                if self.ask(self.words.say("terminal-more", {"enter": ENTER})).casefold().startswith(stops):
                    return
                left = self.console.height - 2
            left -= height
            self.console.print(line)


def _forget_typed() -> None:
    if HAS_TERMIOS and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
