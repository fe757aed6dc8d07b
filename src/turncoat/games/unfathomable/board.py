"""Layout of Unfathomable: tracks and zones, with their visibility (rule 30).

The number of an array of zones or tracks is that of its first element: `HAND + seat`, `DEEP_ONES + space`.
"""

from typing import Final

from turncoat.games.unfathomable.cards import FAMILIES, FIRST_ITEM, ITEM_NAMES, SKILLS
from turncoat.games.unfathomable.spaces import DEEP, NAMES
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, Layout
from turncoat.kernel.names import SEAT

MOST_SEATS: Final = 6

# Tracks
FUEL: Final = 0
FOOD: Final = 1
SANITY: Final = 2
SOULS: Final = 3
TRAVEL: Final = 4
RITUAL: Final = 5
AWAKENED: Final = 6  # 1 once loyalty has been dealt a second time
CAPTAIN: Final = 7  # by seat
KEEPER: Final = 8  # by seat
HYDRA: Final = 9  # her place
DAGON: Final = 10
DEEP_ONES: Final = 11  # by space, including the Deep
CHARACTER: Final = 36  # by seat: the character it plays
AT: Final = 42  # by seat: the character's space
REVEALED: Final = 48  # by seat
FEAT: Final = 54  # by seat: 1 until the feat is used
IMPROVEMENT: Final = 60  # by seat: the active one, a card, or none
USED: Final = 66  # abilities with a limit used this turn, as bits (limits.py)
ROOMS_USED: Final = 67  # room actions used this turn, as bits
BARRICADED: Final = 68  # until the end of the turn no activated Deep One moves into a room
LOYALTY_DEALT: Final = 69  # number of times
DEALS_AFTER: Final = 70  # first game: turns until the first loyalty cards are dealt

# Zones
SKILL_DECK: Final = 0  # by skill
SKILL_DISCARD: Final = 6  # by skill
HAND: Final = 12  # by seat
CHAOS: Final = 18
CHECK_PILE: Final = 19  # face down
CHECK_SHOWN: Final = 20  # face up
MYTHOS: Final = 21
MYTHOS_DISCARD: Final = 22
CRISIS: Final = 23  # the mythos card being resolved
SPELLS: Final = 24
SPELL: Final = 25  # the spell being resolved
WAYPOINTS: Final = 26
JOURNEY: Final = 27  # waypoints in play
ITEM_DECK: Final = 28
ITEMS: Final = 29  # by seat
DAMAGE_DECK: Final = 35
DAMAGE_NOW: Final = 36  # the damage card being resolved
DAMAGE: Final = 37  # by damageable room
LOYALTY_DECK: Final = 43
LOYALTY: Final = 44  # by seat
FACEUP: Final = 50  # by seat: loyalty that was revealed
PASSENGERS: Final = 56  # the supply, face down
ON_DECK: Final = 57  # by deck space: passengers, face down
PASSENGER_NOW: Final = 65  # the passenger being defeated
PLAY_AREA: Final = 66  # by seat: mythos and spell cards kept
LOOKING: Final = 72  # by seat: cards it is looking at
BOX: Final = 78  # removed from the game face up
BOX_UNSEEN: Final = 79  # removed face down
PLAYED: Final = 80  # skill cards whose action is being resolved

RESOURCES: Final = ("fuel", "food", "sanity", "souls")
MOST_OF_A_RESOURCE: Final = 10  # 36.1
TRACK_END: Final = 4
DEEP_ONES_IN_ALL: Final = 20
CHARACTERS: Final = (
    "keilani",
    "arjun",
    "svetlana",
    "jeanne",
    "jamie",
    "william",
    "beatrice",
    "ishmael",
    "edmund",
    "samira",
)


def lay_out() -> Layout:
    layout = Layout(MOST_SEATS)
    _add_families(layout)
    _add_tracks(layout)
    _add_zones(layout)
    return layout


def _add_families(layout: Layout) -> None:
    for family in FAMILIES:
        layout.add_family(family)


