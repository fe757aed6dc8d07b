"""Printed board of Unfathomable as independent data. Does not import the game.

The plan shows the ship from above, bow up and port left; cells with the same mark are one space.
"""

WATER = ("w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8")
DECKS = ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8")
ROOMS = ("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")  # can be damaged
INTERIOR = (*ROOMS, "sick_bay", "brig")

ADJACENT = {
    "bridge": ("d1", "d2", "chapel", "captains_cabin"),
    "chapel": ("d3", "bridge", "captains_cabin", "cargo_hold", "sick_bay"),
    "captains_cabin": ("d4", "bridge", "chapel", "galley", "sick_bay"),
    "cargo_hold": ("d5", "boiler_room", "galley", "chapel", "brig"),
    "galley": ("d6", "boiler_room", "captains_cabin", "cargo_hold", "brig"),
    "boiler_room": ("d7", "d8", "cargo_hold", "galley"),
    "sick_bay": ("chapel", "captains_cabin"),
    "brig": ("cargo_hold", "galley"),
    "d1": ("w1", "d3", "d2", "bridge"),
    "d2": ("w2", "d1", "d4", "bridge"),
    "d3": ("w3", "d5", "d1", "chapel"),
    "d4": ("w4", "d2", "d6", "captains_cabin"),
    "d5": ("w5", "d7", "d3", "cargo_hold"),
    "d6": ("w6", "d4", "d8", "galley"),
    "d7": ("w7", "d8", "d5", "boiler_room"),
    "d8": ("w8", "d6", "d7", "boiler_room"),
    "w1": ("d1", "w3", "w2"),
    "w2": ("d2", "w1", "w4"),
    "w3": ("d3", "w5", "w1"),
    "w4": ("d4", "w2", "w6"),
    "w5": ("d5", "w7", "w3"),
    "w6": ("d6", "w4", "w8"),
    "w7": ("d7", "w8", "w5"),
    "w8": ("d8", "w6", "w7"),
}
BORDERS = 44

PLAN = """
W2 W2 W2 W2 W2 W1 W1 W1 W1 W1
W2 D2 D2 D2 D2 D1 D1 D1 D1 W1
W2 D2 Br Br Br Br Br Br D1 W1
W4 D4 Ca Ca Ca Ch Ch Ch D3 W3
W4 D4 Ca Ca Si Si Ch Ch D3 W3
W4 D4 Ca Ca Ca Ch Ch Ch D3 W3
W6 D6 Ga Ga Ga Ho Ho Ho D5 W5
W6 D6 Ga Ga Bg Bg Ho Ho D5 W5
W6 D6 Ga Ga Ga Ho Ho Ho D5 W5
W8 D8 Bo Bo Bo Bo Bo Bo D7 W7
W8 D8 D8 D8 D8 D7 D7 D7 D7 W7
W8 W8 W8 W8 W8 W7 W7 W7 W7 W7
"""
MARKS = {
    "Br": "bridge",
    "Ca": "captains_cabin",
    "Ch": "chapel",
    "Si": "sick_bay",
    "Ga": "galley",
    "Ho": "cargo_hold",
    "Bg": "brig",
    "Bo": "boiler_room",
}

NUMBERS = {
    "bridge": (1, 2),
    "chapel": (3,),
    "captains_cabin": (4,),
    "cargo_hold": (5,),
    "galley": (6,),
    "boiler_room": (7, 8),
    "sick_bay": (),
    "brig": (),
}
FRONT = {"w1": (1, 2, 3, 4), "w2": (5, 6, 7, 8)}
BACK = ("w7", "w8")

ARROWS = {
    "w1": "d1",
    "w2": "d2",
    "w3": "d3",
    "w4": "d4",
    "w5": "d5",
    "w6": "d6",
    "w7": "d7",
    "w8": "d8",
    "d1": "bridge",
    "d2": "bridge",
    "d3": "chapel",
    "d4": "captains_cabin",
    "d5": "cargo_hold",
    "d6": "galley",
    "d7": "boiler_room",
    "d8": "boiler_room",
}
# drift of a monster when the ship advances
TRAVEL_SHIFT = {
    "w1": "w3",
    "w2": "w4",
    "w3": "w5",
    "w4": "w6",
    "w5": "w7",
    "w6": "w8",
    "w7": "deep",
    "w8": "deep",
}
# moves of a monarch
FORWARD = {
    "w1": "w1",
    "w2": "w2",
    "w3": "w1",
    "w4": "w2",
    "w5": "w3",
    "w6": "w4",
    "w7": "w5",
    "w8": "w6",
}

# the other damageable rooms by distance, then by highest number, each with its distance
NEAREST = {
    "bridge": (("captains_cabin", 1), ("chapel", 1), ("galley", 2), ("cargo_hold", 2), ("boiler_room", 3)),
    "chapel": (("cargo_hold", 1), ("captains_cabin", 1), ("bridge", 1), ("boiler_room", 2), ("galley", 2)),
    "captains_cabin": (("galley", 1), ("chapel", 1), ("bridge", 1), ("boiler_room", 2), ("cargo_hold", 2)),
    "cargo_hold": (("boiler_room", 1), ("galley", 1), ("chapel", 1), ("captains_cabin", 2), ("bridge", 2)),
    "galley": (("boiler_room", 1), ("cargo_hold", 1), ("captains_cabin", 1), ("chapel", 2), ("bridge", 2)),
    "boiler_room": (("galley", 1), ("cargo_hold", 1), ("captains_cabin", 2), ("chapel", 2), ("bridge", 3)),
}
# pairs with two shortest ways: from, to, the first steps, the one taken (ruling A1)
TIES = (
    ("bridge", "boiler_room", ("captains_cabin", "chapel"), "captains_cabin"),
    ("chapel", "galley", ("cargo_hold", "captains_cabin"), "cargo_hold"),
    ("captains_cabin", "cargo_hold", ("galley", "chapel"), "galley"),
    ("cargo_hold", "captains_cabin", ("galley", "chapel"), "galley"),
    ("galley", "chapel", ("cargo_hold", "captains_cabin"), "cargo_hold"),
    ("boiler_room", "bridge", ("galley", "cargo_hold"), "galley"),
)

TRACK_SPACES = {"travel": 5, "ritual": 5}  # including the start and the end


def plan() -> list[list[str]]:
    """The plan with the names of the spaces."""
    return [[MARKS.get(mark, mark.lower()) for mark in line.split()] for line in PLAN.split("\n") if line]
