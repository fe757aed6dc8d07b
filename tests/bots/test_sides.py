"""A seat knows its own side, and may be played by another bot on each."""

from typing import ClassVar

import pytest

from turncoat.bots.player import Heard, Player
from turncoat.bots.players.random import RandomPlayer
from turncoat.bots.players.two_faced import join_faces
from turncoat.bots.sides import LOYAL, side_seen
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.events import CHOSE, EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View, view


class Diarist(RandomPlayer):
    """Notes the events it received and the side on which it decided."""

    listens: ClassVar[bool] = True

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.sides: list[int] = []

    def hear(self, heard: Heard) -> None:
        self.heard.append(heard)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        self.sides.append(side_seen(view))
        return super().decide(view, legal, dice)

    def beliefs(self) -> list[float] | None:
        return [float(len(self.sides))]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_seat_sees_the_side_that_it_is_truly_on(game: Game) -> None:
    seen = set()
    for players in range(game.fewest_seats, game.most_seats + 1):
        for seed in range(2):
            s = game.new(players, fast(seed))
            dice = fast(seed + 100)
            while s.ending == RUNNING:
                for seat in range(players):
                    side = side_seen(view(s, seat))
                    assert side == game.side_of(s, seat)
                    seen.add(side)
                play_randomly(s, dice, 7)
    assert len(seen) == len(game.sides)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_each_face_decides_on_its_own_side_only(game: Game) -> None:
    loyal, traitor = Diarist(), Diarist()
    player = join_faces(loyal, traitor)
    for seat in range(5):
        s = game.new(5, fast(seat))
        dice = fast(seat)
        while s.ending == RUNNING:
            for seen in range(5):
                player.decide(view(s, seen), [1, 2], dice)
            play_randomly(s, dice, 20)
    assert set(loyal.sides) == {LOYAL}
    assert set(traitor.sides) == {LOYAL + 1}


def test_both_faces_hear_if_they_listen() -> None:
    diarist = Diarist()
    player = join_faces(RandomPlayer(), diarist)
    assert player.listens
    player.hear(Heard(Event(CHOSE, "1", (0, 1), (7,), EVERYBODY), 2))
    assert [heard.secret for heard in diarist.heard] == [(7,)]
    assert not join_faces(RandomPlayer(), RandomPlayer()).listens


def test_beliefs_are_those_of_the_face_that_decided_last() -> None:
    game = GAMES["lifeboat"]
    player: Player = join_faces(Diarist(), RandomPlayer())
    s = game.new(5, fast(1))
    wreckers = [seat for seat in range(5) if game.side_of(s, seat) != LOYAL]
    sailors = [seat for seat in range(5) if game.side_of(s, seat) == LOYAL]
    player.decide(view(s, sailors[0]), [1], fast(0))
    assert player.beliefs() == [1.0]
    player.decide(view(s, wreckers[0]), [1], fast(0))
    assert player.beliefs() is None
