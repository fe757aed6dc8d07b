"""The talk record: permitted statements, past claims, and open questions."""

from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    DMYTRO,
    Scene,
    adds_cards,
    chose,
    event_wire,
    expect_refusal,
    turn_of,
)
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement, to_wire

# Checks


def test_one_says_how_much_one_will_help_while_cards_are_taken(ship: Scene) -> None:
    check = ship.number("check_begun")
    ship.say(Statement("intent", BORYS, event=check, level="strong"))
    ship.refuses(Statement("intent", DMYTRO, event=check, level="some"), "no_check_now")
    ship.refuses(Statement("ask_intent", ANNA, seat=DMYTRO, event=check), "no_check_now")
    ship.refuses(
        Statement("intent", ANNA, event=ship.number("check_begun", last=False), level="some"), "no_check_now"
    )
    ship.happens(event_wire("shuffled", {"zone": "check_pile", "count": 2}))
    ship.refuses(Statement("intent", ANNA, event=check, level="some"), "no_check_now")
    ship.refuses(Statement("request", ANNA, seat=BORYS, action="help"), "no_check_now")
    ship.refuses(Statement("promise", ANNA, action="help"), "no_check_now")


def test_a_report_agrees_with_how_many_cards_everybody_saw(ship: Scene) -> None:
    past = ship.number("check_begun", last=False)
    ship.refuses(Statement("report", CLARA, event=past, level="helped"), "not_in_check")
    ship.refuses(Statement("report", DMYTRO, event=past, level="could_not"), "against_the_record")
    ship.refuses(
        Statement("report", ANNA, event=ship.number("check_begun"), level="could_not"), "not_in_check"
    )
    ship.refuses(Statement("report", DMYTRO, event=past + 1, level="helped"), "event_does_not_fit")
    ship.say(Statement("report", DMYTRO, event=past, level="helped"))
    ship.say(Statement("report", CLARA, event=past, level="could_not"))


def test_the_active_pile_is_the_check_of_a_round(station: Scene) -> None:
    begun = station.number("turn_of")
    station.refuses(Statement("intent", ANNA, event=begun, level="strong"), "no_check_now")
    station.say(Statement("intent", BORYS, event=begun, level="strong"))
    station.happens(adds_cards(BORYS, 1, "pile"), event_wire("shuffled", {"zone": "pile", "count": 2}))
    station.say(Statement("report", BORYS, event=begun, level="helped"))
    station.refuses(Statement("intent", CLARA, event=begun, level="some"), "no_check_now")


# Reasons


def test_a_reason_points_to_a_public_event_of_the_accused(ship: Scene) -> None:
    checked = ship.number("checked")

    def accuse(seat: int, reason: str, event: int, level: str = "accuse") -> Statement:
        return Statement("estimate", ANNA, seat=seat, level=level, reason=reason, event=event)

    ship.refuses(accuse(CLARA, "gave_nothing", 999), "no_such_event")
    ship.refuses(accuse(CLARA, "gave_nothing", -7), "no_such_event")
    ship.refuses(accuse(DMYTRO, "gave_nothing", checked), "event_does_not_fit")
    ship.refuses(accuse(BORYS, "gave_nothing", checked), "event_does_not_fit")
    ship.refuses(accuse(CLARA, "many_and_failed", checked), "event_does_not_fit")
    ship.refuses(accuse(CLARA, "gave_nothing", checked - 1), "event_does_not_fit")
    ship.refuses(accuse(CLARA, "gave_nothing", checked, "trust"), "reason_does_not_fit")
    ship.refuses(
        Statement("estimate", ANNA, seat=CLARA, level="accuse", reason="gave_nothing"), "reason_without_event"
    )
    ship.refuses(
        Statement("estimate", ANNA, seat=CLARA, level="accuse", event=checked), "reason_without_event"
    )
    ship.say(accuse(CLARA, "gave_nothing", checked))
    ship.say(accuse(DMYTRO, "many_and_failed", checked))


def test_what_speaks_for_somebody_is_no_reason_to_accuse(station: Scene) -> None:
    shown = station.number("role_revealed")
    tested = Statement("estimate", ANNA, seat=BORYS, level="lean_human", reason="tested_human", event=shown)
    station.say(tested)
    accused = Statement("estimate", ANNA, seat=BORYS, level="accuse", reason="tested_human", event=shown)
    station.refuses(accused, "reason_does_not_fit")


def test_damage_by_the_revealed_alien_is_held_against_nobody(station: Scene) -> None:
    broken = station.number("wrecked")
    assert station.record.log.deed(broken, CLARA) is not None
    assert station.record.log.deed(broken, ANNA) is None
    station.happens(chose(DMYTRO, "wreck"), event_wire("wrecked", {"place": "boiler", "strength": 2}))
    assert station.record.log.deed(broken, CLARA) is not None
    assert station.record.log.deed(station.number("wrecked"), CLARA) is None


