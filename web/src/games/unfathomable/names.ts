// Names of the game. Made by `python -m tools.web_types` from its declarations. Not to be edited.

export type Question =
  | "window.react"
  | "window.all_react"
  | "window.choose_first"
  | "choice.choose"
  | "may.accept"
  | "pick.pick"
  | "voyage.take_character"
  | "performing.act"
  | "playing.twice"
  | "up_to_times.again"
  | "targeting.choose_target"
  | "shrivelling.choose_enemy"
  | "drawing.name_deck"
  | "receiving.take_treachery"
  | "discarding.choose"
  | "paying.choose"
  | "exchange.discard_more"
  | "exchange.choose_deck"
  | "check.add_cards"
  | "mythos_step.choose"
  | "mythos_step.choose_track"
  | "choice_crisis.choose"
  | "misfortune.choose"
  | "deep_ones_act.choose_which"
  | "deep_ones_act.choose_defender"
  | "deep_one_moves.choose_way"
  | "shifting.choose_where_to"
  | "scattering.move_one"
  | "spawning.choose_water"
  | "nudging.choose_water"
  | "defeat_all.choose_victim"
  | "waypoint.choose"
  | "awakening.give"
  | "casting.choose"
  | "scouting.keep_on_top"
  | "scouting_one.top_or_bottom"
  | "improving.choose_active"
  | "searching.keep_one"
  | "trading.offer"
  | "trading.agree"
  | "giving.gift"
  | "revealing.give_the_rest"
  | "astral_travel.choose_source"
  | "astral_travel.choose_figure"
  | "astral_travel.choose_space"
  | "pick_up_to.pick_next";

export type EventName =
  | "chose"
  | "moved"
  | "shown"
  | "looked"
  | "shuffled"
  | "changed"
  | "rolled"
  | "turn_of"
  | "window_opened"
  | "game_ended"
  | "spawned"
  | "figure_moved"
  | "deep_one_defeated"
  | "character_defeated"
  | "defeat_prevented"
  | "attacked"
  | "greater_banishment"
  | "awakening"
  | "checked"
  | "check_begun"
  | "redrawn"
  | "deep_one_banished";

export type Verb =
  | "pass"
  | "choose"
  | "accept"
  | "decline"
  | "pick_seat"
  | "pick_space"
  | "resolve"
  | "give_loyalty"
  | "draw_from"
  | "discard"
  | "add"
  | "done"
  | "treachery_instead_of"
  | "put_on_top"
  | "put_under"
  | "keep_item"
  | "pick_item"
  | "pick_resource"
  | "pick_number"
  | "pick_track"
  | "pick_figure"
  | "take_character"
  | "give_item"
  | "swap_items"
  | "activate_improvement"
  | "move_deep_one"
  | "move"
  | "attack"
  | "attack_deep_one"
  | "rescue"
  | "defeat_passenger"
  | "trade"
  | "use_room"
  | "repair"
  | "play"
  | "use_item"
  | "use_ability"
  | "use_feat"
  | "use_tome"
  | "use_kept"
  | "reveal"
  | "end_actions"
  | "raise_die"
  | "lower_die"
  | "almanac"
  | "set_die"
  | "reroll_attack"
  | "reroll"
  | "fire_again"
  | "shrug_off"
  | "send_starbuck"
  | "use_ward"
  | "heal"
  | "intervene"
  | "use_pharmacy"
  | "hide_nothing"
  | "force_learning"
  | "prepare"
  | "sacrifice"
  | "raise_total"
  | "lower_total"
  | "add_late"
  | "use_ring"
  | "equip_up"
  | "equip_down"
  | "read_script"
  | "jury_rig"
  | "redraw"
  | "lead"
  | "barricade"
  | "ransack"
  | "perform_rites";

export type Trigger =
  | "before_die"
  | "after_die"
  | "would_defeat_character"
  | "would_defeat_passenger"
  | "before_check"
  | "after_total"
  | "after_boiler_room"
  | "mythos_drawn"
  | "action_step"
  | "deep_one_enters";

export type Track =
  | "fuel"
  | "food"
  | "sanity"
  | "souls"
  | "travel"
  | "ritual"
  | "awakened"
  | "captain"
  | "keeper"
  | "hydra"
  | "dagon"
  | "deep_ones"
  | "character"
  | "at"
  | "revealed"
  | "feat"
  | "improvement"
  | "used"
  | "rooms_used"
  | "barricaded"
  | "loyalty_dealt"
  | "deals_after";

export type Ending =
  | "arrived"
  | "no_fuel"
  | "no_food"
  | "no_sanity"
  | "no_souls"
  | "sunk"
  | "overrun";

export type Zone =
  | "deck"
  | "discard"
  | "hand"
  | "chaos"
  | "check_pile"
  | "check_shown"
  | "mythos"
  | "mythos_discard"
  | "crisis"
  | "spells"
  | "spell"
  | "waypoints"
  | "journey"
  | "item_deck"
  | "items"
  | "damage"
  | "damage_now"
  | "damaged"
  | "loyalty_deck"
  | "loyalty"
  | "faceup"
  | "passengers"
  | "on_deck"
  | "passenger_now"
  | "play_area"
  | "looking"
  | "box"
  | "box_unseen"
  | "played";

