"""A seat's memory of the talk: its own statements, charges against it, requests to it, and what it saw."""

from dataclasses import replace
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.talking.concerns import Concerns, Look
from turncoat.kernel.events import TURN_OF
from turncoat.kernel.ids import Seat
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.public_log import PublicLog
from turncoat.talk.statements import KINDS, Statement

MOST_OPINIONS: Final = 8  # of other seats, kept to agree or disagree with
MOST_CHARGES: Final = 3


class Recall:
    """The memory of one seat. It consists of plain values, copied with the bot."""

    def __init__(self, concerns: Concerns, seat: Seat) -> None:
        self.seat: Final = seat
        self.events: int = 0  # number of events processed
        self.turn: int = 0  # as counted by the record
        self._turn_began: int = 0
        self.looks: list[Look] = []  # looks not reported yet
        self.claims: Final[dict[Seat, str]] = {}  # the looks that the seat claims
        self.told: Final[dict[Seat, tuple[str, int]]] = {}  # the seat's last estimate, and its turn
        # The seat's last estimates, if they are doubts that it has not taken back
        self.doubts: Final[dict[Seat, Statement]] = {}
        self.excuses: Final[dict[int, str]] = {}  # by event
        self.opinions: list[Statement] = []  # of other seats in this turn and the last one; newest last
        self.charges: list[Statement] = []  # doubts about the seat that it has not answered
        self.levels: Final[dict[int, str]] = {}  # by check: the help that the seat really gave
        self.errands: Final[dict[str, int]] = {}  # by action: the turn of the request
        self.promises: Final[dict[str, int]] = {}  # by action: the turn of the promise
        self.pledge: str = "some"  # help promised in the running check
        self._requests: Final[dict[int, str]] = {}  # requests to this seat, by number
        self._last: Final[dict[str, int]] = {}  # by topic: the turn of the last statement
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
            self._note_own_words(statement)
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
        """Whether the topic has not come up for a while."""
        turn = self._last.get(topic(statement))
        return turn is None or self.turn - turn >= self._concerns.stale

    def is_fresh(self, turn: int) -> bool:
        """Whether a request or promise of that turn is still remembered."""
        return self.turn - turn <= self._concerns.lasting

    def note_help(self, log: PublicLog, level: str) -> None:
        """Note the help that the seat is about to give in the running check."""
        check = log.running_check()
        if level and check is not None:
            self.levels[check.event] = level

    def _note_own_words(self, statement: Statement) -> None:
        kind = statement.kind
        if kind == "estimate":
            self.told[statement.seat] = (statement.level, self.turn)
            self._note_doubt(statement)
        elif kind == "take_back":
            self._forget_doubt(statement.statement)
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

    def _note_doubt(self, estimate: Statement) -> None:
        if estimate.level in DOUBTING:
            self.doubts[estimate.seat] = estimate
        else:
            self.doubts.pop(estimate.seat, None)

    def _forget_doubt(self, number: int) -> None:
        for seat, doubt in list(self.doubts.items()):
            if doubt.number == number:
                del self.doubts[seat]
                self.told.pop(seat, None)


def topic(statement: Statement) -> str:
    """The topic that should not be repeated all the time, by any player. Thanks and claims count for each
    player separately."""
    kind = statement.kind
    if kind in ("thank", "claim_self"):
        return f"{kind} {statement.speaker} {statement.seat}"
    if kind == "request":
        return f"{kind} {statement.action}"
    return f"{kind} {statement.seat} {statement.action}{statement.danger}"
