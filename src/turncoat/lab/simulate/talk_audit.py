"""Counts of statements: how many, with what reasons, and how many are true. Counts can be added up in any order.
Whether a claim is true is looked up in the journal of the game, which no bot sees."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json
from turncoat.kernel.wire import event_wire
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.games import GAME_TALK
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import KINDS, Statement

REFUSED: Final = "statement_refused"  # failure of a game in which a bot made an invalid statement


@dataclass
class Claims:
    """Claims of the players on one side."""

    count: int = 0
    contradictions: int = 0  # claims that contradict the speaker's own earlier ones
    seen: int = 0  # claims to have seen the side of a seat
    false_seen: int = 0

    def add(self, other: "Claims") -> None:
        self.count += other.count
        self.contradictions += other.contradictions
        self.seen += other.seen
        self.false_seen += other.false_seen


@dataclass
class TalkAudit:
    games: int = 0  # games with talk
    kinds: Counter[str] = field(default_factory=Counter)  # statements
    asked: int = 0
    answered: int = 0
    doubts: int = 0  # estimates toward traitor
    reasoned: int = 0  # doubts with a reason
    refused: int = 0
    claims: dict[str, Claims] = field(default_factory=dict)  # by the speaker's side

    def note(
        self, game: Game, side: int, talk: TalkRecord, said: Statement, journal: Sequence[Event]
    ) -> None:
        """Count a statement that a seat on this side has just made."""
        self.kinds[said.kind] += 1
        if said.kind == "estimate" and said.level in DOUBTING:
            self.doubts += 1
            self.reasoned += said.reason != ""
        claims = self.claims.setdefault(game.sides[side], Claims())
        if KINDS[said.kind].is_claim:
            claims.count += 1
            claims.contradictions += bool(talk.contradicts(said))
        if said.kind == "claim_seen":
            claims.seen += 1
            claims.false_seen += saw_traitor(game, said, journal) != (said.level == "traitor")

    def note_end(self, talk: TalkRecord) -> None:
        """Note the end of the game whose statements were noted."""
        self.games += 1
        self.asked += sum(KINDS[one.kind].is_question for one in talk.said)
        self.answered += talk.answered

    def add(self, other: "TalkAudit") -> None:
        self.games += other.games
        self.kinds.update(other.kinds)
        self.asked += other.asked
        self.answered += other.answered
        self.doubts += other.doubts
        self.reasoned += other.reasoned
        self.refused += other.refused
        for side, claims in other.claims.items():
            self.claims.setdefault(side, Claims()).add(claims)

    @property
    def statements(self) -> int:
        return sum(self.kinds.values())

    def as_object(self) -> dict[str, Json]:
        claims: dict[str, Json] = {}
        for side, of in sorted(self.claims.items()):
            claims[side] = {
                "claims": of.count,
                "contradictions": of.contradictions,
                "seen": of.seen,
                "false_seen": of.false_seen,
            }
        return {
            "games": self.games,
            "statements": self.statements,
            "kinds": dict(sorted(self.kinds.items())),
            "questions": {
                "asked": self.asked,
                "answered": self.answered,
                "share": part_of(self.answered, self.asked),
            },
            "doubts": {
                "count": self.doubts,
                "with_reason": self.reasoned,
                "share": part_of(self.reasoned, self.doubts),
            },
            "refused": self.refused,
            "by_side": claims,
        }


def part_of(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def saw_traitor(game: Game, said: Statement, journal: Sequence[Event]) -> bool:
    """Whether the speaker saw a traitor there."""
    told = event_wire(game, journal[said.event], said.speaker)["told"]
    return GAME_TALK[game.name].shows_traitor(told)
