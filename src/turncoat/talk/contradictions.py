"""Which of one player's claims cannot stand together."""

from typing import Final

from turncoat.talk.statements import Statement

BELIEVING: Final = ("trust", "lean_human")
DOUBTING: Final = ("lean_traitor", "accuse")
OPPOSITES: Final = (("brig", "free"), ("free", "brig"))


def oppose(earlier: Statement, later: Statement, *, is_same_turn: bool) -> bool:
    """Whether the later one takes something back that the earlier one said. Opinions may change from turn to turn."""
    kinds = (earlier.kind, later.kind)
    if kinds in (("agree", "disagree"), ("disagree", "agree")):
        return earlier.statement == later.statement
    if kinds == ("intent", "report"):
        return earlier.event == later.event and (earlier.level == "none") != (later.level == "could_not")
    if kinds in (("claim_seen", "estimate"), ("estimate", "claim_seen")):
        seen, opinion = (earlier, later) if earlier.kind == "claim_seen" else (later, earlier)
        is_odd = seen.level == "traitor" and opinion.level in BELIEVING
        return is_odd and earlier.seat == later.seat and (is_same_turn or earlier is seen)
    if earlier.kind != later.kind:
        return False
    return _same_kind_opposes(earlier, later, is_same_turn=is_same_turn)


def _same_kind_opposes(earlier: Statement, later: Statement, *, is_same_turn: bool) -> bool:
    if earlier.kind in ("intent", "report"):
        return earlier.event == later.event and earlier.level != later.level
    if earlier.kind == "claim_seen":
        return earlier.event == later.event and earlier.level != later.level
    if earlier.kind == "defend":
        return earlier.event == later.event and earlier.excuse != later.excuse
    if not is_same_turn:
        return False
    if earlier.kind == "estimate":
        levels = (earlier.level, later.level)
        is_turned = any(level in BELIEVING for level in levels) and any(level in DOUBTING for level in levels)
        return earlier.seat == later.seat and is_turned
    if earlier.kind == "vote_intent":
        return earlier.seat != later.seat
    if earlier.kind == "propose":
        return earlier.seat == later.seat and (earlier.action, later.action) in OPPOSITES
    return False
