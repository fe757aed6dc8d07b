"""Errors with stable codes. `BadInput` is a mistake of the caller; the others are faults of ours.

A refusal names the problem and, where a rule forbids it, the rule. It is made of public and own knowledge only.
"""


class BadInput(Exception):
    """Refused: nothing has changed. `code` is stable; `detail` names the place; `rule` is the rule, if one forbids it."""

    def __init__(self, code: str, detail: str = "", rule: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: str = code
        self.detail: str = detail
        self.rule: str = rule


class OutOfFuel(Exception):
    """A procedure ran without ever asking anybody: a fault in a game's rules. Carries the printed stack."""


class Broken(Exception):
    """An invariant does not hold: a fault in the kernel or a game's rules."""
