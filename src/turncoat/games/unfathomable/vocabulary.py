"""Numbers and names of Unfathomable's verbs, events, endings, sides, triggers and settings."""

from typing import Final

from turncoat.kernel.events import EventKind
from turncoat.kernel.settings import Setting, rules_setting
from turncoat.kernel.verbs import Verb

# Verbs; the kernel's come first. Choices demanded by rules and cards:
PICK_SPACE: Final = 5
RESOLVE_CARD: Final = 6
GIVE_CARD: Final = 7
DRAW_FROM: Final = 8
DISCARD: Final = 9
ADD: Final = 10
DONE: Final = 11
TREACHERY_INSTEAD: Final = 12
PUT_ON_TOP: Final = 13
PUT_UNDER: Final = 14
KEEP_ITEM: Final = 15
PICK_ITEM: Final = 16
PICK_RESOURCE: Final = 17
PICK_NUMBER: Final = 18
PICK_TRACK: Final = 19
PICK_FIGURE: Final = 20
TAKE_CHARACTER: Final = 21
GIVE_ITEM: Final = 22
SWAP_ITEMS: Final = 23
ACTIVATE: Final = 24
MOVE_DEEP_ONE: Final = 25
# Actions of rule 3:
MOVE: Final = 26
ATTACK: Final = 27
ATTACK_DEEP_ONE: Final = 28
RESCUE: Final = 29
DEFEAT_PASSENGER: Final = 30
TRADE: Final = 31
USE_ROOM: Final = 32
REPAIR: Final = 33
PLAY: Final = 34
USE_ITEM: Final = 35
USE_ABILITY: Final = 36
USE_FEAT: Final = 37
USE_TOME: Final = 38
USE_KEPT: Final = 39
REVEAL: Final = 40
END_ACTIONS: Final = 41
# Reactions in windows:
RAISE_DIE: Final = 42
LOWER_DIE: Final = 43
ALMANAC: Final = 44
SET_DIE: Final = 45
REROLL_ATTACK: Final = 46
REROLL: Final = 47
FIRE_AGAIN: Final = 48
SHRUG_OFF: Final = 49
SEND_STARBUCK: Final = 50
USE_WARD: Final = 51
HEAL: Final = 52
INTERVENE: Final = 53
USE_PHARMACY: Final = 54
HIDE_NOTHING: Final = 55
FORCE_LEARNING: Final = 56
PREPARE: Final = 57
SACRIFICE: Final = 58
RAISE_TOTAL: Final = 59
LOWER_TOTAL: Final = 60
ADD_LATE: Final = 61
USE_RING: Final = 62
EQUIP_UP: Final = 63
EQUIP_DOWN: Final = 64
READ_SCRIPT: Final = 65
JURY_RIG: Final = 66
REDRAW: Final = 67
LEAD: Final = 68
BARRICADE: Final = 69
RANSACK: Final = 70
PERFORM_RITES: Final = 71

CARD: Final = (("card", "card"),)

