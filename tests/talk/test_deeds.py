"""Deeds in real games, as subjects of talk."""

import pytest

from tests.talk.scenes import play, record_of
from turncoat.kernel.ids import SPECTATOR
from turncoat.talk.games import GAME_TALK, words_lists
from turncoat.talk.public_log import PublicLog

RARE = {"unfathomable": {"worked"}, "thing": {"worked", "avoided", "tested_human"}}


@pytest.mark.parametrize("game", GAME_TALK)
def test_every_reason_is_given_in_real_games(game: str) -> None:
    reasons: set[str] = set()
    for seed in range(12):
        log = record_of(play(game, 4 + seed % 3, seed, 4000)).log
        assert log.is_over
        for seat in range(log.seats):
            for deed in log.deeds(seat):
                assert log.has(deed.event)
                assert deed.other != seat
                reasons.add(deed.reason)
    wanted = set(words_lists(game)["reasons"])
    assert reasons <= wanted
    assert wanted - reasons <= RARE[game]


@pytest.mark.parametrize("game", GAME_TALK)
def test_events_may_be_read_bit_by_bit(game: str) -> None:
    session = play(game, 5, 2, 200)
    events = session.events(SPECTATOR)
    whole, bits = PublicLog(session.state.game, 5), PublicLog(session.state.game, 5)
    whole.read(session)
    for end in range(0, len(events) + 1, 7):
        bits.read(events[:end])
    bits.read(events)
    assert bits.count == whole.count == len(events)
    assert bits.turn() == whole.turn()
    assert [bits.deeds(seat) for seat in range(5)] == [whole.deeds(seat) for seat in range(5)]
    assert bits.checks == whole.checks


@pytest.mark.parametrize("game", GAME_TALK)
def test_what_a_seat_knows_changes_nothing(game: str) -> None:
    """Secret parts of events are not read."""
    session = play(game, 5, 2, 300)
    public = record_of(session).log
    for seat in range(5):
        own = PublicLog(session.state.game, 5)
        own.read(session.events(seat))
        assert [own.deeds(other) for other in range(5)] == [public.deeds(other) for other in range(5)]
        assert own.checks == public.checks


@pytest.mark.parametrize("game", GAME_TALK)
@pytest.mark.parametrize("seed", range(3))
def test_the_journal_of_a_game_says_the_same_as_its_events_in_words(game: str, seed: int) -> None:
    session = play(game, 4 + seed, seed, 4000)
    in_words, heard = PublicLog(session.state.game, 4 + seed), PublicLog(session.state.game, 4 + seed)
    in_words.read(session.events(SPECTATOR))
    for end in range(0, len(session.journal) + 1, 7):
        heard.hear(session.journal[:end])
    heard.hear(session.journal)
    for part in ("count", "is_over", "checks", "revealed"):
        assert getattr(heard, part) == getattr(in_words, part), part
    for seat in range(4 + seed):
        assert heard.deeds(seat) == in_words.deeds(seat)
        assert heard.looks(seat) == in_words.looks(seat)
    assert [heard.turn_at(event) for event in range(heard.count)] == [
        in_words.turn_at(event) for event in range(in_words.count)
    ]
