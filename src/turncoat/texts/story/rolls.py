"""Outcomes of a die: whether the effect that reads it does nothing. Known from the tree of the effect, without a position."""

from typing import Final

from turncoat.kernel.shapes import Json
from turncoat.texts.nodes import as_int, parts_in, parts_of

DONE: Final = "done"  # notes: how many the effect before the roll counted
# What comes of a die, as messages are told it
UNTOLD: Final = 0  # other sentences say it
NOTHING: Final = 1
NO_LOSS: Final = 2  # nothing, where something could have been lost
PLUS: Final = 1  # signs of what is added to a die
MINUS: Final = 2


def die_arguments(die: int, bonus: int) -> dict[str, tuple[str, Json]]:
    """The bonus and the total of a die as arguments of a message."""
    sign = 0 if not bonus else PLUS if bonus > 0 else MINUS
    return {"sign": ("number", sign), "bonus": ("number", abs(bonus)), "total": ("number", die + bonus)}


def outcome_of(effect: Json, total: int, done: Json = None) -> int:
    if not does_nothing(effect, total, done):
        return UNTOLD
    return NO_LOSS if _may_lose(effect) else NOTHING


def _may_lose(effect: Json) -> bool:
    if isinstance(effect, dict):
        return any(_may_lose(one) for one in parts_in(effect))
    if not isinstance(effect, list):
        return False
    return effect[0] == "Lose" or any(_may_lose(one) for one in effect[1:])


def does_nothing(effect: Json, total: int, done: Json = None) -> bool:
    """Whether the effect certainly does nothing when the die shows so much, bonus included. `done` may be unknown."""
    if effect is None:
        return False
    kind, parts = parts_of(effect)
    match kind:
        case "Nothing":
            return True
        case "Roll":
            return does_nothing(parts[0], total, done)
        case "Seq":
            return all(does_nothing(one, total, done) for one in parts_in(parts[0]))
        case "If":
            holds = _holds(parts[0], total, done)
            return holds is not None and does_nothing(parts[1] if holds else parts[2], total, done)
    return False


def _holds(condition: Json, total: int, done: Json) -> bool | None:
    """Whether a die meets the condition; None if that depends on more than the die."""
    kind, parts = parts_of(condition)
    if kind not in ("AtLeast", "AtMost") or parts[0] != ["Rolled"]:
        return None
    bound = _number(parts[1], done)
    if bound is None:
        return None
    return total >= bound if kind == "AtLeast" else total <= bound


def _number(amount: Json, done: Json) -> int | None:
    kind, parts = parts_of(amount)
    if kind == "Number":
        return as_int(parts[0])
    if kind == "Done":
        return done if isinstance(done, int) else None
    if kind == "Minus":
        left, right = _number(parts[0], done), _number(parts[1], done)
        return None if left is None or right is None else left - right
    return None
