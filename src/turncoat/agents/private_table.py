"""A table in this process: an agent has one seat, bots have the others."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from turncoat.agents.table import AgentTable, choice_of
from turncoat.bots.catalog import BELIEFS, PERSONAS, PLAYERS, SEARCHES, player_named
from turncoat.bots.company import Company, record_for
from turncoat.bots.regulars import REGULARS
from turncoat.briefings.briefer import Briefer
from turncoat.briefings.briefing import Briefing
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, has_seat, seats_in
from turncoat.kernel.session import begin
from turncoat.kernel.state import RUNNING
from turncoat.kernel.wire import engine_view_wire, event_wire, option_from_id
from turncoat.talk.offers import list_offers
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement
from turncoat.texts.asking import AskTexts

PLAYERS_STREAM: Final = 0x6167656E7473  # separates the bots' random stream from the game's


def check_own_bot(name: str) -> None:
    """BadInput unless the bot is a plain name: an agent must not start programs on this computer or send data
    elsewhere."""
    is_ours = name in PLAYERS or name in REGULARS or name.startswith((PERSONAS, BELIEFS, SEARCHES))
    if not is_ours:
        raise BadInput("unknown_bot", f"{name} ({', '.join([*PLAYERS, *REGULARS])})")
    player_named(name)


class PrivateTable(AgentTable):
    """Computes on the event loop: an answer takes milliseconds, those of the bots included."""

    def __init__(
        self,
        game: Game,
        language: str,
        seat: Seat,
        bots: Sequence[str],
        seed: int,
        settings: Mapping[str, str],
    ) -> None:
        """`bots` are the bots of the other seats, in order."""
        super().__init__(game, language, seat, len(bots) + 1)
        for name in bots:
            check_own_bot(name)
        self._session: Final = begin(game, self.seats, fast(seed), dict(settings))
        others = [other for other in range(self.seats) if other != seat]
        self._bots: Final = {other: player_named(name) for other, name in zip(others, bots, strict=True)}
        self._record: Final = record_for(game, self.seats, list(self._bots.values()))
        self._company: Final = Company(self._bots, self._session.journal, self._record)
        self._briefer: Final = Briefer(game, language, seat, self.seats)
        self._dice: Final = fast(seed ^ PLAYERS_STREAM)
        self._told: int = 0
        self._offers: list[Statement] = []
        self._lock: Final = asyncio.Lock()
        self._is_left: bool = False

    async def look(self) -> Briefing:
        async with self._lock:
            return self._look()

    async def wait(self, seconds: float) -> Briefing:
        """Look at once: bots in this process answer immediately."""
        return await self.look()

    async def answer(self, decision: int, option: int) -> None:
        async with self._lock:
            self._answer(decision, option)

    async def say(self, sentence: int) -> str:
        async with self._lock:
            self._check_seated()
            if not 1 <= sentence <= len(self._offers):
                raise BadInput("no_such_number", f"{sentence} (1–{len(self._offers)})")
            said = self._company.say(self._offers[sentence - 1])
            assert self._record is not None
            names = self._briefer.names(engine_view_wire(self._session.view_for(self.seat)))
            return TalkTexts(names, self._record).line(said)

    async def why_not(self, action: str) -> str:
        async with self._lock:
            self._check_seated()
            refusal = self._session.why_not(self.seat, action)
            asks = AskTexts(self._briefer.names(engine_view_wire(self._session.view_for(self.seat))))
            verb = action.split(" ", maxsplit=1)[0]
            return asks.may_do(verb) if refusal is None else asks.why_not(verb, refusal.code, refusal.rule)

    async def story(self, lines: int) -> list[str]:
        await self.look()
        return [line.text for line in self._briefer.log.lines[-lines:]]

    async def leave(self) -> None:
        self._is_left = True

    def _check_seated(self) -> None:
        if self._is_left:
            raise BadInput("not_seated")

    def _look(self) -> Briefing:
        self._check_seated()
        self._play_bots()
        s = self._session
        for event in s.journal[self._told :]:
            self._briefer.hear(event_wire(self.game, event, self.seat))
        self._told = len(s.journal)
        seen = s.view_for(self.seat)
        asked = s.decision(self.seat) if s.state.ending == RUNNING else None
        self._offers = []
        if asked is not None and self._record is not None:
            self._offers = list_offers(engine_view_wire(seen), s, self._record, self.seat)
        rule = "" if asked is None else asked["rule"]
        return self._briefer.brief(seen, self._legal(), rule, self._record, self._offers)

    def _legal(self) -> list[Option]:
        s = self._session.state
        is_asked = s.ending == RUNNING and has_seat(waiting_seats(s), self.seat)
        return options(s, self.seat) if is_asked else []

    def _answer(self, decision: int, option: int) -> None:
        choice = choice_of(self._look(), decision, option)
        self._session.take(self.seat, option_from_id(self.game, choice.id), decision)
        self._briefer.mark()

    def _play_bots(self) -> None:
        """Let bots answer until the agent is asked or the game is over. Where several seats are asked at
        once, bots answer first, so that the agent's briefing is complete."""
        s = self._session
        while s.state.ending == RUNNING:
            asked = [seat for seat in seats_in(waiting_seats(s.state)) if seat in self._bots]
            if not asked:
                return
            seat = asked[0]
            self._company.tell(seat)
            seen = s.view_for(seat)
            answer = self._bots[seat].decide(seen, options(s.state, seat), self._dice)
            statement = self._company.wish(seat, seen, self._dice)
            if statement is not None:
                self._company.speak_for(seat, statement)
            s.take(seat, answer)
