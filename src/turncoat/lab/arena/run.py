"""A round robin: for each pair of bots, one at all loyal seats and the other at all traitors', in the same deals.

A bot that changes sides in the middle of a game is replaced by the other side's, as with `simulate --humans
--traitors`.
"""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Final

from turncoat.bots.catalog import player_named
from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.lab.ladder.shares import Share
from turncoat.lab.simulate.game import Deal, play_deal
from turncoat.lab.simulate.tally import KEPT_FAILURES, Failure, end_of
from turncoat.lab.workers.interface import IsStopped, Workers, WorkersLost
from turncoat.lab.workers.interruption import interruptible

LOYAL: Final = 0

Pair = tuple[str, str]  # the bots of the loyal side and of the traitors


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    games: int  # deals; each pair plays all of them
    seed: int
    entrants: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()

    def pairs(self) -> list[Pair]:
        return list(product(self.entrants, self.entrants))


@dataclass
class Played:
    """The results of one deal: by pair, whether the loyal side won. Games that failed or had no traitor are left
    out."""

    seed: int
    won: dict[Pair, bool] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)


@dataclass
class Standings:
    contest: Contest
    place: str
    deals: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    is_interrupted: bool = False
    lost: str = ""

    @property
    def failures(self) -> list[Failure]:
        return sorted(failure for played in self.deals for failure in played.failures)

    def payoffs(self) -> dict[Pair, Share]:
        """Shares of games that the loyal side won, by pair."""
        shares = {pair: Share() for pair in self.contest.pairs()}
        for played in self.deals:
            for pair, has_won in played.won.items():
                shares[pair].put(has_won, 1)
        return shares


def read_entrants(game: Game, text: str) -> tuple[str, ...]:
    """Parse the bots that take part. BadInput: an unknown bot, fewer than two, one named twice, or a game without
    sides."""
    entrants = tuple(text.split(","))
    for name in entrants:
        player_named(name)
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise BadInput("bad_entrants", f"{text} (a,b,c)")
    if len(game.sides) < 2:
        raise BadInput("no_sides", game.name)
    return entrants


def compete(contest: Contest, workers: Workers, progress: Callable[[int], None]) -> Standings:
    """Let the workers play all games; `progress` is called with the number of games that have just finished."""
    begin = time.perf_counter()
    standings = Standings(contest, workers.place)
    last = contest.seed + contest.games
    with interruptible() as interruption:
        work = partial(play_round, contest)
        with closing(workers.map(work, range(contest.seed, last), interruption)) as deals:
            try:
                for played in deals:
                    if played is not None:
                        standings.deals.append(played)
                        progress(len(contest.pairs()))
            except WorkersLost as lost:
                standings.lost = str(lost)
    standings.is_interrupted = interruption.has_come
    standings.seconds = time.perf_counter() - begin
    return standings


def play_round(contest: Contest, seed: int, is_stopped: IsStopped) -> Played | None:
    """Play some deals with every pair. A deal that is interrupted is dropped whole: one with missing games would favour
    a bot."""
    game = game_named(contest.game)
    played = Played(seed)
    for pair in contest.pairs():
        if is_stopped():
            return None
        _play(game, contest, pair, played)
    return played


def _play(game: Game, contest: Contest, pair: Pair, played: Played) -> None:
    deal = Deal(game, played.seed, dict(contest.options), [pair] * contest.players)
    try:
        s, made = play_deal(deal)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other games are played and it is reported
        failure = Failure(played.seed, f"{pair[0]}, {pair[1]}: {type(fault).__name__}: {fault}")
        played.failures.append(failure)
        return
    ended = end_of(game, s, made, deal.faces)
    if any(side != LOYAL for _, side, _ in ended.seats):
        played.won[pair] = ended.won[LOYAL]


def kept_failures(standings: Standings) -> list[Failure]:
    return standings.failures[:KEPT_FAILURES]
