"""Map of the ship and the sea: 24 spaces and the Deep, borders, arrows and numbers (rules 5, 8, 15, 21, 44).

Odd numbers are starboard, even are port; bow is 1 and 2, stern 7 and 8. `wN` is the water next to deck `dN`.
"""

from typing import Final, TypeAlias

from turncoat.kernel.families import Family, NamedValue

Space: TypeAlias = int

W1: Final = 0
W2: Final = 1
W3: Final = 2
W4: Final = 3
W5: Final = 4
W6: Final = 5
W7: Final = 6
W8: Final = 7
D1: Final = 8
D2: Final = 9
D3: Final = 10
D4: Final = 11
D5: Final = 12
D6: Final = 13
D7: Final = 14
D8: Final = 15
BRIDGE: Final = 16
CHAPEL: Final = 17
CAPTAINS_CABIN: Final = 18
CARGO_HOLD: Final = 19
GALLEY: Final = 20
BOILER_ROOM: Final = 21
SICK_BAY: Final = 22
BRIG: Final = 23
DEEP: Final = 24

SPACES: Final = 24  # the Deep is not a space (14.3)
PLACES: Final = 25  # places of figures: the spaces and the Deep
FIRST_DECK: Final = 8
FIRST_ROOM: Final = 16
ROOMS: Final = 6  # those that can be damaged (13.3)

NAMES: Final = (
    "w1",
    "w2",
    "w3",
    "w4",
    "w5",
    "w6",
    "w7",
    "w8",
    "d1",
    "d2",
    "d3",
    "d4",
    "d5",
    "d6",
    "d7",
    "d8",
    "bridge",
    "chapel",
    "captains_cabin",
    "cargo_hold",
    "galley",
    "boiler_room",
    "sick_bay",
    "brig",
    "deep",
)
SPACE_NAMES: Final = Family("space", W1, NAMES)
NOWHERE: Final = -1


class BoardSpace(NamedValue):
    """A space of the board. `beside`: the adjacent spaces. `arrow`: where a Deep One goes from the water and
    from a deck (4.17, 15). `astern`: where the sea takes a monster when the ship advances (50.7, 8.1).
    `ahead`: where a monarch goes, which stays in the front spaces (4.7, 4.11, 21.1). `nearest`: the
    other damageable rooms by distance, then by their highest printed number (13.5, 4.6, 4.17)."""

    def __init__(
        self,
        name: str,
        number: Space,
        *,
        beside: tuple[Space, ...],
        arrow: Space = NOWHERE,
        astern: Space = NOWHERE,
        ahead: Space = NOWHERE,
        nearest: tuple[Space, ...] = (),
    ) -> None:
        super().__init__(name)
        SPACE_NAMES.check(name, number)
        self.beside: Final = beside
        self.arrow: Final = arrow
        self.astern: Final = astern
        self.ahead: Final = ahead
        self.nearest: Final = nearest


def water(
    name: str, number: Space, *, beside: tuple[Space, ...], arrow: Space, astern: Space, ahead: Space
) -> BoardSpace:
    return BoardSpace(name, number, beside=beside, arrow=arrow, astern=astern, ahead=ahead)


def deck(name: str, number: Space, *, beside: tuple[Space, ...], arrow: Space) -> BoardSpace:
    return BoardSpace(name, number, beside=beside, arrow=arrow)


def room(name: str, number: Space, *, beside: tuple[Space, ...], nearest: tuple[Space, ...]) -> BoardSpace:
    return BoardSpace(name, number, beside=beside, nearest=nearest)


