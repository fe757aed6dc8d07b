"""Statements about other seats: trust and its reasons, proposals, and agreement."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Final, TypeAlias

from turncoat.bots.talking.standpoint import Standpoint
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.talk.contradictions import BELIEVING, DOUBTING
from turncoat.talk.deeds import Deed
from turncoat.talk.statements import NONE, Statement

Thought: TypeAlias = tuple[float, Statement]  # a possible statement, with its weight

# Log odds between a seat and the others from which a statement is made
LEAN: Final = 0.5
ACCUSE: Final = 1.3
ACCUSE_FROM: Final = 0.4  # no seat with a lower chance of being a traitor is accused
HEDGED_FROM: Final = 0.85
NEAR: Final = 12  # events between the one that moved a belief and the deed it is explained by
TRIFLE: Final = 0.3  # log odds below which a deed is no reason
FADING: Final = 0.9  # of a deed, per turn


# Trust in a seat


def level_of(standpoint: Standpoint, seat: Seat) -> str:
    if seat in standpoint.record.log.revealed:
        return "accuse"
    chance, gap = standpoint.voiced[seat], standpoint.gap(seat)
    accusing = standpoint.manners.accusing
    if gap >= ACCUSE / accusing and chance >= (HEDGED_FROM if standpoint.manners.is_hedging else ACCUSE_FROM):
        return "accuse"
    if gap >= LEAN / accusing:
        return "lean_traitor"
    if gap <= -ACCUSE:
        return "trust"
    return "lean_human" if gap <= -LEAN else "unsure"


def because(standpoint: Standpoint, seat: Seat, level: str) -> Deed | None:
    """The best reason: a deed near the event that moved the belief, or else a grave deed that is not long ago."""
    if level not in DOUBTING and level not in BELIEVING:
        return None
    sign = 1.0 if level in DOUBTING else -1.0
    moved = [(event, sign * shift) for event, shift in standpoint.reasons(seat) if sign * shift > 0.0][:NEAR]
    log = standpoint.record.log
    best: Deed | None = None
    weight = 0.0
    for deed in log.deeds(seat):
        is_trifle = standpoint.concerns.telling[deed.reason] < TRIFLE
        if deed.is_against == (level in DOUBTING) and not is_trifle:
            near = sum([shift for event, shift in moved if abs(event - deed.event) <= NEAR])
            ago = log.turn() - log.turn_at(deed.event)
            telling = standpoint.concerns.telling[deed.reason] * (1.0 + 10.0 * near) * FADING**ago
            if telling > weight:
                best, weight = deed, telling
    return best


def estimate(standpoint: Standpoint, seat: Seat) -> Statement:
    level = level_of(standpoint, seat)
    deed = because(standpoint, seat, level)
    reason, event = ("", NONE) if deed is None else (deed.reason, deed.event)
    return Statement("estimate", standpoint.seat, seat=seat, level=level, reason=reason, event=event)


def estimates(standpoint: Standpoint) -> Iterator[Thought]:
    """Estimates that are new; a doubt needs a reason. Doubts are repeated after a while, trust is not. A deed
    that another player has cited in this turn is not cited again."""
    cited = {(one.seat, one.event) for one in _recent_statements(standpoint, turns=0) if one.reason}
    for seat in standpoint.others:
        level = level_of(standpoint, seat)
        told, turn = standpoint.recall.told.get(seat, ("unsure", 0))
        is_fresh = standpoint.recall.turn - turn < standpoint.concerns.stale
        if level == "unsure" or (level == told and (is_fresh or level in BELIEVING)):
            continue
        worth = 0.25 + 0.2 * min(2.0, abs(standpoint.gap(seat)))
        if level in DOUBTING:
            worth *= standpoint.manners.accusing
        said = estimate(standpoint, seat)
        if (said.reason or level in BELIEVING) and (seat, said.event) not in cited:
            yield worth + (0.1 if said.reason else 0.0), said


# Proposals about a seat


def proposals(standpoint: Standpoint) -> Iterator[Thought]:
    for seat in standpoint.others:
        action = standpoint.concerns.proposal(standpoint.view, seat, standpoint.voiced[seat])
        if action:
            said = Statement("propose", standpoint.seat, seat=seat, action=action)
            if standpoint.recall.is_new(said):
                yield 0.35 * standpoint.manners.accusing + 0.4 * standpoint.voiced[seat], said


def vote(standpoint: Standpoint) -> Statement | None:
    """The statement that announces a vote."""
    against = standpoint.concerns.vote(standpoint.chosen)
    return None if against == NOBODY else Statement("vote_intent", standpoint.seat, seat=against)


# Opinions of others


def echoes(standpoint: Standpoint, said: Iterable[Statement]) -> Iterator[Thought]:
    """Agreement and disagreement: one voice for each is enough in a matter."""
    echoed = _echoed_matters(standpoint)
    for one in said:
        leaning = _agrees(standpoint, one)
        kind = "agree" if leaning > 0.0 else "disagree"
        if leaning and (kind, _matter(one)) not in echoed:
            worth = standpoint.manners.agreeing * min(0.8, 0.3 + 0.2 * abs(leaning))
            if kind == "disagree":
                worth *= standpoint.manners.contradicting
            yield worth, Statement(kind, standpoint.seat, statement=one.number)


def is_echoed(standpoint: Standpoint, one: Statement, kind: str) -> bool:
    """Whether another player has agreed or disagreed in the same matter lately."""
    return (kind, _matter(one)) in _echoed_matters(standpoint)


def _echoed_matters(standpoint: Standpoint) -> set[tuple[str, str]]:
    """The matters of all replies of this turn and the last, by kind."""
    said = standpoint.record.said
    return {
        (one.kind, _matter(said[one.statement]))
        for one in _recent_statements(standpoint, turns=1)
        if one.kind in ("agree", "disagree")
    }


def _recent_statements(standpoint: Standpoint, turns: int) -> Iterator[Statement]:
    """The statements of this turn and of so many before it, the newest first."""
    return takewhile(lambda one: _age(standpoint, one) <= turns, reversed(standpoint.record.said))


def _age(standpoint: Standpoint, one: Statement) -> int:
    """The number of turns that have begun since the statement."""
    log = standpoint.record.log
    return log.turn() - log.turn_at(one.at)


def _matter(one: Statement) -> str:
    """A danger, or a player."""
    return one.danger or str(_subject(one))


def _subject(one: Statement) -> Seat:
    return one.speaker if one.kind in ("defend", "claim_self") else one.seat


def _agrees(standpoint: Standpoint, one: Statement) -> float:
    """The seat's attitude: above 0 it agrees, below 0 it disagrees, at 0 it is indifferent."""
    if one.kind == "warn":
        return 0.5 if one.danger in standpoint.concerns.dangers(standpoint.view) else 0.0
    about = _subject(one)
    is_over = one.kind == "vote_intent" and _age(standpoint, one) > 0
    if about == standpoint.seat or about not in standpoint.others or is_over:
        return 0.0
    gap = standpoint.gap(about)
    if abs(gap) < LEAN:
        return 0.0
    says_ill = one.level in (*DOUBTING, "traitor") or one.kind == "vote_intent"
    says_well = one.level in (*BELIEVING, "human") or one.kind in ("defend", "claim_self")
    if one.kind == "propose":
        says_ill, says_well = one.action != "free", one.action == "free"
    return gap if says_ill else -gap if says_well else 0.0