export interface Options {
  secrecy: "strict" | "normal" | "relaxed";
  windows: "in_turn" | "together";
  cultist: "yes" | "no";
  difficulty: "normal" | "easier_for_humans" | "easier_for_traitors";
  first_game: "no" | "yes";
  characters: "chosen" | "random";
  deep_one_routes: "higher_number" | "current_player";
  nobody_passengers: "two" | "one";
  rules: "1" | "2";
  titles_in_brig: "highest_in_line" | "loser_keeps";
  deposed_captain: "lowest_in_line" | "captain_keeps";
  combined_crisis: "chooser" | "current_player";
  crisis_cost: "as_far_as_possible" | "in_full";
  scenario: "none" | "boarders" | "harbour_lights" | "last_fuel" | "mutiny" | "ritual" | "unmasked";
}

export interface Cards {
  influence: "coordinated_effort:1" | "coordinated_effort:2" | "nothing_to_hide:3" | "nothing_to_hide:4" | "inspiring_speech:5";
  lore: "shrivelling:1" | "shrivelling:2" | "lesser_banishment:3" | "lesser_banishment:4" | "forced_learning:5";
  observation: "watch_and_learn:1" | "watch_and_learn:2" | "keen_insight:3" | "keen_insight:4" | "preparation:5";
  strength: "combat_training:1" | "combat_training:2" | "rampage:3" | "rampage:4" | "shrug_it_off:5";
  will: "persistence:1" | "persistence:2" | "determination:3" | "determination:4" | "true_grit:5";
  treachery: "reinforcements:1" | "call_to_action:2" | "siren_song:3" | "ransack:4" | "perform_rites:5";
  mythos: "accusation" | "adrift_fishing_boat" | "barricade_the_hatches" | "bucket_brigade" | "class_struggle" | "coal_bunker_fire" | "collision_course" | "coordinated_assault" | "criminal_activity" | "damaged_evaporator" | "deep_one_feint" | "deep_one_swarm" | "dinghy_launch" | "disturbing_dreams" | "eot_failure" | "fear_of_the_unknown" | "firemen_strike" | "flooding_compartment" | "food_rationing" | "food_stores_raid" | "horrific_visions" | "hull_leak" | "hypnotic_melody" | "identity_crisis" | "improvised_fuel_source" | "incoming_sos" | "infection" | "infiltrator" | "jail_break" | "just_desserts" | "kitty_litter" | "looming_breakdown" | "lure_of_yha_nthlei" | "missing_jewelry" | "missing_munitions" | "missing_parents" | "mysterious_lifeboat" | "on_the_offensive" | "open_the_gate" | "passenger_overboard" | "passenger_riot" | "poisoned_food" | "power_to_the_people" | "rally_the_crew" | "rat_infestation" | "ritual_coordination" | "ritual_support" | "sacrifice_deep_one" | "sewage_backup" | "shipboard_fire" | "stolen_ritual_components" | "strange_vision" | "the_anarcho_individualist" | "the_captains_banquet" | "the_fathers_favor" | "the_mothers_wrath" | "too_many_bodies" | "transformation" | "volunteer_army" | "hold_the_line" | "history_repeats" | "the_peacemaker" | "do_no_harm" | "signs_of_life" | "the_game_is_afoot" | "memory_of_the_deep" | "miscalculation" | "family_ties" | "gift_of_the_mother" | "ticket_please";
  spell: "alchemical_transmutation" | "astral_travel" | "call_down_the_storm" | "call_friends" | "cloud_memory" | "conjuration" | "dark_pact" | "feed_the_mind" | "flesh_ward" | "foresee" | "greater_banishment" | "heal" | "lure_monster" | "plague_of_locusts" | "raise_the_dead" | "revelation_of_script" | "summon_fire" | "summon_the_beast_within" | "voice_of_ra";
  waypoint: "abandoned_depot" | "deserted_island" | "hurricane" | "iceberg" | "reef" | "shipwreck_survivors" | "wrecked_ship" | "deep_one_city" | "fog_bank" | "maelstrom" | "rainstorm" | "rogue_wave" | "rolling_seas" | "sea_smoke" | "seaweed_patch" | "smooth_sailing" | "calm_waters" | "deep_one_ambush" | "rough_waters" | "stormy_seas";
  item: "speaking_trumpet" | "six_shooter" | "travel_pharmacy" | "tool_kit" | "repeating_rifle" | "elder_sign_amulet" | "almanac" | "book_of_dagon" | "lucky_ring" | "starbuck" | "pocket_pistol" | "fine_clothes" | "mystical_text" | "binoculars" | "medicine_ball" | "treasured_memento" | "jam_tin_grenade" | "kitchen_knife" | "plimsolls" | "shotgun";
  damage: "structural_damage:influence" | "structural_damage:lore" | "structural_damage:observation" | "structural_damage:strength" | "structural_damage:will" | "structural_damage:any" | "fuel_leak" | "flooded_food_stores" | "fleeing_passengers";
  loyalty: "human" | "hybrid" | "cultist";
  passenger: "nobody" | "soul" | "two_souls" | "soul_and_sanity";
}
export type Family = keyof Cards;

