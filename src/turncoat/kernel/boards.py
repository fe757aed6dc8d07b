"""Numbers of a printed board that its owner may correct: which there are, and reading what an owner wrote.

A number has a path, such as `weather.4-5.storm.generator`. A file may nest objects and lists or write paths out; what is
kept is flat and has only what differs from our own numbers, now or in an earlier version of the rules, so that equal
boards are equal values.
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
        self.players: Final = players  # for which numbers of players it is read
        self.faces: Final = faces  # the names to choose from; empty: it is a number
        self.was_other: Final = was_other  # an earlier version of the rules had another number
        self.is_in_book: Final = is_in_book  # printed in the rulebook, and so not our design

    def expected(self) -> str:
        return "|".join(self.faces) if self.faces else f"{self.low}-{self.high}"

    def read(self, value: Json) -> str | int:
        """The value in the one way it is kept; BadInput names the path and what is expected there."""
        if self.faces:
            if isinstance(value, str) and value in self.faces:
                return value
            raise BadInput("unknown_face", f"{self.path} ({self.expected()})")
        kept = _plain(value)
        for players in self.players:
            if kept is None or not self.low <= number_for(kept, players) <= self.high:
                raise BadInput("wrong_board_number", f"{self.path} ({self.expected()})")
        assert kept is not None
        return kept

    def value(self, kept: str | int, players: int) -> int:
        return self.faces.index(str(kept)) if self.faces else number_for(kept, players)


def number_for(kept: str | int, players: int) -> int:
    """What a number that may be written with N is for so many players."""
    if isinstance(kept, int):
        return kept
    return players + int(kept[1:] or "0")


def read_board(numbers: list[BoardNumber], written: dict[str, Json]) -> dict[str, Json]:
    """What is written, by path and without what is as ours; BadInput names a path that does not exist or is wrong."""
    known = {number.path: number for number in numbers}
    said: dict[str, Json] = {}
    _spread(written, "", known, said)
    kept: dict[str, Json] = {}
    for number in numbers:
        if number.path in said:
            value = number.read(said[number.path])
            if value != number.ours or number.was_other:  # games of earlier versions go on
                kept[number.path] = value
    return kept


def _spread(
    written: dict[str, Json], under: str, known: dict[str, BoardNumber], said: dict[str, Json]
) -> None:
    """By path. What is no path yet must be an object or a list that leads to some."""
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
    """A number, or N with a number added or taken away, as it is kept; None: it is neither."""
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
