"""Audit of talk: counts of statements, and claims checked against what the speakers saw."""

import pytest

from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, Scene, at_the_station, on_the_atlantica
from turncoat.kernel.events import LOOKED, Event
from turncoat.lab.simulate.talk_audit import Claims, TalkAudit, part_of
from turncoat.talk.statements import Statement

LOYAL, TRAITOR = 0, 1


def look_events(scene: Scene, *cards: str) -> list[Event]:
    """The events of Anna looking at these cards."""
    game = scene.game
    seen = tuple(game.layout.card_named[card] for card in cards)
    zone = game.layout.zone_named["loyalty.1"]
    event = Event(LOOKED, "", (ANNA, zone, len(seen)), seen, 1 << ANNA)
    return [event] * len(scene.events)


def said(
    scene: Scene, audit: TalkAudit, side: int, *statements: Statement, cards: tuple[str, ...] = ("human",)
) -> None:
    for statement in statements:
        audit.note(scene.game, side, scene.record, scene.say(statement), look_events(scene, *cards))


def test_statements_are_counted_by_kind() -> None:
    scene, audit = on_the_atlantica(), TalkAudit()
    said(scene, audit, LOYAL, Statement("thank", ANNA, seat=CLARA), Statement("thank", ANNA, seat=BORYS))
    said(scene, audit, TRAITOR, Statement("warn", BORYS, danger="fuel"))
    assert audit.kinds == {"thank": 2, "warn": 1}
    assert audit.statements == 3


def test_doubts_are_counted_with_and_without_a_reason() -> None:
    scene, audit = on_the_atlantica(), TalkAudit()
    said(
        scene,
        audit,
        LOYAL,
        Statement("estimate", ANNA, seat=BORYS, level="accuse", reason="chose_worse", event=2),
        Statement("estimate", ANNA, seat=CLARA, level="lean_traitor"),
        Statement("estimate", ANNA, seat=DMYTRO, level="trust"),
    )
    assert (audit.doubts, audit.reasoned) == (2, 1)


def test_questions_are_counted_with_those_that_got_an_answer() -> None:
    scene, audit = on_the_atlantica(), TalkAudit()
    said(scene, audit, LOYAL, Statement("request", ANNA, seat=BORYS, action="repair"))
    said(scene, audit, LOYAL, Statement("ask_view", ANNA, seat=CLARA, other=BORYS))
    said(scene, audit, LOYAL, Statement("promise", BORYS, action="repair"))
    audit.note_end(scene.record)
    assert (audit.asked, audit.answered, audit.games) == (2, 1, 1)


def test_a_claim_against_ones_own_ledger_is_counted_by_side() -> None:
    scene, audit = on_the_atlantica(), TalkAudit()
    trust = Statement("estimate", ANNA, seat=BORYS, level="trust")
    said(scene, audit, LOYAL, trust)
    said(scene, audit, TRAITOR, Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    assert audit.claims == {"humans": Claims(count=1), "deep_ones": Claims(count=1, contradictions=1)}


@pytest.mark.parametrize(
    ("cards", "level", "false"),
    [
        (("human",), "human", 0),
        (("human", "hybrid"), "human", 1),
        (("cultist",), "traitor", 0),
        (("human",), "traitor", 1),
    ],
)
def test_a_claim_to_have_seen_is_held_against_what_was_seen(
    cards: tuple[str, ...], level: str, false: int
) -> None:
    scene, audit = on_the_atlantica(), TalkAudit()
    claim = Statement("claim_seen", ANNA, seat=BORYS, event=1, level=level)
    said(scene, audit, LOYAL, claim, cards=cards)
    assert audit.claims["humans"] == Claims(count=1, seen=1, false_seen=false)


@pytest.mark.parametrize(("token", "false"), [("human", 0), ("alien", 1)])
def test_in_the_thing_a_token_was_seen(token: str, false: int) -> None:
    scene, audit = at_the_station(), TalkAudit()
    names = scene.game.names
    seen = (names.number("role", token), names.number("role", token))
    figures = (names.number("figure", "0"), names.number("figure", "1"))
    event = Event(names.number("event", "token_seen"), "", figures, seen, 1 << ANNA)
    claim = scene.say(
        Statement("claim_seen", ANNA, seat=BORYS, event=scene.number("token_seen", last=False), level="human")
    )
    audit.note(scene.game, TRAITOR, scene.record, claim, [event] * len(scene.events))
    assert audit.claims["aliens"].false_seen == false


def test_audits_add_up() -> None:
    total = TalkAudit()
    for _ in range(2):
        scene, audit = on_the_atlantica(), TalkAudit()
        said(scene, audit, LOYAL, Statement("claim_self", ANNA), Statement("warn", ANNA, danger="fuel"))
        audit.note_end(scene.record)
        audit.refused += 1
        total.add(audit)
    assert total.games == 2
    assert total.kinds == {"claim_self": 2, "warn": 2}
    assert total.refused == 2
    assert total.claims == {"humans": Claims(count=2)}


def test_the_object_has_shares_where_there_is_something_to_share() -> None:
    audit = TalkAudit().as_object()
    assert audit["questions"] == {"asked": 0, "answered": 0, "share": None}
    assert part_of(1, 4) == 0.25
