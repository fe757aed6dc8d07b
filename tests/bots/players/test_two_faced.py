"""The two-faced player: both of its bots hear everything, and the one that decides speaks."""

import pytest

from tests.bots.talkers import Talker
from turncoat.bots.player import Heard, Player
from turncoat.bots.players.random import RandomPlayer
from turncoat.bots.players.two_faced import join_faces
from turncoat.games.catalog import GAMES
from turncoat.games.thing import board
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.dice import fast
from turncoat.kernel.events import TURN_OF, Event
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

GAME = GAMES["thing"]
SAID = Statement("thank", 1, seat=2, number=0, at=1)


class Listener(RandomPlayer):
    listens = True

    def hear(self, heard: Heard) -> None:
        """Remembers nothing."""


def of_a(side: int) -> State:
    """A game in which the seat asked first is on this side."""
    s = GAME.new(4, fast(1))
    s.tracks[board.ROLE + ask_next(s)[0]] = board.ALIEN if side else board.HUMAN
    return s


@pytest.mark.parametrize("side", [0, 1])
def test_the_face_that_decides_speaks_and_both_hear(side: int) -> None:
    faces = (Talker(), Talker())
    player = join_faces(*faces)
    assert player.listens
    assert player.talks
    player.hear(Heard(Event(TURN_OF, "", (0,), (), 0), 0))
    player.hear_statement(SAID)
    for face in faces:
        assert face.heard == ["event", SAID]
    s = of_a(side)
    seat, legal = ask_next(s)
    player.decide(view(s, seat), legal, fast(1))
    said = player.speak(view(s, seat), TalkRecord(GAME, 4), fast(1))
    assert [len(face.spoken) for face in faces] == ([1, 0] if side == 0 else [0, 1])
    assert faces[side].spoken == [said]


@pytest.mark.parametrize(
    ("loyal", "traitor", "listens", "talks"),
    [
        (RandomPlayer, RandomPlayer, False, False),
        (Listener, RandomPlayer, True, False),
        (RandomPlayer, Talker, True, True),
        (Talker, Listener, True, True),
    ],
)
def test_it_listens_and_talks_if_one_of_them_does(
    loyal: type[Player], traitor: type[Player], listens: bool, talks: bool
) -> None:
    player = join_faces(loyal(), traitor())
    assert (player.listens, player.talks) == (listens, talks)


def test_a_face_that_does_not_talk_is_left_in_peace() -> None:
    player = join_faces(RandomPlayer(), Talker())
    player.hear_statement(SAID)
    s = of_a(0)
    seat, legal = ask_next(s)
    player.decide(view(s, seat), legal, fast(1))
    assert player.speak(view(s, seat), TalkRecord(GAME, 4), fast(1)) is None


def test_its_diary_is_that_of_both_in_order() -> None:
    loyal, traitor = Talker(), Talker()
    player = join_faces(loyal, traitor)
    for side, heard in ((0, 1), (1, 50), (0, 100)):
        s = of_a(side)
        seat, legal = ask_next(s)
        for face in (loyal, traitor):
            face.heard.extend(["event"] * (heard - len(face.heard)))
        player.decide(view(s, seat), legal, fast(1))
    assert [entry.heard for entry in player.diary()] == [1, 50, 100]
    assert (len(loyal.diary()), len(traitor.diary())) == (2, 1)