VERBS: Final = [
    Verb(PICK_SPACE, "pick_space", (("space", "space"),)),
    Verb(RESOLVE_CARD, "resolve", CARD, is_secret=True),
    Verb(GIVE_CARD, "give_loyalty", (("to", "seat"),)),
    Verb(DRAW_FROM, "draw_from", (("skill", "skill"),)),
    Verb(DISCARD, "discard", CARD),
    Verb(ADD, "add", CARD, is_secret=True),
    Verb(DONE, "done"),
    Verb(TREACHERY_INSTEAD, "treachery_instead_of", (("skill", "skill"),)),
    Verb(PUT_ON_TOP, "put_on_top", CARD, is_secret=True),
    Verb(PUT_UNDER, "put_under", CARD, is_secret=True),
    Verb(KEEP_ITEM, "keep_item", CARD, is_secret=True),
    Verb(PICK_ITEM, "pick_item", CARD, is_general=True),
    Verb(PICK_RESOURCE, "pick_resource", (("resource", "track"),)),
    Verb(PICK_NUMBER, "pick_number", (("number", "number"),), is_general=True),
    Verb(PICK_TRACK, "pick_track", (("track", "track"),)),
    Verb(PICK_FIGURE, "pick_figure", (("figure", "figure"),), is_general=True),
    Verb(TAKE_CHARACTER, "take_character", (("character", "character"),)),
    Verb(GIVE_ITEM, "give_item", (("card", "card"), ("to", "seat"))),
    Verb(SWAP_ITEMS, "swap_items", (("card", "card"), ("for", "card"))),
    Verb(ACTIVATE, "activate_improvement", CARD),
    Verb(MOVE_DEEP_ONE, "move_deep_one", (("from", "space"), ("to", "space"))),
    Verb(MOVE, "move", (("to", "space"),)),
    Verb(ATTACK, "attack", (("seat", "seat"),)),
    Verb(ATTACK_DEEP_ONE, "attack_deep_one"),
    Verb(RESCUE, "rescue"),
    Verb(DEFEAT_PASSENGER, "defeat_passenger"),
    Verb(TRADE, "trade"),
    Verb(USE_ROOM, "use_room"),
    Verb(REPAIR, "repair"),
    Verb(PLAY, "play", CARD),
    Verb(USE_ITEM, "use_item", CARD),
    Verb(USE_ABILITY, "use_ability"),
    Verb(USE_FEAT, "use_feat", is_final=True),
    Verb(USE_TOME, "use_tome"),
    Verb(USE_KEPT, "use_kept", CARD),
    Verb(REVEAL, "reveal", CARD, is_final=True, tells_side_at=("performing.act",)),
    Verb(END_ACTIONS, "end_actions", is_final=True),
    Verb(RAISE_DIE, "raise_die", CARD),
    Verb(LOWER_DIE, "lower_die", CARD),
    Verb(ALMANAC, "almanac", CARD),
    Verb(SET_DIE, "set_die", (("face", "number"),), is_final=True),
    Verb(REROLL_ATTACK, "reroll_attack", CARD),
    Verb(REROLL, "reroll", CARD),
    Verb(FIRE_AGAIN, "fire_again"),
    Verb(SHRUG_OFF, "shrug_off", CARD),
    Verb(SEND_STARBUCK, "send_starbuck", is_final=True),
    Verb(USE_WARD, "use_ward"),
    Verb(HEAL, "heal", CARD),
    Verb(INTERVENE, "intervene", is_final=True),
    Verb(USE_PHARMACY, "use_pharmacy"),
    Verb(HIDE_NOTHING, "hide_nothing", CARD),
    Verb(FORCE_LEARNING, "force_learning", (("card", "card"), ("skill", "skill"))),
    Verb(PREPARE, "prepare", CARD),
    Verb(SACRIFICE, "sacrifice", (("outcome", "outcome"),), is_final=True),
    Verb(RAISE_TOTAL, "raise_total", CARD),
    Verb(LOWER_TOTAL, "lower_total", CARD),
    Verb(ADD_LATE, "add_late", CARD),
    Verb(USE_RING, "use_ring"),
    Verb(EQUIP_UP, "equip_up", (("number", "number"),), is_final=True),
    Verb(EQUIP_DOWN, "equip_down", (("number", "number"),), is_final=True),
    Verb(READ_SCRIPT, "read_script", (("skill", "skill"),)),
    Verb(JURY_RIG, "jury_rig"),
    Verb(REDRAW, "redraw", is_final=True),
    Verb(LEAD, "lead", (("resource", "track"),), is_final=True),
    Verb(BARRICADE, "barricade"),
    Verb(RANSACK, "ransack", CARD),
    Verb(PERFORM_RITES, "perform_rites", CARD),
]

# Endings (18); the first is the humans', the others are the Deep Ones'.
ARRIVED: Final = 0
NO_FUEL: Final = 1
NO_FOOD: Final = 2
NO_SANITY: Final = 3
NO_SOULS: Final = 4
SUNK: Final = 5
OVERRUN: Final = 6
ENDINGS: Final = ["arrived", "no_fuel", "no_food", "no_sanity", "no_souls", "sunk", "overrun"]

# The two sides, by rule 29
HUMANS: Final = 0
DEEP_ONES_SIDE: Final = 1
SIDES: Final = ["humans", "deep_ones"]

