// Names of the game. Made by `python -m tools.web_types` from its declarations. Not to be edited.

export type Question =
  | "window.react"
  | "window.all_react"
  | "window.choose_first"
  | "choice.choose"
  | "may.accept"
  | "pick.pick"
  | "station.take_character"
  | "forecast.old_or_new"
  | "planning.propose"
  | "planning.agree"
  | "drawing.garrys_exchange"
  | "moving.choose_move"
  | "moving.give_card"
  | "moving.shine"
  | "moving.choose_drawn"
  | "moving.take_card"
  | "bonus_turn.use_bonus"
  | "striking.choose_place"
  | "strike.choose"
  | "strike.agree"
  | "meeting.choose_meeting"
  | "meeting.stay_or_avoid"
  | "infection.lay_tokens"
  | "infection.look"
  | "giving.give"
  | "giving.go_on"
  | "mending.how_much"
  | "searching.third_card"
  | "searching.keep_one"
  | "sampling.keep_token"
  | "sampling.one_more"
  | "reading.choose_reading"
  | "reading.send_fuel"
  | "ignition.show_keys"
  | "call.take_off"
  | "boarding.wish"
  | "boarding.consent"
  | "trading.make_offer"
  | "trading.choose_offered"
  | "trading.answer_offer"
  | "trading.choose_returned"
  | "accusing.vote"
  | "accusing.reveal_oneself"
  | "testing.volunteer"
  | "testing.choose_tester"
  | "testing.choose_target"
  | "eating.discard_one"
  | "threatened.choose_taken"
  | "placing.place_figure"
  | "rolling.roll_or_stop"
  | "rolling.choose_actor"
  | "rolling.help"
  | "rolling.change_dice"
  | "rolling.use_face";

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
  | "token_seen"
  | "dog_seen"
  | "encounter"
  | "driven_off"
  | "wrecked"
  | "absorbed"
  | "role_revealed"
  | "voted"
  | "planned"
  | "struck"
  | "dice_rolled"
  | "bag_searched"
  | "plan_laid";

export type Verb =
  | "pass"
  | "choose"
  | "accept"
  | "decline"
  | "pick_seat"
  | "take_character"
  | "old_weather"
  | "new_weather"
  | "put_strength"
  | "clear_plan"
  | "confirm"
  | "exchange"
  | "work"
  | "swap"
  | "special"
  | "give_action"
  | "take_action"
  | "done"
  | "use_tools"
  | "use_fuel"
  | "pick_place"
  | "stay"
  | "avoid"
  | "use_fire"
  | "burn"
  | "absorb"
  | "absorb_dog"
  | "wreck"
  | "leave_it"
  | "lay_human"
  | "lay_alien"
  | "look_at"
  | "reveal_card"
  | "stop"
  | "give_to"
  | "keep"
  | "keep_token"
  | "drop_token"
  | "show_keys"
  | "offer_gift"
  | "offer_swap"
  | "return_with"
  | "accuse"
  | "abstain"
  | "reveal_self"
  | "stay_hidden"
  | "test_blood"
  | "test_fire"
  | "board"
  | "stay_behind"
  | "let_in"
  | "keep_out"
  | "move_figure"
  | "roll_dice"
  | "set_die"
  | "cancel_die"
  | "reroll_die"
  | "use_die"
  | "burn_with_die"
  | "shine"
  | "other_weather"
  | "volunteer"
  | "hand_over"
  | "one_more"
  | "mend"
  | "run_blood"
  | "run_fire";

export type Trigger =
  | "fire_at_alien"
  | "arson"
  | "bonus"
  | "reveal_oneself";

export type Track =
  | "round"
  | "leader"
  | "token_at"
  | "token_holder"
  | "weather"
  | "die_at_station"
  | "fuel"
  | "underground"
  | "yard"
  | "pantry"
  | "kitchen_food"
  | "damage"
  | "boiler_dead"
  | "freezing"
  | "starving"
  | "sos"
  | "sos_since"
  | "rescue_at"
  | "rescue_fuel"
  | "strength"
  | "ever_revealed"
  | "canisters"
  | "burned"
  | "dog"
  | "at"
  | "lying"
  | "disc"
  | "status"
  | "character"
  | "role"
  | "turned"
  | "threat"
  | "tests_done"
  | "laid"
  | "planned"
  | "plan"
  | "plan_card"
  | "tied";

export type Ending =
  | "escaped"
  | "frozen"
  | "last_absorbed"
  | "alien_aboard"
  | "left_behind"
  | "all_infected";

export type Zone =
  | "action_deck"
  | "action_discard"
  | "pile"
  | "pile_open"
  | "now"
  | "weapon_deck"
  | "item_deck"
  | "lab_bag"
  | "lab_discard"
  | "dog_bag"
  | "locations"
  | "turned_up"
  | "kennel_card"
  | "burned_cards"
  | "box"
  | "box_unseen"
  | "role_shown"
  | "hand"
  | "weapons"
  | "flames"
  | "items"
  | "samples"
  | "looking"
  | "offer"
  | "shared_weapons"
  | "shared_items"
  | "shared_samples"
  | "role_card"
  | "drawn_dog";

