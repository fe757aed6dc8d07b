"""Counterfactuals (G12): the same bot at the same decision, with one statement more."""

import copy

import pytest

from tests.bots.talking.tables import LOYAL, play_with_talk
from turncoat.bots.player import Player
from turncoat.kernel.decisions import options
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Seat
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.talk.statements import Statement

TRUSTED, DISTRUSTED = 0.2, 0.5
EVERY = 12  # choices between two looks
NEXT = 100_000  # a number that no statement has


def beliefs_of(s: State, seat: Seat, bot: Player, *heard: Statement) -> list[float]:
    twin = copy.deepcopy(bot, {id(s.game): s.game})
    for statement in heard:
        twin.hear_statement(statement)
    twin.decide(view(s, seat), options(s, seat), fast(1))
    beliefs = twin.beliefs()
    assert beliefs is not None
    return beliefs


class Accusations:
    """How much accusations change beliefs of loyal bots: true ones by trusted seats, false ones by distrusted
    seats."""

    def __init__(self) -> None:
        self.true: list[float] = []
        self.false: list[float] = []
        self.choices = 0

    def look(self, s: State, seat: Seat, bot: Player) -> None:
        self.choices += 1
        if self.choices % EVERY or s.game.side_of(s, seat) != LOYAL:
            return
        before = beliefs_of(s, seat, bot)
        others = [other for other in range(s.seats) if 0.0 < before[other] < 1.0]
        for about in others:
            is_true = s.game.side_of(s, about) != LOYAL
            for speaker in others:
                is_meant = before[speaker] < TRUSTED if is_true else before[speaker] >= DISTRUSTED
                if speaker != about and is_meant:
                    said = Statement("estimate", speaker, seat=about, level="accuse", number=NEXT, at=0)
                    change = beliefs_of(s, seat, bot, said)[about] - before[about]
                    (self.true if is_true else self.false).append(change)
                    break


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 5), ("thing", 6)])
def test_true_accusations_by_trusted_seats_are_heard_and_false_ones_by_distrusted_seats_hardly(
    game: str, players: int
) -> None:
    accusations = Accusations()
    for seed in range(2):
        play_with_talk(game, players, seed, "belief", most=500, look=accusations.look)
    assert len(accusations.true) >= 10
    assert sum(change > 0.0 for change in accusations.true) >= 0.9 * len(accusations.true)
    assert all(change < 0.1 for change in accusations.false)