def test_one_is_asked_about_and_defends_deeds_of_ones_own(ship: Scene) -> None:
    checked = ship.number("checked")
    ship.refuses(Statement("ask_why", ANNA, seat=BORYS, event=checked), "event_does_not_fit")
    ship.refuses(Statement("defend", ANNA, event=checked, excuse="mistake"), "event_does_not_fit")
    ship.say(Statement("ask_why", ANNA, seat=CLARA, event=checked))
    ship.say(Statement("defend", CLARA, event=checked, excuse="nothing_fitting"))


def test_help_needs_no_excuse(ship: Scene) -> None:
    ship.happens(
        adds_cards(BORYS, 1),
        event_wire("checked", {"total": 9, "target": 7, "outcome": "passed"}),
    )
    checked = ship.number("checked")
    deed = ship.record.log.deed(checked, BORYS)
    assert deed is not None
    assert deed.reason == "helped"
    ship.refuses(Statement("defend", BORYS, event=checked, excuse="mistake"), "event_does_not_fit")


# The public record


def test_a_claim_to_have_seen_needs_a_look_that_everybody_saw(ship: Scene) -> None:
    looked = ship.number("looked")
    ship.refuses(Statement("claim_seen", CLARA, seat=BORYS, event=looked, level="human"), "never_looked")
    ship.refuses(Statement("claim_seen", ANNA, seat=CLARA, event=looked, level="human"), "never_looked")
    ship.refuses(Statement("claim_seen", ANNA, seat=BORYS, event=looked + 1, level="human"), "never_looked")
    ship.say(Statement("claim_seen", ANNA, seat=BORYS, event=looked, level="traitor"))


def test_what_was_revealed_is_not_denied(ship: Scene) -> None:
    ship.happens(event_wire("changed", {"track": "revealed.1", "from": 0, "to": 1}))
    looked = ship.number("looked")
    ship.refuses(Statement("estimate", ANNA, seat=BORYS, level="trust"), "against_the_record")
    ship.refuses(Statement("claim_seen", ANNA, seat=BORYS, event=looked, level="human"), "against_the_record")
    ship.refuses(Statement("claim_self", BORYS), "against_the_record")
    ship.say(Statement("claim_self", ANNA))


def test_a_revealed_alien_does_not_claim_to_be_human(station: Scene) -> None:
    station.happens(event_wire("role_revealed", {"figure": "3", "role": "alien"}))
    station.refuses(Statement("claim_self", DMYTRO), "against_the_record")
    station.say(Statement("claim_self", BORYS))


def test_after_the_game_nothing_is_said(ship: Scene) -> None:
    ship.happens(event_wire("game_ended", {"ending": "sunk", "winners": [1]}))
    ship.refuses(Statement("claim_self", ANNA), "game_over")


# The cool-down


def test_the_same_is_said_again_only_in_the_next_turn(ship: Scene) -> None:
    doubt = Statement("estimate", ANNA, seat=BORYS, level="lean_traitor")
    ship.say(doubt)
    ship.say(Statement("warn", BORYS, danger="fuel"))
    ship.refuses(doubt, "said_just_now")
    ship.say(Statement("estimate", CLARA, seat=BORYS, level="lean_traitor"))
    ship.say(Statement("estimate", ANNA, seat=BORYS, level="accuse"))
    ship.happens(turn_of(BORYS))
    ship.say(doubt)
    ship.refuses(doubt, "said_just_now")


def test_another_event_does_not_make_another_estimate(ship: Scene) -> None:
    ship.happens(chose(BORYS, "choose 1"))
    first, second = [deed.event for deed in reversed(ship.record.log.deeds(BORYS))]
    doubt = Statement("estimate", ANNA, seat=BORYS, level="accuse", reason="chose_worse", event=first)
    ship.say(doubt)
    again = Statement("estimate", ANNA, seat=BORYS, level="accuse", reason="chose_worse", event=second)
    ship.refuses(again, "said_just_now")


# Questions


