"""The two-world test: two states that differ only in what a viewer may not know, given the same answers, look the
same to that viewer in every byte: view, what changed in it, events, decisions, refusals, waiting list, order, sizes,
virtual time.

World B is imagined from the viewer's view of world A and keeps A's random stream. Where an answer is secret, the
other world may answer differently behind the same face. Simultaneous answers come in opposite orders. The worlds may
part only where a rule shows the viewer something hidden; what it then was shown is checked against the layout.
"""

import json
from dataclasses import dataclass

from turncoat.kernel.changes import Changes
from turncoat.kernel.decisions import check, options, pending_ask, take, waiting, why_not
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
    """How far a pair of worlds was followed, and whether a rule parted them."""

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
        return Compared()  # what is sealed already may differ, and opening it may show that
    return _follow(a, b, viewer, dice, length)


def prove_secrecy_for_late_joiner(subject: Subject, seed: int, length: int) -> Compared:
    """A late spectator is told everything that was ever public, at once: so from the first deal on."""
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
    """The viewer's view without whatever the layout does not declare visible: the other world may differ in all of
    that, even if the view under test would show it."""
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
            told_a.extend(_told(a, event, viewer) for event in heard_a)
            told_b.extend(_told(b, event, viewer) for event in heard_b)
        if steps_a != steps_b:
            raise Leak("virtual_time", f"{steps_a} and {steps_b} steps at decision {a.decision}")
        _compare_standing(a, b, viewer)
        changed_a = _changed(before_a, a, viewer)
        changed_b = _changed(before_b, b, viewer)
        if changed_a != changed_b:
            raise Leak("changes", _first_difference(changed_a, changed_b))
    return done


Answers = list[tuple[Seat, Option]]


def _answers_for_both(a: State, b: State, viewer: Seat, dice: Dice) -> tuple[Answers, Answers] | None:
    """An answer for each seat that is waited for, in both worlds, that looks the same to the viewer; None: there is
    no such pair, and nothing more can be compared."""
    if waiting(a) != waiting(b):
        raise Leak("waiting", f"{seats_in(waiting(a))} and {seats_in(waiting(b))} at decision {a.decision}")
    for_a: Answers = []
    for_b: Answers = []
    for seat in seats_in(waiting(a)):
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
    """Whether a rule parted the worlds; Leak if something else did."""
    for event_a, event_b in zip(heard_a, heard_b, strict=False):
        if _told(a, event_a, viewer) != _told(b, event_b, viewer):
            if _is_reveal(a, event_a, event_b, viewer):
                return True
            raise Leak("event", f"{_told(a, event_a, viewer)} and {_told(b, event_b, viewer)}")
    if len(heard_a) != len(heard_b):
        further = max(heard_a, heard_b, key=len)[min(len(heard_a), len(heard_b))]
        if a.game.events[further.kind].reveals:
            return True
        raise Leak("event_count", f"{len(heard_a)} and {len(heard_b)} at decision {a.decision}")
    return False


def _changed(before: State, after: State, viewer: Seat) -> list[str]:
    """What the viewer is told to make the new view from the old one."""
    changes = Changes(before, after)
    return [json.dumps(changes.public), json.dumps(own_part(changes, viewer))]


def _told(s: State, event: Event, viewer: Seat) -> str:
    return json.dumps(event_wire(s.game, event, viewer))


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
    """A seat takes a card from one and the same place, by one rule: this one is kept in secret, that one lies open, as a
    flamethrower does (T20.1). Which it is, everybody sees by where it lies."""
    shown, moved = (event_a, event_b) if event_a.kind == SHOWN else (event_b, event_a)
    sights = [s.game.layout.zones[event.arguments[1]].sight for event in (shown, moved)]
    is_same = shown.rule == moved.rule and shown.arguments[0] == moved.arguments[0]
    return is_same and sights[0] == OPEN and sights[1] != OPEN


def _compare_standing(a: State, b: State, viewer: Seat) -> None:
    """Everything the viewer can ask for between two answers."""
    seen_a = as_bytes(view(a, viewer))
    seen_b = as_bytes(view(b, viewer))
    if seen_a != seen_b:
        raise Leak("view", _first_difference([seen_a], [seen_b]))
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
    if not has_seat(waiting(s), viewer):
        return ""
    rule = pending_ask(s).cited_rule(s, s.stack[-1])
    return json.dumps(decision_wire(view(s, viewer), rule, options(s, viewer)))


def _refusals(s: State, viewer: Seat) -> list[str]:
    """How the table answers whatever the viewer might try: every verb, at itself and at everybody. Who is not asked is
    refused before it matters what was tried."""
    found = []
    for verb in range(len(s.game.verbs) if has_seat(waiting(s), viewer) else 1):
        reason = why_not(s, viewer, verb)
        found.append("" if reason is None else f"{verb}:{reason.code}:{reason.rule}")
        for argument in range(s.seats):
            try:
                check(s, viewer, option(verb, argument))
                found.append("")
            except BadInput as refusal:
                found.append(f"{verb}:{argument}:{refusal.code}:{refusal.detail}:{refusal.rule}")
    try:
        check(s, viewer, NO_OPTION, s.decision - 1)
    except BadInput as refusal:
        found.append(f"{refusal.code}:{refusal.detail}")
    return found


def _first_difference(left: list[str], right: list[str]) -> str:
    for one, other in zip(left, right, strict=False):
        if one != other:
            at = next(
                (n for n, (x, y) in enumerate(zip(one, other, strict=False)) if x != y),
                min(len(one), len(other)),
            )
            return f"...{one[max(0, at - 60) : at + 60]}... and ...{other[max(0, at - 60) : at + 60]}..."
    return f"{len(left)} and {len(right)} entries"
