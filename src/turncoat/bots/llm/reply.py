"""Parser of a language model's reply: one JSON object, possibly with text around it."""

import json
from dataclasses import dataclass
from typing import Final

from turncoat.briefings.intro import ANSWER, BELIEFS, NOTE, SAY

LONGEST_NOTE: Final = 400  # characters
DECODER: Final = json.JSONDecoder()


@dataclass(frozen=True)
class ModelReply:
    """A parsed reply. Numbers count from one; unreadable parts are left out."""

    answer: int | None
    say: int | None
    beliefs: dict[int, float]  # by player
    note: str


def read_reply(text: str) -> ModelReply | None:
    """The first object in the text that contains an answer; None if there is none."""
    at = text.find("{")
    while at >= 0:
        try:
            value, _ = DECODER.raw_decode(text, at)
        except (ValueError, RecursionError):
            value = None
        if isinstance(value, dict) and ANSWER in value:
            return ModelReply(
                _number(value[ANSWER]),
                _number(value.get(SAY)),
                _beliefs(value.get(BELIEFS)),
                str(value.get(NOTE) or "")[:LONGEST_NOTE],
            )
        at = text.find("{", at + 1)
    return None


def _number(value: object) -> int | None:
    """A number; models write 3, "3" and "s3"."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    digits = value.strip().removeprefix("s") if isinstance(value, str) else ""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 5 else None


def _beliefs(value: object) -> dict[int, float]:
    beliefs: dict[int, float] = {}
    for player, chance in value.items() if isinstance(value, dict) else ():
        number = _number(player)
        is_number = isinstance(chance, int | float) and not isinstance(chance, bool)
        if number is not None and is_number and 0 <= chance <= 1:
            beliefs[number] = float(chance)
    return beliefs
