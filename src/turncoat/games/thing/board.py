"""Layout of The Thing: tracks, zones and cards, with their visibility.

A *figure* is a character on the board. With 4-8 players every seat has one, of the same number; with 1-3 there are
six, which the seats share. The number of an array is that of its first element: `HAND + seat`, `AT + figure`.
"""

from typing import Final

from turncoat.games.thing.places import DOGS, GONE, GREEN, KENNEL, NAMES, WAITING
from turncoat.kernel.families import Family
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, Layout
from turncoat.kernel.names import SEAT

MOST_SEATS: Final = 8
FIGURES: Final = 8
SHARED_FIGURES: Final = 6  # with 1-3 players
MOST_COOPERATING: Final = 3

# Tracks
ROUND: Final = 0
LEADER: Final = 1  # by seat
TOKEN_AT: Final = 2  # place of the leader token, or none
TOKEN_HOLDER: Final = 3  # by seat, or none
WEATHER: Final = 4
DIE_AT_STATION: Final = 5
FUEL: Final = 6  # by consumer: generator, boiler, snowcat, helicopter
UNDERGROUND: Final = 10
YARD: Final = 11
PANTRY: Final = 12
KITCHEN_FOOD: Final = 13
DAMAGE: Final = 14  # by location
BOILER_DEAD: Final = 24  # the round since which it has been destroyed; 0: it works
FREEZING: Final = 25
STARVING: Final = 26
SOS: Final = 27
SOS_SINCE: Final = 28  # the round in which the call was sent
RESCUE_AT: Final = 29  # the rescue helicopter's space
RESCUE_FUEL: Final = 30  # its fuel marker's space
STRENGTH: Final = 31  # of the revealed alien
EVER_REVEALED: Final = 32
CANISTERS: Final = 33  # by flamethrower
BURNED: Final = 35  # locations, as bits
DOG_AT: Final = 36  # by dog
AT: Final = 40  # by figure
LYING: Final = 48  # by figure
DISC: Final = 56  # by figure
STATUS: Final = 64  # by figure
CHARACTER: Final = 72  # by figure
ROLE: Final = 80  # by seat, its own secret
TURNED: Final = 88  # by seat, its own secret: the decision after which it was infected
THREAT: Final = 96
TESTS_DONE: Final = 97  # kinds, as bits
LAID: Final = 98  # by seat, its own secret: the infection tokens laid before it
PLANNED: Final = 106  # strength that the plan has placed
PLAN: Final = 107  # by seat and place: planned strikes of the revealed alien, known to the revealed players
PLAN_CARD: Final = 195  # strength on each card of the plan on the table, in descending order
TIED: Final = 206  # places where the alien was as strong as the characters this round, as bits

# Values of STATUS
PLAYING: Final = 0
REVEALED: Final = 1
ABSORBED: Final = 2
ABOARD: Final = 3
DESTROYED: Final = 4  # was revealed and has no strength left
STATUSES: Final = ("playing", "revealed", "absorbed", "aboard", "destroyed")

# Values of ROLE
HUMAN: Final = 0
ALIEN: Final = 1

# Values of LAID
NOTHING_LAID: Final = 0
TWO_HUMAN: Final = 1
HUMAN_AND_ALIEN: Final = 2

# Values of SOS
SILENT: Final = 0
SENT: Final = 1
LANDED: Final = 2
LEFT: Final = 3
SIGNALS: Final = ("silent", "sent", "landed", "left")

# Values of WEATHER
WEATHERS: Final = ("clear", "snow", "storm")

CHARACTERS: Final = ("macready", "norris", "blair", "nauls", "clark", "bennings", "windows", "garry")
CHARACTER_CARDS: Final = Family("character", 0, CHARACTERS)
MACREADY: Final = CHARACTER_CARDS.number("macready")
NORRIS: Final = CHARACTER_CARDS.number("norris")
BLAIR: Final = CHARACTER_CARDS.number("blair")
NAULS: Final = CHARACTER_CARDS.number("nauls")
CLARK: Final = CHARACTER_CARDS.number("clark")
BENNINGS: Final = CHARACTER_CARDS.number("bennings")
WINDOWS: Final = CHARACTER_CARDS.number("windows")
GARRY: Final = CHARACTER_CARDS.number("garry")

