"""How good the beliefs of `bots/thing/belief/model.py` are, on games of bots that were not counted.

python -m turncoat.lab.thing.measure_beliefs --games N --bots NAME[,NAME...]

Forecasts are about hidden seats only: a revealed or cleared seat is no riddle. They are scored against the rate of aliens
at that time (by seats and own side, the best constant there is) and against the exact prior, the filter without habits. How
well aliens hide is what a spectator believes of them, against the exact prior of that one: tests and contacts give
away aliens who do nothing wrong. Against the rate of aliens among all who are hidden then it is told too.
"""

import argparse
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.catalog import PERSONA
from turncoat.bots.player import Heard
from turncoat.bots.thing.belief.likelihoods import Likelihoods, usual
from turncoat.bots.thing.belief.model import Belief
from turncoat.games.thing.board import DISC, MOST_SEATS, PLAYING, STATUS
from turncoat.games.thing.numbers import GREEN_SPACE
from turncoat.games.thing.rules.people import is_alien
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.lab.ladder.bootstrap import Bootstrap
from turncoat.lab.thing.moments import Moment, moments

MEASURING: Final = 1 << 41  # the first seed
CHECKPOINTS: Final = (0.25, 0.5, 0.75)
EVERY: Final = 6  # decisions between two looks at what is believed
BINS: Final = 10
SUREST: Final = 1e-6  # a logarithm of 0 would swallow the rest


@dataclass(frozen=True)
class Forecast:
    game: int
    seats: int
    checkpoint: int
    by_alien: bool
    belief: float
    certain: float  # the same without habits
    truth: bool


Seen = tuple[float, float, bool]  # of a hidden seat: belief of who only watches, without habits, truth


@dataclass(frozen=True)
class Snapshot:
    made: int
    held: list[tuple[bool, float, float, bool]]  # by an alien, belief, without habits, truth
    watched: list[Seen]


@dataclass
class Watched:
    """What seats believe in one game, of those whose role is not shown."""

    likelihoods: Likelihoods
    viewers: int  # at most
    outsider: Belief | None = None  # who only watches
    beliefs: list[Belief] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    made: int = -1
    seats: int = 0
    heard: int = 0  # events
    hearing: float = 0.0  # seconds
    deciding: list[float] = field(default_factory=list)  # by decision: seconds, with what was heard before it
    since: list[float] = field(default_factory=list)  # by seat: seconds of hearing since it last decided

    def see(self, moment: Moment) -> None:
        s = moment.s
        if not self.beliefs:
            self.seats = s.seats
            for seat in range(min(self.viewers, s.seats)):
                self.beliefs.append(Belief(s.game, seat, s.seats, s.settings, self.likelihoods))
            self.since = [0.0] * len(self.beliefs)
            self.outsider = Belief(s.game, SPECTATOR, s.seats, s.settings, self.likelihoods)
        if moment.seen is not None and moment.seat < len(self.beliefs):
            begin = time.process_time()
            self.beliefs[moment.seat].look(moment.seen)
            self.beliefs[moment.seat].suspicion()
            self.deciding.append(self.since[moment.seat] + time.process_time() - begin)
            self.since[moment.seat] = 0.0
        for belief in self.beliefs:
            told = [Heard(event, belief.seat) for event in moment.events]
            begin = time.process_time()
            for one in told:
                belief.hear(one)
            seconds = time.process_time() - begin
            self.since[belief.seat] += seconds
            self.hearing += seconds
            self.heard += len(told)
        self.made += 1
        assert self.outsider is not None
        for event in moment.events:
            self.outsider.hear(Heard(event, SPECTATOR))
        if self.made % EVERY == 0 and s.ending == RUNNING:
            self.outsider.look(view(s, SPECTATOR))
            suspicion, certain = self.outsider.suspicion(), self.outsider.proven()
            watched = [(suspicion[seat], certain[seat], is_alien(s, seat)) for seat in _hidden(s)]
            self.snapshots.append(Snapshot(self.made, self._held(s), watched))

    def _held(self, s: State) -> list[tuple[bool, float, float, bool]]:
        held = []
        hidden = _hidden(s)
        for belief in self.beliefs:
            if s.tracks[STATUS + belief.seat] == PLAYING:
                suspicion, certain = belief.suspicion(), belief.proven()
                for other in hidden:
                    if other != belief.seat:
                        by = is_alien(s, belief.seat)
                        held.append((by, suspicion[other], certain[other], is_alien(s, other)))
        return held

    def forecasts(self, game: int) -> list[Forecast]:
        found = []
        for number, part in enumerate(CHECKPOINTS):
            until = [one for one in self.snapshots if one.made <= part * self.made]
            for held in until[-1].held if until else []:
                found.append(Forecast(game, self.seats, number, *held))
        return found

    def watched_at(self, part: float) -> list[Seen]:
        until = [one for one in self.snapshots if one.made <= part * self.made]
        return until[-1].watched if until else []


