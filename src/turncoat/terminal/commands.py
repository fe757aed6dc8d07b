"""Commands of the terminal client, typed instead of an answer. Only standing orders change the game.

A command has its English name everywhere, and a name in the table's language.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from rich.table import Table
from rich.text import Text

from turncoat.bots.company import Company
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.session import Session
from turncoat.talk.offers import list_offers
from turncoat.talk.statements import Statement
from turncoat.terminal.display import ENTER, Display
from turncoat.terminal.log import log_table, rule_width
from turncoat.terminal.prompt import number_meant, order_meant, order_to_forget, quote, verb_meant
from turncoat.terminal.saving import save_table
from turncoat.terminal.speech import Speech
from turncoat.terminal.talking import TableTalk
from turncoat.texts.languages import DEFAULT

HELP: Final = ("number", "enter", "look", "why", "log", "say", "orders", "order", "forget", "save", "quit")
HELP_SIGN: Final = "?"
EXAMPLE_FILE: Final = "game.json"
LOAD_COMMAND: Final = f"turncoat terminal --load {EXAMPLE_FILE}"


class Leave(Exception):
    """Raised when a player quits."""


class Asker:
    """The seat at the keyboard: its session, its talk, and a callback that redraws its table."""

    def __init__(
        self,
        session: Session,
        company: Company,
        speech: Speech,
        display: Display,
        draw_again: Callable[[], None],
    ) -> None:
        self.session: Final = session
        self.company: Final = company
        self.speech: Final = speech
        self.talk: Final = TableTalk(company.record, speech)
        self.offers: list[Statement] = []  # the last list shown: a statement is picked by its number there
        self.display: Final = display
        self.draw_again: Final = draw_again

    @property
    def seat(self) -> Seat:
        return self.speech.reader

    def say(self, message: str, **told: str | int) -> None:
        self.display.say(self.speech.say(message, told))

    def refuse(self, message: str, **told: str | int) -> None:
        self.display.refuse(self.speech.say(message, told))


Command: TypeAlias = Callable[[Asker, str], None]


def obey(asker: Asker, text: str) -> bool:
    """Execute a command; False if the text is not a command."""
    typed, _, rest = text.partition(" ")
    for name, command in COMMANDS.items():
        if typed.casefold() in (name, asker.speech.say(f"terminal-command-{name}")):
            command(asker, rest.strip())
            return True
    if typed == HELP_SIGN:
        _help(asker, rest)
        return True
    return False


def _help(asker: Asker, rest: str) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    told = {"enter": ENTER}
    words = asker.speech.words
    for topic in HELP:
        message = f"terminal-help-{topic}"
        grid.add_row(words.say(message, told, "typed"), words.say(message, told))
    asker.display.show(grid)
    if words.language != DEFAULT:
        asker.say("terminal-help-english", commands=", ".join(COMMANDS))


def _look(asker: Asker, rest: str) -> None:
    asker.draw_again()


def _why(asker: Asker, rest: str) -> None:
    verb = verb_meant(rest, asker.speech)
    actions = [asker.speech.verb(verb.name) for verb in asker.speech.game.verbs]
    if not rest:
        asker.refuse("terminal-why-what", action=actions[-1])
        return
    if verb is None:
        asker.refuse("terminal-no-such-action", text=quote(rest), actions=", ".join(actions))
        return
    asks = asker.speech.asks
    refusal = asker.session.why_not(asker.seat, verb)
    if refusal is None:
        asker.display.say(asks.may_do(verb))
    else:
        asked = asker.session.decision(asker.seat)
        rule = refusal.rule or ("" if asked is None else asked["rule"])
        asker.display.say(asks.why_not(verb, refusal.code, rule))


def _log(asker: Asker, rest: str) -> None:
    lines = asker.talk.lines(asker.session.events(asker.seat))
    if not lines:
        asker.say("terminal-log-empty")
    width = rule_width(lines, asker.speech)
    asker.display.show_long([log_table([line], asker.speech, width=width) for line in lines])


def _say(asker: Asker, rest: str) -> None:
    if asker.company.record is None:
        asker.refuse("terminal-no-talk")
        return
    if not rest or not asker.offers:
        view = asker.session.view(asker.seat)
        asker.offers = list_offers(view, asker.session, asker.company.record, asker.seat)
    if not rest:
        texts = [asker.talk.text(offer) for offer in asker.offers]
        asker.display.show_long([_number_lines([text], first) for first, text in enumerate(texts, start=1)])
        asker.say("terminal-say-how" if texts else "terminal-nothing-to-say")
        return
    meant = number_meant(rest, [asker.talk.text(offer) for offer in asker.offers])
    if meant is None or not asker.company.record.may_say(asker.offers[meant]):
        asker.refuse("terminal-no-such-phrase", text=quote(rest))
        return
    asker.display.say(asker.talk.line(asker.company.say(asker.offers[meant])))


def _orders(asker: Asker, rest: str) -> None:
    orders = asker.session.view(asker.seat)["orders"]
    title = asker.speech.say("terminal-orders-title" if orders else "terminal-no-orders")
    asker.display.show(Text(title, style="bold"))
    asker.display.show(_number_lines([asker.speech.order(order) for order in orders]))
    asker.say("terminal-orders-how")
    asker.display.show(Text(asker.speech.say("terminal-moments"), style="bold"))
    asker.display.show(_number_lines([asker.speech.trigger(trigger) for trigger in asker.speech.triggers()]))


def _number_lines(lines: list[str], first: int = 1) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=3)
    grid.add_column()
    for number, line in enumerate(lines, start=first):
        grid.add_row(str(number), Text(line))
    return grid


def _order(asker: Asker, rest: str) -> None:
    try:
        order = order_meant(rest, asker.speech)
        asker.session.order(asker.seat, order)
    except BadInput as refusal:
        asker.display.refuse(asker.speech.asks.refusal(refusal.code, refusal.detail, refusal.rule))
        if refusal.code != "orders_not_allowed":
            asker.say("terminal-bad-order")
        return
    asker.say("terminal-ordered", order=asker.speech.order(order))


def _forget(asker: Asker, rest: str) -> None:
    order = order_to_forget(rest, asker.session.view(asker.seat)["orders"], asker.speech)
    if order is None:
        asker.refuse("terminal-no-such-order")
        return
    asker.session.clear_order(asker.seat, order)
    asker.say("terminal-forgotten", order=asker.speech.order(order))


def _save(asker: Asker, rest: str) -> None:
    if not rest:
        asker.refuse("terminal-save-where", file=EXAMPLE_FILE)
        return
    try:
        path = Path(rest).expanduser()
        if path.exists() and not asker.display.is_sure(
            asker.speech.say("terminal-save-over", {"path": rest})
        ):
            asker.say("terminal-not-saved")
            return
        path.write_text(
            json.dumps(save_table(asker.session, asker.company.record, asker.speech.regulars)) + "\n",
            encoding="utf-8",
        )
    except OSError as problem:
        asker.refuse("terminal-cannot-save", path=rest, problem=str(problem.strerror))
        return
    except (ValueError, RuntimeError):  # not a path, or in the home of an unknown user
        asker.refuse("terminal-no-such-path", path=rest)
        return
    asker.say("terminal-saved", path=rest)


def _quit(asker: Asker, rest: str) -> None:
    if asker.display.is_sure(asker.speech.say("terminal-quit-sure", {"command": LOAD_COMMAND})):
        raise Leave
    asker.say("terminal-staying")


COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "look": _look,
    "why": _why,
    "log": _log,
    "say": _say,
    "orders": _orders,
    "order": _order,
    "forget": _forget,
    "save": _save,
    "quit": _quit,
}
