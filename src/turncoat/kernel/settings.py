"""Settings of a table, chosen before the start. The kernel's own settings come first; a game adds its variants.

A state holds the indices of the choices, in this order; files and protocols use names.
"""

from typing import Final

RULES: Final = "rules"  # the setting that names the version of the rules by which a game is dealt
SCENARIO: Final = "scenario"  # the setting that names the scenario a table plays (`scenarios.py`)


class Setting:
    """One setting of a table. `is_reading`: the rulebook allows each of the choices. Games dealt before
    version `since` of the game were played as `before` says, and continue so."""

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
        self.is_offered: Final = name not in (RULES, SCENARIO)  # one of the options that are listed
        self._since: Final = since
        self._before: Final = choices.index(before or default)

    def by_version(self, version: int) -> int:
        """The default choice for a game dealt by this version of the rules."""
        if self.name == RULES:
            return self.choices.index(str(version))
        return self._before if version < self._since else self.default


def rules_setting(version: int) -> Setting:
    """The setting that chooses the version of the rules, for a game that can deal and replay all its versions."""
    return Setting(RULES, [str(one) for one in range(1, version + 1)], str(version))


SECRECY: Final = 0  # strict, the first choice: every window is answered by every seat that could react
NORMAL: Final = 1  # seats may leave standing orders
RELAXED: Final = 2  # seats with nothing to play are skipped: tells are possible
ORDERS_ALLOWED: Final = (NORMAL, RELAXED)

WINDOWS: Final = 1  # in turn, the first choice: seats answer one after the other
TOGETHER: Final = 1  # seats answer at once, sealed

KERNEL_SETTINGS: Final = (
    Setting("secrecy", ["strict", "normal", "relaxed"], "normal"),
    Setting("windows", ["in_turn", "together"], "in_turn"),
)