def _hidden(s: State) -> list[Seat]:
    """T14.5, T15: who is revealed or cleared is no riddle."""
    return [
        seat
        for seat in range(s.seats)
        if s.tracks[STATUS + seat] == PLAYING and s.tracks[DISC + seat] != GREEN_SPACE
    ]


def loss(belief: float, truth: bool) -> float:
    sure = min(1.0 - SUREST, max(SUREST, belief))
    return -math.log(sure if truth else 1.0 - sure)


@dataclass
class Sums:
    """Of one game at one checkpoint."""

    forecasts: float = 0.0
    squares: float = 0.0
    certain: float = 0.0
    base: float = 0.0
    loss: float = 0.0
    base_loss: float = 0.0
    apart: list[float] = field(default_factory=lambda: [0.0] * BINS)  # by bin: belief less truth


def measure(
    games: int, bots: list[str], first: int = MEASURING, likelihoods: Likelihoods | None = None
) -> None:
    forecasts: list[Forecast] = []
    watched_at: list[list[list[Seen]]] = [[] for _ in CHECKPOINTS]
    heard = 0
    hearing = 0.0
    deciding: list[float] = []
    for seed in range(first, first + games):
        watched = Watched(likelihoods or usual(), MOST_SEATS)
        for moment in moments(seed, bots):
            watched.see(moment)
        forecasts.extend(watched.forecasts(seed))
        for number, part in enumerate(CHECKPOINTS):
            watched_at[number].append(watched.watched_at(part))
        heard += watched.heard
        hearing += watched.hearing
        deciding.extend(watched.deciding)
    print(f"{games} games of {','.join(bots)}, {len(forecasts)} forecasts")
    print(
        "who      part  forecasts  rate  skill to the rate        skill to the prior       "
        "calibration error        log-loss (rate)"
    )
    for by in (None, False, True):
        for number, part in enumerate(CHECKPOINTS):
            chosen = [one for one in forecasts if one.checkpoint == number and by in (None, one.by_alien)]
            if chosen:
                print(f"{ {None: 'all', False: 'humans', True: 'aliens'}[by]:8} {part:.2f}  {report(chosen)}")
    for part, shown in zip(CHECKPOINTS, watched_at, strict=True):
        print(f"hiding   {part:.2f}  {hiding(shown)}")
    deciding.sort()
    mean, most = 1000 * sum(deciding) / len(deciding), 1000 * deciding[len(deciding) * 99 // 100]
    print(
        f"time: {1000 * hearing / heard:.4f} ms an event; a decision: mean {mean:.2f} ms, 99 % {most:.2f} ms"
    )


def report(forecasts: list[Forecast]) -> str:
    rates = base_rates(forecasts)
    sums: dict[int, Sums] = {}
    for one in forecasts:
        rate = rates[one.seats, one.by_alien]
        of = sums.setdefault(one.game, Sums())
        of.forecasts += 1
        of.squares += (one.belief - one.truth) ** 2
        of.certain += (one.certain - one.truth) ** 2
        of.base += (rate - one.truth) ** 2
        of.loss += loss(one.belief, one.truth)
        of.base_loss += loss(rate, one.truth)
        of.apart[min(BINS - 1, int(one.belief * BINS))] += one.belief - one.truth
    games = list(sums.values())
    bootstrap = Bootstrap(len(games))
    total = sum([one.forecasts for one in games])
    figures = [f"{total:9.0f}  {sum([one.truth for one in forecasts]) / total:.2f}"]
    for statistic in (skill, skill_of_habits, calibration_error):
        figures.append(_with_interval(games, bootstrap, statistic))
    losses = (sum([one.loss for one in games]) / total, sum([one.base_loss for one in games]) / total)
    return "  ".join([*figures, f"{losses[0]:.3f} ({losses[1]:.3f})"])


def hiding(games: list[list[Seen]]) -> str:
    """What is believed of hidden aliens by who only watches, as so many times what is certain, and the rate of aliens."""
    sums = [
        (
            sum([belief for belief, _, truth in game if truth]),
            sum([certain for _, certain, truth in game if truth]),
            float(sum([truth for _, _, truth in game])),
            float(len(game)),
        )
        for game in games
    ]

    def total(times: list[int], at: int) -> float:
        return sum([one[at] * count for one, count in zip(sums, times)])

    def times_the_prior(times: list[int]) -> float | None:
        certain = total(times, 1)
        return total(times, 0) / certain if certain else None

    once = [1] * len(sums)
    interval = Bootstrap(len(sums)).interval(times_the_prior)
    mean = times_the_prior(once)
    if mean is None or interval is None:
        return "no seat hid"
    believed, _, aliens, seats = [total(once, at) for at in range(4)]
    return (
        f"{mean:.2f} [{interval[0]:.2f} {interval[1]:.2f}] times the prior, "
        f"{believed * seats / aliens**2:.2f} times the rate of aliens"
    )


def base_rates(forecasts: list[Forecast]) -> dict[tuple[int, bool], float]:
    """How many of the others are aliens at that time, by the number of seats and the own side: the best constant there is."""
    found: dict[tuple[int, bool], list[bool]] = {}
    for one in forecasts:
        found.setdefault((one.seats, one.by_alien), []).append(one.truth)
    return {key: sum(truths) / len(truths) for key, truths in found.items()}


def skill(games: list[Sums], times: list[int]) -> float:
    squares = sum([one.squares * count for one, count in zip(games, times)])
    base = sum([one.base * count for one, count in zip(games, times)])
    return 1.0 - squares / base if base else 0.0


def skill_of_habits(games: list[Sums], times: list[int]) -> float:
    """Against the filter that knows only what is certain: the exact prior, given what the seat knows."""
    squares = sum([one.squares * count for one, count in zip(games, times)])
    base = sum([one.certain * count for one, count in zip(games, times)])
    return 1.0 - squares / base if base else 0.0


def calibration_error(games: list[Sums], times: list[int]) -> float:
    total = sum([one.forecasts * count for one, count in zip(games, times)])
    apart = 0.0
    for at in range(BINS):
        apart += abs(sum([one.apart[at] * count for one, count in zip(games, times)]))
    return apart / total if total else 0.0


Statistic = Callable[[list[Sums], list[int]], float]  # of games, each taken so many times


def _with_interval(games: list[Sums], bootstrap: Bootstrap, statistic: Statistic) -> str:
    found = bootstrap.interval(lambda times: statistic(games, times))
    interval = f"[{found[0]:+.3f} {found[1]:+.3f}]" if found else "[?]"
    return f"{statistic(games, [1] * len(games)):+.3f} {interval}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--bots", default=PERSONA)
    parser.add_argument(
        "--first", type=int, default=0, help="leave out so many games that were looked at before"
    )
    chosen = parser.parse_args()
    measure(chosen.games, chosen.bots.split(","), MEASURING + chosen.first)


if __name__ == "__main__":
    main()
