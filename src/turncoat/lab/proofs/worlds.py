"""The two-world test: two states that differ only in what a viewer may not know, given the same answers, look the
same to that viewer in every byte: view, what changed in it, events, decisions, refusals, waiting list, order, sizes,
virtual time.

World B is imagined from the viewer's view of world A and keeps A's random stream. Where an answer is secret, the
other world may answer differently behind the same face. Simultaneous answers come in opposite orders. The worlds may
part only where a rule shows the viewer something hidden; what it then was shown is checked against the layout.
"""

from dataclasses import dataclass

import msgspec

from turncoat.kernel.changes import Changes
from turncoat.kernel.decisions import check, options, pending_ask, take, waiting_seats, why_not
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, GAME_ENDED, KERNEL_EVENTS, LOOKED, MOVED, SHOWN, Event
from turncoat.kernel.ids import (
    NO_OPTION,
    SPECTATOR,
    UNKNOWN,
    Option,
    Seat,
    has_seat,
    option,
    seats_in,
    verb_of,
)
from turncoat.kernel.imagine import imagine
from turncoat.kernel.layout import OPEN, OWNER, TOP
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view
from turncoat.kernel.wire import decision_wire, event_wire
from turncoat.kernel.zones import knowers_at
from turncoat.lab.proofs.changes import own_part
from turncoat.lab.proofs.imagining import as_bytes
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice, random_answer


class Leak(ProofFailed):
    """The viewer could tell the two worlds apart; `channel` says by what."""

    def __init__(self, channel: str, detail: str) -> None:
        super().__init__(f"{channel}: {detail}")
        self.channel = channel


@dataclass
class Compared:
    """How many answers a pair of worlds was followed for, and whether a rule parted them."""

    answers: int = 0
    parted: bool = False


def prove_secrecy(subject: Subject, seed: int, viewer: Seat, start: int, length: int) -> Compared:
    """Play to decision `start`, imagine the other world for the viewer, and follow both for `length` answers."""
    dice = players_dice(seed)
    a = subject.new(seed)
    for _ in range(start):
        if a.ending == RUNNING:
            seat, answer = random_answer(a, dice)
            take(a, seat, answer)
    b = imagine(_declared_view(a, viewer), fast(seed * 7919 + start))
    b.dice = a.dice.copy()
    b.orders = a.orders[:]
    _compare_standing(a, b, viewer)
    if any(answer != NO_OPTION for answer in a.sealed):
        return Compared()  # sealed answers may differ between the worlds, and opening them may show it
    return _follow(a, b, viewer, dice, length)


def prove_secrecy_for_late_joiner(subject: Subject, seed: int, length: int) -> Compared:
    """A late spectator receives all public events at once, from the first deal on."""
    a = subject.new(seed)
    b = imagine(_declared_view(a, SPECTATOR), fast(seed * 7919))
    b.dice = a.dice.copy()
    told_a: list[str] = []
    told_b: list[str] = []
    done = _follow(a, b, SPECTATOR, players_dice(seed), length, told_a, told_b)
    if not done.parted and told_a != told_b:
        raise Leak("history", _first_difference(told_a, told_b))
    return done


def _declared_view(s: State, viewer: Seat) -> View:
    """The viewer's view, reduced to what the layout declares visible. The other world may differ in all the rest, even
    if the view under test would show it."""
    seen = view(s, viewer)
    layout = s.game.layout
    for track, place in enumerate(layout.tracks):
        if place.sight != OPEN and not (place.sight == OWNER and place.owner == viewer):
            seen.tracks[track] = UNKNOWN
    seen.zones = [cards[:] for cards in seen.zones]
    for zone, cards in enumerate(seen.zones):
        for position in range(len(cards)):
            known = knowers_at(s, zone, position)
            if known != EVERYBODY and (viewer == SPECTATOR or not has_seat(known, viewer)):
                cards[position] = UNKNOWN
    return seen


