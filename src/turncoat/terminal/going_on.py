"""What is going on: the stack as a short line, and the effect that a decision belongs to, in words."""

import re
from typing import Final

from turncoat.kernel import die, effects, windows
from turncoat.kernel.game import KERNEL_PROCEDURES
from turncoat.kernel.names import NONE_NAME, NUMBER
from turncoat.kernel.shapes import Json
from turncoat.kernel.verbs import CHOOSE, KERNEL_VERBS
from turncoat.kernel.wire import FrameWire, OptionWire
from turncoat.terminal import words
from turncoat.terminal.naming import Naming, readable

# Of the kernel's own procedures only these values say something to a player; a game's are shown in full.
SHOWN_VALUES: Final = {windows.WINDOW.name: ("trigger",), die.DIE.name: ("roller", "bonus", "face")}
EFFECT_VALUES: Final = ("source",)
UNTOLD_AT_ZERO: Final = ("bonus", "face")

_CHOOSE: Final = KERNEL_VERBS[CHOOSE].name


def stack_line(stack: list[FrameWire], naming: Naming) -> str:
    """From the outermost procedure to the one that asks."""
    return " › ".join(_frame(frame, naming) for frame in stack)


def _frame(frame: FrameWire, naming: Naming) -> str:
    told = []
    for label in _shown_values(frame):
        value = frame["values"][label]
        if label in UNTOLD_AT_ZERO and value == 0:
            continue
        told.append(_value(frame["procedure"], label, value, naming))
    name = readable(frame["procedure"])
    return f"{name} ({', '.join(told)})" if told else name


def _shown_values(frame: FrameWire) -> tuple[str, ...]:
    name = frame["procedure"]
    if name in SHOWN_VALUES:
        return SHOWN_VALUES[name]
    if any(procedure.name == name for procedure in KERNEL_PROCEDURES):
        return EFFECT_VALUES if frame["values"]["source"] != NONE_NAME else ()
    return tuple(frame["values"])


def _value(procedure: str, label: str, value: str | int, naming: Naming) -> str:
    """What has a name is told by it alone, a plain number with its label."""
    found = naming.game.procedures[naming.game.procedure_named[procedure]]
    kind = found.kinds[found.variables.index(label)]
    return f"{readable(label)} {value}" if kind == NUMBER else naming.value(kind, value)


def open_moment(stack: list[FrameWire], naming: Naming) -> str:
    """What the window is for that asks; empty if none does."""
    if stack[-1]["procedure"] != windows.WINDOW.name:
        return ""
    return readable(str(stack[-1]["values"]["trigger"]))


def pending_effect(stack: list[FrameWire], naming: Naming) -> str:
    """The effect that asks, in words; empty if none does."""
    effect = stack[-1]["effect"]
    return "" if effect is None else effect_words(effect, naming)


def branch_words(stack: list[FrameWire], option: OptionWire, naming: Naming) -> str:
    """What the branch does that an option stands for; empty if it stands for none."""
    effect = stack[-1]["effect"]
    if option["verb"] != _CHOOSE or not isinstance(effect, list):
        return ""
    number = option["arguments"]["branch"]
    assert isinstance(number, int)
    return effect_words(_every(effect[2])[number], naming)


def effect_words(node: Json, naming: Naming) -> str:
    """An effect, amount, condition or selector as the wire has it."""
    if isinstance(node, dict):
        return words.THEN.join(effect_words(part, naming) for part in _every(node))
    if not isinstance(node, list):
        return readable(str(node))
    kind, *parts = node
    told = [effect_words(part, naming) for part in parts]
    return _told(str(kind), parts, told, naming)


def _told(kind: str, parts: list[Json], told: list[str], naming: Naming) -> str:
    """Kernel nodes have a sentence; a game's own are told by their names."""
    if kind == effects.If.__name__:
        has_else = parts[2] != [effects.Nothing.__name__]
        return (words.IF_ELSE if has_else else words.IF).format(*told)
    if kind == effects.Choose.__name__:
        either = words.EITHER.join(effect_words(branch, naming) for branch in _every(parts[1]))
        return words.CHOOSES.format(told[0], either)
    if kind in words.NODES:
        return words.NODES[kind].format(*told)
    return " ".join([re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower(), *told])


def _every(part: Json) -> list[Json]:
    assert isinstance(part, dict)
    every = part["all"]
    assert isinstance(every, list)
    return every