export type Printed =
  | "fuel.snowcat"
  | "fuel.helicopter"
  | "damage.radio"
  | "damage.helicopter"
  | "damage.snowcat"
  | "red"
  | "fuel.generator"
  | "fuel.boiler"
  | "damage.generator"
  | "damage.boiler"
  | "all_slots.radio"
  | "all_slots.helicopter"
  | "pantry"
  | "rescue_at"
  | "rescue_fuel"
  | "freezing"
  | "disc"
  | "underground"
  | "yard"
  | "clear.generator"
  | "clear.boiler"
  | "clear.rescue"
  | "snow.generator"
  | "snow.boiler"
  | "snow.rescue"
  | "storm.generator"
  | "storm.boiler"
  | "storm.rescue";

export interface Options {
  secrecy: "strict" | "normal" | "relaxed";
  windows: "in_turn" | "together";
  kennel: "usual" | "beginner";
  damage_caps: "setup" | "printed";
  dormitory_encounters: "yes" | "no";
  arson: "when_freezing" | "always";
  earliest_reveal: "1" | "2" | "3" | "4" | "5" | "6";
  characters: "random" | "chosen";
  rules: "1" | "2";
  keys_of_a_stopped_escape: "used" | "kept";
  destroyed_boiler: "gone" | "stays";
  special_at_maximum: "face_up" | "face_down";
  windows_in_team: "once" | "each";
  stay_in_rec_room: "no" | "yes";
  garrys_flashlight: "each_die_once" | "own_die_too";
  avoiding_the_alien: "yes" | "no";
  lying_encounters: "after_fire" | "always" | "never";
  empty_flamethrower: "leaves" | "stays";
  scenario: "none" | "alone" | "cold_night" | "helicopter" | "it_walks" | "one_of_us" | "two_shifts";
}

export interface Cards {
  action: "activate" | "repair" | "sabotage";
  weapon: "flamethrower" | "second_flamethrower" | "dynamite" | "firearm" | "melee";
  item: "fuel" | "tools" | "keys" | "wire" | "flashlight";
  location: "at_arsenal" | "at_storeroom" | "at_generator" | "at_boiler" | "at_kitchen" | "at_laboratory" | "at_weather_station" | "at_radio" | "at_snowcat" | "at_helicopter" | "at_kennel";
  dog: "healthy_dog" | "alien_dog";
  lab: "sample" | "spoiled";
  role: "human" | "alien";
}
export type Family = keyof Cards;

export const PLACE_NAMES = [
  "arsenal",
  "storeroom",
  "generator",
  "boiler",
  "kitchen",
  "laboratory",
  "weather_station",
  "radio",
  "snowcat",
  "helicopter",
  "kennel",
  "rec_room",
  "dormitory",
  "gone",
  "waiting",
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

export const WEATHER_NAMES = [
  "clear",
  "snow",
  "storm",
] as const;
export type WeatherName = (typeof WEATHER_NAMES)[number];

export const SIGNAL_NAMES = [
  "silent",
  "sent",
  "landed",
  "left",
] as const;
export type SignalName = (typeof SIGNAL_NAMES)[number];

export const STATUS_NAMES = [
  "playing",
  "revealed",
  "absorbed",
  "aboard",
  "destroyed",
] as const;
export type StatusName = (typeof STATUS_NAMES)[number];

export const CHARACTER_NAMES = [
  "macready",
  "norris",
  "blair",
  "nauls",
  "clark",
  "bennings",
  "windows",
  "garry",
] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export const ROLE_NAMES = [
  "human",
  "alien",
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const FACE_NAMES = [
  "activate",
  "repair",
  "sabotage",
  "threat",
  "cancelled",
] as const;
export type FaceName = (typeof FACE_NAMES)[number];

export const KIND_NAMES = [
  "weapon",
  "flamethrower",
  "item",
] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const FIGURE_NAMES = [
  "0",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** What is printed on components. */
export const FACTS = {
  counts: {
    cooperating: 3,
    shared_figures: 6,
    dogs: 4,
    green_rooms: 10,
    plan_cards: 11,
  },
} as const;

export type Moment =
  | { moment: "window"; trigger: Trigger }
  | { moment: "phase"; phase: "weather" | "planning" | "drawing" | "movement" | "strikes" | "encounters" | "boarding" | "actions" | "rec_room" | "tests" | "food" }
  | { moment: "strikes"; strengths: Partial<Record<PlaceName, number>> }
  | { moment: "strike"; place: PlaceName; strength: number; avoided: FigureName[] }
  | { moment: "encounter"; stage: "order" | "asking" | "met"; place: PlaceName | null; staying: FigureName[]; asked: FigureName | null; to_ask: FigureName[] }
  | { moment: "infection"; stage: "laying" | "looking"; place: PlaceName | null; figures: FigureName[] }
  | { moment: "vote" }
  | { moment: "test"; how: "blood" | "fire" | "either"; tester: FigureName | null }
  | { moment: "boarding"; stage: "called" | "wish" | "consent" | "leaving"; candidate: FigureName | null; starter: FigureName | null }
  | { moment: "roll"; stage: "before" | "actor" | "dice"; actor: FigureName | null; faces: FaceName[] }
  | { moment: "forecast"; rolled: WeatherName; second: WeatherName | null }
  | { moment: "trade"; giver: FigureName; partner: FigureName | null; offered: KindName | null; is_swap: boolean }
  | { moment: "asked"; figure: FigureName };

/** Names that coach marks and exercises may use. */
export interface Names {
  question: Question;
  event: EventName;
  zone: Zone;
  moment: Moment["moment"];
}
