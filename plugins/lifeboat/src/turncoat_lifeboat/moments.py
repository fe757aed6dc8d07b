"""Moments of Lifeboat: the check."""

from typing import Final

from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import UNKNOWN
from turncoat.kernel.moments import MomentKind, Told
from turncoat_lifeboat.rules.check import ASKED, CARD, CHECK


def describe_check(stack: list[Frame], at: int) -> list[Told] | None:
    """The card, and the seat that may add effort; no moment while the check has its effect."""
    f = stack[at]
    is_asked = CHECK.steps[f.step].name == "add"
    return [f.v[CARD], f.v[ASKED] if is_asked else UNKNOWN]


MOMENTS: Final = [MomentKind("check", {"card": "card", "asked": "seat?"}, {CHECK: describe_check})]
