"""Errors with stable codes. `BadInput` is a mistake of the caller; the others are bugs in the program.

A refusal names the problem and, where a rule forbids the action, the rule. It contains only public knowledge
and the caller's own.
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(Exception):
    """A refusal: nothing has changed. `code` is stable; `detail` names the place; `rule` is the forbidding
    rule, if any."""

    def __init__(self, code: str, detail: str = "", rule: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: str = code
        self.detail: str = detail
        self.rule: str = rule


class OutOfFuel(Exception):
    """A procedure ran on without asking a seat: a bug in a game's rules. Carries the printed stack."""


class Broken(Exception):
    """An invariant does not hold: a bug in the kernel or in a game's rules."""
