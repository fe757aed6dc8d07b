"""Statements of bots in a meeting."""

from tests.bots.talking.standpoints import standpoint_of
from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, Scene, on_the_atlantica
from turncoat.bots.sides import TRAITOROUS
from turncoat.bots.talking.testimony import give_evidence
from turncoat.talk.statements import Statement


def accuse(scene: Scene, reason: str = "") -> Statement:
    """Anna accuses Clara."""
    event = scene.number("checked") if reason else -1
    return scene.say(Statement("estimate", ANNA, seat=CLARA, level="accuse", reason=reason, event=event))


def test_the_accused_explains_the_deed_that_was_named_or_gives_its_word() -> None:
    scene = on_the_atlantica()
    said = give_evidence(standpoint_of(scene, CLARA, {}), accuse(scene, "gave_nothing"))
    assert said is not None
    assert (said.kind, said.event) == ("defend", scene.number("checked"))
    scene = on_the_atlantica()
    said = give_evidence(standpoint_of(scene, CLARA, {}), accuse(scene))
    assert said == Statement("claim_self", CLARA)


def test_who_doubts_the_accused_shows_evidence_and_so_does_who_accused() -> None:
    scene = on_the_atlantica()
    accusation = accuse(scene)
    for seat in (DMYTRO, ANNA):
        said = give_evidence(standpoint_of(scene, seat, {CLARA: 0.8}), accusation)
        assert said is not None
        assert (said.kind, said.seat, said.level, said.reason) == (
            "estimate",
            CLARA,
            "lean_traitor",
            "gave_nothing",
        )


def test_what_was_held_up_already_is_not_held_up_again() -> None:
    scene = on_the_atlantica()
    accusation = accuse(scene, "gave_nothing")
    said = give_evidence(standpoint_of(scene, DMYTRO, {CLARA: 0.8}), accusation)
    assert said == Statement("agree", DMYTRO, statement=accusation.number)


def test_who_trusts_the_accused_contradicts() -> None:
    scene = on_the_atlantica()
    accusation = accuse(scene)
    said = give_evidence(standpoint_of(scene, DMYTRO, {CLARA: 0.02, BORYS: 0.5, ANNA: 0.5}), accusation)
    assert said == Statement("disagree", DMYTRO, statement=accusation.number)


def test_who_cannot_tell_names_another_suspect_asks_or_says_so() -> None:
    scene = on_the_atlantica()
    accusation = accuse(scene)
    said = give_evidence(standpoint_of(scene, BORYS, {CLARA: 0.3, ANNA: 0.1, DMYTRO: 0.8}), accusation)
    assert said is not None
    assert (said.seat, said.reason) == (DMYTRO, "many_and_failed")
    said = give_evidence(standpoint_of(scene, BORYS, {}), accusation)
    assert said == Statement("ask_why", BORYS, seat=CLARA, event=scene.number("checked"))


def test_a_traitor_frames_a_human_with_what_all_saw() -> None:
    scene = on_the_atlantica()
    standpoint = standpoint_of(
        scene,
        DMYTRO,
        {CLARA: 0.02},
        persona="framer",
        side=TRAITOROUS,
        reputation={CLARA: 0.5, ANNA: 0.2, BORYS: 0.2},
    )
    said = give_evidence(standpoint, accuse(scene))
    assert said is not None
    assert (said.seat, said.level, said.reason) == (CLARA, "lean_traitor", "gave_nothing")
    assert scene.record.may_say(said)


def test_a_question_is_answered_first_and_an_opinion_is_given_once() -> None:
    scene = on_the_atlantica()
    accusation = accuse(scene)
    scene.say(Statement("ask_view", ANNA, seat=BORYS, other=CLARA))
    standpoint = standpoint_of(scene, BORYS, {CLARA: 0.8})
    said = give_evidence(standpoint, accusation)
    assert said is not None
    assert (said.kind, said.seat) == ("estimate", CLARA)
    scene.say(said)
    assert give_evidence(standpoint_of(scene, BORYS, {CLARA: 0.8}), accusation) is None
