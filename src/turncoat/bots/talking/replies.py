"""Answers: to questions, to requests, and to what is held against one."""

from collections.abc import Iterator
from typing import Final

from turncoat.bots.talking.moment import Moment
from turncoat.bots.talking.opinions import Thought, estimate
from turncoat.talk.statements import Statement

NO_CHOICE: Final = ("no_choice",)  # the excuse for everything else
SORE: Final = 0.4  # log odds above the others' from which on a traitor feels watched


def answer(moment: Moment, question: Statement) -> Statement | None:
    """What was asked for, if one can say so; "later" can always be said."""
    if not moment.is_revealed:
        for said in _answers(moment, question):
            if moment.may_say(said):
                return said
    later = Statement("answer", moment.seat, statement=question.number, level="later")
    return later if moment.may_say(later) else None


def _answers(moment: Moment, question: Statement) -> Iterator[Statement]:
    if question.kind == "ask_intent":
        level = moment.concerns.intent(moment.view, moment.chosen) or moment.concerns.could_help(moment.view)
        yield Statement("intent", moment.seat, event=question.event, level=_told(moment, level))
    elif question.kind == "ask_why":
        yield _excuse(moment, question.event)
    elif question.kind == "ask_view":
        yield estimate(moment, question.other)
    else:
        yield from _to_request(moment, question)


def _to_request(moment: Moment, question: Statement) -> Iterator[Statement]:
    if moment.chance(min(0.95, 0.6 * moment.manners.obliging)) and _is_willing(moment, question):
        if moment.chance(0.5):
            yield Statement("promise", moment.seat, action=question.action)
        yield Statement("answer", moment.seat, statement=question.number, level="yes")
    else:
        yield Statement("answer", moment.seat, statement=question.number, level="no")


def _is_willing(moment: Moment, question: Statement) -> bool:
    if not moment.has_suspects:
        return True
    if question.action == "help":
        return _told(moment, moment.concerns.could_help(moment.view)) != "none"
    if question.action == "be_tested":
        return moment.is_loyal
    return moment.gap(question.speaker) < 1.0 if question.speaker in moment.others else False


def _told(moment: Moment, level: str) -> str:
    """A traitor with cards that do not fit promises some help."""
    return level if moment.is_loyal or level != "none" else "some"


# What is held against one


def defences(moment: Moment) -> Iterator[Thought]:
    """An excuse for the deed that was named, or one's word."""
    worth = 0.6 * moment.manners.defending + 0.3 * max(0.0, moment.own_reputation())
    for charge in moment.recall.charges:
        if charge.reason not in moment.concerns.excuses:
            yield from _own_word(moment, 0.4 * worth)
        elif charge.event not in moment.recall.excuses:
            yield worth + (0.4 if charge.level == "accuse" else 0.0), _excuse(moment, charge.event)
    if moment.own_reputation() > SORE:
        yield from _own_word(moment, 0.5 * worth)


def _own_word(moment: Moment, worth: float) -> Iterator[Thought]:
    said = Statement("claim_self", moment.seat)
    if moment.recall.is_new(said):
        yield worth, said


def _excuse(moment: Moment, event: int) -> Statement:
    """Always the same for the same deed."""
    excuse = moment.recall.excuses.get(event)
    if excuse is None:
        deed = moment.record.log.deed(event, moment.seat)
        fitting = NO_CHOICE if deed is None else moment.concerns.excuses.get(deed.reason, NO_CHOICE)
        excuse = fitting[moment.dice.below(len(fitting))]
    return Statement("defend", moment.seat, event=event, excuse=excuse)
