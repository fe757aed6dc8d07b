"""Backgrounds of events: part of the public event, unchanged by the wire, and absent from tables stored before."""

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.requests import plain
from turncoat.kernel.session import Session, begin
from turncoat.kernel.unwire import event_from_wire
from turncoat.kernel.wire import WHY, event_wire


def play(game: str, answers: int = 400) -> Session:
    session = begin(GAMES[game], 4, fast(8), {})
    session.play_randomly(fast(9), answers)
    return session


def with_why(session: Session, name: str) -> list[Event]:
    kinds = session.state.game.events
    return [event for event in session.journal if kinds[event.kind].name == name and event.why is not None]


def test_an_answer_that_means_nothing_alone_tells_its_question() -> None:
    session = play("unfathomable")
    chosen = [
        event_wire(session.state.game, event, SPECTATOR)["told"] for event in with_why(session, "chose")
    ]
    branches = [told[WHY] for told in chosen if told["verb"] == "choose"]
    assert branches
    for why in branches:
        assert isinstance(why, dict)
        assert str(why["step"]).endswith(".choose")
        assert isinstance(why["effect"], list)
    assert not [told for told in chosen if told["verb"] in ("pass", "move")]


def test_a_die_tells_who_rolls_it_and_what_for() -> None:
    session = play("lifeboat", 120)
    rolls = with_why(session, "rolled")
    assert rolls
    for event in rolls:
        why = event_wire(session.state.game, event, SPECTATOR)["told"][WHY]
        assert isinstance(why, dict)
        assert why["seat"] in range(4)


def test_a_die_tells_what_is_added_to_it_and_the_effect_that_waits_for_it() -> None:
    session = play("unfathomable", 900)
    told = [
        event_wire(session.state.game, event, SPECTATOR)["told"][WHY] for event in with_why(session, "rolled")
    ]
    waiting = [why for why in told if isinstance(why, dict) and "effect" in why]
    assert waiting
    assert all(isinstance(why["effect"], list) and why["effect"][0] == "Roll" for why in waiting)
    assert any("bonus" in why for why in told if isinstance(why, dict))


def test_an_attack_tells_who_attacked_whom() -> None:
    session = play("unfathomable", 900)
    attacks = with_why(session, "attacked")
    assert attacks
    for event in attacks:
        assert event.why is not None
        assert event.why.seat >= 0 or event.why.other >= 0


def test_what_lies_behind_an_event_is_read_back_as_it_was_told() -> None:
    session = play("unfathomable")
    game = session.state.game
    for event in session.journal:
        told = event_wire(game, event, SPECTATOR)
        again = event_from_wire(game, plain(told), EVERYBODY)
        assert event_wire(game, again, SPECTATOR) == told
