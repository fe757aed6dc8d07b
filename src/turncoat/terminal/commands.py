"""What a person can ask for instead of answering. None of it changes the game, except standing orders."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from rich.table import Table
from rich.text import Text

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.session import Session
from turncoat.terminal import words
from turncoat.terminal.display import Display
from turncoat.terminal.lines import lines_of
from turncoat.terminal.naming import Naming, readable, ruled
from turncoat.terminal.prompt import order_meant, order_to_forget, verb_meant
from turncoat.terminal.screen import log_table, rule_width


class Leave(Exception):
    """Somebody wants to stop playing."""


class Asker:
    """The seat that is at the keyboard, and how to draw its table again."""

    def __init__(
        self, session: Session, naming: Naming, display: Display, draw_again: Callable[[], None]
    ) -> None:
        self.session: Final = session
        self.naming: Final = naming
        self.display: Final = display
        self.draw_again: Final = draw_again

    @property
    def seat(self) -> Seat:
        return self.naming.reader


Command: TypeAlias = Callable[[Asker, str], None]


def obey(asker: Asker, text: str) -> bool:
    """Carry a command out; False: it is none."""
    name, _, rest = text.partition(" ")
    command = COMMANDS.get(name.casefold())
    if command is None:
        return False
    command(asker, rest.strip())
    return True


def _help(asker: Asker, rest: str) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for typed, meaning in words.HELP:
        grid.add_row(typed, meaning)
    asker.display.show(grid)


def _look(asker: Asker, rest: str) -> None:
    asker.draw_again()


def _why(asker: Asker, rest: str) -> None:
    game = asker.naming.game
    verb = verb_meant(rest, game)
    actions = [readable(verb.name) for verb in game.verbs]
    if not rest:
        asker.display.refuse(words.WHY_WHAT.format(example=actions[-1]))
        return
    if verb is None:
        asker.display.refuse(words.NO_SUCH_ACTION.format(text=rest, actions=", ".join(actions)))
        return
    refusal = asker.session.why_not(asker.seat, verb)
    if refusal is None:
        asker.display.say(words.ALLOWED.format(action=readable(verb)))
        return
    reason = words.REASONS.get(refusal.code, readable(refusal.code))
    answer = words.REFUSED.format(action=readable(verb), reason=reason)
    asker.display.say(f"{answer} {ruled(refusal.rule)}".strip())


def _log(asker: Asker, rest: str) -> None:
    lines = lines_of(asker.session.events(asker.seat), asker.naming)
    if not lines:
        asker.display.say(words.LOG_EMPTY)
    asker.display.show_long([log_table([line], width=rule_width(lines)) for line in lines])


def _orders(asker: Asker, rest: str) -> None:
    orders = asker.session.view(asker.seat)["orders"]
    asker.display.show(Text(words.ORDERS_TITLE if orders else words.NO_ORDERS, style="bold"))
    for number, order in enumerate(orders, start=1):
        asker.display.say(f"  {number}  {readable(order)}")
    moments = [words.ANY_MOMENT, *(readable(trigger.name) for trigger in asker.naming.game.triggers)]
    asker.display.say(words.ORDERS_HOW)
    asker.display.say(words.ORDERS_MOMENTS.format(moments=", ".join(moments)))


def _order(asker: Asker, rest: str) -> None:
    try:
        order = order_meant(rest, asker.naming.game)
        asker.session.order(asker.seat, order)
    except BadInput as refusal:
        allowed = refusal.code != "orders_not_allowed"
        asker.display.refuse(words.BAD_ORDER if allowed else words.NO_ORDERS_HERE)
        return
    asker.display.say(words.ORDERED.format(order=readable(order)))


def _forget(asker: Asker, rest: str) -> None:
    order = order_to_forget(rest, asker.session.view(asker.seat)["orders"])
    if order is None:
        asker.display.refuse(words.NO_SUCH_ORDER)
        return
    asker.session.clear_order(asker.seat, order)
    asker.display.say(words.FORGOTTEN.format(order=readable(order)))


def _save(asker: Asker, rest: str) -> None:
    if not rest:
        asker.display.refuse(words.SAVE_WHERE)
        return
    try:
        path = Path(rest).expanduser()
        if path.exists() and not asker.display.is_sure(words.SAVE_OVER.format(path=rest)):
            asker.display.say(words.NOT_SAVED)
            return
        path.write_text(json.dumps(asker.session.save()) + "\n", encoding="utf-8")
    except OSError as problem:
        asker.display.refuse(words.CANNOT_SAVE.format(path=rest, problem=problem.strerror))
        return
    except (ValueError, RuntimeError):  # no path at all, or in the home of nobody
        asker.display.refuse(words.NO_SUCH_PATH.format(path=rest))
        return
    asker.display.say(words.SAVED.format(path=rest))


def _quit(asker: Asker, rest: str) -> None:
    if asker.display.is_sure(words.QUIT_SURE):
        raise Leave
    asker.display.say(words.STAYING)


COMMANDS: Final[dict[str, Command]] = {
    "?": _help,
    "help": _help,
    "look": _look,
    "why": _why,
    "log": _log,
    "orders": _orders,
    "order": _order,
    "forget": _forget,
    "save": _save,
    "quit": _quit,
}
