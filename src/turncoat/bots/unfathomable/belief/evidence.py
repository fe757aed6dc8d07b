"""Soft evidence: public deeds, kept by periods between changes of loyalty, and their likelihood in each world.

A seat plays as humans or traitors were counted to play, or it is careless and plays at random: then its deeds
do not reveal its side. A traitor may also sleep, and play like a human all game. The fit of these models is
weighed for each seat, so that neither an uncounted style nor good behaviour proves anything.
"""

from math import exp, log
from typing import Final

from turncoat.bots.unfathomable.belief.checks import Judged
from turncoat.bots.unfathomable.belief.loyalty import World
from turncoat.bots.unfathomable.belief.tables import Tables
from turncoat.kernel.ids import Seat, Seats

CAREFUL_BEFORE: Final = 8.0  # prior counts: this many seats of other games were not careless,
CARELESS_BEFORE: Final = 2.0  # and this many were; the other seats at the table are added
TRAITOROUS: Final = 0.25  # approximate share of traitors, where precision is not needed
STALE: Final = 0.1  # a check is judged again when a seat's carelessness has changed by this much
FARTHEST: Final = 60.0  # limit of the log odds of carelessness


Path = tuple[Seats, ...]  # the traitors of each period


class Time:
    """A period between two changes of loyalties."""

    def __init__(self, seats: int) -> None:
        self.human: Final = [0.0] * seats  # log-likelihood of the deeds, relative to careless play
        self.traitor: Final = [0.0] * seats
        self.checks: Final[list[Judged]] = []
        self.has_deeds: bool = False
        self.judged: dict[Seats, float] = {}  # by set of traitors
        self.judged_up_to: int = 0  # number of checks
        self.judged_for: list[float] = []  # the carelessness of each seat at that time


class Evidence:
    def __init__(self, seats: int, tables: Tables) -> None:
        self.seats: Final = seats
        self.tables: Final = tables
        self.times: Final[list[Time]] = [Time(seats)]

    def note_deed(self, seat: Seat, human: float, traitor: float) -> None:
        now = self.times[-1]
        now.human[seat] += human
        now.traitor[seat] += traitor
        now.has_deeds = True

    def note_check(self, check: Judged) -> None:
        self.times[-1].checks.append(check)

    def turn_page(self) -> bool:
        """Note that loyalties are about to change. Returns whether a new period begins; it does not if
        nothing happened in this one."""
        if not self.times[-1].has_deeds and not self.times[-1].checks:
            return False
        self.times.append(Time(self.seats))
        return True

    def careless(self, seat: Seat) -> float:
        """The chance that the seat plays carelessly."""
        return self.all_careless()[seat]

    def all_careless(self) -> list[float]:
        likely = [self._habit_ratio(seat) for seat in range(self.seats)]
        alone = [_share_of_careless(USUAL, counted) for counted in likely]
        return [
            _share_of_careless(prior, counted) for prior, counted in zip(_priors(alone), likely, strict=True)
        ]

    def _habit_ratio(self, seat: Seat) -> float:
        """Likelihood ratio of the seat's deeds: counted styles to careless play."""
        temper = self.tables.temper_deeds
        human = temper * sum(time.human[seat] for time in self.times)
        traitor = temper * sum(time.traitor[seat] for time in self.times)
        return (1 - TRAITOROUS) * exp(_within(human)) + TRAITOROUS * exp(_within(traitor))

    def soft(
        self, worlds: list[World], temper_checks: float, temper_deeds: float, sleeping: float
    ) -> list[float]:
        """For each world the log-likelihood of all evidence, summed over the sets of traitors that may sleep."""
        self._judge(worlds)
        priors = _priors([_share_of_careless(USUAL, self._habit_ratio(seat)) for seat in range(self.seats)])
        deeds = [self._deeds(seat, temper_deeds, priors[seat]) for seat in range(self.seats)]
        awake: dict[Path, float] = {}
        known: dict[Path, float] = {}
        likelihoods = []
        for world in worlds:
            path = (*world.path, world.mask)
            likely = known.get(path)
            if likely is None:
                ever = 0
                for mask in path:
                    ever |= mask
                parts = []
                for sleepers in subsets(ever):
                    active = tuple([mask & ~sleepers for mask in path])
                    if active not in awake:
                        awake[active] = self._awake(active, temper_checks, deeds)
                    asleep = sleepers.bit_count()
                    share = asleep * log(sleeping) + (ever.bit_count() - asleep) * log(1 - sleeping)
                    parts.append(share + awake[active])
                likely = known[path] = _log_of_sum(parts)
            likelihoods.append(likely)
        return likelihoods

    def _awake(self, path: Path, temper_checks: float, deeds: list[list[float]]) -> float:
        """The log-likelihood if exactly these seats act as traitors."""
        likely = temper_checks * sum(
            time.judged.get(mask, 0.0) for time, mask in zip(self.times, path, strict=True)
        )
        for seat in range(self.seats):
            sides = 0
            for number, mask in enumerate(path):
                sides |= (mask >> seat & 1) << number
            likely += deeds[seat][sides]
        return likely

    def _deeds(self, seat: Seat, temper: float, careless: float) -> list[float]:
        """Log-likelihoods of the seat's deeds, by the set of periods in which it was a traitor."""
        likelihoods = []
        for sides in range(1 << len(self.times)):
            total = sum(
                time.traitor[seat] if sides >> number & 1 else time.human[seat]
                for number, time in enumerate(self.times)
            )
            likelihoods.append(_log_of_sum([log(careless), log(1 - careless) + temper * total]))
        return likelihoods

    def _judge(self, worlds: list[World]) -> None:
        """Judge checks, and judge them again if the carelessness of a seat has changed."""
        if not any(time.checks for time in self.times):
            return
        careless = self.all_careless()
        for number, time in enumerate(self.times):
            if not time.checks:
                continue
            if not time.judged_up_to or _is_stale(time.judged_for, careless):
                masks = {world.path[number] if number < len(world.path) else world.mask for world in worlds}
                time.judged = dict.fromkeys(sorted({part for mask in masks for part in subsets(mask)}), 0.0)
                time.judged_up_to = 0
                time.judged_for = careless
            for check in time.checks[time.judged_up_to :]:
                for mask, likely in check.likelihoods(set(time.judged), time.judged_for).items():
                    time.judged[mask] += likely
            time.judged_up_to = len(time.checks)


USUAL: Final = CARELESS_BEFORE / (CARELESS_BEFORE + CAREFUL_BEFORE)


def subsets(seats: Seats) -> list[Seats]:
    parts = [seats]
    part = seats
    while part:
        part = (part - 1) & seats
        parts.append(part)
    return parts


def _share_of_careless(prior: float, counted: float) -> float:
    return prior / (prior + (1 - prior) * counted)


def _priors(careless: list[float]) -> list[float]:
    """The prior chance of carelessness by seat, from the other seats."""
    total = sum(careless)
    before = CARELESS_BEFORE + CAREFUL_BEFORE + len(careless) - 1
    return [(CARELESS_BEFORE + total - own) / before for own in careless]


def _log_of_sum(logs: list[float]) -> float:
    most = max(logs)
    return most + log(sum([exp(one - most) for one in logs]))


def _within(likely: float) -> float:
    return max(-FARTHEST, min(FARTHEST, likely))


def _is_stale(before: list[float], now: list[float]) -> bool:
    return any(abs(old - new) > STALE for old, new in zip(before, now, strict=True))
