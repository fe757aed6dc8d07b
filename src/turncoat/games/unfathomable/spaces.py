"""The ship and the sea around it: 24 spaces and the Deep, their borders, arrows and numbers (rules 5, 8, 15, 21, 44).

Odd numbers are starboard, even are port; bow is 1 and 2, stern 7 and 8. `wN` is the water next to deck `dN`.
"""

from typing import Final, TypeAlias

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
PLACES: Final = 25  # where figures can be
FIRST_DECK: Final = 8
FIRST_ROOM: Final = 16
ROOMS: Final = 6  # that can be damaged (13.3)

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

ADJACENT: Final = (
    (D1, W2, W3),
    (D2, W1, W4),
    (D3, W1, W5),
    (D4, W2, W6),
    (D5, W3, W7),
    (D6, W4, W8),
    (D7, W5, W8),
    (D8, W6, W7),
    (W1, D2, D3, BRIDGE),
    (W2, D1, D4, BRIDGE),
    (W3, D1, D5, CHAPEL),
    (W4, D2, D6, CAPTAINS_CABIN),
    (W5, D3, D7, CARGO_HOLD),
    (W6, D4, D8, GALLEY),
    (W7, D5, D8, BOILER_ROOM),
    (W8, D6, D7, BOILER_ROOM),
    (D1, D2, CHAPEL, CAPTAINS_CABIN),
    (D3, BRIDGE, CAPTAINS_CABIN, CARGO_HOLD, SICK_BAY),
    (D4, BRIDGE, CHAPEL, GALLEY, SICK_BAY),
    (D5, CHAPEL, GALLEY, BOILER_ROOM, BRIG),
    (D6, CAPTAINS_CABIN, CARGO_HOLD, BOILER_ROOM, BRIG),
    (D7, D8, CARGO_HOLD, GALLEY),
    (CHAPEL, CAPTAINS_CABIN),
    (CARGO_HOLD, GALLEY),
    (),
)

# 4.17, 15: where a Deep One goes from the water and from a deck.
ARROW: Final = (
    D1,
    D2,
    D3,
    D4,
    D5,
    D6,
    D7,
    D8,
    BRIDGE,
    BRIDGE,
    CHAPEL,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    GALLEY,
    BOILER_ROOM,
    BOILER_ROOM,
)

# 50.7, 8.1: where the sea takes a monster when the ship advances.
ASTERN: Final = (W3, W4, W5, W6, W7, W8, DEEP, DEEP)

# 4.7, 4.11, 21.1: where a monarch goes; it stays in the front spaces.
AHEAD: Final = (W1, W2, W1, W2, W3, W4, W5, W6)

# 44.18: what a die means.
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
HIGHEST_NUMBER: Final = (2, 3, 4, 5, 6, 8)  # printed in each damageable room

# 13.5, 4.6, 4.17: from a room, the other damageable rooms by distance, then by highest number.
NEAREST_ROOMS: Final = (
    (CAPTAINS_CABIN, CHAPEL, GALLEY, CARGO_HOLD, BOILER_ROOM),
    (CARGO_HOLD, CAPTAINS_CABIN, BRIDGE, BOILER_ROOM, GALLEY),
    (GALLEY, CHAPEL, BRIDGE, BOILER_ROOM, CARGO_HOLD),
    (BOILER_ROOM, GALLEY, CHAPEL, CAPTAINS_CABIN, BRIDGE),
    (BOILER_ROOM, CARGO_HOLD, CAPTAINS_CABIN, CHAPEL, BRIDGE),
    (GALLEY, CARGO_HOLD, CAPTAINS_CABIN, CHAPEL, BRIDGE),
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
    """Through damageable rooms only: no Deep One enters the Brig or the Sick Bay (9.11, 40.6)."""
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


# From each damageable room to each: the rooms that begin a shortest way (4.17, 44.1).
FIRST_STEPS: Final = tuple(
    tuple(_first_steps(room, target) for target in range(FIRST_ROOM, SICK_BAY))
    for room in range(FIRST_ROOM, SICK_BAY)
)


def first_steps(room: Space, target: Space) -> tuple[Space, ...]:
    """The rooms that begin a shortest way; none if it is there already."""
    return FIRST_STEPS[room - FIRST_ROOM][target - FIRST_ROOM]
