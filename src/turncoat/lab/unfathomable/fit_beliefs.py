"""Count what humans and traitors do in games of bots, for `bots/unfathomable/likelihoods.tsv`.

python -m turncoat.lab.unfathomable.fit_beliefs --games N --bots NAME[,NAME...] --processes N --on ray --resume DIR

counts, tempers and writes the file, the same one on any number of processes and on a cluster; with `--counted` what the
file has counted is only tempered again. Tempers are those that are best among bots that reckon: a belief that is too
timid about personas is still right about them, one that is too bold about bots that hide is wrong. `measure_beliefs.py`
measures the result. Games to count, to temper and to measure are dealt from disjoint seeds. Seats are given to the
named bots by lot, who may be named several times; `persona` then draws one of all pairs of personas.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from itertools import product
from math import log
from pathlib import Path
from typing import Final

import turncoat.bots.unfathomable
from turncoat.bots.catalog import BELIEF, PERSONA, PERSONAS, RANDOM, player_named
from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.checks import foul_circumstances
from turncoat.bots.unfathomable.belief.loyalty import Loyalties
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.belief.tables import (
    CARELESS,
    FILE,
    FOUL,
    HIDDEN,
    HUMAN_SIDE,
    REVEALED,
    SIDES,
    Tables,
    usual_tables,
)
from turncoat.bots.unfathomable.belief.watch import Pile, Watch
from turncoat.bots.unfathomable.personas import PERSONAS as TRAITS
from turncoat.games.catalog import game_named
from turncoat.games.unfathomable.board import CHECK_PILE, HAND, LOYALTY, MOST_SEATS
from turncoat.games.unfathomable.cards import skill_of
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import MOVED, SHOWN, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Card, Seat, Seats
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import view
from turncoat.lab.simulate.game import MOST_DECISIONS, players_dice
from turncoat.lab.workers.interface import IsStopped, Workers, add_workers, workers_on
from turncoat.lab.workers.interruption import Interruption
from turncoat.lab.workers.processes import ALONE

COUNTING: Final = 1 << 38  # first seed of games to count; ladders use small seeds
TEMPERING: Final = 1 << 40
MEASURING: Final = 1 << 42
OPTIONS: Final[tuple[dict[str, str], ...]] = ({}, {}, {}, {"cultist": "no"})  # options of usual tables
TEMPERED_PART: Final = 4  # one game to temper per this many that are counted
TEMPERS: Final = (0.2, 0.35, 0.5, 0.7, 1.0)
SLEEPING: Final = (0.1, 0.25, 0.4)  # never 0: beliefs must not trust a seat merely because it behaves
HARDLY_MORE: Final = 1.02  # factor of the least surprise that still counts as least
BINS: Final = 10
JUDGES: Final = 2  # seats per game whose beliefs are tempered
CAPS: Final = (2.0, 3.0, 4.0)
CHECKPOINTS: Final = (0.25, 0.5, 0.75)
PAIRS: Final = [
    f"{PERSONAS}{human}+{traitor}" for human, traitor in product(TRAITS["human"], TRAITS["traitor"])
]
USUAL: Final = f"{PERSONA},{BELIEF}"  # bots that hide well must be counted as well


@dataclass(frozen=True)
class Played:
    """A game from its first event to its last, with every secret."""

    game: Game
    seats: int
    settings: tuple[int, ...]
    events: list[Event]
    bots: list[str]  # by seat

    def player_of(self, seat: Seat, side: int) -> str:
        """The persona that acts for the seat on a side, or the bot."""
        if not self.bots[seat].startswith(PERSONAS):
            return self.bots[seat]
        human, traitor = self.bots[seat].removeprefix(PERSONAS).split("+")
        return human if side == HUMAN_SIDE else traitor


def play(seed: int, bots: list[str]) -> Played:
    game = game_named("unfathomable")
    seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
    s = game.new(seats, fast(seed), OPTIONS[seed // 4 % len(OPTIONS)])
    dice = players_dice(seed)
    names = [bots[dice.below(len(bots))] for _ in range(seats)]
    names = [PAIRS[dice.below(len(PAIRS))] if name == PERSONA else name for name in names]
    players = [player_named(name) for name in names]
    told = [0] * seats
    journal: list[Event] = []
    s.journal = journal
    made = 0
    while s.ending == RUNNING and made < MOST_DECISIONS:
        seat, legal = ask_next(s)
        player = players[seat]
        if player.listens:
            for event in journal[told[seat] :]:
                player.hear(Heard(event, seat))
            told[seat] = len(journal)
        take(s, seat, player.decide(view(s, seat), legal, dice))
        made += 1
    return Played(game, seats, s.settings, journal, names)


def play_games(games: int, bots: list[str], first: int) -> Iterator[Played]:
    for number in range(games):
        yield play(first + number, bots)


class Truth:
    """The true sides, followed through all events."""

    def __init__(self, game: Played) -> None:
        self.loyalties: Final = Loyalties(game.seats, game.settings)

    def hear(self, event: Event) -> None:
        if event.kind == MOVED:
            source, target, number = event.arguments
            self.loyalties.hear_move(source, target, number, event.secret, from_top=event.rule == "7.3")
        elif event.kind == SHOWN and LOYALTY <= event.arguments[0] < LOYALTY + MOST_SEATS:
            self.loyalties.hear_show(event.arguments[0], event.arguments[1], event.arguments[2:])

    @property
    def mask(self) -> Seats:
        return self.loyalties.worlds[0].mask


# Counting


def count(games: int, bots: list[str], workers: Workers = ALONE) -> Tables:
    """Count the deeds of the bots by side, and those of careless players, who choose at random on either side."""
    return together(count_apart(games, bots, workers))


def count_apart(games: int, bots: list[str], workers: Workers = ALONE) -> dict[str, Tables]:
    """Count the deeds of the bots, by bot and persona."""
    parts: dict[str, Tables] = {}
    work = partial(_count_number, bots)
    for counted_by_player in workers.map(work, range(games), Interruption()):
        for name, part in counted_by_player.items():
            _add(parts.setdefault(name, Tables()), part)
    return parts


def _count_number(bots: list[str], number: int, is_stopped: IsStopped) -> dict[str, Tables]:
    """Count one game of the bots, and one at random."""
    parts: dict[str, Tables] = {}
    _count_game(play(COUNTING + number, bots), parts, is_careless=False)
    _count_game(play(COUNTING + number, [RANDOM]), parts, is_careless=True)
    return parts


def together(parts: dict[str, Tables], left_out: str = "") -> Tables:
    """Add up all counts but those of one."""
    tables = Tables()
    for name, part in parts.items():
        if name != left_out:
            _add(tables, part)
    return tables.ready()


def _add(tables: Tables, part: Tables) -> None:
    for key, counts in part.counts.items():
        total = tables.counts.setdefault(key, [0] * SIDES)
        for side, number in enumerate(counts):
            total[side] += number


def _count_game(game: Played, parts: dict[str, Tables], *, is_careless: bool) -> None:
    watch = Watch(game.game, game.seats, game.settings)
    truth = Truth(game)
    added: list[list[Card]] = [[] for _ in range(game.seats)]

    def part_of(seat: Seat, side: int) -> Tables:
        return parts.setdefault(game.player_of(seat, side), Tables())

    def side_of(seat: Seat) -> int:
        return CARELESS if is_careless else _side(truth.mask, seat)

    for event in game.events:
        truth.hear(event)
        if event.kind == MOVED and event.arguments[1] == CHECK_PILE:
            if HAND <= event.arguments[0] < HAND + MOST_SEATS:
                added[event.arguments[0] - HAND].extend(event.secret)
        if not watch.hear(Heard(event, SPECTATOR)):
            continue
        for seat, family, circumstances, what in watch.deeds:
            part_of(seat, side_of(seat)).add(family, circumstances, what, side_of(seat))
        if watch.turned_up is not None:
            for seat, cards in enumerate(added):
                side = side_of(seat) if watch.is_hidden(seat) else REVEALED
                if cards and not (is_careless and side == REVEALED):
                    _count_fouls(watch, watch.turned_up, seat, cards, part_of(seat, side), side)
            watch.settle()
            added = [[] for _ in range(game.seats)]


def _side(traitors: Seats, seat: Seat) -> int:
    return HIDDEN if traitors >> seat & 1 else HUMAN_SIDE


def _count_fouls(watch: Watch, pile: Pile, seat: Seat, cards: list[Card], tables: Tables, side: int) -> None:
    classes = min(3, len(cards))
    against = sum(1 for card in cards if pile.opposing >> skill_of(card) & 1)
    where = f"{classes},{foul_circumstances(watch, pile, seat)}"
    tables.add(FOUL, where, str(min(classes, against)), side)


# Tempering


Choice = tuple[float, float, float, float]  # a choice of tempers: checks, deeds, sleeping, cap


class Trial:
    """The results of a choice of tempers."""

    def __init__(self) -> None:
        self.lost: float = 0.0  # bits of surprise
        self.apart: Final[list[float]] = [0.0] * BINS  # beliefs minus truths, by bin

    def note(self, chance: float, truth: int) -> None:
        self.lost += surprise(chance, truth)
        self.apart[min(BINS - 1, int(chance * BINS))] += chance - truth

    def add(self, other: "Trial") -> None:
        self.lost += other.lost
        for at, apart in enumerate(other.apart):
            self.apart[at] += apart

    def error(self) -> float:
        return sum(abs(apart) for apart in self.apart)


def temper(tables: Tables, games: int, bots: list[str], workers: Workers = ALONE) -> None:
    """Choose tempers and caps. Where nothing is proven, humans should be right about traitors who hide best: of the
    choices that lose hardly more than the best, the best calibrated one is taken."""
    trials: defaultdict[Choice, Trial] = defaultdict(Trial)
    for tried in workers.map(partial(_try, tables, bots), range(games), Interruption()):
        for choice, trial in tried.items():
            trials[choice].add(trial)
    least = min(trial.lost for trial in trials.values())
    good = [choice for choice, trial in trials.items() if trial.lost <= HARDLY_MORE * least]
    best = min(good, key=lambda choice: trials[choice].error())
    tables.temper_checks, tables.temper_deeds, tables.sleeping, tables.cap = best


def _try(tables: Tables, bots: list[str], number: int, is_stopped: IsStopped) -> dict[Choice, Trial]:
    """Losses of the tempers in one game."""
    trials: defaultdict[Choice, Trial] = defaultdict(Trial)
    game = play(TEMPERING + number, bots)
    for beliefs, mask in checkpoints(game, tables):
        for belief in beliefs[:JUDGES]:
            hard = belief.proof()
            unsure = [seat for seat in range(game.seats) if 0.0 < hard[seat] < 1.0]
            for tempers in product(TEMPERS, TEMPERS, SLEEPING) if unsure else ():
                soft = belief.posterior(*tempers)
                for cap in CAPS:
                    chances = belief.cap_chances(soft, cap)
                    for seat in unsure:
                        trials[*tempers, cap].note(chances[seat], mask >> seat & 1)
    return dict(trials)


def surprise(chance: float, truth: int) -> float:
    return -log(max(1e-9, chance if truth else 1.0 - chance))


def checkpoints(game: Played, tables: Tables | None = None) -> Iterator[tuple[list[Belief], Seats]]:
    """The beliefs of every seat and the traitors, at each checkpoint."""
    beliefs = [Belief(game.game, seat, game.seats, game.settings, tables) for seat in range(game.seats)]
    truth = Truth(game)
    stops = [int(len(game.events) * share) for share in CHECKPOINTS]
    for number, event in enumerate(game.events[: stops[-1] + 1]):
        if number in stops:
            yield beliefs, truth.mask
        truth.hear(event)
        for seat, belief in enumerate(beliefs):
            belief.hear(Heard(event, seat))


def main() -> None:
    parser = argparse.ArgumentParser(description="Count likelihoods for beliefs in Unfathomable.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default=USUAL, help="names, with commas between them")
    add_workers(parser)
    parser.add_argument("--counted", action="store_true", help="temper the counts of the file")
    given = parser.parse_args()
    bots = given.bots.split(",")
    with workers_on(given.on, given.processes, given.resume) as workers:
        tables = usual_tables() if given.counted else count(given.games, bots, workers)
        temper(tables, max(1, given.games // TEMPERED_PART), [BELIEF], workers)
    path = Path(str(files(turncoat.bots.unfathomable) / FILE))
    path.write_text(tables.to_text(), encoding="utf-8")
    print(f"{path}: {len(tables.counts)} classes")
    print(
        f"checks^{tables.temper_checks}, deeds^{tables.temper_deeds}, {tables.sleeping} sleep, cap {tables.cap}"
    )


if __name__ == "__main__":
    try:
        main()
    except BadInput as refusal:
        sys.exit(f"fit_beliefs: {refusal}")
