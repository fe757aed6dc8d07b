"""Count what humans and aliens do in games of bots, for `bots/thing/likelihoods.tsv`.

python -m turncoat.lab.thing.fit_beliefs --games N --bots NAME[,NAME...]   counts, tempers and writes the file

Seats are given to the named bots by lot. Tempers are those that are best among bots that reckon: who reads personas too timidly is still
right about them, who reads those who hide too boldly is wrong. Games to count, to temper and to measure (`measure_beliefs_thing.py`) are dealt from
seeds that never meet.
"""

import argparse
from dataclasses import dataclass, field
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
    written,
)
from turncoat.bots.thing.belief.signs import Signs, card_name
from turncoat.games.thing.board import ACTION_DECK, PILE, PILE_OPEN
from turncoat.games.thing.vocabulary import LAY_ALIEN, LAY_HUMAN
from turncoat.kernel.events import MOVED, Event
from turncoat.kernel.ids import NOBODY, SPECTATOR, verb_of
from turncoat.kernel.views import view
from turncoat.lab.thing.measure_beliefs import Watched, loss
from turncoat.lab.thing.moments import moments

COUNTING: Final = 1 << 39  # first seeds: no ladder begins there
TEMPERING: Final = 1 << 40
OF_DEEDS: Final = (0.35, 0.5, 0.75, 1.0)
OF_CARDS: Final = (0.5, 0.75, 1.0)
OF_VOTES: Final = (0.0, 0.05, 0.1, 0.2)
BY_HUMAN: Final = 0  # columns
BY_ALIEN: Final = 1
BY_CAREFUL: Final = 2
TEMPERED_PART: Final = 8  # one game to temper for so many that are counted
TEMPERING_VIEWERS: Final = 3  # seats of a game; the others would say nearly the same


# Counting


@dataclass
class Counts:
    tables: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def add(self, question: str, answer: str, who: int) -> None:
        self.tables.setdefault(question, {}).setdefault(answer, [0, 0, 0])[who] += 1

    def frozen(self) -> Tables:
        return {
            question: {answer: Counted(*both) for answer, both in answers.items()}
            for question, answers in self.tables.items()
        }


def count(games: int, bots: list[str], first: int = COUNTING) -> Tables:
    counts = Counts()
    for seed in range(first, first + games):
        _count_game(counts, seed, bots)
    return counts.frozen()


def _count_game(counts: Counts, seed: int, bots: list[str]) -> None:
    signs: Signs | None = None
    for moment in moments(seed, bots):
        s = moment.s
        if signs is None:
            signs = Signs(s.game, s.seats, s.settings)
            signs.look(view(s, SPECTATOR))
            continue
        who = [_who(*one) for one in zip(moment.roles, moment.bots, strict=True)]
        if verb_of(moment.answer) in (LAY_ALIEN, LAY_HUMAN) and moment.roles[moment.seat]:
            token = ALIEN_TOKEN if verb_of(moment.answer) == LAY_ALIEN else HUMAN_TOKEN
            counts.add(LAY, token, who[moment.seat])
        for event in moment.events:
            for deed in signs.hear(Heard(event, SPECTATOR)):
                question = deed.question
                if deed.about != NOBODY:
                    question += AT_ALIEN if moment.roles[deed.about] else AT_HUMAN
                counts.add(question, deed.answer, who[deed.seat])
            if event.kind == MOVED and event.arguments[1] == PILE and event.arguments[0] != PILE_OPEN:
                _count_card(counts, event, signs, who)


def _who(is_alien: bool, bot: str) -> int:
    """A column of the tables."""
    if not is_alien:
        return BY_HUMAN
    return BY_CAREFUL if bot.startswith(BELIEF) else BY_ALIEN


def _count_card(counts: Counts, event: Event, signs: Signs, who: list[int]) -> None:
    """What truly lies on the pile: no seat knows it, the counting program does."""
    name = card_name(event.secret[0])
    if event.arguments[0] == ACTION_DECK:
        counts.add(UNSEEN, name, BY_HUMAN)
    else:
        seat, question = signs.pile.laid[-1]
        counts.add(question, name, who[seat])


# Tempering


def temper(tables: Tables, games: int, bots: list[str], first: int = TEMPERING) -> Tempers:
    """The exponents with the least logarithmic loss on games that were not counted, one after the other."""
    found = Tempers(OF_DEEDS[0], OF_CARDS[0], OF_VOTES[0])
    for name, choices in (("deeds", OF_DEEDS), ("cards", OF_CARDS), ("votes", OF_VOTES)):
        found = _best(tables, [found._replace(**{name: one}) for one in choices], games, bots, first)
    return found


def _best(tables: Tables, tempers: list[Tempers], games: int, bots: list[str], first: int) -> Tempers:
    losses = dict.fromkeys(tempers, 0.0)
    for seed in range(first, first + games):
        watching = {one: Watched(Likelihoods(tables, one), TEMPERING_VIEWERS) for one in tempers}
        for moment in moments(seed, bots):
            for watched in watching.values():
                watched.see(moment)
        for one, watched in watching.items():
            losses[one] += sum([loss(held.belief, held.truth) for held in watched.forecasts(seed)])
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
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    tables = count(chosen.games, bots)
    tempers = temper(tables, max(1, chosen.games // TEMPERED_PART), [BELIEF])
    PATH.write_text(written(tables, tempers), encoding="utf-8")


if __name__ == "__main__":
    main()
