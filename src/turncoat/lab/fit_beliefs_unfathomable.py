"""Count what humans and traitors do in games of bots, for `bots/unfathomable/likelihoods.tsv`; measure beliefs on other games.

python -m turncoat.lab.fit_beliefs_unfathomable --games N --bots NAME[,NAME...]   counts, tempers and writes the file
python -m turncoat.lab.fit_beliefs_unfathomable --measure --games N --bots NAME   prints how good beliefs are

Games to count, to temper and to measure are dealt from seeds that never meet. Seats are given to the named bots by lot.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import product
from math import log
from pathlib import Path
from typing import Final

import turncoat.bots.unfathomable
from turncoat.bots.catalog import RANDOM, SENSIBLE, player_named
from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief import Belief
from turncoat.bots.unfathomable.belief_checks import foul_circumstances
from turncoat.bots.unfathomable.belief_loyalty import Loyalties
from turncoat.bots.unfathomable.belief_tables import (
    CARELESS,
    FILE,
    FOUL,
    HIDDEN,
    HUMAN_SIDE,
    REVEALED,
    Tables,
)
from turncoat.bots.unfathomable.belief_watch import Pile, Watch
from turncoat.games.catalog import game_named
from turncoat.games.unfathomable.board import CHECK_PILE, HAND, LOYALTY, MOST_SEATS
from turncoat.games.unfathomable.cards import skill_of
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.events import MOVED, SHOWN, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Card, Seat, Seats
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import view
from turncoat.lab.playing import MOST_DECISIONS, players_dice

COUNTING: Final = 0  # first seeds
TEMPERING: Final = 1 << 40
MEASURING: Final = 1 << 42
OPTIONS: Final[tuple[dict[str, str], ...]] = ({}, {}, {}, {"cultist": "no"})  # tables as they are played
TEMPERS: Final = (0.6, 0.8, 1.0)
SLEEPING: Final = (0.05, 0.1, 0.2)  # never none: tables must not trust whoever behaves
CAPS: Final = (2.0, 3.0, 4.0)
CHECKPOINTS: Final = (0.25, 0.5, 0.75)


@dataclass(frozen=True)
class Played:
    """A game from its first event to its last, with every secret."""

    game: Game
    seats: int
    settings: tuple[int, ...]
    events: list[Event]


def play(seed: int, bots: list[str]) -> Played:
    game = game_named("unfathomable")
    seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
    s = game.new(seats, fast(seed), OPTIONS[seed // 4 % len(OPTIONS)])
    dice = players_dice(seed)
    players = [player_named(bots[dice.below(len(bots))]) for _ in range(seats)]
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
    return Played(game, seats, s.settings, journal)


def played(games: int, bots: list[str], first: int) -> Iterator[Played]:
    for number in range(games):
        yield play(first + number, bots)


class Truth:
    """Who is a traitor, told everything."""

    def __init__(self, game: Played) -> None:
        self.loyalties: Final = Loyalties(game.seats, game.settings)

    def hear(self, event: Event) -> None:
        if event.kind == MOVED:
            source, target, number = event.arguments
            self.loyalties.moved(source, target, number, event.secret, from_top=event.rule == "7.3")
        elif event.kind == SHOWN and LOYALTY <= event.arguments[0] < LOYALTY + MOST_SEATS:
            self.loyalties.shown(event.arguments[0], event.arguments[1], event.arguments[2:])

    @property
    def mask(self) -> Seats:
        return self.loyalties.worlds[0].mask


# Counting


def count(games: int, bots: list[str]) -> Tables:
    """What the bots do, by side; and what the careless do, who take on either side whatever the rules let them."""
    tables = Tables()
    for game in played(games, bots, COUNTING):
        _count_game(game, tables, is_careless=False)
    for game in played(games, [RANDOM], COUNTING):
        _count_game(game, tables, is_careless=True)
    return tables.ready()


def _count_game(game: Played, tables: Tables, *, is_careless: bool) -> None:
    watch = Watch(game.game, game.seats, game.settings)
    truth = Truth(game)
    added: list[list[Card]] = [[] for _ in range(game.seats)]
    for event in game.events:
        truth.hear(event)
        if event.kind == MOVED and event.arguments[1] == CHECK_PILE:
            if HAND <= event.arguments[0] < HAND + MOST_SEATS:
                added[event.arguments[0] - HAND].extend(event.secret)
        if not watch.hear(Heard(event, SPECTATOR)):
            continue
        for seat, family, circumstances, what in watch.deeds:
            tables.add(family, circumstances, what, CARELESS if is_careless else _side(truth.mask, seat))
        if watch.turned_up is not None:
            for seat, cards in enumerate(added):
                if cards and watch.is_hidden(seat):
                    side = CARELESS if is_careless else _side(truth.mask, seat)
                    _count_fouls(watch, watch.turned_up, seat, cards, tables, side)
                elif cards and not is_careless:
                    _count_fouls(watch, watch.turned_up, seat, cards, tables, REVEALED)
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


def temper(tables: Tables, games: int, bots: list[str]) -> None:
    """The tempers and the cap that lose least, in bits of surprise, where nothing is proven."""
    lost: defaultdict[tuple[float, float, float, float], float] = defaultdict(float)
    for game in played(games, bots, TEMPERING):
        for beliefs, mask in checkpoints(game, tables):
            for belief in beliefs:
                hard = belief.hard()
                unsure = [seat for seat in range(game.seats) if 0.0 < hard[seat] < 1.0]
                for tempers in product(TEMPERS, TEMPERS, SLEEPING) if unsure else ():
                    soft = belief.posterior(*tempers)
                    for cap in CAPS:
                        found = belief.capped(soft, cap)
                        loss = sum(surprise(found[seat], mask >> seat & 1) for seat in unsure)
                        lost[*tempers, cap] += loss
    best = min(lost, key=lambda tempers: lost[tempers])
    tables.temper_checks, tables.temper_deeds, tables.sleeping, tables.cap = best


def surprise(chance: float, truth: int) -> float:
    return -log(max(1e-9, chance if truth else 1.0 - chance))


def checkpoints(game: Played, tables: Tables | None = None) -> Iterator[tuple[list[Belief], Seats]]:
    """At each share of the game what every seat believes, and who is a traitor."""
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
    parser = argparse.ArgumentParser(
        description="Count likelihoods for beliefs in Unfathomable, or measure beliefs."
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default=SENSIBLE, help="names, with commas between them")
    parser.add_argument("--measure", action="store_true")
    given = parser.parse_args()
    bots = given.bots.split(",")
    if given.measure:
        from turncoat.lab.measure_beliefs_unfathomable import measure

        measure(given.games, bots)
        return
    tables = count(given.games, bots)
    temper(tables, max(1, given.games // 10), bots)
    path = Path(str(files(turncoat.bots.unfathomable) / FILE))
    path.write_text(tables.written(), encoding="utf-8")
    print(f"{path}: {len(tables.counts)} classes")
    print(
        f"checks^{tables.temper_checks}, deeds^{tables.temper_deeds}, {tables.sleeping} sleep, cap {tables.cap}"
    )


if __name__ == "__main__":
    main()