# Events; the kernel's come first.
SPAWNED: Final = 10
FIGURE_MOVED: Final = 11
DEEP_ONE_DEFEATED: Final = 12
CHARACTER_DEFEATED: Final = 13
DEFEAT_PREVENTED: Final = 14
ATTACKED: Final = 15
CAST: Final = 16
AWAKENING: Final = 17
CHECKED: Final = 18
CHECK_BEGUN: Final = 19
REDRAWN_CARD: Final = 20
DEEP_ONE_BANISHED: Final = 21

EVENTS: Final = [
    EventKind("spawned", (("space", "space"), ("count", "number"))),
    EventKind("figure_moved", (("figure", "figure"), ("from", "space"), ("to", "space"))),
    EventKind("deep_one_defeated", (("space", "space"),)),
    EventKind("character_defeated", (("seat", "seat"), ("to", "space"))),
    EventKind("defeat_prevented", (("seat", "seat"),)),
    EventKind("attacked", (("space", "space"), ("result", "number"), ("target", "number"))),
    EventKind("greater_banishment", ()),
    EventKind("awakening", (("distance", "number"),)),
    EventKind("checked", (("total", "number"), ("target", "number"), ("outcome", "outcome"))),
    EventKind("check_begun", (("target", "number"), ("skills", "skill*"))),
    EventKind("redrawn", (("seat", "seat"), ("card", "card")), reveals=True),
    EventKind("deep_one_banished", (("space", "space"),)),
]

FIGURES: Final = ["deep_one", "hydra", "dagon"]
DEEP_ONE: Final = 0
HYDRA_FIGURE: Final = 1
DAGON_FIGURE: Final = 2

# Triggers of windows
BEFORE_DIE: Final = 0
AFTER_DIE: Final = 1
WOULD_DEFEAT_CHARACTER: Final = 2
WOULD_DEFEAT_PASSENGER: Final = 3
BEFORE_CHECK: Final = 4
AFTER_TOTAL: Final = 5
AFTER_BOILER_ROOM: Final = 6
MYTHOS_DRAWN: Final = 7
ACTION_STEP: Final = 8
DEEP_ONE_ENTERS: Final = 9

OUTCOMES: Final = ["failed", "partly_passed", "passed"]
FAILED: Final = 0
PARTLY_PASSED: Final = 1
PASSED: Final = 2

# Settings of a table; the kernel's come first.
CULTIST_PLAYS: Final = 2
DIFFICULTY: Final = 3
FIRST_GAME: Final = 4
CREW: Final = 5
DEEP_ONE_ROUTES: Final = 6
NOBODY_PASSENGERS: Final = 7
RULES: Final = 8  # the version of the rules that the game was dealt by
TITLES_IN_BRIG: Final = 9
DEPOSED_CAPTAIN: Final = 10
COMBINED_CRISIS: Final = 11
CRISIS_COST: Final = 12

FIRST_RULES: Final = 0  # until the audit of November 2026

NO: Final = 1  # of cultist
YES: Final = 1  # of first_game
EASIER_FOR_HUMANS: Final = 1
EASIER_FOR_TRAITORS: Final = 2
RANDOM_CREW: Final = 1
CURRENT_PLAYER_ROUTES: Final = 1
ONE_NOBODY: Final = 1
LOSER_KEEPS: Final = 1
CAPTAIN_KEEPS: Final = 1
BY_CURRENT_PLAYER: Final = 1
IN_FULL: Final = 1

VERSION: Final = 2

SETTINGS: Final = [
    Setting("cultist", ["yes", "no"], "yes"),
    Setting("difficulty", ["normal", "easier_for_humans", "easier_for_traitors"], "normal"),
    Setting("first_game", ["no", "yes"], "no"),
    Setting("characters", ["chosen", "random"], "chosen"),
    Setting("deep_one_routes", ["higher_number", "current_player"], "higher_number", is_reading=True),
    Setting("nobody_passengers", ["two", "one"], "two", is_reading=True),
    rules_setting(VERSION),
    Setting("titles_in_brig", ["highest_in_line", "loser_keeps"], "highest_in_line", is_reading=True),
    Setting("deposed_captain", ["lowest_in_line", "captain_keeps"], "lowest_in_line", is_reading=True),
    Setting("combined_crisis", ["chooser", "current_player"], "chooser", is_reading=True),
    Setting("crisis_cost", ["as_far_as_possible", "in_full"], "as_far_as_possible", is_reading=True),
]
