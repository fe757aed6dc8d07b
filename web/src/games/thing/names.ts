// Names of the game. Made by `python -m tools.web_types` from its declarations. Not to be edited.

export type Procedure =
  | "window"
  | "die"
  | "seq"
  | "choice"
  | "may"
  | "cost"
  | "repeat"
  | "for_each"
  | "pick"
  | "roll"
  | "station"
  | "round"
  | "forecast"
  | "planning"
  | "drawing"
  | "moving"
  | "bonus_turn"
  | "striking"
  | "strike"
  | "meeting"
  | "infection"
  | "giving"
  | "mending"
  | "searching"
  | "sampling"
  | "reading"
  | "ignition"
  | "call"
  | "boarding"
  | "trading"
  | "accusing"
  | "testing"
  | "eating"
  | "threatened"
  | "placing"
  | "rolling";

export type Question =
  | "window.gather"
  | "window.find_next"
  | "window.react"
  | "window.all_react"
  | "window.open_answers"
  | "window.choose_first"
  | "window.(end)"
  | "die.before"
  | "die.throw"
  | "die.after"
  | "die.read"
  | "die.(end)"
  | "seq.in_order"
  | "seq.(end)"
  | "choice.choose"
  | "choice.(end)"
  | "may.accept"
  | "may.(end)"
  | "cost.have_paid"
  | "cost.(end)"
  | "repeat.once_more"
  | "repeat.(end)"
  | "for_each.next_one"
  | "for_each.(end)"
  | "pick.pick"
  | "pick.(end)"
  | "roll.have_rolled"
  | "roll.(end)"
  | "station.anybody_to_choose"
  | "station.take_character"
  | "station.begin"
  | "station.(end)"
  | "round.weather"
  | "round.maintenance"
  | "round.planning"
  | "round.drawing"
  | "round.movement"
  | "round.strikes"
  | "round.encounters"
  | "round.automaton"
  | "round.arson"
  | "round.rescue"
  | "round.actions"
  | "round.rec_room"
  | "round.accusations"
  | "round.tests"
  | "round.food"
  | "round.dogs"
  | "round.(end)"
  | "forecast.roll_die"
  | "forecast.old_or_new"
  | "forecast.(end)"
  | "planning.propose"
  | "planning.next_to_agree"
  | "planning.agree"
  | "planning.(end)"
  | "drawing.fill_hands"
  | "drawing.garrys_exchange"
  | "drawing.unseen_card"
  | "drawing.(end)"
  | "moving.next_to_move"
  | "moving.choose_move"
  | "moving.give_card"
  | "moving.shine"
  | "moving.choose_drawn"
  | "moving.lay_drawn"
  | "moving.bonus"
  | "moving.any_to_take"
  | "moving.take_card"
  | "moving.mix_deck"
  | "moving.(end)"
  | "bonus_turn.use_bonus"
  | "bonus_turn.(end)"
  | "striking.any_strike"
  | "striking.choose_place"
  | "striking.strike_there"
  | "striking.(end)"
  | "strike.defend"
  | "strike.compare"
  | "strike.choose"
  | "strike.settle"
  | "strike.agree"
  | "strike.(end)"
  | "meeting.any_meeting"
  | "meeting.choose_meeting"
  | "meeting.gather"
  | "meeting.next_to_ask"
  | "meeting.stay_or_avoid"
  | "meeting.dogs"
  | "meeting.people"
  | "meeting.(end)"
  | "infection.anybody"
  | "infection.lay_tokens"
  | "infection.look"
  | "infection.take_back"
  | "infection.(end)"
  | "giving.before_any"
  | "giving.mix_pile"
  | "giving.reveal"
  | "giving.give"
  | "giving.own_bonus"
  | "giving.carry_out"
  | "giving.lie_down"
  | "giving.go_on"
  | "giving.discard_rest"
  | "giving.(end)"
  | "mending.how_much"
  | "mending.(end)"
  | "searching.third_card"
  | "searching.keep_one"
  | "searching.(end)"
  | "sampling.draw_token"
  | "sampling.keep_token"
  | "sampling.one_more"
  | "sampling.(end)"
  | "reading.read_sky"
  | "reading.choose_reading"
  | "reading.send_fuel"
  | "reading.(end)"
  | "ignition.show_keys"
  | "ignition.(end)"
  | "call.take_off"
  | "call.(end)"
  | "boarding.next_candidate"
  | "boarding.wish"
  | "boarding.consent"
  | "boarding.come_aboard"
  | "boarding.depart"
  | "boarding.(end)"
  | "trading.next_giver"
  | "trading.make_offer"
  | "trading.choose_offered"
  | "trading.answer_offer"
  | "trading.choose_returned"
  | "trading.another"
  | "trading.(end)"
  | "accusing.vote"
  | "accusing.reveal_oneself"
  | "accusing.(end)"
  | "testing.anybody_able"
  | "testing.volunteer"
  | "testing.who_tests"
  | "testing.choose_tester"
  | "testing.choose_target"
  | "testing.next_kind"
  | "testing.(end)"
  | "eating.too_many_cards"
  | "eating.discard_one"
  | "eating.(end)"
  | "threatened.choose_taken"
  | "threatened.(end)"
  | "placing.next_player"
  | "placing.place_figure"
  | "placing.(end)"
  | "rolling.before_any"
  | "rolling.begin"
  | "rolling.roll_or_stop"
  | "rolling.choose_actor"
  | "rolling.own_bonus"
  | "rolling.any_help"
  | "rolling.help"
  | "rolling.change_dice"
  | "rolling.bad_faces"
  | "rolling.shift_threat"
  | "rolling.use_face"
  | "rolling.lie_down"
  | "rolling.still_there"
  | "rolling.(end)";

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
}

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
