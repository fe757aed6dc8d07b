"""Reading what a person typed: a number, an option's words, or a command with the rest of its line."""

from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.wire import DecisionWire, order_from_text
from turncoat.terminal import words
from turncoat.terminal.naming import Naming


def plain(text: str) -> str:
    """What does not matter in typed words: case, underscores, how many spaces."""
    return " ".join(text.replace("_", " ").casefold().split())


def option_meant(text: str, decision: DecisionWire, naming: Naming) -> str | None:
    """The id of the option that was typed; None: no option was. BadInput: a number that is not on the list."""
    options = decision["options"]
    if not text and len(options) == 1:
        return options[0]["id"]
    if text.isascii() and text.isdigit():
        if len(text) <= len(str(len(options))) and 1 <= int(text) <= len(options):
            return options[int(text) - 1]["id"]
        raise BadInput("no_such_number", text)
    for option in options:
        written = (plain(option["id"]), plain(naming.option(option["id"])))
        if plain(text) in written:
            return option["id"]
    return None


def verb_meant(text: str, game: Game) -> str | None:
    """The action that typed words begin with; the longest that fits."""
    found = None
    typed = plain(text).split(" ")
    for verb in game.verbs:
        name = plain(verb.name).split(" ")
        if typed[: len(name)] == name and (found is None or len(name) > len(plain(found).split(" "))):
            found = verb.name
    return found


def order_meant(text: str, game: Game) -> str:
    """A standing order as the engine writes it; BadInput if the words are none."""
    verb = verb_meant(text, game)
    if verb is None:
        raise BadInput("unknown_order", text)
    moment, _, until = plain(text)[len(plain(verb)) :].strip().rpartition(" ")
    order = f"{verb} {moment.replace(' ', '_')} {until}"
    order_from_text(game, order)
    return order


def order_to_forget(text: str, orders: list[str]) -> str | None:
    """Which of the seat's orders was meant: by its number on the list, or by its words."""
    for number, order in enumerate(orders, start=1):
        if text == str(number) or plain(text) == plain(order):
            return order
    return None


def refusal_of(text: str, decision: DecisionWire, game: Game) -> str:
    """What to say to something that is neither an option nor a command."""
    count = len(decision["options"])
    if not text:
        return words.EMPTY_INPUT.format(count=count)
    verb = verb_meant(text, game)
    if verb is not None:
        return words.FORBIDDEN_NOW.format(text=text, action=plain(verb))
    return words.NOT_UNDERSTOOD.format(text=text, count=count)
