"""The search of a bot that looks ahead: the best few options of its habits, played on in imagined worlds.

All options are tried in the same worlds, in which chance brings the same. Every seat plays on by the habit of the game
until the turn or round is over; then the position is valued. Options that stay behind are dropped early. Another option
than that of the habits is taken only if it is better beyond the error of the comparison. The number of worlds is fixed
and no clock is read, so a search can be repeated.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from turncoat.bots.habits import Habit, pick
from turncoat.bots.lookahead import AnyLookahead, Care, mean
from turncoat.bots.players.sensible import STEADINESS
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import OutOfFuel
from turncoat.kernel.ids import Option
from turncoat.kernel.imagine import Beliefs
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.views import View
from turncoat.kernel.wire import option_wire
from turncoat.kernel.worlds import World, imagined_world

OPTIONS: Final = 3  # options that are tried
WITHIN: Final = 14.0  # points of an option below the best one, at most
WORLDS: Final = 4  # for all of them
MORE_WORLDS: Final = 8  # for the habits' option and the best other one
LONGEST: Final = 40  # answers in a world until the position is valued as it is
PERCENT: Final = 100.0
STREAMS: Final = 32  # seeds of one search: two for each world


@dataclass(frozen=True)
class Situation:
    """What a bot knows when it looks ahead: `suspicion` is that of the side that values positions."""

    view: View
    side: int
    knowledge: Knowledge
    beliefs: Beliefs
    suspicion: list[float]


class Search:
    def __init__(self, look: AnyLookahead, habit: Habit, situation: Situation, seed: int) -> None:
        self._look: Final = look
        self._habit: Final = habit
        self._situation: Final = situation
        self._seed: Final = seed
        self._weights: Final = look.weights[look.kind(situation.view.seats)]
        self._worlds: Final[list[World]] = []

    def best(self, preferred: Option, points: dict[Option, float], care: Care) -> Option:
        """The option to take; `preferred` is the habits' own, `points` are theirs."""
        others = sorted([option for option in points if option != preferred], key=lambda one: -points[one])
        others = [one for one in others if points[one] >= points[preferred] - WITHIN][: OPTIONS - 1]
        if not others:
            return preferred
        try:
            return self._compare(preferred, others, points, care)
        except (OutOfFuel, ValueError):
            # A world can contradict what a player has announced, such as a card to be shown next: it cannot go on.
            return preferred

    def _compare(
        self, preferred: Option, others: list[Option], points: dict[Option, float], care: Care
    ) -> Option:
        def gains(option: Option, worlds: range) -> list[float]:
            habit = care.habit * (points[option] - points[preferred])
            return [
                self._value(option, world) - base + habit
                for world, base in zip(worlds, bases[worlds.start :], strict=False)
            ]

        first, more = range(WORLDS), range(WORLDS, WORLDS + MORE_WORLDS)
        bases = [self._value(preferred, world) for world in first]
        tried = {option: gains(option, first) for option in others}
        best = max(others, key=lambda one: mean(tried[one]))
        if mean(tried[best]) <= 0.0:
            return preferred
        bases += [self._value(preferred, world) for world in more]
        gained = tried[best] + gains(best, more)
        return best if mean(gained) > care.errors * standard_error(gained) else preferred

    def _value(self, option: Option, number: int) -> float:
        """The percent chance of the own side after the option, in one of the worlds."""
        while len(self._worlds) <= number:
            dice = fast(self._seed * STREAMS + 2 * len(self._worlds))
            situation = self._situation
            self._worlds.append(imagined_world(situation.view, dice, situation.knowledge, situation.beliefs))
        world = self._worlds[number].copy()
        period = self._look.period(world)
        world.take(self._situation.view.seat, option)
        self._play_on(world, period, fast(self._seed * STREAMS + 2 * number + 1))
        return PERCENT * self._chance(world)

    def _play_on(self, world: World, period: int, dice: Dice) -> None:
        """Play by habit to the end of the period."""
        for _ in range(LONGEST):
            if world.is_over or self._look.period(world) != period:
                return
            seat, legal = world.ask_next()
            answer = legal[0]
            if len(legal) > 1:
                seen = world.view_for(seat)
                weights = [self._habit(seen, option_wire(seen.game, one)) ** STEADINESS for one in legal]
                answer = legal[pick(weights, dice)]
            world.take(seat, answer)

    def _chance(self, world: World) -> float:
        side = self._situation.side
        if world.is_over:
            return 1.0 if world.has_won(side) else 0.0
        chance = self._weights.chance(self._look.features(world, self._situation.suspicion))
        return 1.0 - chance if side else chance


def standard_error(numbers: list[float]) -> float:
    """The standard error of the mean of these numbers."""
    middle = mean(numbers)
    spread = sum([(number - middle) ** 2 for number in numbers]) / (len(numbers) - 1)
    return sqrt(spread / len(numbers))
