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
    Why,
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
    """Set a track that not all seats see. There is no event of its own: a secret change is told in the secret
    part of another event."""
    s.tracks[track] = value


def move_top(s: State, source: Zone, target: Zone, rule: str) -> Card:
    """Move the top card of a zone onto another zone and return it. The caller must check that the zone is not
    empty."""
    return move_at(s, source, len(s.zones[source]) - 1, target, len(s.zones[target]), rule)


def move_card(s: State, card: Card, source: Zone, target: Zone, rule: str) -> None:
    """Move a card onto another zone."""
    cards = s.zones[source]
    # Searched from the top: of equal cards the one laid last moves first.
    for position in range(len(cards) - 1, -1, -1):
        if cards[position] == card:
            move_at(s, source, position, target, len(s.zones[target]), rule)
            return
    raise _not_there(s, card, source, rule)


def move_at(s: State, source: Zone, position: int, target: Zone, to: int, rule: str) -> Card:
    """Move the card at a position to a position of another zone (0 is the bottom)."""
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
    """Show a card to all seats and put it on top of another zone, where all know it regardless of the zone's sight."""
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
    """The error for a rule that names a card which is not in the zone. It lists no card that is there: they
    may be hidden."""
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
    """Move all cards of a zone onto another, in their order."""
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
    """Whether a card that moves onto the target is known there by the target's sight alone, to no further seat."""
    if s.peeks and (source in s.peeks or target in s.peeks):
        return False
    layout = s.game.layout
    return layout.is_plain[target] or layout.is_forgotten[source]


def shuffle(s: State, zone: Zone, rule: str) -> None:
    mix(s, zone)
    if s.journal is not None:
        s.journal.append(Event(SHUFFLED, rule, (zone, len(s.zones[zone])), (), EVERYBODY))


def look_at(s: State, seat: Seat, zone: Zone, count: int, rule: str) -> None:
    """Let a seat look at the top cards of a zone, which stay in place. All seats see that it looks."""
    cards = s.zones[zone]
    first = max(0, len(cards) - count)
    for position in range(first, len(cards)):
        let_know(s, zone, position, 1 << seat)
    if s.journal is not None:
        seen = tuple(cards[first:])
        s.journal.append(Event(LOOKED, rule, (seat, zone, len(seen)), seen, 1 << seat))


def roll(s: State, sides: int, rule: str, why: Why | None = None) -> int:
    """Roll a die in the open."""
    face = s.dice.roll(sides)
    if s.journal is not None:
        s.journal.append(Event(ROLLED_DIE, rule, (sides, face), (), EVERYBODY, why))
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
    why: Why | None = None,
) -> None:
    """Log an event that changes no track and no zone."""
    if s.journal is not None:
        s.journal.append(Event(kind, rule, arguments, secret, knowers, why))
