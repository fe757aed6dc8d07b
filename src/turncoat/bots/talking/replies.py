"""Replies to questions, requests and charges."""

from collections.abc import Iterator
from typing import Final

from turncoat.bots.talking.opinions import Thought, estimate
from turncoat.bots.talking.standpoint import Standpoint
from turncoat.talk.statements import Statement

NO_CHOICE: Final = ("no_choice",)  # the excuse for all other reasons
SORE: Final = 0.4  # log odds above the others' from which a traitor feels watched


def answer(standpoint: Standpoint, question: Statement) -> Statement | None:
    """The answer to a question, if the seat can give it; otherwise "later"."""
    if not standpoint.is_revealed:
        for said in _answers(standpoint, question):
            if standpoint.may_say(said):
                return said
    later = Statement("answer", standpoint.seat, statement=question.number, level="later")
    return later if standpoint.may_say(later) else None


def _answers(standpoint: Standpoint, question: Statement) -> Iterator[Statement]:
    if question.kind == "ask_intent":
        level = standpoint.concerns.intent(
            standpoint.view, standpoint.chosen
        ) or standpoint.concerns.could_help(standpoint.view)
        yield Statement(
            "intent", standpoint.seat, event=question.event, level=_pretend_help(standpoint, level)
        )
    elif question.kind == "ask_why":
        yield excuse_for(standpoint, question.event)
    elif question.kind == "ask_view":
        yield estimate(standpoint, question.other)
    else:
        yield from _to_request(standpoint, question)


def _to_request(standpoint: Standpoint, question: Statement) -> Iterator[Statement]:
    if standpoint.chance(min(0.95, 0.6 * standpoint.manners.obliging)) and _is_willing(standpoint, question):
        if standpoint.chance(0.5):
            yield Statement("promise", standpoint.seat, action=question.action)
        yield Statement("answer", standpoint.seat, statement=question.number, level="yes")
    else:
        yield Statement("answer", standpoint.seat, statement=question.number, level="no")


def _is_willing(standpoint: Standpoint, question: Statement) -> bool:
    if not standpoint.has_suspects:
        return True
    if question.action == "help":
        return _pretend_help(standpoint, standpoint.concerns.could_help(standpoint.view)) != "none"
    if question.action == "be_tested":
        return standpoint.is_loyal
    return standpoint.gap(question.speaker) < 1.0 if question.speaker in standpoint.others else False


def _pretend_help(standpoint: Standpoint, level: str) -> str:
    """The intent to state: a traitor without fitting cards promises some help."""
    return level if standpoint.is_loyal or level != "none" else "some"


# Charges


def defences(standpoint: Standpoint) -> Iterator[Thought]:
    """Replies to a charge: an excuse for the named deed, or a claim of loyalty."""
    worth = 0.6 * standpoint.manners.defending + 0.3 * max(0.0, standpoint.own_reputation())
    for charge in standpoint.recall.charges:
        if not standpoint.excuses(charge.reason):
            yield from _own_word(standpoint, 0.4 * worth)
        elif charge.event not in standpoint.recall.excuses:
            yield worth + (0.4 if charge.level == "accuse" else 0.0), excuse_for(standpoint, charge.event)
    if standpoint.own_reputation() > SORE:
        yield from _own_word(standpoint, 0.5 * worth)


def _own_word(standpoint: Standpoint, worth: float) -> Iterator[Thought]:
    said = Statement("claim_self", standpoint.seat)
    if standpoint.recall.is_new(said):
        yield worth, said


def excuse_for(standpoint: Standpoint, event: int) -> Statement:
    """The excuse for an event, which is always the same for the same deed."""
    excuse = standpoint.recall.excuses.get(event)
    if excuse is None:
        deed = standpoint.record.log.deed(event, standpoint.seat)
        fitting = (standpoint.excuses(deed.reason) if deed is not None else ()) or NO_CHOICE
        excuse = fitting[standpoint.dice.below(len(fitting))]
    return Statement("defend", standpoint.seat, event=event, excuse=excuse)