# Cards and tokens. Each family begins where the previous one ends; the layout checks this.
FIRST_ACTION: Final = 0
FIRST_WEAPON: Final = FIRST_ACTION + 3
FIRST_ITEM: Final = FIRST_WEAPON + 5
FIRST_LOCATION: Final = FIRST_ITEM + 5
FIRST_DOG: Final = FIRST_LOCATION + 11
FIRST_LAB: Final = FIRST_DOG + 2
FIRST_ROLE: Final = FIRST_LAB + 2
CARDS: Final = FIRST_ROLE + 2

ACTION_CARDS: Final = Family("action", FIRST_ACTION, ("activate", "repair", "sabotage"))
WEAPON_CARDS: Final = Family(
    "weapon", FIRST_WEAPON, ("flamethrower", "second_flamethrower", "dynamite", "firearm", "melee")
)
ITEM_CARDS: Final = Family("item", FIRST_ITEM, ("fuel", "tools", "keys", "wire", "flashlight"))
LOCATION_CARDS: Final = Family("location", FIRST_LOCATION, [f"at_{name}" for name in NAMES[: KENNEL + 1]])
DOG_TOKENS: Final = Family("dog", FIRST_DOG, ("healthy_dog", "alien_dog"))
LAB_TOKENS: Final = Family("lab", FIRST_LAB, ("sample", "spoiled"))
ROLE_FAMILY: Final = Family("role", FIRST_ROLE, ("human", "alien"))
FAMILIES: Final = (
    ACTION_CARDS,
    WEAPON_CARDS,
    ITEM_CARDS,
    LOCATION_CARDS,
    DOG_TOKENS,
    LAB_TOKENS,
    ROLE_FAMILY,
)

ACTIVATE: Final = ACTION_CARDS.number("activate")
REPAIR: Final = ACTION_CARDS.number("repair")
SABOTAGE: Final = ACTION_CARDS.number("sabotage")
FLAMETHROWER: Final = WEAPON_CARDS.number("flamethrower")  # the first of two flamethrowers
DYNAMITE: Final = WEAPON_CARDS.number("dynamite")
FIREARM: Final = WEAPON_CARDS.number("firearm")
MELEE: Final = WEAPON_CARDS.number("melee")
FUEL_CARD: Final = ITEM_CARDS.number("fuel")
TOOLS: Final = ITEM_CARDS.number("tools")
KEYS: Final = ITEM_CARDS.number("keys")
WIRE: Final = ITEM_CARDS.number("wire")
FLASHLIGHT: Final = ITEM_CARDS.number("flashlight")
KENNEL_LOCATION: Final = LOCATION_CARDS.number("at_kennel")
HEALTHY_DOG: Final = DOG_TOKENS.number("healthy_dog")
ALIEN_DOG: Final = DOG_TOKENS.number("alien_dog")
SAMPLE: Final = LAB_TOKENS.number("sample")
SPOILED: Final = LAB_TOKENS.number("spoiled")
HUMAN_ROLE: Final = ROLE_FAMILY.number("human")
ALIEN_ROLE: Final = ROLE_FAMILY.number("alien")

# Zones
ACTION_DECK: Final = 0
ACTION_DISCARD: Final = 1
PILE: Final = 2  # the active pile, face down
PILE_OPEN: Final = 3  # cards of the pile that were laid face up
NOW: Final = 4  # the action card being given out
WEAPON_DECK: Final = 5
ITEM_DECK: Final = 6
LAB_BAG: Final = 7
LAB_DISCARD: Final = 8
DOG_BAG: Final = 9
LOCATIONS: Final = 10
TURNED_UP: Final = 11  # location cards turned up for dogs and the leader token
KENNEL_CARD: Final = 12  # on the board
BURNED_CARDS: Final = 13  # cards of lost locations
BOX: Final = 14  # removed from the game face up
BOX_UNSEEN: Final = 15
ROLE_SHOWN: Final = 16
HAND: Final = 17  # by seat
WEAPONS: Final = 25  # by seat
FLAMES: Final = 33  # by figure: flamethrowers, open
ITEMS: Final = 41  # by seat
SAMPLES: Final = 49  # by seat: lab tokens
LOOKING: Final = 57  # by seat
OFFER: Final = 65  # by seat: the card that another player offers it
SHARED_WEAPONS: Final = 73  # by figure, with 1-3 players
SHARED_ITEMS: Final = 79
SHARED_SAMPLES: Final = 85
ROLE_CARDS: Final = 91  # by figure, with 1-3 players
DRAWN_DOG: Final = 97  # with 1-3 players: the token just drawn

