"""Offers: few, allowed, answers first, and independent of the player's cards."""

import pytest

from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, on_the_atlantica, play, record_of
from turncoat.kernel.ids import SPECTATOR
from turncoat.talk.games import GAME_TALK
from turncoat.talk.offers import MOST, list_offers, list_offers_about
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

VIEW = play("unfathomable", 4, 1, 40).view(SPECTATOR)


@pytest.mark.parametrize("game", GAME_TALK)
def test_all_that_is_offered_may_be_said(game: str) -> None:
    for steps in (10, 60, 200, 300):
        session = play(game, 5, steps, steps)
        record = record_of(session)
        for seat in range(5):
            offers = list_offers(session.view(seat), session, record, seat)
            if record.log.is_over:
                assert not offers
                continue
            assert 5 < len(offers) <= MOST
            assert len(set(offers)) == len(offers)
            assert all(one.speaker == seat and record.may_say(one) for one in offers)


@pytest.mark.parametrize("game", GAME_TALK)
def test_the_list_tells_nothing_about_who_reads_it(game: str) -> None:
    session = play(game, 5, 3, 150)
    record = record_of(session)
    for seat in range(5):
        own = list_offers(session.view(seat), session, record, seat)
        assert own == list_offers(session.view(SPECTATOR), session, record, seat)


def test_answers_to_open_questions_come_first() -> None:
    scene = on_the_atlantica()
    check = scene.number("check_begun")
    scene.say(Statement("ask_view", ANNA, seat=BORYS, other=DMYTRO))
    scene.say(Statement("ask_intent", CLARA, seat=BORYS, event=check))
    offers = list_offers(VIEW, scene.events, scene.record, BORYS)
    assert [one.level for one in offers[:3]] == ["none", "some", "strong"]
    assert [one.kind for one in offers[:6]] == ["intent"] * 3 + ["answer"] * 3
    assert offers[6] == Statement("estimate", BORYS, seat=DMYTRO, level="trust")


def test_who_is_accused_can_defend_oneself() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    scene.say(Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing", event=event))
    offers = list_offers(VIEW, scene.events, scene.record, CLARA)
    assert Statement("defend", CLARA, event=event, excuse="nothing_fitting") in offers
    assert Statement("disagree", CLARA, statement=0) in offers
    scene.say(Statement("defend", CLARA, event=event, excuse="nothing_fitting"))
    assert not [one for one in list_offers(VIEW, scene.events, scene.record, CLARA) if one.kind == "defend"]


def test_liars_find_their_lies() -> None:
    scene = on_the_atlantica()
    seen = [
        one.level for one in list_offers(VIEW, scene.events, scene.record, ANNA) if one.kind == "claim_seen"
    ]
    assert seen == ["human", "traitor"]


def test_deeds_of_this_turn_are_offered_with_their_reason() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    offers = list_offers(VIEW, scene.events, scene.record, ANNA)
    assert Statement("ask_why", ANNA, seat=CLARA, event=event) in offers
    assert (
        Statement("estimate", ANNA, seat=DMYTRO, level="lean_traitor", reason="many_and_failed", event=event)
        in offers
    )


def test_a_game_without_talk_offers_nothing() -> None:
    session = play("lifeboat", 4, 1, 5)
    record = TalkRecord(session.state.game, 4)
    assert list_offers(session.view(0), session, record, 0) == []


def test_players_who_hide_no_side_still_plan_together() -> None:
    session = play("thing", 2, 1, 30)
    offers = list_offers(session.view(0), session, record_of(session), 0)
    assert offers
    assert {one.kind for one in offers} <= {"warn", "promise", "request", "thank"}


@pytest.mark.parametrize("game", GAME_TALK)
def test_what_is_offered_about_one_player_may_be_said_and_is_about_that_player(game: str) -> None:
    for steps in (10, 60, 200):
        session = play(game, 5, steps, steps)
        record = record_of(session)
        for seat, other in ((0, 1), (1, 4), (3, 2)):
            offers = list_offers_about(session, record, seat, other)
            assert all(one.speaker == seat and record.may_say(one) for one in offers)
            assert {one.seat for one in offers if one.kind in ("estimate", "ask_why", "thank")} <= {other}
            levels = [one.level for one in offers if one.kind == "estimate"]
            if not record.log.is_over and other not in record.log.revealed:
                assert levels == ["accuse", "trust"]
                assert any(one.kind == "promise" for one in offers)


def test_nothing_is_said_to_oneself() -> None:
    scene = on_the_atlantica()
    assert list_offers_about(scene.events, scene.record, ANNA, ANNA) == []


def test_who_asks_why_is_explained_to_and_who_asks_a_favour_is_promised_it_first() -> None:
    scene = on_the_atlantica()
    event = scene.number("checked")
    scene.say(Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing", event=event))
    scene.say(Statement("request", BORYS, seat=CLARA, action="repair"))
    to_anna = list_offers_about(scene.events, scene.record, CLARA, ANNA)
    assert Statement("defend", CLARA, event=event, excuse="nothing_fitting") in to_anna
    to_borys = list_offers_about(scene.events, scene.record, CLARA, BORYS)
    assert not [one for one in to_borys if one.kind == "defend"]
    assert next(one for one in to_borys if one.kind == "promise").action == "repair"
