"""Moments of Unfathomable: the skill check, and the Deep Ones that have still to act."""

from typing import Final

from turncoat.games.unfathomable.cards import SKILLS
from turncoat.games.unfathomable.rules.activations import DEEP_ONES_ACT
from turncoat.games.unfathomable.rules.skill_check import CHECK, MODIFIER, SUPPORTING, TARGET, Check
from turncoat.games.unfathomable.spaces import SPACES
from turncoat.kernel.frames import Frame
from turncoat.kernel.moments import MomentKind, Told


def describe_check(stack: list[Frame], at: int) -> list[Told] | None:
    """The check as changed by reactions so far; `partial_at` is 0 without a partial pass."""
    f = stack[at]
    check = f.effect
    assert isinstance(check, Check)
    supporting = [skill for skill in range(len(SKILLS)) if f.v[SUPPORTING] >> skill & 1]
    return [f.v[TARGET], check.partial_at, supporting, f.v[MODIFIER]]


def describe_activation(stack: list[Frame], at: int) -> list[Told] | None:
    """The number of Deep Ones in each space that have still to act."""
    waiting = stack[at].v
    return [{space: waiting[space] for space in range(SPACES) if waiting[space]}]


MOMENTS: Final = [
    MomentKind(
        "check",
        {"target": "number", "partial_at": "number", "skills": "skill*", "modifier": "number"},
        {CHECK: describe_check},
    ),
    MomentKind("activation", {"waiting": "space:number"}, {DEEP_ONES_ACT: describe_activation}),
]
