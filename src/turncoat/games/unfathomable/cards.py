"""Numbers and names of all cards and tokens of Unfathomable.

A content module declares its deck in the order of the names here; `Family.deck` checks that. Copies of a card
share a number. A skill card's number encodes its skill and its value.
"""

from typing import Final

from turncoat.kernel.families import Family

INFLUENCE: Final = 0
LORE: Final = 1
OBSERVATION: Final = 2
STRENGTH: Final = 3
WILL: Final = 4
TREACHERY: Final = 5
SKILLS: Final = ("influence", "lore", "observation", "strength", "will", "treachery")
SKILL_COUNT: Final = 6
VALUES: Final = 5
COPIES_OF_VALUE: Final = (7, 5, 4, 3, 2)  # of values 1 to 5 in each skill

# Each family begins where the previous one ends; the layout checks it.
FIRST_MYTHOS: Final = SKILL_COUNT * VALUES
FIRST_SPELL: Final = FIRST_MYTHOS + 70
FIRST_WAYPOINT: Final = FIRST_SPELL + 19
FIRST_ITEM: Final = FIRST_WAYPOINT + 20
FIRST_DAMAGE: Final = FIRST_ITEM + 20
FIRST_LOYALTY: Final = FIRST_DAMAGE + 9
FIRST_PASSENGER: Final = FIRST_LOYALTY + 3
CARDS: Final = FIRST_PASSENGER + 4

SKILL_NAMES: Final = (
    "coordinated_effort:1",
    "coordinated_effort:2",
    "nothing_to_hide:3",
    "nothing_to_hide:4",
    "inspiring_speech:5",
    "shrivelling:1",
    "shrivelling:2",
    "lesser_banishment:3",
    "lesser_banishment:4",
    "forced_learning:5",
    "watch_and_learn:1",
    "watch_and_learn:2",
    "keen_insight:3",
    "keen_insight:4",
    "preparation:5",
    "combat_training:1",
    "combat_training:2",
    "rampage:3",
    "rampage:4",
    "shrug_it_off:5",
    "persistence:1",
    "persistence:2",
    "determination:3",
    "determination:4",
    "true_grit:5",
    "reinforcements:1",
    "call_to_action:2",
    "siren_song:3",
    "ransack:4",
    "perform_rites:5",
)
MYTHOS_NAMES: Final = (
    "accusation",
    "adrift_fishing_boat",
    "barricade_the_hatches",
    "bucket_brigade",
    "class_struggle",
    "coal_bunker_fire",
    "collision_course",
    "coordinated_assault",
    "criminal_activity",
    "damaged_evaporator",
    "deep_one_feint",
    "deep_one_swarm",
    "dinghy_launch",
    "disturbing_dreams",
    "eot_failure",
    "fear_of_the_unknown",
    "firemen_strike",
    "flooding_compartment",
    "food_rationing",
    "food_stores_raid",
    "horrific_visions",
    "hull_leak",
    "hypnotic_melody",
    "identity_crisis",
    "improvised_fuel_source",
    "incoming_sos",
    "infection",
    "infiltrator",
    "jail_break",
    "just_desserts",
    "kitty_litter",
    "looming_breakdown",
    "lure_of_yha_nthlei",
    "missing_jewelry",
    "missing_munitions",
    "missing_parents",
    "mysterious_lifeboat",
    "on_the_offensive",
    "open_the_gate",
    "passenger_overboard",
    "passenger_riot",
    "poisoned_food",
    "power_to_the_people",
    "rally_the_crew",
    "rat_infestation",
    "ritual_coordination",
    "ritual_support",
    "sacrifice_deep_one",
    "sewage_backup",
    "shipboard_fire",
    "stolen_ritual_components",
    "strange_vision",
    "the_anarcho_individualist",
    "the_captains_banquet",
    "the_fathers_favor",
    "the_mothers_wrath",
    "too_many_bodies",
    "transformation",
    "volunteer_army",
    "hold_the_line",
    "history_repeats",
    "the_peacemaker",
    "do_no_harm",
    "signs_of_life",
    "the_game_is_afoot",
    "memory_of_the_deep",
    "miscalculation",
    "family_ties",
    "gift_of_the_mother",
    "ticket_please",
)
SPELL_NAMES: Final = (
    "alchemical_transmutation",
    "astral_travel",
    "call_down_the_storm",
    "call_friends",
    "cloud_memory",
    "conjuration",
    "dark_pact",
    "feed_the_mind",
    "flesh_ward",
    "foresee",
    "greater_banishment",
    "heal",
    "lure_monster",
    "plague_of_locusts",
    "raise_the_dead",
    "revelation_of_script",
    "summon_fire",
    "summon_the_beast_within",
    "voice_of_ra",
)
WAYPOINT_NAMES: Final = (
    "abandoned_depot",
    "deserted_island",
    "hurricane",
    "iceberg",
    "reef",
    "shipwreck_survivors",
    "wrecked_ship",
    "deep_one_city",
    "fog_bank",
    "maelstrom",
    "rainstorm",
    "rogue_wave",
    "rolling_seas",
    "sea_smoke",
    "seaweed_patch",
    "smooth_sailing",
    "calm_waters",
    "deep_one_ambush",
    "rough_waters",
    "stormy_seas",
)
ITEM_NAMES: Final = (
    "speaking_trumpet",
    "six_shooter",
    "travel_pharmacy",
    "tool_kit",
    "repeating_rifle",
    "elder_sign_amulet",
    "almanac",
    "book_of_dagon",
    "lucky_ring",
    "starbuck",
    "pocket_pistol",
    "fine_clothes",
    "mystical_text",
    "binoculars",
    "medicine_ball",
    "treasured_memento",
    "jam_tin_grenade",
    "kitchen_knife",
    "plimsolls",
    "shotgun",
)
DAMAGE_NAMES: Final = (
    "structural_damage:influence",
    "structural_damage:lore",
    "structural_damage:observation",
    "structural_damage:strength",
    "structural_damage:will",
    "structural_damage:any",
    "fuel_leak",
    "flooded_food_stores",
    "fleeing_passengers",
)
LOYALTY_NAMES: Final = ("human", "hybrid", "cultist")
PASSENGER_NAMES: Final = ("nobody", "soul", "two_souls", "soul_and_sanity")