MOST_FUEL: Final = 34
MOST_FOOD: Final = 16
MOST_DAMAGE: Final = 20
MOST_CANISTERS: Final = 6  # by flamethrower
MOST_STRENGTH: Final = 40
MOST_ROUNDS: Final = 999
MOST_TRACK: Final = 60  # room for corrected boards
PLAN_SIZE: Final = 11  # the ten locations and the kennel


def plan_of(seat: int) -> int:
    """The first track of a seat's plan; add the place."""
    return PLAN + seat * PLAN_SIZE


def lay_out() -> Layout:
    layout = Layout(MOST_SEATS)
    _add_families(layout)
    _add_station_tracks(layout)
    _add_figure_tracks(layout)
    _add_zones(layout)
    return layout


def _add_families(layout: Layout) -> None:
    for family in FAMILIES:
        layout.add_family(family)


def _add_station_tracks(layout: Layout) -> None:
    layout.add_track(ROUND, "round", OPEN, MOST_ROUNDS)
    layout.add_track(LEADER, "leader", OPEN, MOST_SEATS - 1, kind=SEAT)
    layout.add_track(TOKEN_AT, "token_at", OPEN, WAITING, low=-1, start=-1, kind="place")
    layout.add_track(TOKEN_HOLDER, "token_holder", OPEN, MOST_SEATS - 1, low=-1, start=-1, kind=SEAT)
    layout.add_track(WEATHER, "weather", OPEN, len(WEATHERS) - 1, low=-1, start=-1, kind="weather")
    layout.add_track(DIE_AT_STATION, "die_at_station", OPEN, 1)
    layout.add_tracks(FUEL, "fuel", ["generator", "boiler", "snowcat", "helicopter"], OPEN, MOST_FUEL)
    layout.add_track(UNDERGROUND, "underground", OPEN, MOST_FUEL)
    layout.add_track(YARD, "yard", OPEN, MOST_FUEL)
    layout.add_track(PANTRY, "pantry", OPEN, MOST_FOOD)
    layout.add_track(KITCHEN_FOOD, "kitchen_food", OPEN, MOST_FOOD)
    layout.add_tracks(DAMAGE, "damage", list(NAMES[:GREEN]), OPEN, MOST_DAMAGE)
    layout.add_track(BOILER_DEAD, "boiler_dead", OPEN, MOST_ROUNDS)
    layout.add_track(FREEZING, "freezing", OPEN, MOST_TRACK)
    layout.add_track(STARVING, "starving", OPEN, 1)
    layout.add_track(SOS, "sos", OPEN, LEFT, kind="signal")
    layout.add_track(SOS_SINCE, "sos_since", OPEN, MOST_ROUNDS)
    layout.add_track(RESCUE_AT, "rescue_at", OPEN, MOST_TRACK)
    layout.add_track(RESCUE_FUEL, "rescue_fuel", OPEN, MOST_TRACK)
    layout.add_track(STRENGTH, "strength", OPEN, MOST_STRENGTH)
    layout.add_track(EVER_REVEALED, "ever_revealed", OPEN, 1)
    layout.add_tracks(CANISTERS, "canisters", ["flamethrower", "second_flamethrower"], OPEN, MOST_CANISTERS)
    layout.add_track(BURNED, "burned", OPEN, (1 << GREEN) - 1)


