"""Names for numbers: the name of each id of a game in files, protocols and on screens.

Identifiers are the English names in snake_case. A *kind* is what is being numbered: card, zone, track, seat, verb,
and whatever a game adds (space, character, ...). The kind `number` stands for itself.
"""

from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import UNKNOWN

NUMBER: Final = "number"
SEAT: Final = "seat"
HIDDEN_NAME: Final = "?"
HELD: Final = "held"  # the kind of an event's argument that is a value of the track in its first argument
NONE_NAME: Final = "none"  # the value of a place that names nothing


class Names:
    def __init__(self) -> None:
        self.lists: dict[str, list[str]] = {}
        self.numbers: dict[str, dict[str, int]] = {}

    def add(self, kind: str, names: list[str]) -> None:
        if kind in self.lists:
            raise ValueError(f"kind={kind},taken_by={'|'.join(self.lists[kind])}")
        numbers: dict[str, int] = {}
        for number, name in enumerate(names):
            if name in numbers:
                raise ValueError(f"kind={kind},at={number},name={name},taken_by={numbers[name]}")
            numbers[name] = number
        self.lists[kind] = names
        self.numbers[kind] = numbers

    def name(self, kind: str, number: int) -> str | int:
        """The name of a number; numbers and seats stay numbers."""
        if kind in (NUMBER, SEAT):
            return number
        if number == UNKNOWN:
            return HIDDEN_NAME
        return self.lists[kind][number]

    def value_name(self, kind: str, number: int) -> str | int:
        """The name of a value of a track or a frame's variable. Where values have names, a negative value
        means none."""
        if number < 0 and kind not in (NUMBER, SEAT):
            return NONE_NAME
        return self.name(kind, number)

    def number_held(self, kind: str, name: str | int, where: str) -> int:
        """The inverse of `value_name`; BadInput names the place."""
        if kind in (NUMBER, SEAT):
            if isinstance(name, str):
                raise BadInput("expected_number", where)
            return name
        return UNKNOWN if name == NONE_NAME else self.number(kind, name)

    def number_told(self, kind: str, value: str | int, where: str) -> int:
        """The value of a track in an event. It is a name where the track's values have names, and a number in
        stored events."""
        return value if isinstance(value, int) else self.number_held(kind, value, where)

    def number(self, kind: str, name: str | int) -> int:
        """The number for a name; BadInput if there is none. Hidden values have no number."""
        if kind in (NUMBER, SEAT):
            try:
                number = int(name)
            except ValueError:
                raise BadInput("unknown_name", f"{kind}={name}") from None
            if str(number) != str(name):  # rejects +1 and 01: each number has one spelling
                raise BadInput("unknown_name", f"{kind}={name}")
            return number
        numbered = self.numbers[kind].get(name) if isinstance(name, str) else None
        if numbered is None:
            raise BadInput("unknown_name", f"{kind}={name}")
        return numbered
