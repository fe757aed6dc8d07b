"""The screen and the keyboard that people share. Nothing that one seat has seen stays for the next, as far as a
terminal allows: the game is drawn on the alternate screen, which keeps no scrollback, and typing keeps no history.
"""

import sys
from collections.abc import Callable
from types import TracebackType
from typing import Final, TypeAlias

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from turncoat.texts.words import Words

if sys.platform != "win32":
    import termios

ReadLine: TypeAlias = Callable[[], str]  # the next line without its end; EOFError if there is none

REFUSAL_STYLE: Final = "bold red"
ENTER: Final = "Enter"  # what the key is called, in every language
YES: Final = ("y", "yes")  # understood in every language, as commands are
STOP: Final = "q"
NO_BREAK: Final = "\u00a0"  # a space, though Python would not print it


def keyboard() -> str:
    """The next line of standard input. Not `input`, which may remember lines for the arrow keys of the next seat."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def new_console() -> Console:
    """A console that takes every text as it is: names of cards are neither markup nor emoji."""
    return Console(markup=False, emoji=False, highlight=False)


class Display:
    """Used as a context: inside, the table is drawn; afterwards the terminal is as it was."""

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
        """What is typed after the prompt."""
        self.console.print(Text(f"{prompt} " if prompt else "", style="bold"), end="")
        self.console.file.flush()
        return self._read_line().strip()

    def is_sure(self, question: str) -> bool:
        own = (self.words.say("terminal-yes"), self.words.say("terminal-yes-short"))
        return self.ask(question).casefold() in (*YES, *own)

    def draw_curtain(self, player: str) -> None:
        """Wait until only this player looks. An Enter that was typed before it could be read does not count."""
        self.clear()
        told = {"player": player, "enter": ENTER}
        self.show(Text(self.words.say("terminal-curtain", told), style="bold"))
        _forget_typed()
        self.ask("")

    def show_long(self, lines: list[RenderableType]) -> None:
        """Page by page, where the alternate screen would lose what does not fit."""
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
    if sys.platform != "win32" and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
