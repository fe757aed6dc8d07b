"""Numbers and names of The Thing's verbs, events, endings, sides, triggers and settings."""

from typing import Final

from turncoat.kernel.events import EventKind
from turncoat.kernel.settings import Setting, rules_setting
from turncoat.kernel.verbs import Verb

# Verbs; the kernel's come first.
TAKE_CHARACTER: Final = 5
OLD_WEATHER: Final = 6
NEW_WEATHER: Final = 7
PUT_STRENGTH: Final = 8
CLEAR_PLAN: Final = 9
CONFIRM: Final = 10
EXCHANGE: Final = 11
WORK: Final = 12
SWAP: Final = 13
SPECIAL: Final = 14
GIVE_ACTION: Final = 15
TAKE_ACTION: Final = 16
DONE: Final = 17
USE_TOOLS: Final = 18
USE_FUEL: Final = 19
PICK_PLACE: Final = 20
STAY: Final = 21
AVOID: Final = 22
USE_FIRE: Final = 23
BURN: Final = 24
ABSORB: Final = 25
ABSORB_DOG: Final = 26
WRECK: Final = 27
LEAVE_IT: Final = 28
LAY_HUMAN: Final = 29
LAY_ALIEN: Final = 30
LOOK_AT: Final = 31
REVEAL_CARD: Final = 32
STOP: Final = 33
GIVE_TO: Final = 34
KEEP: Final = 35
KEEP_TOKEN: Final = 36
DROP_TOKEN: Final = 37
SHOW_KEYS: Final = 38
OFFER_GIFT: Final = 39
OFFER_SWAP: Final = 40
RETURN_WITH: Final = 41
ACCUSE: Final = 42
ABSTAIN: Final = 43
REVEAL_SELF: Final = 44
STAY_HIDDEN: Final = 45
TEST_BLOOD: Final = 46
TEST_FIRE: Final = 47
BOARD: Final = 48
STAY_BEHIND: Final = 49
LET_IN: Final = 50
KEEP_OUT: Final = 51
MOVE_FIGURE: Final = 52
ROLL_DICE: Final = 53
SET_DIE: Final = 54
CANCEL_DIE: Final = 55
REROLL_DIE: Final = 56
USE_DIE: Final = 57
BURN_WITH_DIE: Final = 58
SHINE: Final = 59
OTHER_WEATHER: Final = 60
VOLUNTEER: Final = 61
HAND_OVER: Final = 62
ONE_MORE: Final = 63
MEND: Final = 64
RUN_BLOOD: Final = 65
RUN_FIRE: Final = 66

CARD: Final = (("card", "card"),)
FIGURE: Final = (("figure", "figure"),)
PLACE: Final = (("place", "place"),)
WITH_FIGURE: Final = (("card", "card"), ("figure", "figure"))

