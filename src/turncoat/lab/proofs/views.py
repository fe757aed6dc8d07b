"""Comparison of two views in everything that a bot could read."""

from typing import Final

from turncoat.kernel.frames import Frame
from turncoat.kernel.nodes import Node
from turncoat.kernel.views import View

PLAIN: Final = (
    "seat",
    "seats",
    "settings",
    "current",
    "decision",
    "tracks",
    "zones",
    "peeks",
    "waiting",
    "answered",
    "orders",
    "ending",
    "winners",
    "result",
)


def different_field(one: View, other: View) -> str:
    """The first field in which the views differ; empty if they are equal."""
    if one.game is not other.game:
        return "game"
    for name in PLAIN:
        if getattr(one, name) != getattr(other, name):
            return name
    return "" if [_plain(f) for f in one.stack] == [_plain(f) for f in other.stack] else "stack"


def _plain(f: Frame) -> tuple[int, int, list[int], Node | None]:
    return f.procedure, f.step, f.v, f.effect
