"""What a seat keeps in mind of the talk so far: what it has said, what is held against it, what it was asked and saw."""

from dataclasses import replace
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.talking.concerns import Concerns, Look
from turncoat.kernel.events import TURN_OF
from turncoat.kernel.ids import Seat
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.public_log import PublicLog
from turncoat.talk.statements import KINDS, Statement

MOST_OPINIONS: Final = 8  # of others, that one might still join in
MOST_CHARGES: Final = 3


class Recall:
    """Plain values only: it is copied with its bot."""

    def __init__(self, concerns: Concerns, seat: Seat) -> None:
        self.seat: Final = seat
        self.events: int = 0  # heard so far
        self.turn: int = 0  # as the record counts them
        self._turn_began: int = 0
        self.looks: list[Look] = []  # not told of yet
        self.claims: Final[dict[Seat, str]] = {}  # what one says one saw
        self.told: Final[dict[Seat, tuple[str, int]]] = {}  # one's last estimate, and in which turn
        self.excuses: Final[dict[int, str]] = {}  # by event
        self.opinions: list[Statement] = []  # of others, of this turn and the last; the newest last
        self.charges: list[Statement] = []  # doubts about oneself that one has not replied to
        self.levels: Final[dict[int, str]] = {}  # by check: how much one really helped, as one would put it
        self.errands: Final[dict[str, int]] = {}  # by action: in which turn it was asked for
        self.promises: Final[dict[str, int]] = {}  # by action: in which turn one said yes
        self.pledge: str = "some"  # how much help one has promised in the check that is going on
        self._requests: Final[dict[int, str]] = {}  # to this seat, by number
        self._last: Final[dict[str, int]] = {}  # by topic: in which turn it came up
        self._concerns: Final = concerns

    def hear(self, heard: Heard) -> None:
        if self._concerns.begins_check(heard):
            self.errands.pop("help", None)
            self.promises.pop("help", None)
            self.pledge = "some"
        if heard.kind == TURN_OF:
            self.turn += 1
            self.looks = [look for look in self.looks if self.is_fresh(look.turn)]
            self.opinions = [one for one in self.opinions if one.at >= self._turn_began]
            self._turn_began = self.events
        elif heard.secret:
            look = self._concerns.look(heard, self.events, self.seat)
            if look is not None:
                self.looks.append(replace(look, turn=self.turn))
        self.events += 1

    def hear_statement(self, statement: Statement) -> None:
        self._last[topic(statement)] = self.turn
        if statement.speaker == self.seat:
            self._said(statement)
            return
        if statement.kind == "request" and statement.seat == self.seat:
            self._requests[statement.number] = statement.action
            self.errands[statement.action] = self.turn
        if KINDS[statement.kind].is_opinion:
            self.opinions = [*self.opinions[1 - MOST_OPINIONS :], statement]
            is_charge = statement.kind == "estimate" and statement.level in DOUBTING
            if is_charge and statement.seat == self.seat:
                self.charges = [*self.charges[1 - MOST_CHARGES :], statement]

    def is_new(self, statement: Statement) -> bool:
        """Whether the matter did not come up for a while."""
        turn = self._last.get(topic(statement))
        return turn is None or self.turn - turn >= self._concerns.stale

    def is_fresh(self, turn: int) -> bool:
        """Whether what was asked or promised in that turn is still in mind."""
        return self.turn - turn <= self._concerns.lasting

    def note_help(self, log: PublicLog, level: str) -> None:
        """What this seat is about to do in the check that is going on."""
        check = log.running_check()
        if level and check is not None:
            self.levels[check.event] = level

    def _said(self, statement: Statement) -> None:
        kind = statement.kind
        if kind == "estimate":
            self.told[statement.seat] = (statement.level, self.turn)
        elif kind == "claim_seen":
            self.claims[statement.seat] = statement.level
            self.looks = [look for look in self.looks if look.whose != statement.seat]
        elif kind == "defend":
            self.excuses[statement.event] = statement.excuse
            self.charges = [charge for charge in self.charges if charge.event != statement.event]
        elif kind == "claim_self":
            self.charges = [charge for charge in self.charges if charge.reason]
        elif kind == "promise":
            self.promises[statement.action] = self.turn
        elif kind == "answer" and statement.level == "yes" and statement.statement in self._requests:
            self.promises[self._requests[statement.statement]] = self.turn
        elif kind == "intent" and statement.level != "none":
            self.promises["help"] = self.turn
            self.pledge = statement.level
        elif kind in ("agree", "disagree"):
            self.opinions = [one for one in self.opinions if one.number != statement.statement]


def topic(statement: Statement) -> str:
    """What one does not want to hear all the time, from anybody; everybody may thank, and speak for oneself."""
    kind = statement.kind
    if kind in ("thank", "claim_self"):
        return f"{kind} {statement.speaker} {statement.seat}"
    if kind == "request":
        return f"{kind} {statement.action}"
    return f"{kind} {statement.seat} {statement.action}{statement.danger}"
