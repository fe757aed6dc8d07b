"""Piles of cards and the seats that know their cards. The last card of a zone is the top one.

Beyond a zone's declared sight, single cards may be known to single seats (which looked at them or put them there):
`peeks` is a set of seats for each card of such a zone. This knowledge follows a card from zone to zone and ends when
the card is shuffled, or for other seats when its owner lays it down unseen. A card that a seat picks in secret must
therefore be picked from a zone of that seat's own, not from a position of an open one. Lists of cards and of knowers
are replaced, never modified: copies of a state share them, and views share those of knowers.

That a seat knows a card is open information, as at a real table; which card it is, is not.
"""

from turncoat.kernel.events import EVERYBODY
from turncoat.kernel.ids import NOBODY, Card, Seats, Zone
from turncoat.kernel.layout import OPEN, OWNER, TOP
from turncoat.kernel.state import State


def knowers_at(s: State, zone: Zone, position: int) -> Seats:
    """The seats that know the card at this position."""
    place = s.game.layout.zones[zone]
    sight = place.sight
    if sight == OPEN or (sight == TOP and position == len(s.zones[zone]) - 1):
        return EVERYBODY
    known = 1 << place.owner if sight == OWNER and place.owner != NOBODY else 0
    if zone in s.peeks:
        known |= s.peeks[zone][position]
    return known


def lift(s: State, zone: Zone, position: int) -> tuple[Card, Seats]:
    """Take the card at a position out of its zone. Returns the card and the seats that knew it."""
    known = knowers_at(s, zone, position)
    if zone in s.peeks:
        masks = s.peeks[zone]
        masks = masks[:position] + masks[position + 1 :]
        if any(masks):
            s.peeks[zone] = masks
        else:
            del s.peeks[zone]
    return take_out(s, zone, position), known


def take_out(s: State, zone: Zone, position: int) -> Card:
    """Take a card out of a zone, by position, and return it."""
    cards = s.zones[zone]
    rest = cards[:position]
    if position < len(cards) - 1:  # usually it is the top one
        rest += cards[position + 1 :]
    s.zones[zone] = rest
    return cards[position]


def lay(s: State, zone: Zone, position: int, card: Card, known: Seats) -> None:
    """Put a card into a zone at a position; the seats that know it go on knowing it there."""
    place = s.game.layout.zones[zone]
    cards = s.zones[zone]
    cards = [*cards[:position], card, *cards[position:]]
    s.zones[zone] = cards
    if place.sight == OPEN:
        return
    if place.sight == TOP:
        # Players must remember a covered card themselves (knowledge.py); the table does not show it
        known = 0
    elif known == EVERYBODY:
        known = (1 << s.seats) - 1
    if place.owner != NOBODY and place.sight == OWNER:
        known &= ~(1 << place.owner)
    if zone in s.peeks:
        masks = s.peeks[zone]
        s.peeks[zone] = [*masks[:position], known, *masks[position:]]
    elif known:
        masks = [0] * len(cards)
        masks[position] = known
        s.peeks[zone] = masks


def forget_hand(s: State, zone: Zone, known: Seats) -> Seats:
    """The seats that still know a card which leaves its zone face down. If its owner picked it in secret,
    other seats that knew cards there no longer know which is which."""
    place = s.game.layout.zones[zone]
    if place.sight != OWNER or place.owner == NOBODY:
        return known
    s.peeks.pop(zone, None)
    return 1 << place.owner


def mix(s: State, zone: Zone) -> None:
    """Shuffle a zone: knowledge of single cards is lost."""
    cards = s.zones[zone][:]
    s.dice.shuffle(cards)
    s.zones[zone] = cards
    s.peeks.pop(zone, None)


def let_know(s: State, zone: Zone, position: int, seats: Seats) -> None:
    """Let these seats know the card at this position, unless the zone's sight already shows it to them."""
    place = s.game.layout.zones[zone]
    if place.sight == OWNER and place.owner != NOBODY:
        seats &= ~(1 << place.owner)
    if place.sight == OPEN or not seats:
        return
    masks = s.peeks[zone][:] if zone in s.peeks else [0] * len(s.zones[zone])
    masks[position] |= seats
    s.peeks[zone] = masks
