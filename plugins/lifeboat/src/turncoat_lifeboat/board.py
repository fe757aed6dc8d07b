"""Layout of Lifeboat: tracks, zones and cards, with their visibility."""

from typing import Final

from turncoat.kernel.families import Family
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, Layout
from turncoat.kernel.names import SEAT

MOST_SEATS: Final = 5

# Tracks
DISTANCE: Final = 0
HULL: Final = 1
RATIONS: Final = 2
CAPTAIN: Final = 3
WATCHES: Final = 4  # number of times that loyalty cards have been dealt
LASHED: Final = 5  # by seat
REVEALED: Final = 10  # by seat
VOW: Final = 15  # by seat, secret: the seat it will never vote against
WATCH_AT: Final = 20  # hidden: the distance at which the second watch begins

LAND: Final = 7
FULL_HULL: Final = 4
FULL_RATIONS: Final = 6

# Cards
SUITS: Final = ("oar", "bail", "rope")
VALUES: Final = 3
EFFORT_COPIES: Final = (4, 3, 2)  # of values 1, 2, 3 in each suit
WEATHER_COPIES: Final = 2

# Each family begins where the previous one ends; the layout checks it.
FIRST_EFFORT: Final = 0
FIRST_LOYALTY: Final = FIRST_EFFORT + 9
FIRST_WEATHER: Final = FIRST_LOYALTY + 2

# Zones
EFFORT: Final = 0
SPENT: Final = 1
HAND: Final = 2  # by seat
LOYALTY_DECK: Final = 7
LOYALTY: Final = 8  # by seat
FACEUP: Final = 13  # by seat: loyalty cards that have been shown
WEATHER: Final = 18
SKY: Final = 19  # the weather card being resolved
WEATHER_SPENT: Final = 20
EFFORTS_ADDED: Final = 21  # face down, for the check in progress
EFFORTS_SHOWN: Final = 22
LOOKING: Final = 23  # by seat: weather cards that it is looking at

WEATHER_NAMES: Final = (
    "squall",
    "riptide",
    "leak",
    "flying_fish",
    "becalmed",
    "sharks",
    "driftwood",
    "bitter_cold",
    "rain_barrel",
    "broken_oar",
    "quarrel",
    "gulls",
)
EFFORT_CARDS: Final = Family(
    "effort", FIRST_EFFORT, [f"{suit}:{value}" for suit in SUITS for value in range(1, VALUES + 1)]
)
LOYALTY_CARDS: Final = Family("loyalty", FIRST_LOYALTY, ("sailor", "wrecker"))
WEATHER_CARDS: Final = Family("weather", FIRST_WEATHER, WEATHER_NAMES)

# Cards that rules know by name
SECOND_WIND: Final = EFFORT_CARDS.number("oar:3")  # after a die: roll it again
PATCH: Final = EFFORT_CARDS.number("bail:3")  # when the hull would be damaged: prevent it
STEADY: Final = EFFORT_CARDS.number("rope:3")  # before a die: 1 more or 1 less
SAILOR: Final = LOYALTY_CARDS.number("sailor")
WRECKER: Final = LOYALTY_CARDS.number("wrecker")


def suit_of(card: int) -> int:
    return card // VALUES


def value_of(card: int) -> int:
    return card % VALUES + 1


def lay_out() -> Layout:
    layout = Layout(MOST_SEATS)
    for family in (EFFORT_CARDS, LOYALTY_CARDS, WEATHER_CARDS):
        layout.add_family(family)
    layout.add_track(DISTANCE, "distance", OPEN, LAND)
    layout.add_track(HULL, "hull", OPEN, FULL_HULL, start=FULL_HULL)
    layout.add_track(RATIONS, "rations", OPEN, FULL_RATIONS, start=FULL_RATIONS)
    layout.add_track(CAPTAIN, "captain", OPEN, MOST_SEATS - 1, kind=SEAT)
    layout.add_track(WATCHES, "watches", OPEN, 2)
    layout.add_seat_tracks(LASHED, "lashed", OPEN, 1)
    layout.add_seat_tracks(REVEALED, "revealed", OPEN, 1)
    layout.add_seat_tracks(VOW, "vow", OWNER, MOST_SEATS - 1, kind=SEAT)
    layout.add_track(WATCH_AT, "watch_at", HIDDEN, 5, low=3, start=3)
    layout.add_zone(EFFORT, "effort", HIDDEN, ["effort"])
    layout.add_zone(SPENT, "spent", TOP, ["effort"])
    layout.add_seat_zones(HAND, "hand", OWNER, ["effort"])
    layout.add_zone(LOYALTY_DECK, "loyalty_deck", HIDDEN, ["loyalty"])
    layout.add_seat_zones(LOYALTY, "loyalty", OWNER, ["loyalty"])
    layout.add_seat_zones(FACEUP, "faceup", OPEN, ["loyalty"])
    layout.add_zone(WEATHER, "weather", HIDDEN, ["weather"])
    layout.add_zone(SKY, "sky", OPEN, ["weather"])
    layout.add_zone(WEATHER_SPENT, "weather_spent", TOP, ["weather"], is_counted=False)
    layout.add_zone(EFFORTS_ADDED, "efforts_added", HIDDEN, ["effort"])
    layout.add_zone(EFFORTS_SHOWN, "efforts_shown", OPEN, ["effort"])
    layout.add_seat_zones(LOOKING, "looking", OWNER, ["weather"])
    return layout