VERBS: Final = [
    Verb(TAKE_CHARACTER, "take_character", (("character", "character"),)),
    Verb(OLD_WEATHER, "old_weather"),
    Verb(NEW_WEATHER, "new_weather"),
    Verb(PUT_STRENGTH, "put_strength", PLACE, is_secret=True),
    Verb(CLEAR_PLAN, "clear_plan", is_secret=True),
    Verb(CONFIRM, "confirm"),
    Verb(EXCHANGE, "exchange", CARD, is_secret=True),
    Verb(WORK, "work", PLACE),
    Verb(SWAP, "swap"),
    Verb(SPECIAL, "special", PLACE),
    Verb(GIVE_ACTION, "give_action", CARD, is_secret=True),
    Verb(TAKE_ACTION, "take_action", CARD, is_secret=True),
    Verb(DONE, "done"),
    Verb(USE_TOOLS, "use_tools", FIGURE),
    Verb(USE_FUEL, "use_fuel", FIGURE),
    Verb(PICK_PLACE, "pick_place", PLACE),
    Verb(STAY, "stay"),
    Verb(AVOID, "avoid", WITH_FIGURE),
    Verb(USE_FIRE, "use_fire", WITH_FIGURE),
    Verb(BURN, "burn", WITH_FIGURE, is_final=True),
    Verb(ABSORB, "absorb", FIGURE),
    Verb(ABSORB_DOG, "absorb_dog"),
    Verb(WRECK, "wreck"),
    Verb(LEAVE_IT, "leave_it"),
    Verb(LAY_HUMAN, "lay_human", is_secret=True),
    Verb(LAY_ALIEN, "lay_alien", is_secret=True, tells_side_at=("infection.lay_tokens",)),
    Verb(LOOK_AT, "look_at", FIGURE),
    Verb(REVEAL_CARD, "reveal_card"),
    Verb(STOP, "stop"),
    Verb(GIVE_TO, "give_to", FIGURE, is_general=True),
    Verb(KEEP, "keep", CARD, is_secret=True),
    Verb(KEEP_TOKEN, "keep_token"),
    Verb(DROP_TOKEN, "drop_token"),
    Verb(SHOW_KEYS, "show_keys", is_final=True),
    Verb(OFFER_GIFT, "offer_gift", (("kind", "kind"), ("to", "figure"))),
    Verb(OFFER_SWAP, "offer_swap", (("kind", "kind"), ("with", "figure"))),
    Verb(RETURN_WITH, "return_with", (("kind", "kind"),)),
    Verb(ACCUSE, "accuse", FIGURE),
    Verb(ABSTAIN, "abstain"),
    Verb(REVEAL_SELF, "reveal_self", is_final=True, tells_side_at=("accusing.reveal_oneself",)),
    Verb(STAY_HIDDEN, "stay_hidden"),
    Verb(TEST_BLOOD, "test_blood", FIGURE),
    Verb(TEST_FIRE, "test_fire", FIGURE),
    Verb(BOARD, "board", is_final=True),
    Verb(STAY_BEHIND, "stay_behind"),
    Verb(LET_IN, "let_in", is_final=True),
    Verb(KEEP_OUT, "keep_out"),
    Verb(MOVE_FIGURE, "move_figure", (("figure", "figure"), ("place", "place"))),
    Verb(ROLL_DICE, "roll_dice"),
    Verb(SET_DIE, "set_die", (("die", "number"), ("face", "face"))),
    Verb(CANCEL_DIE, "cancel_die", (("die", "number"),)),
    Verb(REROLL_DIE, "reroll_die", (("die", "number"),)),
    Verb(USE_DIE, "use_die", (("face", "face"),)),
    Verb(BURN_WITH_DIE, "burn_with_die", CARD, is_final=True),
    Verb(SHINE, "shine"),
    Verb(OTHER_WEATHER, "other_weather"),
    Verb(VOLUNTEER, "volunteer", FIGURE),
    Verb(HAND_OVER, "hand_over", CARD, is_secret=True),
    Verb(ONE_MORE, "one_more"),
    Verb(MEND, "mend", (("damage", "number"),)),
    Verb(RUN_BLOOD, "run_blood", FIGURE),
    Verb(RUN_FIRE, "run_fire", FIGURE),
]

# Endings of T19
ESCAPED: Final = 0
FROZEN: Final = 1
LAST_ABSORBED: Final = 2
ALIEN_ABOARD: Final = 3
LEFT_BEHIND: Final = 4
ALL_INFECTED: Final = 5
ENDINGS: Final = ["escaped", "frozen", "last_absorbed", "alien_aboard", "left_behind", "all_infected"]

HUMANS: Final = 0
ALIENS: Final = 1
SIDES: Final = ["humans", "aliens"]

# Events; the kernel's come first.
TOKEN_SEEN: Final = 10
DOG_SEEN: Final = 11
ENCOUNTER: Final = 12
DRIVEN_OFF: Final = 13
WRECKED: Final = 14
WAS_ABSORBED: Final = 15
ROLE_REVEALED: Final = 16
VOTED: Final = 17
PLANNED: Final = 18
STRUCK: Final = 19
DICE_ROLLED: Final = 20
BAG_SEARCHED: Final = 21
PLAN_LAID: Final = 22

