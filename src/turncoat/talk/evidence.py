"""Evidence cards: public deeds of a seat that a player can cite for or against it in a meeting.

A card is the newest deed of its kind, with its event, so that a reader can see it on the board. Like offers,
cards are made from public events alone: they are the same for every reader, except for the statements that
the reader may still make with them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.talk.deeds import Deed
from turncoat.talk.games import GAME_TALK, has_suspects
from turncoat.talk.offers import excuses, replies
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

MOST_CARDS: Final = 6  # per seat


@dataclass(frozen=True)
class EvidenceCard:
    deed: Deed
    round: int
    statements: list[Statement]  # statements that the reader may make with the card now


def evidence_cards(record: TalkRecord, reader: Seat) -> list[EvidenceCard]:
    """The evidence cards by seat, strongest first."""
    game = record.log.game.name
    if game not in GAME_TALK or not has_suspects(game, record.log.seats):
        return []
    return [card for seat in range(record.log.seats) for card in _cards(record, reader, seat)]


def meeting_replies(record: TalkRecord, reader: Seat, accusation: Statement) -> list[Statement]:
    """Statements for a meeting that need no card: answers to questions, and opinions on the accusation."""
    return _sayable(record, _without_cards(record, reader, accusation))


def _cards(record: TalkRecord, reader: Seat, seat: Seat) -> Iterator[EvidenceCard]:
    telling = GAME_TALK[record.log.game.name].evidence
    newest: dict[tuple[str, Seat], Deed] = {}
    for deed in record.log.deeds(seat):
        if deed.reason in telling:
            newest.setdefault((deed.reason, deed.other), deed)
    ranked = sorted(newest.values(), key=lambda one: (telling.index(one.reason), -one.times, -one.event))
    for deed in ranked[:MOST_CARDS]:
        said = _sayable(record, _uses(record, reader, deed))
        yield EvidenceCard(deed, record.log.round_at(deed.event), said)


def _sayable(record: TalkRecord, statements: Iterator[Statement]) -> list[Statement]:
    return [one for one in dict.fromkeys(statements) if record.may_say(one)]


def _uses(record: TalkRecord, reader: Seat, deed: Deed) -> Iterator[Statement]:
    if deed.seat == reader:
        if deed.is_against:
            yield from excuses(record, reader, deed.event)
        return
    level = "lean_traitor" if deed.is_against else "lean_human"
    yield Statement("estimate", reader, seat=deed.seat, level=level, reason=deed.reason, event=deed.event)
    if deed.is_against:
        yield Statement("ask_why", reader, seat=deed.seat, event=deed.event)


def _without_cards(record: TalkRecord, reader: Seat, accusation: Statement) -> Iterator[Statement]:
    yield from replies(record, reader)
    if reader == accusation.seat:
        if accusation.reason:
            yield from excuses(record, reader, accusation.event)
        yield Statement("claim_self", reader)
    else:
        yield Statement("agree", reader, statement=accusation.number)
        yield Statement("disagree", reader, statement=accusation.number)
        for level in ("trust", "unsure"):
            yield Statement("estimate", reader, seat=accusation.seat, level=level)
    if accusation.speaker != reader:
        yield Statement("estimate", reader, seat=accusation.speaker, level="lean_traitor")
