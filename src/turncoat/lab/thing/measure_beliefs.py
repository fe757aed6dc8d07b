"""Quality of the beliefs of `bots/thing/belief/model.py`, on games of bots that were not counted.

python -m turncoat.lab.thing.measure_beliefs --games N --bots NAME[,NAME...]

Forecasts are about hidden seats only: a revealed or cleared seat is no riddle. They are scored against the rate of
aliens at that time (by seats and own side, the best constant there is) and against the exact prior, the filter without
habits. How well aliens hide is a spectator's belief about them, against that spectator's exact prior: tests and
contacts give away aliens who do nothing wrong. The rate of aliens among all hidden seats is the second yardstick.
"""

import argparse
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
from turncoat.lab.ladder.forecast_sums import ForecastSums, add_up, calibration_error, skill
from turncoat.lab.thing.samples import Sample, samples

MEASURING: Final = 1 << 41  # the first seed
CHECKPOINTS: Final = (0.25, 0.5, 0.75)
EVERY: Final = 6  # decisions between two samples of beliefs


@dataclass(frozen=True)
class Forecast:
    game: int
    seats: int
    checkpoint: int
    by_alien: bool
    belief: float
    certain: float  # belief without habits
    truth: bool


# About a hidden seat: a spectator's belief, its belief without habits, the truth.
Seen = tuple[float, float, bool]


@dataclass(frozen=True)
class Snapshot:
    made: int
    # Whether the believer is an alien, its belief, its belief without habits, the truth.
    held: list[tuple[bool, float, float, bool]]
    watched: list[Seen]


@dataclass
class Watched:
    """Beliefs of the seats in one game about seats whose role is hidden."""

    likelihoods: Likelihoods
    viewers: int  # most seats whose beliefs are followed
    outsider: Belief | None = None  # a spectator
    beliefs: list[Belief] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    made: int = -1
    seats: int = 0
    heard: int = 0  # events
    hearing: float = 0.0  # seconds
    # Seconds by decision, including the events heard before it.
    deciding: list[float] = field(default_factory=list)
    # Seconds of hearing since the seat's last decision, by seat.
    since: list[float] = field(default_factory=list)

    def see(self, sample: Sample) -> None:
        s = sample.s
        if not self.beliefs:
            self.seats = s.seats
            for seat in range(min(self.viewers, s.seats)):
                self.beliefs.append(Belief(s.game, seat, s.seats, s.settings, self.likelihoods))
            self.since = [0.0] * len(self.beliefs)
            self.outsider = Belief(s.game, SPECTATOR, s.seats, s.settings, self.likelihoods)
        if sample.seen is not None and sample.seat < len(self.beliefs):
            begin = time.process_time()
            self.beliefs[sample.seat].look(sample.seen)
            self.beliefs[sample.seat].suspicion()
            self.deciding.append(self.since[sample.seat] + time.process_time() - begin)
            self.since[sample.seat] = 0.0
        for belief in self.beliefs:
            told = [Heard(event, belief.seat) for event in sample.events]
            begin = time.process_time()
            for one in told:
                belief.hear(one)
            seconds = time.process_time() - begin
            self.since[belief.seat] += seconds
            self.hearing += seconds
            self.heard += len(told)
        self.made += 1
        assert self.outsider is not None
        for event in sample.events:
            self.outsider.hear(Heard(event, SPECTATOR))
        if self.made % EVERY == 0 and s.ending == RUNNING:
            self.outsider.look(view(s, SPECTATOR))
            suspicion, certain = self.outsider.suspicion(), self.outsider.proof()
            watched = [(suspicion[seat], certain[seat], is_alien(s, seat)) for seat in _hidden_seats(s)]
            self.snapshots.append(Snapshot(self.made, self._held_beliefs(s), watched))

    def _held_beliefs(self, s: State) -> list[tuple[bool, float, float, bool]]:
        held = []
        hidden = _hidden_seats(s)
        for belief in self.beliefs:
            if s.tracks[STATUS + belief.seat] == PLAYING:
                suspicion, certain = belief.suspicion(), belief.proof()
                for other in hidden:
                    if other != belief.seat:
                        by = is_alien(s, belief.seat)
                        held.append((by, suspicion[other], certain[other], is_alien(s, other)))
        return held

    def forecasts(self, game: int) -> list[Forecast]:
        forecasts = []
        for number, part in enumerate(CHECKPOINTS):
            until = [one for one in self.snapshots if one.made <= part * self.made]
            for held in until[-1].held if until else []:
                forecasts.append(Forecast(game, self.seats, number, *held))
        return forecasts

    def sightings_at(self, part: float) -> list[Seen]:
        until = [one for one in self.snapshots if one.made <= part * self.made]
        return until[-1].watched if until else []


def _hidden_seats(s: State) -> list[Seat]:
    """Seats whose role is hidden: a revealed or cleared seat is no riddle (T14.5, T15)."""
    return [
        seat
        for seat in range(s.seats)
        if s.tracks[STATUS + seat] == PLAYING and s.tracks[DISC + seat] != GREEN_SPACE
    ]


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
        for sample in samples(seed, bots):
            watched.see(sample)
        forecasts.extend(watched.forecasts(seed))
        for number, part in enumerate(CHECKPOINTS):
            watched_at[number].append(watched.sightings_at(part))
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
        print(f"hiding   {part:.2f}  {describe_hiding(shown)}")
    deciding.sort()
    mean, most = 1000 * sum(deciding) / len(deciding), 1000 * deciding[len(deciding) * 99 // 100]
    print(
        f"time: {1000 * hearing / heard:.4f} ms an event; a decision: mean {mean:.2f} ms, 99 % {most:.2f} ms"
    )


def report(forecasts: list[Forecast]) -> str:
    rates = base_rates(forecasts)
    against_rate: dict[int, ForecastSums] = {}
    against_prior: dict[int, ForecastSums] = {}
    for one in forecasts:
        rate = rates[one.seats, one.by_alien]
        against_rate.setdefault(one.game, ForecastSums()).note(one.belief, rate, one.truth)
        against_prior.setdefault(one.game, ForecastSums()).note(one.belief, one.certain, one.truth)
    games, priors = [*against_rate.values()], [*against_prior.values()]
    bootstrap = Bootstrap(len(games))
    total = add_up(games)
    return "  ".join(
        [
            f"{total.forecasts:9}  {sum([one.truth for one in forecasts]) / total.forecasts:.2f}",
            _with_interval(games, bootstrap, skill),
            _with_interval(priors, bootstrap, skill),
            _with_interval(games, bootstrap, calibration_error),
            f"{total.loss / total.forecasts:.3f} ({total.base_loss / total.forecasts:.3f})",
        ]
    )


def describe_hiding(games: list[list[Seen]]) -> str:
    """A spectator's belief about hidden aliens, as a multiple of the exact prior and of the rate of aliens."""
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
    """The rate of aliens among the others at that time, by the number of seats and the own side: the best constant
    forecast."""
    by_table: dict[tuple[int, bool], list[bool]] = {}
    for one in forecasts:
        by_table.setdefault((one.seats, one.by_alien), []).append(one.truth)
    return {key: sum(truths) / len(truths) for key, truths in by_table.items()}


Statistic = Callable[[list[ForecastSums], list[int]], float]  # a figure of games, each with a weight


def _with_interval(games: list[ForecastSums], bootstrap: Bootstrap, statistic: Statistic) -> str:
    bounds = bootstrap.interval(lambda times: statistic(games, times))
    interval = f"[{bounds[0]:+.3f} {bounds[1]:+.3f}]" if bounds else "[?]"
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
