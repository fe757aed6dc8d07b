"""What a player could say now by a button: a short list, answers to open questions first.

It is made of what everybody sees, so that a list tells nothing about who reads it, and liars find their lies in it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.kernel.session import Session
from turncoat.kernel.shapes import EventWire, ViewWire
from turncoat.talk.deeds import Deed
from turncoat.talk.games import GAME_TALK
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import ANSWERS, ESTIMATES, EXCUSES, HELP, KINDS, Statement
from turncoat.talk.vocabulary import Vocabulary

MOST: Final = 40  # in all
MOST_QUESTIONS: Final = 3  # the newest that are offered answers
MOST_OPINIONS: Final = 2  # of others, the newest, to agree or disagree with
MOST_DEEDS: Final = 2  # of each seat, the newest of this turn


def offered(
    view: ViewWire, public: Session | Sequence[EventWire], record: TalkRecord, seat: Seat
) -> list[Statement]:
    """For the seat, which may say each of them now."""
    if record.log.game.name not in GAME_TALK:
        return []
    record.log.read(public)
    found: list[Statement] = []
    for statement in _candidates(view, record, seat):
        if statement not in found and record.may_say(statement):
            found.append(statement)
            if len(found) == MOST:
                break
    return found


def _candidates(view: ViewWire, record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    others = [other for other in range(record.log.seats) if other != seat]
    yield from _replies(record, seat)
    yield from _about_checks(record, seat, others)
    yield from _sights(record, seat)
    yield from _defences(record, seat)
    yield from _echoes(record, seat)
    yield from _warnings(view, record, seat)
    yield from _about_deeds(record, seat, others)
    yield from _opinions(record, seat, others)
    yield from _errands(record, seat, others)


def _replies(record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    """What a question asks for, then yes, no, later."""
    for question in islice(reversed(record.open_questions(seat)), MOST_QUESTIONS):
        if question.kind == "ask_intent":
            for level in HELP:
                yield Statement("intent", seat, event=question.event, level=level)
        elif question.kind == "ask_why":
            for excuse in EXCUSES:
                yield Statement("defend", seat, event=question.event, excuse=excuse)
        elif question.kind == "ask_view":
            for level in ESTIMATES:
                yield Statement("estimate", seat, seat=question.other, level=level)
        else:
            yield Statement("promise", seat, action=question.action)
        for level in ANSWERS:
            yield Statement("answer", seat, statement=question.number, level=level)


def _about_checks(record: TalkRecord, seat: Seat, others: list[Seat]) -> Iterator[Statement]:
    check = record.log.running_check()
    if check is not None:
        for level in HELP:
            yield Statement("intent", seat, event=check.event, level=level)
        for other in others:
            yield Statement("ask_intent", seat, seat=other, event=check.event)
    for event in reversed(record.log.checks):
        if event < record.log.turn_began():
            break
        yield Statement("report", seat, event=event, level="helped")
        yield Statement("report", seat, event=event, level="could_not")


def _sights(record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    told = {one.event for one in record.ledger(seat) if one.kind == "claim_seen"}
    for event, whose in islice(record.log.looks(seat), MOST_DEEDS):
        if event not in told:
            for level in _words(record).seen:
                yield Statement("claim_seen", seat, seat=whose, event=event, level=level)


def _defences(record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    """Of what was held against the seat this turn."""
    explained = {one.event for one in record.ledger(seat) if one.kind == "defend"}
    for one in reversed(record.said):
        if one.at < record.log.turn_began():
            break
        if one.kind == "estimate" and one.seat == seat and one.reason and one.event not in explained:
            for excuse in EXCUSES:
                yield Statement("defend", seat, event=one.event, excuse=excuse)


def _echoes(record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    heard = (one for one in reversed(record.said) if KINDS[one.kind].is_opinion and one.speaker != seat)
    for one in islice(heard, MOST_OPINIONS):
        for kind in ("agree", "disagree"):
            yield Statement(kind, seat, statement=one.number)


def _warnings(view: ViewWire, record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    talk = GAME_TALK[record.log.game.name]
    in_danger = talk.dangers(view)
    for danger in talk.words.dangers:
        if in_danger.get(danger):
            yield Statement("warn", seat, danger=danger)


def _about_deeds(record: TalkRecord, seat: Seat, others: list[Seat]) -> Iterator[Statement]:
    """The newest first, of all seats."""
    fresh: list[Deed] = []
    for other in others:
        fresh.extend(record.log.deeds(other, record.log.turn_began())[:MOST_DEEDS])
    for deed in sorted(fresh, key=lambda deed: -deed.event):
        if deed.is_against:
            yield Statement("ask_why", seat, seat=deed.seat, event=deed.event)
            yield _because(seat, deed, "lean_traitor")
        else:
            yield Statement("thank", seat, seat=deed.seat)
            yield _because(seat, deed, "lean_human")


def _because(seat: Seat, deed: Deed, level: str) -> Statement:
    return Statement("estimate", seat, seat=deed.seat, level=level, reason=deed.reason, event=deed.event)


def _opinions(record: TalkRecord, seat: Seat, others: list[Seat]) -> Iterator[Statement]:
    suspects = [other for other in others if other not in record.log.revealed]
    for level in ("accuse", "trust"):
        for other in suspects:
            yield Statement("estimate", seat, seat=other, level=level)
    for other in suspects:
        yield Statement("vote_intent", seat, seat=other)
    yield Statement("claim_self", seat)
    for action in _words(record).proposals:
        for other in suspects:
            yield Statement("propose", seat, seat=other, action=action)


def _errands(record: TalkRecord, seat: Seat, others: list[Seat]) -> Iterator[Statement]:
    friends = [other for other in others if other not in record.log.revealed]
    for action in _words(record).actions:
        yield Statement("promise", seat, action=action)
    for action in _words(record).actions:
        for other in friends:
            yield Statement("request", seat, seat=other, action=action)


def _words(record: TalkRecord) -> Vocabulary:
    return GAME_TALK[record.log.game.name].words
