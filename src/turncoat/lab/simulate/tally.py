"""Counts of results, which can be added up in any order."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, TypeVar

from turncoat.bots.spending import Spending, add_spending
from turncoat.kernel.game import Game
from turncoat.kernel.ids import has_seat
from turncoat.kernel.state import State
from turncoat.lab.ladder.shares import Share
from turncoat.lab.simulate.casting import Faces
from turncoat.lab.simulate.talk_audit import TalkAudit
from turncoat.lab.simulate.times import Times, add_times

Key = TypeVar("Key")
KEPT_FAILURES: Final = 100  # failures kept, those with the lowest seeds; all are counted


@dataclass(frozen=True, order=True)
class Failure:
    """A game that could not be finished, with enough to reproduce it."""

    seed: int
    message: str


@dataclass(frozen=True)
class Finished:
    """How one game ended."""

    ending: str
    decisions: int
    won: list[bool]  # by side
    seats: list[tuple[str, int, bool]]  # by seat: its bot, its side, whether it won


def end_of(game: Game, s: State, made: int, faces: list[Faces]) -> Finished:
    """The result of a game. A side wins when one of its seats does. Sides are those at the end."""
    sides = [game.side_of(s, seat) for seat in range(s.seats)]
    won = [has_seat(s.winners, seat) for seat in range(s.seats)]
    return Finished(
        game.endings[s.ending],
        made,
        [
            any(w for side, w in zip(sides, won, strict=True) if side == which)
            for which in range(len(game.sides))
        ],
        [(faces[seat][min(sides[seat], 1)], sides[seat], won[seat]) for seat in range(s.seats)],
    )


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    failed: int = 0
    ends: dict[str, Share] = field(default_factory=dict)
    wins: dict[str, Share] = field(default_factory=dict)  # by side
    bots: dict[tuple[str, str], Share] = field(default_factory=dict)  # by bot and side: seats that won
    choices: dict[str, dict[str, Share]] = field(default_factory=dict)  # by option and side
    lengths: Counter[int] = field(default_factory=Counter)  # decisions of a game
    failures: list[Failure] = field(default_factory=list)
    talk: TalkAudit = field(default_factory=TalkAudit)
    times: dict[str, Times] = field(default_factory=dict, compare=False)  # by bot
    spending: dict[str, Spending] = field(default_factory=dict, compare=False)  # by bot

    @property
    def finished(self) -> int:
        return self.games - self.failed

    def fail(self, failure: Failure) -> None:
        self.failed += 1
        self.failures.append(failure)
        self._keep_first_failures()

    def put(self, game: Game, ended: list[Finished], choices: list[str]) -> None:
        """Count the results of one deal: one game, or several that depend on each other."""
        for one in ended:
            self.decisions += one.decisions
            self.lengths[one.decisions] += 1
        for ending in game.endings:
            self.ends.setdefault(ending, Share()).put(sum(one.ending == ending for one in ended), len(ended))
        seats: Counter[tuple[str, int]] = Counter()
        winners: Counter[tuple[str, int]] = Counter()
        for one in ended:
            for bot, side, has_won in one.seats:
                seats[bot, side] += 1
                winners[bot, side] += has_won
        for (bot, side), count in seats.items():
            self.bots.setdefault((bot, game.sides[side]), Share()).put(winners[bot, side], count)
        for number, side_name in enumerate(game.sides):
            won = sum(one.won[number] for one in ended)
            self.wins.setdefault(side_name, Share()).put(won, len(ended))
            for choice in choices:
                self.choices.setdefault(choice, {}).setdefault(side_name, Share()).put(won, len(ended))

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failed += other.failed
        _add_shares(self.ends, other.ends)
        _add_shares(self.wins, other.wins)
        _add_shares(self.bots, other.bots)
        for choice, wins in other.choices.items():
            _add_shares(self.choices.setdefault(choice, {}), wins)
        self.lengths.update(other.lengths)
        self.failures.extend(other.failures)
        self._keep_first_failures()
        self.talk.add(other.talk)
        add_times(self.times, other.times)
        add_spending(self.spending, [*other.spending.values()])

    def _keep_first_failures(self) -> None:
        self.failures.sort()
        del self.failures[KEPT_FAILURES:]

    def length_at(self, part: float) -> int:
        """The number of decisions that this share of the games did not exceed."""
        left = part * self.finished
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return 0


def _add_shares(total: dict[Key, Share], more: dict[Key, Share]) -> None:
    for key, share in more.items():
        total.setdefault(key, Share()).add(share)
