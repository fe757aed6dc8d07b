"""What a seat says about others: how far it trusts them and why, what should be done about them, and whom it agrees with."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from turncoat.bots.talking.moment import Moment
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.talk.contradictions import BELIEVING, DOUBTING
from turncoat.talk.deeds import Deed
from turncoat.talk.statements import NONE, Statement

Thought: TypeAlias = tuple[float, Statement]  # what one could say, and how much one wants to

# Log odds between a seat and the others, from which on something is said
LEAN: Final = 0.5
ACCUSE: Final = 1.3
ACCUSE_FROM: Final = 0.4  # no seat less likely a traitor than this is accused
HEDGED_FROM: Final = 0.85
NEAR: Final = 12  # events between what moved a belief and the deed that everybody saw
FADING: Final = 0.9  # of a deed, by turn


# How far a seat is trusted


def level_of(moment: Moment, seat: Seat) -> str:
    if seat in moment.record.log.revealed:
        return "accuse"
    chance, gap = moment.voiced[seat], moment.gap(seat)
    accusing = moment.manners.accusing
    if gap >= ACCUSE / accusing and chance >= (HEDGED_FROM if moment.manners.is_hedging else ACCUSE_FROM):
        return "accuse"
    if gap >= LEAN / accusing:
        return "lean_traitor"
    if gap <= -ACCUSE:
        return "trust"
    return "lean_human" if gap <= -LEAN else "unsure"


def because(moment: Moment, seat: Seat, level: str) -> Deed | None:
    """The deed that speaks for it most: near what moved one's own belief, or else simply telling and not long ago."""
    if level not in DOUBTING and level not in BELIEVING:
        return None
    sign = 1.0 if level in DOUBTING else -1.0
    moved = [(event, sign * shift) for event, shift in moment.reasons(seat) if sign * shift > 0.0][:NEAR]
    log = moment.record.log
    best: Deed | None = None
    weight = 0.0
    for deed in log.deeds(seat):
        if deed.is_against == (level in DOUBTING):
            near = sum([shift for event, shift in moved if abs(event - deed.event) <= NEAR])
            ago = log.turn() - log.turn_at(deed.event)
            telling = moment.concerns.telling[deed.reason] * (1.0 + 10.0 * near) * FADING**ago
            if telling > weight:
                best, weight = deed, telling
    return best


def estimate(moment: Moment, seat: Seat) -> Statement:
    level = level_of(moment, seat)
    deed = because(moment, seat, level)
    reason, event = ("", NONE) if deed is None else (deed.reason, deed.event)
    return Statement("estimate", moment.seat, seat=seat, level=level, reason=reason, event=event)


def estimates(moment: Moment) -> Iterator[Thought]:
    """What is news, and can be given a reason if it is a doubt."""
    for seat in moment.others:
        level = level_of(moment, seat)
        told, turn = moment.recall.told.get(seat, ("unsure", 0))
        if level == "unsure" or (level == told and moment.recall.turn - turn < moment.concerns.stale):
            continue
        worth = 0.25 + 0.2 * min(2.0, abs(moment.gap(seat)))
        if level in DOUBTING:
            worth *= moment.manners.accusing
        said = estimate(moment, seat)
        if said.reason or level in BELIEVING:
            yield worth + (0.1 if said.reason else 0.0), said


# What should be done about a seat


def proposals(moment: Moment) -> Iterator[Thought]:
    for seat in moment.others:
        action = moment.concerns.proposal(moment.view, seat, moment.voiced[seat])
        if action:
            said = Statement("propose", moment.seat, seat=seat, action=action)
            if moment.recall.is_new(said):
                yield 0.35 * moment.manners.accusing + 0.4 * moment.voiced[seat], said


def vote(moment: Moment) -> Statement | None:
    """Before one votes, against whom."""
    against = moment.concerns.vote(moment.chosen)
    return None if against == NOBODY else Statement("vote_intent", moment.seat, seat=against)


# What others say


def echoes(moment: Moment) -> Iterator[Thought]:
    for one in moment.recall.opinions:
        leaning = _agrees(moment, one)
        if leaning:
            kind = "agree" if leaning > 0.0 else "disagree"
            worth = moment.manners.agreeing * min(0.8, 0.3 + 0.2 * abs(leaning))
            yield worth, Statement(kind, moment.seat, statement=one.number)


def _agrees(moment: Moment, one: Statement) -> float:
    """Above 0: one thinks so too; below: one does not; 0: no matter."""
    if one.kind == "warn":
        return 0.5 if one.danger in moment.concerns.dangers(moment.view) else 0.0
    about = one.speaker if one.kind in ("defend", "claim_self") else one.seat
    if about == moment.seat or about not in moment.others:
        return 0.0
    gap = moment.gap(about)
    if abs(gap) < LEAN:
        return 0.0
    says_ill = one.level in (*DOUBTING, "traitor") or one.kind == "vote_intent"
    says_well = one.level in (*BELIEVING, "human") or one.kind in ("defend", "claim_self")
    if one.kind == "propose":
        says_ill, says_well = one.action != "free", one.action == "free"
    return gap if says_ill else -gap if says_well else 0.0