BOARD: Final = SPACE_NAMES.deck(
    water("w1", W1, beside=(D1, W2, W3), arrow=D1, astern=W3, ahead=W1),
    water("w2", W2, beside=(D2, W1, W4), arrow=D2, astern=W4, ahead=W2),
    water("w3", W3, beside=(D3, W1, W5), arrow=D3, astern=W5, ahead=W1),
    water("w4", W4, beside=(D4, W2, W6), arrow=D4, astern=W6, ahead=W2),
    water("w5", W5, beside=(D5, W3, W7), arrow=D5, astern=W7, ahead=W3),
    water("w6", W6, beside=(D6, W4, W8), arrow=D6, astern=W8, ahead=W4),
    water("w7", W7, beside=(D7, W5, W8), arrow=D7, astern=DEEP, ahead=W5),
    water("w8", W8, beside=(D8, W6, W7), arrow=D8, astern=DEEP, ahead=W6),
    deck("d1", D1, beside=(W1, D2, D3, BRIDGE), arrow=BRIDGE),
    deck("d2", D2, beside=(W2, D1, D4, BRIDGE), arrow=BRIDGE),
    deck("d3", D3, beside=(W3, D1, D5, CHAPEL), arrow=CHAPEL),
    deck("d4", D4, beside=(W4, D2, D6, CAPTAINS_CABIN), arrow=CAPTAINS_CABIN),
    deck("d5", D5, beside=(W5, D3, D7, CARGO_HOLD), arrow=CARGO_HOLD),
    deck("d6", D6, beside=(W6, D4, D8, GALLEY), arrow=GALLEY),
    deck("d7", D7, beside=(W7, D5, D8, BOILER_ROOM), arrow=BOILER_ROOM),
    deck("d8", D8, beside=(W8, D6, D7, BOILER_ROOM), arrow=BOILER_ROOM),
    room(
        "bridge",
        BRIDGE,
        beside=(D1, D2, CHAPEL, CAPTAINS_CABIN),
        nearest=(CAPTAINS_CABIN, CHAPEL, GALLEY, CARGO_HOLD, BOILER_ROOM),
    ),
    room(
        "chapel",
        CHAPEL,
        beside=(D3, BRIDGE, CAPTAINS_CABIN, CARGO_HOLD, SICK_BAY),
        nearest=(CARGO_HOLD, CAPTAINS_CABIN, BRIDGE, BOILER_ROOM, GALLEY),
    ),
    room(
        "captains_cabin",
        CAPTAINS_CABIN,
        beside=(D4, BRIDGE, CHAPEL, GALLEY, SICK_BAY),
        nearest=(GALLEY, CHAPEL, BRIDGE, BOILER_ROOM, CARGO_HOLD),
    ),
    room(
        "cargo_hold",
        CARGO_HOLD,
        beside=(D5, CHAPEL, GALLEY, BOILER_ROOM, BRIG),
        nearest=(BOILER_ROOM, GALLEY, CHAPEL, CAPTAINS_CABIN, BRIDGE),
    ),
    room(
        "galley",
        GALLEY,
        beside=(D6, CAPTAINS_CABIN, CARGO_HOLD, BOILER_ROOM, BRIG),
        nearest=(BOILER_ROOM, CARGO_HOLD, CAPTAINS_CABIN, CHAPEL, BRIDGE),
    ),
    room(
        "boiler_room",
        BOILER_ROOM,
        beside=(D7, D8, CARGO_HOLD, GALLEY),
        nearest=(GALLEY, CARGO_HOLD, CAPTAINS_CABIN, CHAPEL, BRIDGE),
    ),
    BoardSpace("sick_bay", SICK_BAY, beside=(CHAPEL, CAPTAINS_CABIN)),
    BoardSpace("brig", BRIG, beside=(CARGO_HOLD, GALLEY)),
    BoardSpace("deep", DEEP, beside=()),
)

# Tables by space, or by water, deck or room
ADJACENT: Final = tuple([space.beside for space in BOARD])
ARROW: Final = tuple([space.arrow for space in BOARD[:FIRST_ROOM]])
ASTERN: Final = tuple([space.astern for space in BOARD[:FIRST_DECK]])
AHEAD: Final = tuple([space.ahead for space in BOARD[:FIRST_DECK]])
NEAREST_ROOMS: Final = tuple([space.nearest for space in BOARD[FIRST_ROOM:SICK_BAY]])

# 44.18: the room of a die roll
ROOM_OF_DIE: Final = (
    BRIDGE,
    BRIDGE,
    CHAPEL,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    GALLEY,
    BOILER_ROOM,
    BOILER_ROOM,
)


def is_water(space: Space) -> bool:
    return space < FIRST_DECK


def is_deck(space: Space) -> bool:
    return FIRST_DECK <= space < FIRST_ROOM


def is_interior(space: Space) -> bool:
    return FIRST_ROOM <= space < DEEP


def is_damageable(space: Space) -> bool:
    """13.3: the rooms, but not the Sick Bay and the Brig."""
    return FIRST_ROOM <= space < SICK_BAY


def front_of_die(face: int) -> Space:
    """21: the front spaces are numbered 1-4 and 5-8."""
    return W1 if face <= 4 else W2


def deck_of_die(face: int) -> Space:
    return FIRST_DECK + face - 1


def room_of_die(face: int) -> Space:
    return ROOM_OF_DIE[face - 1]


def _distance(room: Space, target: Space) -> int:
    """Distance through damageable rooms only: no Deep One enters the Brig or the Sick Bay (9.11, 40.6)."""
    reached = {room}
    steps = 0
    while target not in reached:
        reached |= {beyond for space in reached for beyond in ADJACENT[space] if is_damageable(beyond)}
        steps += 1
    return steps


def _first_steps(room: Space, target: Space) -> tuple[Space, ...]:
    nearer = _distance(room, target) - 1
    return tuple(
        step
        for step in sorted(ADJACENT[room])
        if is_damageable(step) and nearer >= 0 and _distance(step, target) == nearer
    )


# From each damageable room to each other: the rooms that begin a shortest way (4.17, 44.1).
FIRST_STEPS: Final = tuple(
    tuple(_first_steps(room, target) for target in range(FIRST_ROOM, SICK_BAY))
    for room in range(FIRST_ROOM, SICK_BAY)
)


def first_steps(room: Space, target: Space) -> tuple[Space, ...]:
    """The rooms that begin a shortest way; none if start and target are equal."""
    return FIRST_STEPS[room - FIRST_ROOM][target - FIRST_ROOM]
