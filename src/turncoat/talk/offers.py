"""Statements that a player can make with a button: a short list, answers to open questions first.

The list is made from public information, so that it reveals nothing about its reader, and liars find their lies in it.
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
from turncoat.talk.statements import ANSWERS, ESTIMATES, HELP, KINDS, Statement
from turncoat.talk.vocabulary import TalkVocabulary

MOST: Final = 40  # statements in a list
MOST_QUESTIONS: Final = 3  # newest open questions that get answers
MOST_OPINIONS: Final = 2  # newest opinions of other seats, to agree or disagree with
MOST_DEEDS: Final = 2  # newest deeds of each seat in this turn
MISTAKE: Final = "mistake"


def list_offers(
    view: ViewWire, public: Session | Sequence[EventWire], record: TalkRecord, seat: Seat
) -> list[Statement]:
    """The statements that the seat may make now; all of them pass the record's checks."""
    if record.log.game.name not in GAME_TALK:
        return []
    record.log.read(public)
    return _sayable(record, _candidates(view, record, seat))


def list_offers_about(
    public: Session | Sequence[EventWire], record: TalkRecord, seat: Seat, other: Seat
) -> list[Statement]:
    """The statements that the seat may make now to or about one other seat: accuse, trust, explain, promise."""
    if record.log.game.name not in GAME_TALK or other == seat or not 0 <= other < record.log.seats:
        return []
    record.log.read(public)
    return _sayable(record, _candidates_to(record, seat, other))


def _sayable(record: TalkRecord, candidates: Iterator[Statement]) -> list[Statement]:
    offers: list[Statement] = []
    for statement in candidates:
        if statement not in offers and record.may_say(statement):
            offers.append(statement)
            if len(offers) == MOST:
                break
    return offers


def _candidates_to(record: TalkRecord, seat: Seat, other: Seat) -> Iterator[Statement]:
    if other not in record.log.revealed:
        yield Statement("estimate", seat, seat=other, level="accuse")
        yield Statement("estimate", seat, seat=other, level="trust")
    for question in reversed(record.open_questions(seat)):
        if question.speaker == other and question.kind == "ask_why":
            yield from excuses(record, seat, question.event)
    yield from _defences(record, seat, other)
    for deed in record.log.deeds(other, record.log.turn_began())[:MOST_DEEDS]:
        if deed.is_against:
            yield Statement("ask_why", seat, seat=other, event=deed.event)
        else:
            yield Statement("thank", seat, seat=other)
    for question in reversed(record.open_questions(seat)):
        if question.speaker == other and question.kind == "request":
            yield Statement("promise", seat, action=question.action)
    for action in _vocabulary(record).actions:
        yield Statement("promise", seat, action=action)


def _candidates(view: ViewWire, record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    others = [other for other in range(record.log.seats) if other != seat]
    yield from replies(record, seat)
    yield from _about_checks(record, seat, others)
    yield from _sights(record, seat)
    yield from _defences(record, seat)
    yield from _echoes(record, seat)
    yield from _warnings(view, record, seat)
    yield from _about_deeds(record, seat, others)
    yield from _opinions(record, seat, others)
    yield from _errands(record, seat, others)


def replies(record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    """The requested answers to open questions, then yes, no and later."""
    for question in islice(reversed(record.open_questions(seat)), MOST_QUESTIONS):
        if question.kind == "ask_intent":
            for level in HELP:
                yield Statement("intent", seat, event=question.event, level=level)
        elif question.kind == "ask_why":
            yield from excuses(record, seat, question.event)
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
            for level in _vocabulary(record).seen:
                yield Statement("claim_seen", seat, seat=whose, event=event, level=level)


def _defences(record: TalkRecord, seat: Seat, accuser: Seat | None = None) -> Iterator[Statement]:
    """Excuses for accusations against the seat in this turn, by one seat or by all."""
    explained = {one.event for one in record.ledger(seat) if one.kind == "defend"}
    for one in reversed(record.said):
        if one.at < record.log.turn_began():
            break
        is_charge = one.kind == "estimate" and one.seat == seat and one.reason
        if is_charge and accuser in (None, one.speaker) and one.event not in explained:
            yield from excuses(record, seat, one.event)


def excuses(record: TalkRecord, seat: Seat, event: int) -> Iterator[Statement]:
    """The excuses that fit the deed; any deed may have been a mistake."""
    deed = record.log.deed(event, seat)
    fitting = () if deed is None else _vocabulary(record).excuses.get(deed.reason, ())
    for excuse in (*fitting, MISTAKE):
        yield Statement("defend", seat, event=event, excuse=excuse)


def _echoes(record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    heard = (one for one in reversed(record.said) if KINDS[one.kind].is_opinion and one.speaker != seat)
    for one in islice(heard, MOST_OPINIONS):
        for kind in ("agree", "disagree"):
            yield Statement(kind, seat, statement=one.number)


def _warnings(view: ViewWire, record: TalkRecord, seat: Seat) -> Iterator[Statement]:
    talk = GAME_TALK[record.log.game.name]
    in_danger = talk.dangers(view)
    for danger in talk.vocabulary.dangers:
        if in_danger.get(danger):
            yield Statement("warn", seat, danger=danger)


def _about_deeds(record: TalkRecord, seat: Seat, others: list[Seat]) -> Iterator[Statement]:
    """Statements about deeds of this turn, newest deed first."""
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
    for action in _vocabulary(record).proposals:
        for other in suspects:
            yield Statement("propose", seat, seat=other, action=action)


def _errands(record: TalkRecord, seat: Seat, others: list[Seat]) -> Iterator[Statement]:
    friends = [other for other in others if other not in record.log.revealed]
    for action in _vocabulary(record).actions:
        yield Statement("promise", seat, action=action)
    for action in _vocabulary(record).actions:
        for other in friends:
            yield Statement("request", seat, seat=other, action=action)


def _vocabulary(record: TalkRecord) -> TalkVocabulary:
    return GAME_TALK[record.log.game.name].vocabulary
