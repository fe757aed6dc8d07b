"""The sensible bot: legal answers at every table, and play for its side."""

import pytest

from tests.games.thing.meetings import all_stay, meeting
from turncoat.bots.catalog import SENSIBLE, player_named
from turncoat.bots.habits import pick
from turncoat.games.catalog import GAMES
from turncoat.games.thing.game import THING
from turncoat.kernel.decisions import next_seat, options, take
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id
from turncoat_lifeboat.game import LIFEBOAT

TABLES = [(game, seats) for game in GAMES.values() for seats in range(game.fewest_seats, game.most_seats + 1)]


def play(game: Game, seats: int, seed: int, most: int) -> State:
    s = game.new(seats, fast(seed))
    dice = fast(seed + 1)
    players = [player_named(SENSIBLE) for _ in range(seats)]
    while s.ending == RUNNING and s.decision < most:
        seat = next_seat(s)
        legal = options(s, seat)
        answer = players[seat].decide(view(s, seat), legal[:], dice)
        assert answer in legal
        take(s, seat, answer)
    return s


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: getattr(one, "name", str(one)))
def test_it_answers_legally_at_every_table(game: Game, seats: int) -> None:
    play(game, seats, seats, 400)


def test_the_same_stream_gives_the_same_game() -> None:
    assert play(THING, 4, 7, 300).tracks == play(THING, 4, 7, 300).tracks


def test_it_plays_at_random_where_there_are_no_habits() -> None:
    s = LIFEBOAT.new(LIFEBOAT.fewest_seats, fast(1))
    seat = next_seat(s)
    legal = options(s, seat)
    by_chance = player_named("random").decide(view(s, seat), legal, fast(2))
    assert player_named(SENSIBLE).decide(view(s, seat), legal, fast(2)) == by_chance


def test_a_hidden_alien_lays_alien_tokens_more_often_than_not() -> None:
    table = meeting({"0": "generator", "1": "generator"}, roles=["alien", "human", "human", "human"])
    all_stay(table)
    s = table.session.state
    legal = options(s, 0)
    dice = fast(3)
    answers = [option_id(THING, player_named(SENSIBLE).decide(view(s, 0), legal, dice)) for _ in range(50)]
    assert answers.count("lay_alien") > 30


def test_a_pick_follows_the_weights() -> None:
    dice = fast(5)
    picked = [pick([0.0, 3.0, 1.0], dice) for _ in range(400)]
    assert 0 not in picked
    assert 250 < picked.count(1) < 350
