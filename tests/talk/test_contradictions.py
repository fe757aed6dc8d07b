"""The ledger of the talk record: statements that bind a speaker, and those that contradict them."""

from dataclasses import replace

import pytest

from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    DMYTRO,
    Scene,
    chose,
    event_wire,
    turn_of,
)
from turncoat.talk.statements import Statement


def contradictions(scene: Scene, *statements: Statement) -> list[int]:
    """All but the last are said; which of them the last one contradicts."""
    for statement in statements[:-1]:
        scene.say(statement)
    return [one.number for one in scene.record.contradicts(statements[-1])]


def test_the_ledger_keeps_what_binds(ship: Scene) -> None:
    claim = ship.say(Statement("claim_self", ANNA))
    ship.say(Statement("thank", ANNA, seat=BORYS))
    doubt = ship.say(Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    ship.say(Statement("claim_self", BORYS))
    assert ship.record.ledger(ANNA) == [claim, doubt]


def test_what_is_taken_back_does_not_bind(ship: Scene) -> None:
    doubt = ship.say(Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    trust = Statement("estimate", ANNA, seat=BORYS, level="trust")
    assert ship.record.contradicts(trust) == [doubt]
    ship.refuses(Statement("take_back", BORYS, statement=doubt.number), "nothing_to_take_back")
    ship.say(Statement("take_back", ANNA, statement=doubt.number))
    ship.refuses(Statement("take_back", ANNA, statement=doubt.number), "nothing_to_take_back")
    ship.refuses(Statement("agree", CLARA, statement=doubt.number), "nothing_to_agree_with")
    assert ship.record.ledger(ANNA) == []
    assert ship.record.contradicts(trust) == []
    ship.refuses(doubt.content, "said_just_now")


def test_a_broken_promise_of_help_is_a_contradiction(ship: Scene) -> None:
    check = ship.number("check_begun")
    ship.say(Statement("intent", BORYS, event=check, level="strong"))
    ship.happens(chose(BORYS, "done"))
    failed = Statement("report", BORYS, event=check, level="could_not")
    assert [one.kind for one in ship.record.contradicts(failed)] == ["intent"]
    ship.say(failed)


@pytest.mark.parametrize(
    ("first", "second", "is_odd"),
    [
        (
            Statement("claim_seen", ANNA, seat=BORYS, event=1, level="human"),
            Statement("claim_seen", ANNA, seat=BORYS, event=1, level="traitor"),
            True,
        ),
        (
            Statement("claim_seen", ANNA, seat=BORYS, event=1, level="traitor"),
            Statement("estimate", ANNA, seat=BORYS, level="trust"),
            True,
        ),
        (
            Statement("estimate", ANNA, seat=BORYS, level="lean_human"),
            Statement("claim_seen", ANNA, seat=BORYS, event=1, level="traitor"),
            True,
        ),
        (
            Statement("estimate", ANNA, seat=BORYS, level="unsure"),
            Statement("estimate", ANNA, seat=BORYS, level="accuse"),
            False,
        ),
        (
            Statement("estimate", ANNA, seat=BORYS, level="trust"),
            Statement("estimate", ANNA, seat=CLARA, level="accuse"),
            False,
        ),
        (
            Statement("propose", ANNA, seat=BORYS, action="brig"),
            Statement("propose", ANNA, seat=BORYS, action="free"),
            True,
        ),
        (
            Statement("defend", BORYS, event=2, excuse="mistake"),
            Statement("defend", BORYS, event=2, excuse="lesser_evil"),
            True,
        ),
        (
            Statement("intent", BORYS, event=12, level="none"),
            Statement("intent", BORYS, event=12, level="strong"),
            True,
        ),
        (Statement("claim_self", ANNA), Statement("warn", ANNA, danger="fuel"), False),
    ],
)
def test_claims_that_cannot_stand_together(
    ship: Scene, first: Statement, second: Statement, is_odd: bool
) -> None:
    assert contradictions(ship, first, second) == ([0] if is_odd else [])


@pytest.mark.parametrize("level", ["lean_traitor", "accuse"])
def test_who_was_accused_in_this_turn_was_not_seen_to_be_human(ship: Scene, level: str) -> None:
    doubt = Statement("estimate", ANNA, seat=BORYS, level=level)
    sight = Statement("claim_seen", ANNA, seat=BORYS, event=1, level="human")
    assert contradictions(ship, doubt, sight) == [0]


def test_what_speaks_for_a_player_and_against_them_cannot_be_said_in_one_turn(ship: Scene) -> None:
    opinion = ship.say(Statement("estimate", DMYTRO, seat=BORYS, level="accuse"))
    against = ship.say(Statement("agree", ANNA, statement=opinion.number))
    for said in (
        Statement("claim_seen", ANNA, seat=BORYS, event=1, level="human"),
        Statement("estimate", ANNA, seat=BORYS, level="lean_human"),
        Statement("propose", ANNA, seat=BORYS, action="free"),
    ):
        assert ship.record.contradicts(said) == [against]
    assert ship.record.contradicts(Statement("estimate", ANNA, seat=CLARA, level="trust")) == []
    assert ship.record.contradicts(Statement("propose", ANNA, seat=BORYS, action="brig")) == []
    ship.happens(turn_of(BORYS))
    assert ship.record.contradicts(Statement("estimate", ANNA, seat=BORYS, level="trust")) == []


def test_who_announces_a_vote_against_a_player_does_not_trust_them(station: Scene) -> None:
    vote = Statement("vote_intent", CLARA, seat=BORYS)
    assert contradictions(station, vote, Statement("estimate", CLARA, seat=BORYS, level="trust")) == [0]


def test_a_doubt_was_known_to_be_wrong_by_who_had_looked_before(ship: Scene) -> None:
    doubt = ship.say(Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    ship.happens(turn_of(BORYS), event_wire("looked", {"seat": ANNA, "at": "loyalty.1", "count": 1}))
    before = Statement("claim_seen", ANNA, seat=BORYS, event=1, level="human")
    after = replace(before, event=ship.number("looked"))
    assert ship.record.contradicts(before) == [doubt]
    assert ship.record.contradicts(after) == []


def test_who_was_seen_to_be_human_is_doubted_only_for_what_was_done_since(ship: Scene) -> None:
    sight = ship.say(Statement("claim_seen", ANNA, seat=BORYS, event=1, level="human"))
    ship.happens(turn_of(BORYS))
    doubt = Statement("estimate", ANNA, seat=BORYS, level="lean_traitor")
    chosen = replace(doubt, reason="chose_worse", event=2)
    assert ship.record.contradicts(doubt) == [sight]
    assert ship.record.contradicts(replace(chosen, event=0)) == [sight]
    assert ship.record.contradicts(chosen) == []


def test_agreeing_and_disagreeing_with_the_same(ship: Scene) -> None:
    ship.say(Statement("warn", DMYTRO, danger="fuel"))
    numbers = contradictions(
        ship, Statement("agree", ANNA, statement=0), Statement("disagree", ANNA, statement=0)
    )
    assert numbers == [1]


def test_two_votes_are_announced_in_one_round(station: Scene) -> None:
    votes = (Statement("vote_intent", ANNA, seat=BORYS), Statement("vote_intent", ANNA, seat=CLARA))
    assert contradictions(station, *votes) == [0]


def test_a_mind_may_change_from_turn_to_turn(ship: Scene) -> None:
    ship.say(Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    ship.happens(turn_of(BORYS))
    assert ship.record.contradicts(Statement("estimate", ANNA, seat=BORYS, level="trust")) == []
