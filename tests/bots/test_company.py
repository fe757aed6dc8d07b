"""The bots of a table: they receive everything in order, make statements when asked to, and are responsible
for them."""

import pytest

from tests.bots.talkers import Impostor, Loudmouth, Talker
from tests.table import expect_refusal
from turncoat.bots.company import Company, record_for
from turncoat.bots.player import Player
from turncoat.bots.players.random import RandomPlayer
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.talk.hushed import is_harmless
from turncoat.talk.statements import Statement

GAME = GAMES["thing"]


class Table:
    """The Thing for four, played by these bots."""

    def __init__(self, player: type[Player], seed: int = 3) -> None:
        self.players = [player() for _ in range(4)]
        self.journal: list[Event] = []
        self.state: State = GAME.deal(4, fast(seed))
        self.state.journal = self.journal
        run(self.state)
        self.company = Company(dict(enumerate(self.players)), self.journal, record_for(GAME, 4, self.players))
        self.dice = fast(seed + 1)

    def play(self, most: int = 10_000) -> None:
        s = self.state
        while s.ending == RUNNING and most > 0:
            seat, legal = ask_next(s)
            seen = view(s, seat)
            self.company.tell(seat)
            answer = self.players[seat].decide(seen, legal, self.dice)
            statement = self.company.wish(seat, seen, self.dice)
            if statement is not None:
                self.company.speak_for(seat, statement)
            take(s, seat, answer)
            most -= 1


def test_everybody_hears_what_is_said_where_it_belongs_among_the_events() -> None:
    table = Table(Talker)
    table.play(120)
    record = table.company.record
    assert record is not None
    assert len(record.said) > 20
    assert {one.speaker for one in record.said} == {0, 1, 2, 3}
    for seat, player in enumerate(table.players):
        assert isinstance(player, Talker)
        table.company.tell(seat)
        heard = [one for one in player.heard if isinstance(one, Statement)]
        assert heard == record.said
        for statement in heard:
            assert player.heard[: player.heard.index(statement)].count("event") == statement.at
        assert player.heard.count("event") == len(table.journal)


def test_nobody_is_told_anything_twice() -> None:
    table = Table(Talker)
    table.play(30)
    player = table.players[2]
    assert isinstance(player, Talker)
    table.company.tell(2)
    before = list(player.heard)
    table.company.tell(2)
    assert player.heard == before


def test_a_bot_is_asked_to_speak_where_that_is_harmless_or_somebody_waits() -> None:
    table = Table(Talker)
    s = table.state
    asked = {True: 0, False: 0}
    record = table.company.record
    assert record is not None
    while s.ending == RUNNING and not (asked[True] and asked[False]):
        seat, legal = ask_next(s)
        seen = view(s, seat)
        table.company.tell(seat)
        if not is_harmless(seen):
            assert table.company.wish(seat, seen, table.dice) is None
            other = (seat + 1) % 4
            table.company.say(Statement("request", other, seat=seat, action="repair"))
            wish = table.company.wish(seat, seen, table.dice)
            assert wish is not None
            assert wish.kind == "answer"
            table.company.speak_for(seat, wish)
            asked[False] += 1
        else:
            asked[True] += table.company.wish(seat, seen, table.dice) is not None
        take(s, seat, legal[table.dice.below(len(legal))])
    assert asked[True]
    assert asked[False]


def test_what_cannot_be_said_is_a_fault_that_names_the_seat_and_the_reason() -> None:
    with pytest.raises(BadInput, match=r"^statement_refused: seat=\d said_just_now: thank$"):
        Table(Loudmouth).play()


def test_nobody_speaks_for_somebody_else() -> None:
    with pytest.raises(BadInput, match=r"^statement_refused: seat=\d speaker=\d$"):
        Table(Impostor).play()


@pytest.mark.parametrize(
    ("game", "player", "talks"),
    [("thing", Talker, True), ("lifeboat", Talker, False), ("thing", RandomPlayer, False)],
)
def test_there_is_a_record_where_somebody_talks_and_has_something_to_say(
    game: str, player: type[Player], talks: bool
) -> None:
    assert (record_for(GAMES[game], 4, [player(), RandomPlayer()]) is not None) == talks


def test_at_a_silent_table_nobody_is_asked_and_nothing_can_be_said() -> None:
    table = Table(Talker)
    table.company = Company(table.company.players, table.journal, None)
    table.play(60)
    for player in table.players:
        assert isinstance(player, Talker)
        assert not player.spoken
        assert "event" in player.heard
    with expect_refusal("not_said_here"):
        table.company.say(Statement("thank", 0, seat=1))
