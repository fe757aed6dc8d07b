"""Dangers: how close each defeat is, in turns at the current pace, for pages.

A game declares kinds of dangers. Each is measured on a spectator's view, so a danger reveals nothing hidden.
The pace follows from the same measurements at the beginning of the last turns (`past.py`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from turncoat.kernel.shapes import DangerWire
from turncoat.kernel.state import RUNNING

if TYPE_CHECKING:
    from turncoat.kernel.views import View

Measured: TypeAlias = tuple[int, int]  # how much is left, out of how much
Measure: TypeAlias = Callable[["View"], Measured]

ABSENT: Final = -2  # for `left`: the danger does not exist now
UNCOUNTED: Final = -1  # for `left`: the danger may come at any time, and no count predicts it
NO_DANGER: Final[Measured] = (ABSENT, 0)
AT_ANY_TIME: Final[Measured] = (UNCOUNTED, 0)

MOST_LEVEL: Final = 100
HALF_AT: Final = 2  # rounds before a defeat at which its pace alone gives half of the maximal level


class DangerKind:
    """A kind of danger. `measure` says how much is left until it comes; 0 when it has come. The crew loses by
    it with one of `endings`; a danger without endings is a setback."""

    def __init__(self, name: str, rule: str, measure: Measure, endings: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.measure: Final = measure
        self.endings: Final = endings

    def status(self, view: "View") -> Measured:
        """The amount that is left, and the whole. For a danger that has ended the game nothing is left, regardless of
        its count."""
        left, whole = self.measure(view)
        return (0, max(1, whole)) if view.ending in self.endings else (left, whole)


class Dangers:
    """The dangers of a game. A round is one turn, or with `by_seat` one turn per seat; the pace is measured
    over the last `rounds` rounds."""

    def __init__(
        self, kinds: list[DangerKind] | None = None, *, rounds: int = 2, by_seat: bool = False
    ) -> None:
        self.kinds: Final[list[DangerKind]] = kinds or []
        self.by_seat: Final = by_seat
        self._rounds: Final = rounds

    def turns_in_round(self, seats: int) -> int:
        return seats if self.by_seat else 1

    def turns_seen(self, seats: int) -> int:
        """The number of turns over which the pace is measured."""
        return self._rounds * self.turns_in_round(seats)

    def lefts(self, view: "View") -> list[int]:
        """The amount that is left of each kind."""
        return [kind.status(view)[0] for kind in self.kinds]

    def wire(self, view: "View", marks: list[list[int]]) -> list[DangerWire]:
        """The dangers for a page: defeats before setbacks, nearest first. `marks` are the `lefts` at the
        beginning of the last turns, oldest first. A game that the crew has won has no dangers."""
        if view.ending != RUNNING and not any(view.ending in kind.endings for kind in self.kinds):
            return []
        seen = marks[-self.turns_seen(view.seats) - 1 :]
        dangers: list[DangerWire] = []
        for at, kind in enumerate(self.kinds):
            left, whole = kind.status(view)
            if left != ABSENT:
                past = _since_it_came([mark[at] for mark in seen])
                dangers.append(self._danger(kind, left, whole, past, view.seats))
        dangers.sort(key=_nearest_first)
        return dangers

    def _danger(self, kind: DangerKind, left: int, whole: int, past: list[int], seats: int) -> DangerWire:
        over = max(0, len(past) - 1)
        lost = past[0] - past[-1] if over else 0
        turns = turns_left(left, lost, over)
        return {
            "danger": kind.name,
            "rule": kind.rule,
            "is_defeat": bool(kind.endings),
            "left": None if left == UNCOUNTED else left,
            "of": None if left == UNCOUNTED else whole,
            "lost": lost,
            "over": over,
            "turns": turns,
            "level": level_of(left, whole, turns, self.turns_in_round(seats)),
        }


def _since_it_came(past: list[int]) -> list[int]:
    """The last measurements, without turns in which the danger did not exist or had no count."""
    for at in range(len(past) - 1, -1, -1):
        if past[at] < 0:
            return past[at + 1 :]
    return past


def turns_left(left: int, lost: int, over: int) -> int | None:
    """Turns left when `lost` is lost in `over` turns, rounded up; None if nothing is being lost."""
    if left == 0:
        return 0
    if left < 0 or lost <= 0:
        return None
    return -(-left * over // lost)


def level_of(left: int, whole: int, turns: int | None, turns_in_round: int) -> int:
    """The level of a danger from 0 to 100: the greater of urgency and scarcity.

    Urgency, by the turns left: 1 / (1 + (rounds left / 2)²). Scarcity, by what is left: (1 - left / whole)².
    Both change without jumps.
    """
    if left < 0:
        return 0
    if left == 0:
        return MOST_LEVEL
    gone = max(0.0, 1 - left / whole) if whole else 0.0
    level = gone * gone
    if turns is not None:
        near = turns / turns_in_round / HALF_AT
        level = max(level, 1 / (1 + near * near))
    return round(level * MOST_LEVEL)


def _nearest_first(danger: DangerWire) -> tuple[bool, int, bool, int]:
    turns = danger["turns"]
    return (not danger["is_defeat"], -danger["level"], turns is None, turns or 0)
