"""Draws: dice that stop the rules where a number is drawn, and go on once its outcome is chosen.

The rules draw numbers in the middle of a step. So a step runs in a coroutine (a greenlet): when it needs a number, the
coroutine waits. Coroutines are kept for further steps, since making one takes longer than the rules of most answers.
Shuffles are drawn card by card, and equal cards are one outcome.
"""

import threading
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, Protocol

from greenlet import getcurrent, greenlet

from turncoat.kernel.dice import Dice, Saved

CHANCE: Final = "chance"
CARD: Final = "card"
MOST_IDLE: Final = 16  # coroutines that are kept, per thread


class Chance:
    """A pending draw: the odds of its outcomes, and what is drawn. Positions share it."""

    def __init__(self, odds: Sequence[float], kind: str) -> None:
        self.odds: Final = odds
        self.kind: Final = kind
        self._pairs: Final = list(enumerate(odds))

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """Outcomes with their odds, in a list that belongs to the caller."""
        return self._pairs[:]


@cache
def even_chance(count: int, kind: str) -> Chance:
    return Chance([1 / count] * count, kind)


class ChosenDice(Dice):
    """Dice that replay the draws of a script; each further draw is requested from the coroutine's parent, and joins the
    script."""

    def __init__(self, script: list[int]) -> None:
        self.script: Final = script
        self.used = 0

    def below(self, count: int) -> int:
        if count == 1:
            return 0
        return self._next(even_chance(count, f"0-{count - 1}"))

    def roll(self, sides: int) -> int:
        return 1 + self._next(even_chance(sides, f"d{sides}"))

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle from the top card down. Remaining equal cards need no draw."""
        counted = sorted(Counter(cards).items())
        kinds = [card for card, _ in counted]
        counts = [count for _, count in counted]
        left = len(cards)
        while len(kinds) > 1:
            at = self._next_scripted()
            if at < 0:
                is_even = left == len(kinds)
                at = self._ask(
                    even_chance(left, CARD) if is_even else Chance([count / left for count in counts], CARD)
                )
            left -= 1
            cards[left] = kinds[at]
            counts[at] -= 1
            if not counts[at]:
                del kinds[at], counts[at]
        cards[:left] = kinds * left

    def copy(self) -> Dice:
        return ChosenDice(self.script)

    def save(self) -> Saved:
        return {"kind": CHANCE}

    def _next(self, chance: Chance) -> int:
        at = self._next_scripted()
        return self._ask(chance) if at < 0 else at

    def _next_scripted(self) -> int:
        """The next outcome of the script; -1 at its end."""
        at = self.used
        if at == len(self.script):
            return -1
        self.used = at + 1
        return self.script[at]

    def _ask(self, chance: Chance) -> int:
        parent = getcurrent().parent
        assert parent is not None
        outcome: int = parent.switch(chance)
        self.used += 1
        self.script.append(outcome)
        return outcome


class Step(Protocol):
    def carry_out(self) -> None:
        """Run the rules; what comes out is kept in the step. Draws are requested from the coroutine's parent."""


class Idle(threading.local):
    """Coroutines without a step. A coroutine belongs to the thread that made it."""

    def __init__(self) -> None:
        self.coroutines: list[greenlet] = []


IDLE: Final = Idle()


def begin(step: Step) -> tuple[greenlet, Chance | None]:
    """Begin a step: its coroutine, and its first draw; None if the step is carried out."""
    idle = IDLE.coroutines
    if not idle:
        greenlet(_carry_out_steps).switch()
    coroutine = idle.pop()
    coroutine.parent = getcurrent()
    return coroutine, coroutine.switch(step)


def adopt(coroutine: greenlet) -> bool:
    """Let a waiting coroutine come back to here. False: it waits in another thread."""
    try:
        coroutine.parent = getcurrent()
    except ValueError:
        return False
    return True


def go_on(coroutine: greenlet, outcome: int) -> Chance | None:
    """Go on with the outcome of a draw, up to the next one; None if the step is carried out."""
    chance: Chance | None = coroutine.switch(outcome)
    return chance


def _carry_out_steps() -> None:
    """What a coroutine does: one step after the other. One that is given up ends where it waits."""
    this = getcurrent()
    idle = IDLE.coroutines
    while len(idle) < MOST_IDLE:
        idle.append(this)
        parent = this.parent
        assert parent is not None
        step: Step | None = parent.switch(None)
        assert step is not None
        step.carry_out()
        step = None  # while it is idle, a coroutine keeps no position alive