EVENTS: Final = [
    EventKind("token_seen", (("figure", "figure"), ("of", "figure")), (("token", "role"), ("role", "role"))),
    EventKind("dog_seen", (("figure", "figure"),), (("role", "role"),)),
    EventKind("encounter", (("place", "place"), ("figures", "figure*"))),
    EventKind("driven_off", (("place", "place"), ("figure", "figure"))),
    EventKind("wrecked", (("place", "place"), ("strength", "number"))),
    EventKind("absorbed", (("place", "place"), ("figure", "figure"))),
    EventKind("role_revealed", (("figure", "figure"), ("role", "role")), reveals=True),
    EventKind("voted", (("figure", "figure"), ("against", "figure")), reveals=True),
    EventKind("planned", (("by", "figure"),), (("place", "place"),), reveals=True),
    EventKind("struck", (("place", "place"), ("strength", "number")), reveals=True),
    EventKind("dice_rolled", (("faces", "face*"),)),
    EventKind("bag_searched", (("found", "number"),), reveals=True),
    EventKind("plan_laid", (("strengths", "number*"),), reveals=True),
]

ROLES: Final = ["human", "alien"]
KINDS: Final = ["weapon", "flamethrower", "item"]  # of traded cards, whose backs are open
FACES: Final = ["activate", "repair", "sabotage", "threat", "cancelled"]  # of an action die

# Triggers of windows
FIRE_AT_ALIEN: Final = 0
ARSON: Final = 1
BONUS: Final = 2
REVEAL_ONESELF: Final = 3  # a sealed question, not a window

# Settings of a table; the kernel's come first.
KENNEL_RULE: Final = 2
DAMAGE_CAPS: Final = 3
DORMITORY_ENCOUNTERS: Final = 4
ARSON_RULE: Final = 5
EARLIEST_REVEAL: Final = 6
CHARACTERS_RULE: Final = 7
RULES: Final = 8  # the version of the rules that the game was dealt by
STOPPED_KEYS: Final = 9
DESTROYED_BOILER: Final = 10
SPECIAL_AT_MAXIMUM: Final = 11
WINDOWS_IN_TEAM: Final = 12
STAY_IN_REC_ROOM: Final = 13
GARRYS_FLASHLIGHT: Final = 14
AVOIDING_THE_ALIEN: Final = 15
LYING_ENCOUNTERS: Final = 16
EMPTY_FLAMETHROWER: Final = 17

# Choices of readings that the rules refer to by name
KEYS_USED: Final = 0
BOILER_STAYS: Final = 1
LAID_FACE_DOWN: Final = 1
EACH_REPAIR: Final = 1
MAY_STAY: Final = 1
OWN_DIE_TOO: Final = 1
MAY_AVOID_IT: Final = 0
AFTER_FIRE: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2
STAYS_EMPTY: Final = 1

FIRST_RULES: Final = 0  # the rules until the audit of November 2026

VERSION: Final = 2

SETTINGS: Final = [
    Setting("kennel", ["usual", "beginner"], "usual"),
    Setting("damage_caps", ["setup", "printed"], "setup", is_reading=True),
    Setting("dormitory_encounters", ["yes", "no"], "yes", is_reading=True),
    Setting("arson", ["when_freezing", "always"], "when_freezing", is_reading=True),
    Setting("earliest_reveal", ["1", "2", "3", "4", "5", "6"], "1"),
    Setting("characters", ["random", "chosen"], "random"),
    rules_setting(VERSION),
    Setting("keys_of_a_stopped_escape", ["used", "kept"], "used", is_reading=True, since=2, before="kept"),
    Setting("destroyed_boiler", ["gone", "stays"], "gone", is_reading=True, since=2),
    Setting("special_at_maximum", ["face_up", "face_down"], "face_up", is_reading=True, since=2),
    Setting("windows_in_team", ["once", "each"], "once", is_reading=True, since=2),
    Setting("stay_in_rec_room", ["no", "yes"], "no", is_reading=True, since=2),
    Setting("garrys_flashlight", ["each_die_once", "own_die_too"], "each_die_once", is_reading=True, since=2),
    Setting("avoiding_the_alien", ["yes", "no"], "yes", is_reading=True, since=2, before="no"),
    Setting(
        "lying_encounters",
        ["after_fire", "always", "never"],
        "after_fire",
        is_reading=True,
        since=2,
        before="never",
    ),
    Setting("empty_flamethrower", ["leaves", "stays"], "leaves", is_reading=True, since=2),
]
