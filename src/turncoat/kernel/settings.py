"""What a table may choose before it starts. The kernel's own settings come first; a game adds its variants.

Values are kept in a state as numbers of choices, in this order; files and protocols name them.
"""

from typing import Final

RULES: Final = "rules"  # the setting that names the version of the rules a game is dealt by


class Setting:
    """One choice of a table. `is_reading`: the rulebook allows each of the choices.

    Games dealt before version `since` of the game were played as `before` says, and go on so.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        *,
        is_reading: bool = False,
        since: int = 1,
        before: str = "",
    ) -> None:
        for choice in (default, before or default):
            if choice not in choices:
                raise ValueError(f"setting={name},choice={choice},expected={'|'.join(choices)}")
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = choices.index(default)
        self.is_reading: Final = is_reading
        self.is_offered: Final = name != RULES  # a table may choose it
        self._since: Final = since
        self._before: Final = choices.index(before or default)

    def by_version(self, version: int) -> int:
        """The choice of a table that names none, in a game dealt by this version of the rules."""
        if self.name == RULES:
            return self.choices.index(str(version))
        return self._before if version < self._since else self.default


def rules_setting(version: int) -> Setting:
    """For a game that can still deal and replay all its versions: rules that have changed ask which one is played."""
    return Setting(RULES, [str(one) for one in range(1, version + 1)], str(version))


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
