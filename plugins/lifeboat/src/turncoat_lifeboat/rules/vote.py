"""L4: accusation. All vote at once, sealed; a majority lashes the accused, or another player it prefers."""

from typing import ClassVar, Final

from turncoat.kernel.atoms import put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.procedures import Procedure, SealedAsk
from turncoat.kernel.state import State
from turncoat_lifeboat.board import LASHED, REVEALED, VOW
from turncoat_lifeboat.vocabulary import ABSTAIN, VOTE, VOTED

ACCUSER: Final = 0
ACCUSED: Final = 1
VOTING = Procedure("vote", {"accuser": ACCUSER, "accused": ACCUSED}, {"accuser": "seat", "accused": "seat"})


def can_be_lashed(s: State, seat: Seat) -> bool:
    """L4.1: a player who is free and not revealed."""
    return not s.tracks[LASHED + seat] and not s.tracks[REVEALED + seat]


class Vote(SealedAsk):
    rule: ClassVar[str] = "L4.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        """All seats but revealed wreckers."""
        voters = 0
        for seat in range(s.seats):
            if not s.tracks[REVEALED + seat]:
                voters |= 1 << seat
        return voters

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        """L4.2: not against oneself, nor the seat of one's vow, nor a seat that a vote cannot lash."""
        options = [option(ABSTAIN)]
        for other in range(s.seats):
            if other not in (seat, s.tracks[VOW + seat]) and can_be_lashed(s, other):
                options.append(option(VOTE, other))
        return options

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        """L4.3: more than half of the votes cast."""
        votes = [0] * s.seats
        for seat in range(s.seats):
            if answers[seat] >= 0 and verb_of(answers[seat]) == VOTE:
                against = first_of(answers[seat])
                votes[against] += 1
                tell(s, VOTED, "L4.3", (seat, against))
        for seat in range(s.seats):
            if votes[seat] * 2 > sum(votes):
                put(s, LASHED + seat, 1, "L4.3")


VOTING.ask("vote", Vote())