export const SPACE_NAMES = [
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
] as const;
export type SpaceName = (typeof SPACE_NAMES)[number];

export const FIGURE_NAMES = [
  "deep_one",
  "hydra",
  "dagon",
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export const CHARACTER_NAMES = [
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
] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export const SKILL_NAMES = [
  "influence",
  "lore",
  "observation",
  "strength",
  "will",
  "treachery",
] as const;
export type SkillName = (typeof SKILL_NAMES)[number];

export const OUTCOME_NAMES = [
  "failed",
  "partly_passed",
  "passed",
] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];

/** What is printed on components. */
export const FACTS = {
  skill_of_card: {
    coordinated_effort: "influence",
    nothing_to_hide: "influence",
    inspiring_speech: "influence",
    shrivelling: "lore",
    lesser_banishment: "lore",
    forced_learning: "lore",
    watch_and_learn: "observation",
    keen_insight: "observation",
    preparation: "observation",
    combat_training: "strength",
    rampage: "strength",
    shrug_it_off: "strength",
    persistence: "will",
    determination: "will",
    true_grit: "will",
    reinforcements: "treachery",
    call_to_action: "treachery",
    siren_song: "treachery",
    ransack: "treachery",
    perform_rites: "treachery",
  },
  check_of_crisis: {
    adrift_fishing_boat: 16,
    barricade_the_hatches: 10,
    bucket_brigade: 16,
    coal_bunker_fire: 13,
    collision_course: 11,
    coordinated_assault: 17,
    criminal_activity: 11,
    damaged_evaporator: 11,
    deep_one_feint: 11,
    deep_one_swarm: 15,
    disturbing_dreams: 13,
    eot_failure: 11,
    fear_of_the_unknown: 15,
    firemen_strike: 9,
    flooding_compartment: 9,
    food_stores_raid: 11,
    horrific_visions: 10,
    hull_leak: 9,
    hypnotic_melody: 10,
    identity_crisis: 11,
    infiltrator: 11,
    jail_break: 9,
    kitty_litter: 10,
    looming_breakdown: 11,
    lure_of_yha_nthlei: 9,
    missing_munitions: 16,
    on_the_offensive: 10,
    open_the_gate: 18,
    passenger_overboard: 9,
    passenger_riot: 13,
    power_to_the_people: 9,
    rally_the_crew: 13,
    rat_infestation: 12,
    ritual_coordination: 9,
    sewage_backup: 9,
    shipboard_fire: 11,
    stolen_ritual_components: 10,
    the_fathers_favor: 16,
    the_mothers_wrath: 17,
    hold_the_line: 15,
    history_repeats: 13,
    the_peacemaker: 13,
    do_no_harm: 13,
    signs_of_life: 13,
    the_game_is_afoot: 13,
    memory_of_the_deep: 13,
    miscalculation: 13,
    gift_of_the_mother: 15,
    ticket_please: 13,
  },
  distance_of_waypoint: {
    abandoned_depot: 2,
    deserted_island: 2,
    hurricane: 2,
    iceberg: 2,
    reef: 2,
    shipwreck_survivors: 2,
    wrecked_ship: 2,
    deep_one_city: 3,
    fog_bank: 3,
    maelstrom: 3,
    rainstorm: 3,
    rogue_wave: 3,
    rolling_seas: 3,
    sea_smoke: 3,
    seaweed_patch: 3,
    smooth_sailing: 3,
    calm_waters: 4,
    deep_one_ambush: 4,
    rough_waters: 4,
    stormy_seas: 4,
  },
  dice_of_space: {
    w1: [1, 2, 3, 4],
    d1: [1],
    bridge: [1, 2],
    d2: [2],
    d3: [3],
    chapel: [3],
    d4: [4],
    captains_cabin: [4],
    w2: [5, 6, 7, 8],
    d5: [5],
    cargo_hold: [5],
    d6: [6],
    galley: [6],
    d7: [7],
    boiler_room: [7, 8],
    d8: [8],
  },
  ends: {
    resource: 10,
    track: 4,
    midway: 6,
    port: 12,
  },
} as const;

export type Moment =
  | { moment: "window"; trigger: Trigger }
  | { moment: "check"; target: number; partial_at: number; skills: SkillName[]; modifier: number }
  | { moment: "activation"; waiting: Partial<Record<SpaceName, number>> };

/** Names that coach marks and exercises may use. */
export interface Names {
  question: Question;
  event: EventName;
  zone: Zone;
  moment: Moment["moment"];
}
