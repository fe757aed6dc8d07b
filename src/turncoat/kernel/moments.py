"""Moments: what is going on at the table, in names that pages may rely on.

A game declares kinds of moments. A moment is described from the stack alone, and frames hold only public information, so
all viewers are told the same moments, and these change only with the stack. Pages read moments; procedures and steps stay
inside the engine.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.kernel.frames import Frame
from turncoat.kernel.names import NUMBER, SEAT, Names
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.shapes import MomentValue, MomentWire
from turncoat.kernel.windows import TRIGGER, WINDOW

# In numbers; a word where the field has its own words
Told: TypeAlias = int | str | list[int] | dict[int, int]
# Of a stack and a place in it; None: no moment
Describe: TypeAlias = Callable[[list[Frame], int], list[Told] | None]

BOOL: Final = "bool"

# Shapes of a field
ONE: Final = 0
PERHAPS: Final = 1
SEVERAL: Final = 2
AMOUNTS: Final = 3
WORD: Final = 4


class MomentField:
    """A field and its kind:

    - `place`, `seat`, `number`, `bool`: one of that kind;
    - `place?`: the same, or null, which `describe` tells as a number below zero;
    - `place*`: a list;
    - `place:number`: a number for each of some;
    - `first|second`: one of these words.
    """

    def __init__(self, label: str, kind: str) -> None:
        self.label: Final = label
        self.words: Final = kind.split("|") if "|" in kind else []
        self.shape: Final = _shape_of(kind)
        self.base: Final = kind.removesuffix("?").removesuffix("*").removesuffix(":number")

    def value(self, names: Names, told: Told) -> MomentValue:
        if isinstance(told, str):
            if told not in self.words:
                raise ValueError(f"field={self.label},word={told},expected={'|'.join(self.words)}")
            return told
        if isinstance(told, list):
            return [names.name(self.base, one) for one in told]
        if isinstance(told, dict):
            return {str(names.name(self.base, one)): amount for one, amount in told.items()}
        if self.base == BOOL:
            return told > 0
        if self.shape == PERHAPS and told < 0:
            return None
        return names.name(self.base, told)


def _shape_of(kind: str) -> int:
    if "|" in kind:
        return WORD
    if kind.endswith("?"):
        return PERHAPS
    if kind.endswith("*"):
        return SEVERAL
    return AMOUNTS if kind.endswith(":number") else ONE


class MomentKind:
    """A kind of moment. `described_by` maps each procedure that has such a moment to the function that reads
    the fields from its frame, in their order."""

    def __init__(self, name: str, fields: dict[str, str], described_by: dict[Procedure, Describe]) -> None:
        self.name: Final = name
        self.fields: Final = [MomentField(label, kind) for label, kind in fields.items()]
        self.described_by: Final = described_by

    def wire(self, names: Names, told: list[Told]) -> MomentWire:
        if len(told) != len(self.fields):
            raise ValueError(f"moment={self.name},told={len(told)},expected={len(self.fields)}")
        moment: MomentWire = {"moment": self.name}
        for field, value in zip(self.fields, told, strict=True):
            moment[field.label] = field.value(names, value)
        return moment


def _window(stack: list[Frame], at: int) -> list[Told] | None:
    """The open window. A reaction being executed stands above it and hides it."""
    return [stack[at].v[TRIGGER]] if at == len(stack) - 1 else None


KERNEL_MOMENTS: Final = (MomentKind("window", {"trigger": "trigger"}, {WINDOW: _window}),)


class Moments:
    """The moments of a game; `kinds` are the kernel's and the game's."""

    def __init__(self, kinds: list[MomentKind], procedures: list[Procedure], names: Names) -> None:
        self.kinds: Final = kinds
        self._names: Final = names
        self._described: Final[list[list[tuple[MomentKind, Describe]]]] = [[] for _ in procedures]
        for kind in kinds:
            _check(kind, procedures, names)
            for procedure, describe in kind.described_by.items():
                self._described[procedure.number].append((kind, describe))

    def of(self, stack: list[Frame]) -> list[MomentWire]:
        """The moments of a stack, from the outermost to the innermost."""
        moments: list[MomentWire] = []
        for at, f in enumerate(stack):
            for kind, describe in self._described[f.procedure]:
                told = describe(stack, at)
                if told is not None:
                    moments.append(kind.wire(self._names, told))
        return moments


def _check(kind: MomentKind, procedures: list[Procedure], names: Names) -> None:
    for procedure in kind.described_by:
        if procedure not in procedures:
            raise ValueError(f"moment={kind.name},procedure={procedure.name},expected=one_of_the_game")
    for field in kind.fields:
        if field.shape != WORD and field.base not in (NUMBER, SEAT, BOOL) and field.base not in names.lists:
            raise ValueError(
                f"moment={kind.name},field={field.label},kind={field.base},expected={'|'.join(names.lists)}"
            )