def _follow(
    a: State,
    b: State,
    viewer: Seat,
    dice: Dice,
    length: int,
    told_a: list[str] | None = None,
    told_b: list[str] | None = None,
) -> Compared:
    done = Compared()
    while a.ending == RUNNING and done.answers < length:
        answers = _answers_for_both(a, b, viewer, dice)
        if answers is None:
            return done
        before_a, before_b = a.copy(), b.copy()
        heard_a, steps_a = _give(a, answers[0])
        heard_b, steps_b = _give(b, list(reversed(answers[1])))
        done.answers += len(answers[0])
        if _compare_events(a, b, viewer, heard_a, heard_b):
            done.parted = True
            return done
        if told_a is not None and told_b is not None:
            told_a.extend(_event_text(a, event, viewer) for event in heard_a)
            told_b.extend(_event_text(b, event, viewer) for event in heard_b)
        if steps_a != steps_b:
            raise Leak("virtual_time", f"{steps_a} and {steps_b} steps at decision {a.decision}")
        _compare_standing(a, b, viewer)
        changed_a = _changes_text(before_a, a, viewer)
        changed_b = _changes_text(before_b, b, viewer)
        if changed_a != changed_b:
            raise Leak("changes", _first_difference(changed_a, changed_b))
    return done


Answers = list[tuple[Seat, Option]]


def _answers_for_both(a: State, b: State, viewer: Seat, dice: Dice) -> tuple[Answers, Answers] | None:
    """For each waiting seat an answer in both worlds that looks the same to the viewer; None if there is no such pair,
    so that nothing more can be compared."""
    if waiting_seats(a) != waiting_seats(b):
        raise Leak(
            "waiting",
            f"{seats_in(waiting_seats(a))} and {seats_in(waiting_seats(b))} at decision {a.decision}",
        )
    for_a: Answers = []
    for_b: Answers = []
    for seat in seats_in(waiting_seats(a)):
        pair = _same_face(options(a, seat), options(b, seat), seat, viewer, a, dice)
        if pair is None:
            return None
        for_a.append((seat, pair[0]))
        for_b.append((seat, pair[1]))
    return for_a, for_b


def _same_face(
    legal_a: list[Option], legal_b: list[Option], seat: Seat, viewer: Seat, a: State, dice: Dice
) -> tuple[Option, Option] | None:
    order = legal_a[:]
    dice.shuffle(order)
    for answer in order:
        if seat != viewer and a.game.verbs[verb_of(answer)].is_secret:
            alike = [other for other in legal_b if verb_of(other) == verb_of(answer)]
            if alike:
                return answer, alike[dice.below(len(alike))]
        elif answer in legal_b:
            return answer, answer
    return None


def _give(s: State, answers: Answers) -> tuple[list[Event], int]:
    heard: list[Event] = []
    s.journal = heard
    steps = 0
    for seat, answer in answers:
        steps += take(s, seat, answer)
    s.journal = None
    return heard, steps


def _compare_events(a: State, b: State, viewer: Seat, heard_a: list[Event], heard_b: list[Event]) -> bool:
    """Compare the events of both worlds. Returns whether a rule parted the worlds; Leak if something else did."""
    for event_a, event_b in zip(heard_a, heard_b, strict=False):
        if _event_text(a, event_a, viewer) != _event_text(b, event_b, viewer):
            if _is_reveal(a, event_a, event_b, viewer):
                return True
            raise Leak("event", f"{_event_text(a, event_a, viewer)} and {_event_text(b, event_b, viewer)}")
    if len(heard_a) != len(heard_b):
        further = max(heard_a, heard_b, key=len)[min(len(heard_a), len(heard_b))]
        if a.game.events[further.kind].reveals:
            return True
        raise Leak("event_count", f"{len(heard_a)} and {len(heard_b)} at decision {a.decision}")
    return False


def _changes_text(before: State, after: State, viewer: Seat) -> list[str]:
    """The changes that the viewer receives, as text."""
    changes = Changes(before, after)
    return [_as_text(changes.public), _as_text(own_part(changes, viewer))]


def _event_text(s: State, event: Event, viewer: Seat) -> str:
    return _as_text(event_wire(s.game, event, viewer))


