"""The runner: runs steps until a seat must decide or the game is over. A procedure that never asks runs out
of fuel, and the error carries the printed stack."""

from typing import Final

from turncoat.kernel.errors import OutOfFuel
from turncoat.kernel.state import RUNNING, State

FUEL: Final = 10_000  # steps between two decisions; the longest legitimate run takes a few hundred


def run(s: State) -> int:
    """Run to the next decision or the end. Returns the number of steps run."""
    procedures = s.game.procedures
    stack = s.stack
    steps_taken = 0
    while s.ending == RUNNING:
        f = stack[-1]
        at = f.step
        do = procedures[f.procedure].steps[at].do
        if do is None:
            break
        f.step = at + 1
        do(s, f)
        steps_taken += 1
        if steps_taken > FUEL:
            raise OutOfFuel(print_stack(s))
    return steps_taken


def print_stack(s: State) -> str:
    """The stack, top first, one frame per line: `procedure/step name=value ...`."""
    lines = []
    for f in reversed(s.stack):
        procedure = s.game.procedures[f.procedure]
        values = [f"{name}={value}" for name, value in zip(procedure.variables, f.v, strict=False)]
        effect = [repr(f.effect)] if f.effect is not None else []
        lines.append(" ".join([f"{procedure.name}/{procedure.steps[f.step].name}", *values, *effect]))
    return "\n".join(lines)
