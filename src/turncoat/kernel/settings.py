"""What a table may choose before it starts. The kernel's own settings come first; a game adds its variants.

Values are kept in a state as numbers of choices, in this order; files and protocols name them.
"""

from typing import Final


class Setting:
    def __init__(self, name: str, choices: list[str], default: str) -> None:
        if default not in choices:
            raise ValueError(name)
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = choices.index(default)


SECRECY: Final = 0
STRICT: Final = 0  # every window is answered by every seat that could react
NORMAL: Final = 1  # seats may leave standing orders
RELAXED: Final = 2  # seats with nothing to play are skipped: tells are possible
ORDERS_ALLOWED: Final = (NORMAL, RELAXED)

WINDOWS: Final = 1
IN_TURN: Final = 0  # seats answer one after the other
TOGETHER: Final = 1  # seats answer at once, sealed

KERNEL_SETTINGS: Final = (
    Setting("secrecy", ["strict", "normal", "relaxed"], "normal"),
    Setting("windows", ["in_turn", "together"], "in_turn"),
)