SKILL_CARDS: Final = tuple(
    [
        Family(skill, at * VALUES, SKILL_NAMES[at * VALUES : (at + 1) * VALUES])
        for at, skill in enumerate(SKILLS)
    ]
)
MYTHOS_CARDS: Final = Family("mythos", FIRST_MYTHOS, MYTHOS_NAMES)
SPELL_CARDS: Final = Family("spell", FIRST_SPELL, SPELL_NAMES)
WAYPOINT_CARDS: Final = Family("waypoint", FIRST_WAYPOINT, WAYPOINT_NAMES)
ITEM_CARDS: Final = Family("item", FIRST_ITEM, ITEM_NAMES)
DAMAGE_CARDS: Final = Family("damage", FIRST_DAMAGE, DAMAGE_NAMES)
LOYALTY_CARDS: Final = Family("loyalty", FIRST_LOYALTY, LOYALTY_NAMES)
PASSENGER_TOKENS: Final = Family("passenger", FIRST_PASSENGER, PASSENGER_NAMES)
FAMILIES: Final = (
    *SKILL_CARDS,
    MYTHOS_CARDS,
    SPELL_CARDS,
    WAYPOINT_CARDS,
    ITEM_CARDS,
    DAMAGE_CARDS,
    LOYALTY_CARDS,
    PASSENGER_TOKENS,
)

# Cards that rules know by name
# 28.4: one per character, in their order, up to the last card
FIRST_OF_CHARACTERS: Final = MYTHOS_CARDS.number("history_repeats")
BARRICADE_THE_HATCHES: Final = MYTHOS_CARDS.number("barricade_the_hatches")
SACRIFICE_DEEP_ONE: Final = MYTHOS_CARDS.number("sacrifice_deep_one")
THE_PEACEMAKER: Final = MYTHOS_CARDS.number("the_peacemaker")
MEMORY_OF_THE_DEEP: Final = MYTHOS_CARDS.number("memory_of_the_deep")
FAMILY_TIES: Final = MYTHOS_CARDS.number("family_ties")
FLESH_WARD: Final = SPELL_CARDS.number("flesh_ward")
GREATER_BANISHMENT: Final = SPELL_CARDS.number("greater_banishment")
REVELATION_OF_SCRIPT: Final = SPELL_CARDS.number("revelation_of_script")
TRAVEL_PHARMACY: Final = ITEM_CARDS.number("travel_pharmacy")
TOOL_KIT: Final = ITEM_CARDS.number("tool_kit")
ELDER_SIGN_AMULET: Final = ITEM_CARDS.number("elder_sign_amulet")
ALMANAC: Final = ITEM_CARDS.number("almanac")
LUCKY_RING: Final = ITEM_CARDS.number("lucky_ring")
STARBUCK: Final = ITEM_CARDS.number("starbuck")
POCKET_PISTOL: Final = ITEM_CARDS.number("pocket_pistol")
JAM_TIN_GRENADE: Final = ITEM_CARDS.number("jam_tin_grenade")
KITCHEN_KNIFE: Final = ITEM_CARDS.number("kitchen_knife")
FUEL_LEAK: Final = DAMAGE_CARDS.number("fuel_leak")
FLOODED_FOOD_STORES: Final = DAMAGE_CARDS.number("flooded_food_stores")
HUMAN: Final = LOYALTY_CARDS.number("human")
HYBRID: Final = LOYALTY_CARDS.number("hybrid")
CULTIST: Final = LOYALTY_CARDS.number("cultist")


def skill_of(card: int) -> int:
    return card // VALUES


def value_of(card: int) -> int:
    return card % VALUES + 1


def skill_card(skill: int, value: int) -> int:
    return skill * VALUES + value - 1
