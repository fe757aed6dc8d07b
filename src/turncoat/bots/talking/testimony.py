"""Statements in a meeting: a seat speaks about the accused from public events, by its own or its pretended beliefs.

A traitor chooses among the same facts as others: all players saw them, and only the choice is its own.
"""

from collections.abc import Iterator
from typing import Final

from turncoat.bots.talking.opinions import LEAN, because, is_echoed
from turncoat.bots.talking.replies import answer, defences, excuse_for
from turncoat.bots.talking.standpoint import Standpoint
from turncoat.kernel.ids import Seat
from turncoat.talk.statements import Statement

DOUBT: Final = "lean_traitor"
BELIEF: Final = "lean_human"


def give_evidence(standpoint: Standpoint, accusation: Statement) -> Statement | None:
    """The first allowed statement; None if there is none."""
    return next((said for said in _thoughts(standpoint, accusation) if standpoint.may_say(said)), None)


def _thoughts(standpoint: Standpoint, accusation: Statement) -> Iterator[Statement]:
    for question in standpoint.record.open_questions(standpoint.seat):
        reply = answer(standpoint, question)
        if reply is not None:
            yield reply
    if standpoint.is_revealed:
        return  # the testimony of a revealed seat counts for nothing
    if standpoint.seat == accusation.seat:
        yield from _own_defence(standpoint, accusation)
    yield from (said for _, said in defences(standpoint))
    since = standpoint.record.said[accusation.number + 1 :]
    if all(one.speaker != standpoint.seat for one in since):
        yield from _opinions(standpoint, accusation)


def _opinions(standpoint: Standpoint, accusation: Statement) -> Iterator[Statement]:
    """Unrequested opinions, once per meeting."""
    accused, caller = accusation.seat, accusation.speaker
    if standpoint.seat == accused:
        yield from _evidence(standpoint, accusation, caller, DOUBT)
    elif standpoint.seat == caller or standpoint.gap(accused) >= LEAN:
        yield from _evidence(standpoint, accusation, accused, DOUBT)
        yield from _reply(standpoint, accusation, "agree")
        yield from _question(standpoint, accused)
    elif standpoint.gap(accused) <= -LEAN:
        yield from _evidence(standpoint, accusation, accused, BELIEF)
        yield from _reply(standpoint, accusation, "disagree")
    else:
        yield from _other_suspect(standpoint, accusation)
        yield from _question(standpoint, accused)
        yield Statement("estimate", standpoint.seat, seat=accused, level="unsure")


def _own_defence(standpoint: Standpoint, accusation: Statement) -> Iterator[Statement]:
    """A reply to the named deed, or a claim of loyalty."""
    if accusation.reason and accusation.event not in standpoint.recall.excuses:
        yield excuse_for(standpoint, accusation.event)
    yield Statement("claim_self", standpoint.seat)


def _evidence(standpoint: Standpoint, accusation: Statement, seat: Seat, level: str) -> Iterator[Statement]:
    """A reason for or against the seat that was not cited in this meeting yet."""
    deed = because(standpoint, seat, level) if seat in standpoint.others else None
    if deed is None:
        return
    held_up = {
        one.event for one in standpoint.record.said[accusation.number :] if one.seat == seat and one.reason
    }
    if deed.event not in held_up:
        yield Statement(
            "estimate", standpoint.seat, seat=seat, level=level, reason=deed.reason, event=deed.event
        )


def _reply(standpoint: Standpoint, accusation: Statement, kind: str) -> Iterator[Statement]:
    if accusation.speaker != standpoint.seat and not is_echoed(standpoint, accusation, kind):
        yield Statement(kind, standpoint.seat, statement=accusation.number)


def _question(standpoint: Standpoint, accused: Seat) -> Iterator[Statement]:
    """A question about the gravest deed."""
    deed = because(standpoint, accused, DOUBT)
    if deed is not None:
        yield Statement("ask_why", standpoint.seat, seat=accused, event=deed.event)


def _other_suspect(standpoint: Standpoint, accusation: Statement) -> Iterator[Statement]:
    """Another player whom the seat doubts more than the accused."""
    others = [seat for seat in standpoint.others if seat != accusation.seat]
    suspect = max(others, key=standpoint.gap, default=accusation.seat)
    if suspect != accusation.seat and standpoint.gap(suspect) >= LEAN:
        yield from _evidence(standpoint, accusation, suspect, DOUBT)