def test_a_question_stays_open_until_it_is_answered(ship: Scene) -> None:
    check = ship.number("check_begun")
    intent = ship.say(Statement("ask_intent", ANNA, seat=BORYS, event=check))
    why = ship.say(Statement("ask_why", ANNA, seat=BORYS, event=2))
    view = ship.say(Statement("ask_view", CLARA, seat=BORYS, other=DMYTRO))
    wish = ship.say(Statement("request", DMYTRO, seat=BORYS, action="repair"))
    assert ship.record.open_questions(BORYS) == [intent, why, view, wish]
    assert ship.record.open_questions(CLARA) == []
    ship.say(Statement("intent", CLARA, event=check, level="some"))
    assert ship.record.open_questions(BORYS) == [intent, why, view, wish]
    ship.say(Statement("intent", BORYS, event=check, level="some"))
    ship.say(Statement("defend", BORYS, event=2, excuse="lesser_evil"))
    ship.say(Statement("estimate", BORYS, seat=DMYTRO, level="unsure"))
    assert ship.record.open_questions(BORYS) == [wish]
    ship.say(Statement("answer", BORYS, statement=wish.number, level="no"))
    assert ship.record.open_questions(BORYS) == []
    ship.refuses(Statement("answer", BORYS, statement=wish.number, level="yes"), "question_closed")


def test_once_the_cards_are_in_nobody_asks_what_they_will_be(ship: Scene) -> None:
    check = ship.number("check_begun")
    asked = ship.say(Statement("ask_intent", ANNA, seat=BORYS, event=check))
    ship.happens(adds_cards(BORYS, 1))
    assert ship.record.open_questions(BORYS) == []
    ship.refuses(Statement("answer", BORYS, statement=asked.number, level="yes"), "question_closed")


def test_only_who_is_asked_answers(ship: Scene) -> None:
    wish = ship.say(Statement("request", DMYTRO, seat=BORYS, action="repair"))
    view = ship.say(Statement("ask_view", DMYTRO, seat=BORYS, other=ANNA))
    warning = ship.say(Statement("warn", DMYTRO, danger="fuel"))
    ship.refuses(Statement("answer", CLARA, statement=wish.number, level="yes"), "not_asked_that")
    ship.refuses(Statement("answer", BORYS, statement=warning.number, level="yes"), "not_asked_that")
    ship.refuses(Statement("answer", BORYS, statement=99, level="yes"), "no_such_statement")
    ship.refuses(Statement("answer", BORYS, statement=view.number, level="yes"), "no_yes_or_no")
    ship.say(Statement("answer", BORYS, statement=view.number, level="later"))


def test_one_agrees_with_opinions_of_others(ship: Scene) -> None:
    warning = ship.say(Statement("warn", DMYTRO, danger="fuel"))
    wish = ship.say(Statement("request", DMYTRO, seat=BORYS, action="repair"))
    ship.refuses(Statement("agree", DMYTRO, statement=warning.number), "nothing_to_agree_with")
    ship.refuses(Statement("disagree", ANNA, statement=wish.number), "nothing_to_agree_with")
    ship.refuses(Statement("agree", ANNA, statement=7), "no_such_statement")
    echo = ship.say(Statement("agree", ANNA, statement=warning.number))
    ship.refuses(Statement("agree", BORYS, statement=echo.number), "nothing_to_agree_with")


# Written down


def test_a_damaged_record_is_refused(ship: Scene) -> None:
    ship.say(Statement("warn", DMYTRO, danger="fuel"))
    ship.say(Statement("agree", ANNA, statement=0))
    written = ship.record.to_wire()
    with expect_refusal("broken_talk"):
        TalkRecord.from_wire(ship.game, 4, written[1:], ship.events)
    with expect_refusal("broken_talk"):
        TalkRecord.from_wire(ship.game, 4, written, ship.events[:3])
    for wrong in (
        Statement("ask_intent", ANNA, seat=BORYS, event=3, number=2, at=9),
        Statement("ask_why", ANNA, seat=BORYS, event=3, number=2, at=9),
        Statement("claim_seen", CLARA, seat=BORYS, event=1, level="human", number=2, at=9),
        Statement("agree", CLARA, statement=2, number=2, at=9),
    ):
        with expect_refusal("broken_talk"):
            TalkRecord.from_wire(ship.game, 4, [*written, to_wire(wrong)], ship.events)
    with expect_refusal("expected_list"):
        TalkRecord.from_wire(ship.game, 4, {}, ship.events)


def test_questions_that_got_an_answer_are_counted_once(ship: Scene) -> None:
    ship.say(Statement("request", ANNA, seat=BORYS, action="repair"))
    ship.say(Statement("ask_view", CLARA, seat=BORYS, other=ANNA))
    assert ship.record.answered == 0
    ship.say(Statement("promise", BORYS, action="repair"))
    assert ship.record.answered == 1
    ship.say(Statement("thank", BORYS, seat=ANNA))
    ship.say(Statement("estimate", BORYS, seat=ANNA, level="unsure"))
    assert ship.record.answered == 2
    ship.say(Statement("estimate", BORYS, seat=ANNA, level="trust"))
    assert ship.record.answered == 2
    again = TalkRecord.from_wire(ship.game, 4, ship.record.to_wire(), ship.events)
    assert again.answered == 2
