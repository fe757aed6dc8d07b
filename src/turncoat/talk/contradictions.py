"""Contradictions between the claims of one player."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.talk.statements import Statement

BELIEVING: Final = ("trust", "lean_human")
DOUBTING: Final = ("lean_traitor", "accuse")
SHUNNING: Final = ("brig", "keep_apart", "keep_out")  # proposals against the player they are about
REPLIES: Final[Mapping[str, int]] = {"agree": 1, "disagree": -1}


@dataclass(frozen=True)
class Stance:
    """The stance of a statement on one player: for them (1) or against them (-1). `event` is the event that the
    statement cites, or NONE; `at` is the time of the statement."""

    seat: Seat
    sign: int
    kind: str
    event: int
    at: int


def stance_of(statement: Statement, about: Statement | None) -> Stance | None:
    """The side that a statement takes for or against a player; None if it takes none. `about` is the statement that it
    replies to."""
    said = statement if about is None else about
    sign = _sign(said) * (1 if about is None else REPLIES.get(statement.kind, 0))
    if not sign:
        return None
    kind = said.kind if about is None or said.kind != "claim_seen" else "estimate"
    return Stance(said.seat, sign, kind, said.event, statement.at)


def _sign(statement: Statement) -> int:
    if statement.kind == "vote_intent" or statement.action in SHUNNING:
        return -1
    if statement.level in (*DOUBTING, "traitor"):
        return -1
    return 1 if statement.level in (*BELIEVING, "human") or statement.action == "free" else 0


def turn_against(earlier: Stance, later: Stance, *, is_same_turn: bool) -> bool:
    """Whether the stances contradict each other. Opinions may change from turn to turn, but not against a look of
    the speaker: only later deeds can do that."""
    if earlier.seat != later.seat or earlier.sign == later.sign:
        return False
    if is_same_turn:
        return True
    if earlier.kind == "claim_seen":
        is_known = earlier.sign < 0 or later.event < earlier.event
        return is_known and later.kind == "estimate"
    return later.kind == "claim_seen" and earlier.kind == "estimate" and later.event < earlier.at


def oppose(earlier: Statement, later: Statement, *, is_same_turn: bool) -> bool:
    """Whether the later claim withdraws something the earlier one said, apart from stances on players."""
    kinds = (earlier.kind, later.kind)
    if kinds in (("agree", "disagree"), ("disagree", "agree")):
        return earlier.statement == later.statement
    if kinds == ("intent", "report"):
        return earlier.event == later.event and (earlier.level == "none") != (later.level == "could_not")
    if earlier.kind != later.kind:
        return False
    if earlier.kind in ("intent", "report", "claim_seen"):
        return earlier.event == later.event and earlier.level != later.level
    if earlier.kind == "defend":
        return earlier.event == later.event and earlier.excuse != later.excuse
    if earlier.kind == "vote_intent":
        return is_same_turn and earlier.seat != later.seat
    return False
