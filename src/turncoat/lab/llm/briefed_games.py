"""Games of our bots in which one seat is briefed at each of its decisions with a choice."""

from collections.abc import Iterator
from dataclasses import dataclass

from turncoat.bots.catalog import player_named
from turncoat.bots.company import Company, record_for
from turncoat.briefings.briefer import Briefer
from turncoat.briefings.briefing import Briefing, write
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.session import Session, begin
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View
from turncoat.kernel.wire import engine_view_wire, event_wire
from turncoat.talk.offers import list_offers
from turncoat.talk.record import TalkRecord


@dataclass
class BriefedDecision:
    """A decision of the seat, with a briefer that has heard everything up to it."""

    session: Session
    briefer: Briefer
    seen: View
    legal: list[Option]
    record: TalkRecord | None

    def briefing(self, seen: View, legal: list[Option]) -> Briefing:
        offers = []
        if self.record is not None:
            offers = list_offers(engine_view_wire(seen), self.session, self.record, self.briefer.seat)
        return self.briefer.brief(seen, legal, "", self.record, offers)

    def text(self) -> str:
        return write(self.briefing(self.seen, self.legal), self.briefer.words)


def briefed_decisions(
    game: str, seats: int, seed: int, language: str, seat: Seat = 0, bot: str = "persona"
) -> Iterator[BriefedDecision]:
    """Play a game and yield every decision of the seat that has a choice."""
    session = begin(GAMES[game], seats, fast(seed), {})
    players = [player_named(bot) for _ in range(seats)]
    record = record_for(session.state.game, seats, players)
    company = Company(dict(enumerate(players)), session.journal, record)
    briefer = Briefer(session.state.game, language, seat, seats)
    dice, told = fast(seed + 1), 0
    while session.state.ending == RUNNING:
        asked, legal = ask_next(session.state)
        company.tell(asked)
        seen = session.view_for(asked)
        if asked == seat and len(legal) > 1:
            for event in session.journal[told:]:
                briefer.hear(event_wire(session.state.game, event, seat))
            told = len(session.journal)
            yield BriefedDecision(session, briefer, seen, legal, record)
            briefer.mark()
        answer = players[asked].decide(seen, legal, dice)
        statement = company.wish(asked, seen, dice)
        if statement is not None:
            company.speak_for(asked, statement)
        session.take(asked, answer)
