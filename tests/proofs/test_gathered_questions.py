"""Gathered questions: a client may look ahead, since between two answers nothing is drawn, rolled or shown."""

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import pending_ask, take
from turncoat.kernel.ids import UNKNOWN, Seat
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.lab.proofs.subjects import Subject, players_dice, random_answer

SIZES = [
    Subject(game, seats) for game in GAMES.values() for seats in range(game.fewest_seats, game.most_seats + 1)
]


def known_cards(s: State, seat: Seat) -> int:
    return sum(card != UNKNOWN for zone in view(s, seat).zones for card in zone)


@pytest.mark.slow
@pytest.mark.parametrize("table", SIZES, ids=str)
def test_a_seat_learns_nothing_between_two_answers_to_a_gathered_question(table: Subject) -> None:
    gathered = 0
    for seed in range(3):
        s, dice = table.new(seed), players_dice(seed)
        while s.ending == RUNNING:
            ask = pending_ask(s)
            seat, answer = random_answer(s, dice)
            before = (s.dice.save(), known_cards(s, seat)) if ask.is_gathered else None
            take(s, seat, answer)
            if before is None or s.ending != RUNNING or pending_ask(s) is not ask:
                continue
            if random_answer(s, players_dice(0))[0] == seat:
                gathered += 1
                assert s.dice.save() == before[0]
                assert known_cards(s, seat) <= before[1]
    assert gathered > 0