def _is_reveal(s: State, event_a: Event, event_b: Event, viewer: Seat) -> bool:
    """Whether the viewer may be told different things here. What the kernel's events show must lie where the layout
    lets the viewer see it; a game's own kinds say so themselves."""
    kinds = s.game.events
    if event_a.kind != event_b.kind:
        if {event_a.kind, event_b.kind} == {MOVED, SHOWN}:
            return _is_laid_open(s, event_a, event_b)
        own = [event for event in (event_a, event_b) if event.kind >= len(KERNEL_EVENTS)]
        return any(kinds[event.kind].reveals for event in own) or GAME_ENDED in (event_a.kind, event_b.kind)
    if event_a.kind == SHOWN:
        places = [s.game.layout.zones[zone].sight for zone in event_a.arguments[:2]]
        same_place = event_a.arguments[:2] == event_b.arguments[:2]
        return same_place and any(sight in (OPEN, TOP) for sight in places)
    if kinds[event_a.kind].reveals:
        return True
    if event_a.arguments != event_b.arguments or event_a.knowers != event_b.knowers:
        return False
    if event_a.kind == MOVED:
        ends = [s.game.layout.zones[zone] for zone in event_a.arguments[:2]]
        return any(place.sight == OWNER and place.owner == viewer for place in ends)
    if event_a.kind == LOOKED or event_a.kind >= len(KERNEL_EVENTS):
        return event_a.arguments[0] == viewer
    return False


def _is_laid_open(s: State, event_a: Event, event_b: Event) -> bool:
    """Whether the two events are one seat taking a card from the same place by the same rule, and one of the cards is
    laid open while the other stays secret, as with a flamethrower (T20.1). All players see which it is by where it
    lies."""
    shown, moved = (event_a, event_b) if event_a.kind == SHOWN else (event_b, event_a)
    sights = [s.game.layout.zones[event.arguments[1]].sight for event in (shown, moved)]
    is_same = shown.rule == moved.rule and shown.arguments[0] == moved.arguments[0]
    return is_same and sights[0] == OPEN and sights[1] != OPEN


def _compare_standing(a: State, b: State, viewer: Seat) -> None:
    """Compare everything that the viewer can request between two answers."""
    seen_a = as_bytes(view(a, viewer))
    seen_b = as_bytes(view(b, viewer))
    if seen_a != seen_b:
        raise Leak("view", _first_difference([seen_a.decode()], [seen_b.decode()]))
    if a.ending != b.ending or viewer == SPECTATOR or a.ending != RUNNING:
        return
    asked_a = _decision(a, viewer)
    asked_b = _decision(b, viewer)
    if asked_a != asked_b:
        raise Leak("options", _first_difference([asked_a], [asked_b]))
    refused_a = _refusals(a, viewer)
    refused_b = _refusals(b, viewer)
    if refused_a != refused_b:
        raise Leak("refusal", _first_difference(refused_a, refused_b))


def _decision(s: State, viewer: Seat) -> str:
    if not has_seat(waiting_seats(s), viewer):
        return ""
    rule = pending_ask(s).cited_rule(s, s.stack[-1])
    return _as_text(decision_wire(view(s, viewer), rule, options(s, viewer)))


def _refusals(s: State, viewer: Seat) -> list[str]:
    """The refusals of everything that the viewer might try: every verb, and every seat as argument of an offered verb.
    A verb that is not offered is refused whatever its argument, and a seat that is not asked whatever its verb, so one
    of each is enough."""
    refusals = []
    is_asked = has_seat(waiting_seats(s), viewer)
    legal = options(s, viewer) if is_asked else None  # the same options for everything that the viewer tries
    offered = {verb_of(one) for one in legal or []}
    for verb in range(len(s.game.verbs) if is_asked else 1):
        reason = why_not(s, viewer, verb)
        refusals.append("" if reason is None else f"{verb}:{reason.code}:{reason.rule}")
        for argument in range(s.seats) if verb in offered else (viewer,):
            try:
                check(s, viewer, option(verb, argument), legal=legal)
                refusals.append("")
            except BadInput as refusal:
                refusals.append(f"{verb}:{argument}:{refusal.code}:{refusal.detail}:{refusal.rule}")
    try:
        check(s, viewer, NO_OPTION, s.decision - 1)
    except BadInput as refusal:
        refusals.append(f"{refusal.code}:{refusal.detail}")
    return refusals


def _as_text(wire: object) -> str:
    return msgspec.json.encode(wire).decode()


def _first_difference(left: list[str], right: list[str]) -> str:
    for one, other in zip(left, right, strict=False):
        if one != other:
            at = next(
                (n for n, (x, y) in enumerate(zip(one, other, strict=False)) if x != y),
                min(len(one), len(other)),
            )
            return f"...{one[max(0, at - 60) : at + 60]}... and ...{other[max(0, at - 60) : at + 60]}..."
    return f"{len(left)} and {len(right)} entries"
