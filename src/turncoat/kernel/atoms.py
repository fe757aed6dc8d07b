"""Atoms: every visible change of a state, each with its event, the rule and the audience.

Nothing else may change tracks, zones, the current seat or the ending (tests/structure). An atom writes its event only
if there is a listener: building events that are not read would cost more than the change itself.
"""

from turncoat.kernel.events import (
    CHANGED,
    EVERYBODY,
    GAME_ENDED,
    LOOKED,
    MOVED,
    ROLLED_DIE,
    SHOWN,
    SHUFFLED,
    TURN_OF,
    Event,
)
from turncoat.kernel.ids import Card, Seat, Seats, Track, Zone, seats_in
from turncoat.kernel.state import State
from turncoat.kernel.zones import forget_hand, knowers_at, lay, let_know, lift, mix, take_out


def put(s: State, track: Track, value: int, rule: str) -> None:
    """Set an open track."""
    if s.journal is not None and s.tracks[track] != value:
        s.journal.append(Event(CHANGED, rule, (track, s.tracks[track], value), (), EVERYBODY))
    s.tracks[track] = value


def put_secretly(s: State, track: Track, value: int) -> None:
    """Set a track that not everybody sees. No event: a secret change rides in the secret part of another one."""
    s.tracks[track] = value


def move_top(s: State, source: Zone, target: Zone, rule: str) -> Card:
    """The top card of a zone goes on top of another; an empty zone is the caller's to see to."""
    return move_at(s, source, len(s.zones[source]) - 1, target, len(s.zones[target]), rule)


def move_card(s: State, card: Card, source: Zone, target: Zone, rule: str) -> None:
    """A given card goes on top of another zone."""
    cards = s.zones[source]
    # From the top, so that of equal cards the one put there last goes first.
    for position in range(len(cards) - 1, -1, -1):
        if cards[position] == card:
            move_at(s, source, position, target, len(s.zones[target]), rule)
            return
    raise _not_there(s, card, source, rule)


def move_at(s: State, source: Zone, position: int, target: Zone, to: int, rule: str) -> Card:
    """The card at a position goes to a position of another zone (0: the bottom)."""
    if _is_quiet(s, source, target) and to == len(s.zones[target]):
        card = take_out(s, source, position)
        s.zones[target] = [*s.zones[target], card]
        if s.journal is not None:
            _tell_move(s.journal, rule, source, target, (card,), s.game.layout.sees_top[target])
        return card
    card, knew = lift(s, source, position)
    if knew != EVERYBODY and not s.game.layout.is_plain[target]:
        knew = forget_hand(s, source, knew)
    lay(s, target, to, card, knew)
    if s.journal is not None:
        _tell_move(s.journal, rule, source, target, (card,), knew | knowers_at(s, target, to))
    return card


def show(s: State, card: Card, source: Zone, target: Zone, rule: str) -> None:
    """A given card is shown to everybody and goes on top of another zone; whatever that zone's sight, all know it there."""
    cards = s.zones[source]
    for position in range(len(cards) - 1, -1, -1):
        if cards[position] == card:
            lift(s, source, position)
            lay(s, target, len(s.zones[target]), card, EVERYBODY)
            if s.journal is not None:
                _tell_move(s.journal, rule, source, target, (card,), EVERYBODY)
            return
    raise _not_there(s, card, source, rule)


def _not_there(s: State, card: Card, zone: Zone, rule: str) -> ValueError:
    """A rule named a card that is not in the zone. The error names no card that is there: it may be hidden."""
    names = s.game.names
    return ValueError(f"rule={rule},zone={names.name('zone', zone)},expected={names.name('card', card)}")


def _tell_move(
    journal: list[Event], rule: str, source: Zone, target: Zone, cards: tuple[Card, ...], know: Seats
) -> None:
    if know == EVERYBODY:
        journal.append(Event(SHOWN, rule, (source, target, *cards), (), EVERYBODY))
    else:
        journal.append(Event(MOVED, rule, (source, target, len(cards)), cards, know))


def move_all(s: State, source: Zone, target: Zone, rule: str) -> None:
    """All cards of a zone go on top of another, in their order."""
    cards = s.zones[source]
    if cards and _is_quiet(s, source, target):
        s.zones[target] = s.zones[target] + cards
        s.zones[source] = []
        if s.journal is not None:
            _tell_move(s.journal, rule, source, target, tuple(cards), s.game.layout.sees_top[target])
        return
    while s.zones[source]:
        move_at(s, source, 0, target, len(s.zones[target]), rule)


def _is_quiet(s: State, source: Zone, target: Zone) -> bool:
    """Whether a card that moves on top of the target is known there by the target's sight and to no other seat."""
    if s.peeks and (source in s.peeks or target in s.peeks):
        return False
    layout = s.game.layout
    return layout.is_plain[target] or layout.is_forgotten[source]


def shuffle(s: State, zone: Zone, rule: str) -> None:
    mix(s, zone)
    if s.journal is not None:
        s.journal.append(Event(SHUFFLED, rule, (zone, len(s.zones[zone])), (), EVERYBODY))


def look_at(s: State, seat: Seat, zone: Zone, count: int, rule: str) -> None:
    """The seat looks at the top cards of a zone, which stay where they are; everybody sees it look."""
    cards = s.zones[zone]
    first = max(0, len(cards) - count)
    for position in range(first, len(cards)):
        let_know(s, zone, position, 1 << seat)
    if s.journal is not None:
        seen = tuple(cards[first:])
        s.journal.append(Event(LOOKED, rule, (seat, zone, len(seen)), seen, 1 << seat))


def roll(s: State, sides: int, rule: str) -> int:
    """Roll a die that everybody sees."""
    face = s.dice.roll(sides)
    if s.journal is not None:
        s.journal.append(Event(ROLLED_DIE, rule, (sides, face), (), EVERYBODY))
    return face


def pass_turn_to(s: State, seat: Seat, rule: str) -> None:
    s.current = seat
    if s.journal is not None:
        s.journal.append(Event(TURN_OF, rule, (seat,), (), EVERYBODY))


def end_game(s: State, ending: int, winners: Seats, rule: str) -> None:
    """The game is over; the first ending counts."""
    if s.ending >= 0:
        return
    s.ending = ending
    s.winners = winners
    if s.journal is not None:
        s.journal.append(Event(GAME_ENDED, rule, (ending, *seats_in(winners)), (), EVERYBODY))


def tell(
    s: State,
    kind: int,
    rule: str,
    arguments: tuple[int, ...],
    secret: tuple[int, ...] = (),
    knowers: Seats = EVERYBODY,
) -> None:
    """Something happened that changes no track and no zone."""
    if s.journal is not None:
        s.journal.append(Event(kind, rule, arguments, secret, knowers))