def _add_tracks(layout: Layout) -> None:
    for at, resource in enumerate(RESOURCES):
        layout.add_track(FUEL + at, resource, OPEN, MOST_OF_A_RESOURCE, start=8)
    layout.add_track(TRAVEL, "travel", OPEN, TRACK_END)
    layout.add_track(RITUAL, "ritual", OPEN, TRACK_END)
    layout.add_track(AWAKENED, "awakened", OPEN, 1)
    layout.add_track(CAPTAIN, "captain", OPEN, MOST_SEATS - 1, kind=SEAT)
    layout.add_track(KEEPER, "keeper", OPEN, MOST_SEATS - 1, kind=SEAT)
    layout.add_track(HYDRA, "hydra", OPEN, DEEP, start=DEEP, kind="space")
    layout.add_track(DAGON, "dagon", OPEN, DEEP, start=DEEP, kind="space")
    layout.add_tracks(DEEP_ONES, "deep_ones", list(NAMES), OPEN, DEEP_ONES_IN_ALL)
    layout.add_seat_tracks(
        CHARACTER, "character", OPEN, len(CHARACTERS) - 1, low=-1, start=-1, kind="character"
    )
    layout.add_seat_tracks(AT, "at", OPEN, DEEP, start=DEEP, kind="space")
    layout.add_seat_tracks(REVEALED, "revealed", OPEN, 1)
    layout.add_seat_tracks(FEAT, "feat", OPEN, 1, start=1)
    layout.add_seat_tracks(
        IMPROVEMENT, "improvement", OPEN, FIRST_ITEM + len(ITEM_NAMES) - 1, low=-1, start=-1, kind="card"
    )
    layout.add_track(USED, "used", OPEN, (1 << 20) - 1)
    layout.add_track(ROOMS_USED, "rooms_used", OPEN, (1 << 25) - 1)
    layout.add_track(BARRICADED, "barricaded", OPEN, 1)
    layout.add_track(LOYALTY_DEALT, "loyalty_dealt", OPEN, 2)
    layout.add_track(DEALS_AFTER, "deals_after", OPEN, MOST_SEATS)


def _add_zones(layout: Layout) -> None:
    skills = list(SKILLS)
    looked_at = ["mythos", "waypoint", "spell", "item"]
    for number, skill in enumerate(SKILLS):
        layout.add_zone(SKILL_DECK + number, f"deck.{skill}", HIDDEN, [skill])
    for number, skill in enumerate(SKILLS):
        # 30.2: the top card is open, the number of cards is not
        layout.add_zone(SKILL_DISCARD + number, f"discard.{skill}", TOP, [skill], is_counted=False)
    layout.add_seat_zones(HAND, "hand", OWNER, skills)
    layout.add_zone(CHAOS, "chaos", HIDDEN, skills)
    layout.add_zone(CHECK_PILE, "check_pile", HIDDEN, skills)
    layout.add_zone(CHECK_SHOWN, "check_shown", OPEN, skills)
    layout.add_zone(MYTHOS, "mythos", HIDDEN, ["mythos"])
    layout.add_zone(MYTHOS_DISCARD, "mythos_discard", TOP, ["mythos"], is_counted=False)
    layout.add_zone(CRISIS, "crisis", OPEN, ["mythos"])
    layout.add_zone(SPELLS, "spells", HIDDEN, ["spell"])
    layout.add_zone(SPELL, "spell", OPEN, ["spell"])
    layout.add_zone(WAYPOINTS, "waypoints", HIDDEN, ["waypoint"])
    layout.add_zone(JOURNEY, "journey", OPEN, ["waypoint"])
    layout.add_zone(ITEM_DECK, "item_deck", HIDDEN, ["item"])
    layout.add_seat_zones(ITEMS, "items", OPEN, ["item"])
    layout.add_zone(DAMAGE_DECK, "damage", HIDDEN, ["damage"])
    layout.add_zone(DAMAGE_NOW, "damage_now", OPEN, ["damage"])
    layout.add_zones(DAMAGE, "damaged", list(NAMES[16:22]), OPEN, ["damage"])
    layout.add_zone(LOYALTY_DECK, "loyalty_deck", HIDDEN, ["loyalty"])
    layout.add_seat_zones(LOYALTY, "loyalty", OWNER, ["loyalty"])
    layout.add_seat_zones(FACEUP, "faceup", OPEN, ["loyalty"])
    layout.add_zone(PASSENGERS, "passengers", HIDDEN, ["passenger"])
    layout.add_zones(ON_DECK, "on_deck", list(NAMES[8:16]), HIDDEN, ["passenger"])
    layout.add_zone(PASSENGER_NOW, "passenger_now", OPEN, ["passenger"])
    layout.add_seat_zones(PLAY_AREA, "play_area", OPEN, ["mythos", "spell"])
    layout.add_seat_zones(LOOKING, "looking", OWNER, looked_at)
    layout.add_zone(BOX, "box", TOP, [*looked_at, "passenger", "damage"], is_counted=False)
    layout.add_zone(BOX_UNSEEN, "box_unseen", HIDDEN, [*looked_at, "loyalty"], is_counted=False)
    layout.add_zone(PLAYED, "played", OPEN, skills)
