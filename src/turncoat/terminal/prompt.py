"""Parser of typed input: a number, an option's words, or a command with its argument.

Words may be those of the table's language or the engine's own identifiers.
"""

from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import DecisionWire
from turncoat.kernel.windows import UNTIL
from turncoat.kernel.wire import order_from_text
from turncoat.terminal.speech import Speech
from turncoat.texts.symbols import plain as with_signs

MOST_QUOTED: Final = 100  # characters of the typed text

_SAME: Final = str.maketrans({"ё": "е", "ʼ": "", "’": "", "'": "", "`": ""})  # spelling variants


def plain(text: str) -> str:
    """Normalise typed words: keep letters and digits; drop case, punctuation and repeated spaces."""
    letters = text.casefold().translate(_SAME)
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters).split())


def quote(text: str) -> str:
    """The typed text, cut to MOST_QUOTED characters, for a refusal."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def option_meant(text: str, decision: DecisionWire, texts: list[str]) -> str | None:
    """The id of the option that was typed, or None. BadInput: a number that is not on the list."""
    options = decision["options"]
    if not text and len(options) == 1:
        return options[0]["id"]
    if text.isascii() and text.isdigit():
        if len(text) <= len(str(len(options))) and 1 <= int(text) <= len(options):
            return options[int(text) - 1]["id"]
        raise BadInput("no_such_number", f"{quote(text)} (1–{len(options)})")
    typed = plain(text)
    for option, said in zip(options, texts, strict=True):
        if typed and typed in (plain(option["id"]), plain(with_signs(said))):
            return option["id"]
    return None


def number_meant(text: str, texts: list[str]) -> int | None:
    """Index of the entry that was typed, by its number from 1 on or by its words; None without a match."""
    for at, said in enumerate(texts):
        if text == str(at + 1) or plain(text) == plain(said):
            return at
    return None


def verb_meant(text: str, speech: Speech) -> str | None:
    """The verb that the typed words begin with (longest match), or the only verb that begins with them."""
    meant, typed = _verb_and_rest(text, speech)
    if meant is None and typed != [""]:
        begun = [verb.name for verb in speech.game.verbs if _action(verb.name, speech)[: len(typed)] == typed]
        meant = begun[0] if len(begun) == 1 else None
    return meant


def _action(verb: str, speech: Speech) -> list[str]:
    return plain(speech.verb(verb)).split(" ")


def _verb_and_rest(text: str, speech: Speech) -> tuple[str | None, list[str]]:
    longest = None
    length = 0
    typed = plain(text).split(" ")
    for verb in speech.game.verbs:
        for name in (plain(verb.name).split(" "), _action(verb.name, speech)):
            if typed[: len(name)] == name and len(name) > length:
                longest = verb.name
                length = len(name)
    return longest, typed[length:]


def order_meant(text: str, speech: Speech) -> str:
    """The standing order in the engine's notation. BadInput: the words are not an order."""
    verb, rest = _verb_and_rest(text, speech)
    trigger = _trigger_meant(" ".join(rest[:-1]), speech)
    until = next((one for one in UNTIL if rest and rest[-1] in (one, plain(speech.until(one)))), None)
    if verb is None or trigger is None or until is None:
        raise BadInput("unknown_order", quote(text))
    order = f"{verb} {trigger} {until}"
    order_from_text(speech.game, order)
    return order


def _trigger_meant(typed: str, speech: Speech) -> str | None:
    """The trigger, by its number on the list or by its words."""
    for number, trigger in enumerate(speech.triggers(), start=1):
        if typed in (str(number), plain(trigger), plain(speech.trigger(trigger))):
            return trigger
    return None


def order_to_forget(text: str, orders: list[str], speech: Speech) -> str | None:
    """The standing order to cancel, by its number on the list or by its words."""
    for number, order in enumerate(orders, start=1):
        if text == str(number) or plain(text) in (plain(order), plain(speech.order(order))):
            return order
    return None


def refusal_of(text: str, decision: DecisionWire, speech: Speech) -> str:
    """Message for text that is neither an option nor a command."""
    told: dict[str, str | int] = {"text": quote(text), "first": 1, "last": len(decision["options"])}
    if not text:
        return speech.say("terminal-empty-input", told)
    verb = verb_meant(text, speech)
    if verb is not None:
        return speech.say("terminal-not-now", {"text": quote(text), "action": speech.verb(verb)})
    return speech.say("terminal-not-understood", told)
