"""Read-only request handlers: statements that a player could make now, at any time and in a meeting."""

import msgspec

from turncoat.kernel.ids import Seat
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.show.texts import Reader
from turncoat.server.table.table import Table
from turncoat.talk.evidence import evidence_cards, meeting_replies
from turncoat.talk.offers import list_offers, list_offers_about
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement, to_wire


async def offers(request: ApiRequest) -> shapes.Offers:
    place, actor = await request.seat()
    record = await request.hall.listen(place)
    s = place.table.running_state()
    if request.query.to is None:
        statements = list_offers(view_wire(view(s, actor.seat)), (), record, actor.seat)
    else:
        statements = list_offers_about((), record, actor.seat, request.query.to)
    return _offers(statements, _talk_texts(request, place.table, actor.seat, record))


async def evidence(request: ApiRequest) -> shapes.Evidence:
    """Evidence cards for the current meeting. They show public facts; only the statements on offer depend on the seat."""
    place, actor = await request.seat()
    record = await request.hall.listen(place)
    table, seat = place.table, actor.require_seat()
    table.running_state()
    if table.meeting is None:
        return shapes.Evidence([], shapes.Offers([]))  # the meeting has ended meanwhile
    texts = _talk_texts(request, table, seat, record)
    cards = [
        shapes.EvidenceCard(
            card.deed.seat,
            card.deed.event,
            card.round,
            card.deed.is_against,
            texts.deed(card.deed) if texts is not None else "",
            _offers(card.statements, texts),
        )
        for card in evidence_cards(record, seat)
    ]
    accusation = record.said[table.meeting.statement]
    return shapes.Evidence(cards, _offers(meeting_replies(record, seat, accusation), texts))


def _talk_texts(request: ApiRequest, table: Table, seat: Seat, record: TalkRecord) -> TalkTexts | None:
    """Texts of statements; None if no language was named."""
    if not request.query.language:
        return None
    return TalkTexts(Reader(table, table.running_state(), seat, request.query.language).names, record)


def _offers(statements: list[Statement], texts: TalkTexts | None) -> shapes.Offers:
    written = [msgspec.convert(to_wire(one), dict[str, str | int]) for one in statements]
    return shapes.Offers(written, [] if texts is None else [texts.text(one) for one in statements])
