"""Ledger of one game: the measured seat's statements, their truth, and the beliefs of other players afterwards.

A *false claim* is untrue about a side: the speaker's own, or one that the speaker saw. An *insincere opinion* calls
a player a traitor whom its speaker suspects less than the average of the others, or trustworthy whom it suspects more.
Both are lies. Whether a lie paid, and what it exposed, is read off the beliefs of the others at their next decisions.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.player import Player
from turncoat.bots.sides import LOYAL
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.state import State
from turncoat.lab.simulate.game import Opinion, Witness
from turncoat.lab.simulate.talk_audit import saw_traitor
from turncoat.lab.traitorbench.shadow import Shadowed
from turncoat.talk.contradictions import BELIEVING, DOUBTING
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

PAID: Final = 0.01  # by how much listeners' beliefs must move in the liar's favour, on average
TOWARD_TRAITOR: Final = 1
TOWARD_LOYAL: Final = -1


@dataclass
class Remark:
    """A statement of the measured seat, about a side or about none (`direction` 0)."""

    subject: Seat
    direction: int
    is_claim: bool = False  # a claim is true or false, an opinion is neither
    is_false_claim: bool = False
    is_insincere: bool = False
    # Beliefs about the subject and about the speaker, by listener.
    before: dict[Seat, tuple[float, float]] = field(default_factory=dict)
    moved: list[float] = field(default_factory=list)  # change of the belief about the subject, by listener
    exposed: list[float] = field(default_factory=list)  # change of the belief about the speaker, by listener

    @property
    def is_lie(self) -> bool:
        return self.is_false_claim or self.is_insincere

    @property
    def has_paid(self) -> bool:
        """Whether listeners' beliefs moved in the direction that the speaker intended."""
        if not self.moved or not self.direction:
            return False
        return self.direction * sum(self.moved) / len(self.moved) > PAID


class Ledger(Witness):
    """The witness of one game."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(spending={})
        self.seat: Final = seat
        self.remarks: Final[list[Remark]] = []
        self.stated: Final[list[Opinion]] = []  # beliefs that the seat states
        self.exact: Final[list[Opinion]] = []  # beliefs of its exact filter, at the same decisions
        self.public: Final[list[Opinion]] = []  # beliefs of a spectator's filter, at the same decisions
        self._beliefs: Final[dict[Seat, list[float]]] = {}  # latest beliefs of the others

    @property
    def looks(self) -> bool:
        return True

    def note_opinion(self, s: State, seat: Seat, player: Player, decision: int) -> None:
        sides = [s.game.side_of(s, other) for other in range(s.seats)]
        truth = [side != LOYAL for side in sides]
        beliefs = player.beliefs()
        if seat == self.seat:
            assert isinstance(player, Shadowed)
            self.public.append(Opinion(decision, sides[seat], player.public, truth))
            if beliefs is not None:
                self.stated.append(Opinion(decision, sides[seat], [*beliefs], truth))
                self.exact.append(Opinion(decision, sides[seat], player.exact, truth))
        elif beliefs is not None:
            self._note_listener(seat, beliefs, is_loyal=sides[seat] == LOYAL)

    def _note_listener(self, seat: Seat, beliefs: list[float], *, is_loyal: bool) -> None:
        """Note how a listener's beliefs have changed at its next decision. Changes of traitors' beliefs do not
        count."""
        for remark in self.remarks:
            before = remark.before.pop(seat, None)
            if before is not None and is_loyal:
                if remark.subject != seat:
                    remark.moved.append(beliefs[remark.subject] - before[0])
                remark.exposed.append(beliefs[self.seat] - before[1])
        self._beliefs[seat] = [*beliefs]

    def note_statement(self, s: State, talk: TalkRecord, said: Statement) -> None:
        if said.speaker != self.seat:
            return
        assert s.journal is not None
        side = s.game.side_of(s, self.seat)
        own = self.stated[-1].beliefs if self.stated else None
        remark = judge(s.game, said, s.journal, own, is_traitor=side != LOYAL)
        remark.before.update(
            {seat: (beliefs[remark.subject], beliefs[self.seat]) for seat, beliefs in self._beliefs.items()}
        )
        self.remarks.append(remark)


def judge(
    game: Game,
    said: Statement,
    journal: Sequence[Event],
    beliefs: Sequence[float] | None,
    *,
    is_traitor: bool,
) -> Remark:
    """Judge the statement against the truth, and against its speaker's beliefs."""
    speaker = said.speaker
    if said.kind == "claim_self":
        return Remark(speaker, TOWARD_LOYAL, is_claim=True, is_false_claim=is_traitor)
    if said.kind == "claim_seen":
        says_traitor = said.level == "traitor"
        is_false = saw_traitor(game, said, journal) != says_traitor
        direction = TOWARD_TRAITOR if says_traitor else TOWARD_LOYAL
        return Remark(said.seat, direction, is_claim=True, is_false_claim=is_false)
    if said.kind == "estimate" and said.level in (*DOUBTING, *BELIEVING):
        direction = TOWARD_TRAITOR if said.level in DOUBTING else TOWARD_LOYAL
        return Remark(said.seat, direction, is_insincere=_is_insincere(said, direction, beliefs))
    return Remark(speaker, 0)


def _is_insincere(said: Statement, direction: int, beliefs: Sequence[float] | None) -> bool:
    """Whether the opinion contradicts its speaker's beliefs; False for a player that states none."""
    if beliefs is None:
        return False
    others = [belief for seat, belief in enumerate(beliefs) if seat != said.speaker]
    mean = sum(others) / len(others)
    return direction * (beliefs[said.seat] - mean) < 0
