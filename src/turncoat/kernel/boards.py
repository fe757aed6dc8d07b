"""Numbers of a printed board that its owner may correct, and the reader of a file with corrections.

A number has a path, such as `weather.4-5.storm.generator`. A file may nest objects and lists or write paths
out. The result is flat and contains only numbers that differ from our own, now or in an earlier version of
the rules, so that equal boards are equal values.
"""

from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json

PLAYERS: Final = "N"  # stands for the number of players in a number: N-1


class BoardNumber:
    """One number that may be corrected, or one face of a die, which is a name."""

    def __init__(
        self,
        path: str,
        ours: str | int,
        low: int,
        high: int,
        players: tuple[int, ...],
        *,
        faces: tuple[str, ...] = (),
        was_other: bool = False,
        is_in_book: bool = False,
    ) -> None:
        self.path: Final = path
        self.ours: Final = ours
        self.low: Final = low
        self.high: Final = high
        self.players: Final = players  # the player counts that use this number
        self.faces: Final = faces  # the names to choose from; empty for a plain number
        self.was_other: Final = was_other  # an earlier version of the rules had a different number
        self.is_in_book: Final = is_in_book  # printed in the rulebook, and so not our design

    def expectation(self) -> str:
        return "|".join(self.faces) if self.faces else f"{self.low}-{self.high}"

    def read(self, value: Json) -> str | int:
        """The value in its canonical form. BadInput names the path and the expected values."""
        if self.faces:
            if isinstance(value, str) and value in self.faces:
                return value
            raise BadInput("unknown_face", f"{self.path} ({self.expectation()})")
        kept = _plain(value)
        for players in self.players:
            if kept is None or not self.low <= number_for(kept, players) <= self.high:
                raise BadInput("wrong_board_number", f"{self.path} ({self.expectation()})")
        assert kept is not None
        return kept

    def value(self, kept: str | int, players: int) -> int:
        return self.faces.index(str(kept)) if self.faces else number_for(kept, players)


def number_for(kept: str | int, players: int) -> int:
    """The value of a number for this player count; it may be written relative to N."""
    if isinstance(kept, int):
        return kept
    return players + int(kept[1:] or "0")


def read_board(numbers: list[BoardNumber], written: dict[str, Json]) -> dict[str, Json]:
    """Corrections by path, without numbers that equal ours. BadInput names a path that does not exist or has a wrong
    value."""
    known = {number.path: number for number in numbers}
    said: dict[str, Json] = {}
    _spread(written, "", known, said)
    kept: dict[str, Json] = {}
    for number in numbers:
        if number.path in said:
            value = number.read(said[number.path])
            if value != number.ours or number.was_other:  # games of earlier versions still use it
                kept[number.path] = value
    return kept


def _spread(
    written: dict[str, Json], under: str, known: dict[str, BoardNumber], said: dict[str, Json]
) -> None:
    """Flatten nested values into paths. A name that is not a path must hold an object or list that leads to paths."""
    for name, value in written.items():
        path = f"{under}{name}"
        if path in known:
            if path in said:
                raise BadInput("said_twice", path)
            said[path] = value
        elif not any(one.startswith(f"{path}.") for one in known):
            raise BadInput("unknown_field", path)
        elif isinstance(value, list):
            count = len([one for one in known if one.startswith(f"{path}.")])
            if len(value) != count:
                raise BadInput("wrong_number_of_faces", f"{path} ({count})")
            parts: dict[str, Json] = {}
            for at, part in enumerate(value):
                parts[str(at)] = part
            _spread(parts, f"{path}.", known, said)
        elif isinstance(value, dict):
            _spread(value, f"{path}.", known, said)
        else:
            raise BadInput("expected_object", path)


def _plain(value: Json) -> str | int | None:
    """The canonical form of a number, or of N plus or minus a number; None for other values."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str) or not value.startswith(PLAYERS):
        return None
    change = value[1:]
    if not change:
        return PLAYERS
    digits = change[1:]
    if change[0] not in "+-" or not digits.isascii() or not digits.isdigit() or len(digits) > 2:
        return None
    return PLAYERS if int(digits) == 0 else f"{PLAYERS}{change[0]}{int(digits)}"
