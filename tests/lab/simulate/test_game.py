"""One game of bots: listeners get events in time, observers change nothing."""

from typing import ClassVar

import pytest

from turncoat.bots import catalog
from turncoat.bots.player import Heard
from turncoat.bots.players.random import RandomPlayer
from turncoat.games.catalog import GAMES
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option
from turncoat.kernel.session import begin
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View
from turncoat.lab.simulate.game import Deal, Witness, play_deal, players_dice
from turncoat_lifeboat.game import LIFEBOAT

Told = tuple[int, tuple[int, ...], tuple[int, ...]]


class Listener(RandomPlayer):
    """Plays like the random bot, and remembers by decision what it had been told until then."""

    listens: ClassVar[bool] = True
    sat: ClassVar[list["Listener"]] = []

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.counts: dict[int, int] = {}
        self.seat = -1
        Listener.sat.append(self)

    def hear(self, heard: Heard) -> None:
        self.told.append((heard.kind, heard.arguments, heard.secret))

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        self.seat = view.seat
        self.counts[view.decision] = len(self.told)
        return super().decide(view, legal, dice)

    def beliefs(self) -> list[float] | None:
        return [0.5] * 4


@pytest.fixture(autouse=True)
def listeners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.PLAYERS, "listener", Listener)
    Listener.sat.clear()


def deal(game: Game, seed: int, *bots: str) -> Deal:
    return Deal(game, seed, {}, [(bot, bot) for bot in bots])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_listener_has_been_told_all_that_happened_before_it_decides(game: Game) -> None:
    players = game.fewest_seats + 1
    s, _ = play_deal(deal(game, 5, *["listener"] * (players - 1), "random"))
    table = begin(game, players, fast(5), {})
    happened = {table.state.decision: len(table.journal)}
    dice = players_dice(5)
    while table.state.ending == RUNNING:
        seat, legal = table.decisions()[0]["seat"], table.decisions()[0]["options"]
        at = dice.below(len(legal)) if len(legal) > 1 else 0
        table.answer(seat, legal[at]["id"])
        happened[table.state.decision] = len(table.journal)
    assert table.fingerprint() == fingerprint(s)
    assert len(Listener.sat) == players - 1
    for player in Listener.sat:
        assert all(happened[decision] == count for decision, count in player.counts.items())
        for event, told in zip(table.journal, player.told, strict=False):
            secret = event.secret if event.is_told_to(player.seat) else ()
            assert told == (event.kind, event.arguments, secret)


def test_nobody_is_told_what_is_secret_to_others() -> None:
    play_deal(deal(LIFEBOAT, 5, *["listener"] * 4))
    first, second = Listener.sat[0].told, Listener.sat[1].told
    both = list(zip(first, second, strict=False))
    assert all(one[:2] == other[:2] for one, other in both)
    assert any(one[2] != other[2] for one, other in both)


@pytest.mark.parametrize("bot", ["random", "sensible", "listener"])
def test_looking_on_changes_nothing(bot: str) -> None:
    planned = deal(LIFEBOAT, 8, *[bot] * 4)
    witness = Witness(planned.record(), {}, {})
    watched, made = play_deal(planned, witness)
    alone, as_many = play_deal(planned)
    assert fingerprint(watched) == fingerprint(alone)
    assert made == as_many
    assert witness.record is not None
    assert len(witness.record.entries) == made
    assert witness.times is not None
    assert 0 < witness.times[bot].decisions <= made


def test_opinions_are_kept_with_what_was_true_then() -> None:
    planned = deal(LIFEBOAT, 8, "listener", "random", "random", "listener")
    witness = Witness(opinions={})
    s, made = play_deal(planned, witness)
    assert witness.opinions is not None
    assert set(witness.opinions) == {0, 3}
    last = witness.opinions[3][-1]
    assert last.decision < made
    assert last.truth == [LIFEBOAT.side_of(s, seat) == 1 for seat in range(4)]
    assert last.side == LIFEBOAT.side_of(s, 3)


def test_times_are_those_of_the_bot_that_plays_the_side() -> None:
    witness = Witness(times={})
    play_deal(Deal(LIFEBOAT, 8, {}, [("random", "sensible")] * 4), witness)
    assert witness.times is not None
    assert set(witness.times) == {"random", "sensible"}
