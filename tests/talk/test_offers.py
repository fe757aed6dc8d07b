"""The buttons: few, sayable, answers first, and the same whatever a player holds."""

import pytest

from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, on_the_atlantica, played, record_of
from turncoat.kernel.ids import SPECTATOR
from turncoat.talk.games import GAME_TALK
from turncoat.talk.offers import MOST, offered
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

VIEW = played("unfathomable", 4, 1, 40).view(SPECTATOR)


@pytest.mark.parametrize("game", GAME_TALK)
def test_all_that_is_offered_may_be_said(game: str) -> None:
    for steps in (10, 60, 200, 300):
        session = played(game, 5, steps, steps)
        record = record_of(session)
        for seat in range(5):
            found = offered(session.view(seat), session, record, seat)
            if record.log.is_over:
                assert not found
                continue
            assert 5 < len(found) <= MOST
            assert len(set(found)) == len(found)
            assert all(one.speaker == seat and record.may_say(one) for one in found)


@pytest.mark.parametrize("game", GAME_TALK)
def test_the_list_tells_nothing_about_who_reads_it(game: str) -> None:
    session = played(game, 5, 3, 150)
    record = record_of(session)
    for seat in range(5):
        own = offered(session.view(seat), session, record, seat)
        assert own == offered(session.view(SPECTATOR), session, record, seat)


def test_answers_to_open_questions_come_first() -> None:
    scene = on_the_atlantica()
    check = scene.number("check_begun")
    scene.say(Statement("ask_view", ANNA, seat=BORYS, other=DMYTRO))
    scene.say(Statement("ask_intent", CLARA, seat=BORYS, event=check))
    found = offered(VIEW, scene.events, scene.record, BORYS)
    assert [one.level for one in found[:3]] == ["none", "some", "strong"]
    assert [one.kind for one in found[:6]] == ["intent"] * 3 + ["answer"] * 3
    assert found[6] == Statement("estimate", BORYS, seat=DMYTRO, level="trust")


def test_who_is_accused_can_defend_oneself() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    scene.say(Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing", event=event))
    found = offered(VIEW, scene.events, scene.record, CLARA)
    assert Statement("defend", CLARA, event=event, excuse="nothing_fitting") in found
    assert Statement("disagree", CLARA, statement=0) in found
    scene.say(Statement("defend", CLARA, event=event, excuse="nothing_fitting"))
    assert not [one for one in offered(VIEW, scene.events, scene.record, CLARA) if one.kind == "defend"]


def test_liars_find_their_lies() -> None:
    scene = on_the_atlantica()
    seen = [one.level for one in offered(VIEW, scene.events, scene.record, ANNA) if one.kind == "claim_seen"]
    assert seen == ["human", "traitor"]


def test_deeds_of_this_turn_are_offered_with_their_reason() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    found = offered(VIEW, scene.events, scene.record, ANNA)
    assert Statement("ask_why", ANNA, seat=CLARA, event=event) in found
    assert (
        Statement("estimate", ANNA, seat=DMYTRO, level="lean_traitor", reason="many_and_failed", event=event)
        in found
    )


def test_a_game_without_talk_offers_nothing() -> None:
    session = played("lifeboat", 4, 1, 5)
    record = TalkRecord(session.state.game, 4)
    assert offered(session.view(0), session, record, 0) == []


def test_players_who_hide_no_side_still_plan_together() -> None:
    session = played("thing", 2, 1, 30)
    found = offered(session.view(0), session, record_of(session), 0)
    assert found
    assert {one.kind for one in found} <= {"warn", "promise", "request", "thank"}