def _add_figure_tracks(layout: Layout) -> None:
    figures = [str(figure) for figure in range(FIGURES)]
    for dog in range(DOGS):
        layout.add_track(DOG_AT + dog, f"dog.{dog}", OPEN, WAITING, start=WAITING, kind="place")
    for figure in range(FIGURES):
        layout.add_track(AT + figure, f"at.{figure}", OPEN, GONE, start=GONE, kind="place")
    layout.add_tracks(LYING, "lying", figures, OPEN, 1)
    layout.add_tracks(DISC, "disc", figures, OPEN, MOST_TRACK)
    for figure in range(FIGURES):
        layout.add_track(STATUS + figure, f"status.{figure}", OPEN, DESTROYED, kind="status")
    for figure in range(FIGURES):
        layout.add_track(
            CHARACTER + figure,
            f"character.{figure}",
            OPEN,
            len(CHARACTERS) - 1,
            low=-1,
            start=-1,
            kind="character",
        )
    layout.add_seat_tracks(ROLE, "role", OWNER, ALIEN, kind="role")
    layout.add_seat_tracks(TURNED, "turned", OWNER, 1 << 40)
    layout.add_track(THREAT, "threat", OPEN, MOST_TRACK)
    layout.add_track(TESTS_DONE, "tests_done", OPEN, 3)
    layout.add_seat_tracks(LAID, "laid", OWNER, HUMAN_AND_ALIEN)
    layout.add_track(PLANNED, "planned", OPEN, MOST_STRENGTH)
    for seat in range(MOST_SEATS):
        for place, name in enumerate(NAMES[:PLAN_SIZE]):
            at = plan_of(seat) + place
            layout.add_track(at, f"plan.{seat}.{name}", OWNER, MOST_STRENGTH, owner=seat)
    layout.add_tracks(PLAN_CARD, "plan_card", [str(card) for card in range(PLAN_SIZE)], OPEN, MOST_STRENGTH)
    layout.add_track(TIED, "tied", OPEN, (1 << GREEN) - 1)


def _add_zones(layout: Layout) -> None:
    figures = [str(figure) for figure in range(FIGURES)]
    shared = figures[:SHARED_FIGURES]
    layout.add_zone(ACTION_DECK, "action_deck", HIDDEN, ["action"])
    layout.add_zone(ACTION_DISCARD, "action_discard", HIDDEN, ["action"])
    layout.add_zone(PILE, "pile", HIDDEN, ["action"])
    layout.add_zone(PILE_OPEN, "pile_open", OPEN, ["action"])
    layout.add_zone(NOW, "now", OPEN, ["action"])
    layout.add_zone(WEAPON_DECK, "weapon_deck", HIDDEN, ["weapon"])
    layout.add_zone(ITEM_DECK, "item_deck", HIDDEN, ["item"])
    layout.add_zone(LAB_BAG, "lab_bag", HIDDEN, ["lab"])
    layout.add_zone(LAB_DISCARD, "lab_discard", HIDDEN, ["lab"])
    layout.add_zone(DOG_BAG, "dog_bag", HIDDEN, ["dog"])
    layout.add_zone(LOCATIONS, "locations", HIDDEN, ["location"])
    layout.add_zone(TURNED_UP, "turned_up", OPEN, ["location"])
    layout.add_zone(KENNEL_CARD, "kennel_card", OPEN, ["location"])
    layout.add_zone(BURNED_CARDS, "burned_cards", OPEN, ["location"])
    layout.add_zone(BOX, "box", TOP, ["weapon", "item"], is_counted=False)
    layout.add_zone(BOX_UNSEEN, "box_unseen", HIDDEN, ["weapon", "item", "role"])
    layout.add_zone(ROLE_SHOWN, "role_shown", OPEN, ["role"])
    layout.add_seat_zones(HAND, "hand", OWNER, ["action"])
    layout.add_seat_zones(WEAPONS, "weapons", OWNER, ["weapon"])
    layout.add_zones(FLAMES, "flames", figures, OPEN, ["weapon"])
    layout.add_seat_zones(ITEMS, "items", OWNER, ["item"])
    layout.add_seat_zones(SAMPLES, "samples", OWNER, ["lab"])
    layout.add_seat_zones(LOOKING, "looking", OWNER, ["weapon", "item", "action", "lab", "dog"])
    layout.add_seat_zones(OFFER, "offer", OWNER, ["weapon", "item"])
    layout.add_zones(SHARED_WEAPONS, "shared_weapons", shared, OPEN, ["weapon"])
    layout.add_zones(SHARED_ITEMS, "shared_items", shared, OPEN, ["item"])
    layout.add_zones(SHARED_SAMPLES, "shared_samples", shared, OPEN, ["lab"])
    layout.add_zones(ROLE_CARDS, "role_card", shared, HIDDEN, ["role"])
    layout.add_zone(DRAWN_DOG, "drawn_dog", OPEN, ["dog"])
