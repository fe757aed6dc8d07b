"""Count what humans and aliens do in games of bots, for `bots/thing/likelihoods.tsv`.

python -m turncoat.lab.thing.fit_beliefs --games N --bots NAME[,NAME...] --processes N --on ray --resume DIR

counts, tempers and writes the file, the same one on any number of processes and on a cluster.

Seats are given to the named bots by lot. Tempers are those that are best among bots that reckon: a belief that is too
timid about personas is still right about them, one that is too bold about bots that hide is wrong. Games to count, to
temper and to measure (`measure_beliefs.py`) are dealt from disjoint seeds.
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from turncoat.bots.catalog import BELIEF, PERSONA
from turncoat.bots.player import Heard
from turncoat.bots.thing.belief.likelihoods import (
    ALIEN_TOKEN,
    AT_ALIEN,
    AT_HUMAN,
    HUMAN_TOKEN,
    LAY,
    PATH,
    UNSEEN,
    Counted,
    Likelihoods,
    Tables,
    Tempers,
    write,
)
from turncoat.bots.thing.belief.signs import Signs, card_name
from turncoat.games.thing.board import ACTION_DECK, PILE, PILE_OPEN
from turncoat.games.thing.vocabulary import LAY_ALIEN, LAY_HUMAN
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import MOVED, Event
from turncoat.kernel.ids import NOBODY, SPECTATOR, verb_of
from turncoat.kernel.views import view
from turncoat.lab.ladder.forecast_sums import log_loss
from turncoat.lab.thing.measure_beliefs import Watched
from turncoat.lab.thing.samples import samples
from turncoat.lab.workers.interface import IsStopped, Workers, add_workers, workers_on
from turncoat.lab.workers.interruption import Interruption
from turncoat.lab.workers.processes import ALONE

COUNTING: Final = 1 << 39  # first seed of games to count; ladders begin elsewhere
TEMPERING: Final = 1 << 40
OF_DEEDS: Final = (0.35, 0.5, 0.75, 1.0)
OF_CARDS: Final = (0.5, 0.75, 1.0)
OF_VOTES: Final = (0.0, 0.05, 0.1, 0.2)
BY_HUMAN: Final = 0  # columns of the tables
BY_ALIEN: Final = 1
BY_CAREFUL: Final = 2
TEMPERED_PART: Final = 8  # one game to temper per this many that are counted
TEMPERING_VIEWERS: Final = 3  # seats per game whose beliefs are tempered; the others would differ little


# Counting


@dataclass
class Counts:
    tables: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def add(self, question: str, answer: str, who: int) -> None:
        self.tables.setdefault(question, {}).setdefault(answer, [0, 0, 0])[who] += 1

    def add_all(self, other: "Counts") -> None:
        for question, answers in other.tables.items():
            for answer, numbers in answers.items():
                total = self.tables.setdefault(question, {}).setdefault(answer, [0, 0, 0])
                for who, number in enumerate(numbers):
                    total[who] += number

    def to_tables(self) -> Tables:
        return {
            question: {answer: Counted(*both) for answer, both in answers.items()}
            for question, answers in self.tables.items()
        }


def count(games: int, bots: list[str], first: int = COUNTING, workers: Workers = ALONE) -> Tables:
    counts = Counts()
    for of_game in workers.map(partial(_count_game, bots), range(first, first + games), Interruption()):
        counts.add_all(of_game)
    return counts.to_tables()


def _count_game(bots: list[str], seed: int, is_stopped: IsStopped) -> Counts:
    counts = Counts()
    signs: Signs | None = None
    for sample in samples(seed, bots):
        s = sample.s
        if signs is None:
            signs = Signs(s.game, s.seats, s.settings)
            signs.look(view(s, SPECTATOR))
            continue
        who = [_who(*one) for one in zip(sample.roles, sample.bots, strict=True)]
        if verb_of(sample.answer) in (LAY_ALIEN, LAY_HUMAN) and sample.roles[sample.seat]:
            token = ALIEN_TOKEN if verb_of(sample.answer) == LAY_ALIEN else HUMAN_TOKEN
            counts.add(LAY, token, who[sample.seat])
        for event in sample.events:
            for deed in signs.hear(Heard(event, SPECTATOR)):
                question = deed.question
                if deed.about != NOBODY:
                    question += AT_ALIEN if sample.roles[deed.about] else AT_HUMAN
                counts.add(question, deed.answer, who[deed.seat])
            if event.kind == MOVED and event.arguments[1] == PILE and event.arguments[0] != PILE_OPEN:
                _count_card(counts, event, signs, who)
    return counts


def _who(is_alien: bool, bot: str) -> int:
    """A column of the tables."""
    if not is_alien:
        return BY_HUMAN
    return BY_CAREFUL if bot.startswith(BELIEF) else BY_ALIEN


def _count_card(counts: Counts, event: Event, signs: Signs, who: list[int]) -> None:
    """Count the card that truly lies on the pile: the counting program knows it, no seat does."""
    name = card_name(event.secret[0])
    if event.arguments[0] == ACTION_DECK:
        counts.add(UNSEEN, name, BY_HUMAN)
    else:
        seat, question = signs.pile.laid[-1]
        counts.add(question, name, who[seat])


# Tempering


def temper(
    tables: Tables, games: int, bots: list[str], first: int = TEMPERING, workers: Workers = ALONE
) -> Tempers:
    """The exponents with the least logarithmic loss on games that were not counted, one after the other."""
    best = Tempers(OF_DEEDS[0], OF_CARDS[0], OF_VOTES[0])
    for name, choices in (("deeds", OF_DEEDS), ("cards", OF_CARDS), ("votes", OF_VOTES)):
        tempers = [best._replace(**{name: one}) for one in choices]
        work = partial(_losses, tables, tempers, bots)
        best = _best(tempers, workers.map(work, range(first, first + games), Interruption()), games)
    return best


def _losses(
    tables: Tables, tempers: list[Tempers], bots: list[str], seed: int, is_stopped: IsStopped
) -> list[float]:
    """Losses of one game, by tempers."""
    watching = [Watched(Likelihoods(tables, one), TEMPERING_VIEWERS) for one in tempers]
    for sample in samples(seed, bots):
        for watched in watching:
            watched.see(sample)
    return [
        sum([log_loss(held.belief, held.truth) for held in watched.forecasts(seed)]) for watched in watching
    ]


def _best(tempers: list[Tempers], by_game: Iterable[list[float]], games: int) -> Tempers:
    losses = dict.fromkeys(tempers, 0.0)
    for of_game in by_game:
        for one, lost in zip(tempers, of_game, strict=True):
            losses[one] += lost
    for one, total in losses.items():
        shown = ", ".join([f"{name} {value:.2f}" for name, value in one._asdict().items()])
        print(f"{shown}: loss {total / max(1, games):.3f} a game", flush=True)
    return min(tempers, key=lambda one: losses[one])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bots", default=f"{PERSONA},{BELIEF}")
    add_workers(parser)
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    with workers_on(chosen.on, chosen.processes, chosen.resume) as workers:
        tables = count(chosen.games, bots, workers=workers)
        tempers = temper(tables, max(1, chosen.games // TEMPERED_PART), [BELIEF], workers=workers)
    PATH.write_text(write(tables, tempers), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except BadInput as refusal:
        sys.exit(f"fit_beliefs: {refusal}")
