"""Occasions for statements: public events and statements since the seat's last statement.

They follow from public information, so that the timing of a statement reveals nothing.
"""

from collections.abc import Collection
from typing import Final

from turncoat.bots.talking.standpoint import Standpoint
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.statements import Statement

LOST: Final = "failed"  # the outcome of a failed check


class Occasions:
    """The occasions of one seat. They are plain values, copied with the bot. Events before the last turn are
    not occasions."""

    def __init__(self) -> None:
        self._events: int = 0  # the number of events before the last statement
        self._statements: int = 0
        self._revealed: int = 0
        self._checks: int = 0
        self._dangers: frozenset[str] = frozenset()

    def spend(self, standpoint: Standpoint) -> None:
        """Note that the seat has made a statement and now needs a new occasion."""
        log = standpoint.record.log
        self._events = log.count
        self._statements = len(standpoint.record.said)
        self._revealed = len(log.revealed)
        self._checks = len(log.checks)
        self._dangers = frozenset(standpoint.concerns.dangers(standpoint.view))

    def has_news(self, standpoint: Standpoint) -> bool:
        """Whether there was a reveal, a lost check, a vote, a test or damage, or another player accused,
        claimed or proposed something."""
        log = standpoint.record.log
        since = max(self._events, log.turn_began(1))
        if len(log.revealed) > self._revealed:
            return True
        for check in reversed(log.checks.values()):
            if check.event < since:
                break
            if check.outcome == LOST:
                return True
        stirring = standpoint.concerns.stirring
        if any(deed.reason in stirring for deed in log.all_deeds(since)):
            return True
        return any(is_charged(one) for one in self.opinions(standpoint))

    def has_check(self, standpoint: Standpoint) -> bool:
        """Whether a check has begun that takes cards."""
        return len(standpoint.record.log.checks) > self._checks

    def opinions(self, standpoint: Standpoint) -> list[Statement]:
        """Opinions of others since the seat's last statement."""
        return [one for one in standpoint.recall.opinions if one.number >= self._statements]

    def dangers(self, standpoint: Standpoint) -> Collection[str]:
        """New dangers."""
        return [one for one in standpoint.concerns.dangers(standpoint.view) if one not in self._dangers]


def is_charged(statement: Statement) -> bool:
    """Whether the statement concerns a player's side, so that other players will comment."""
    if statement.kind == "estimate":
        return statement.level in DOUBTING
    return statement.kind in ("claim_seen", "propose", "vote_intent")
