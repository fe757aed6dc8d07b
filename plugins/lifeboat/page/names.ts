// Names of the game. Made by `python -m tools.web_types` from its declarations. Not to be edited.

export type Question =
  | "window.react"
  | "window.all_react"
  | "window.choose_first"
  | "choice.choose"
  | "may.accept"
  | "pick.pick"
  | "voyage.vow"
  | "turn.act"
  | "look_out.keep_on_top"
  | "discard.choose"
  | "check.add"
  | "vote.vote";

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
  | "checked"
  | "voted"
  | "second_watch"
  | "vowed"
  | "prevented";

export type Verb =
  | "pass"
  | "choose"
  | "accept"
  | "decline"
  | "pick_seat"
  | "row"
  | "bail"
  | "look_out"
  | "accuse"
  | "untie"
  | "reveal"
  | "rest"
  | "gnaw"
  | "add"
  | "done"
  | "vote"
  | "abstain"
  | "vow"
  | "keep_on_top"
  | "steady_up"
  | "steady_down"
  | "roll_again"
  | "prevent"
  | "discard";

export type Trigger =
  | "before_die"
  | "after_die"
  | "would_damage";

export type Track =
  | "distance"
  | "hull"
  | "rations"
  | "captain"
  | "watches"
  | "lashed"
  | "revealed"
  | "vow"
  | "watch_at";

export type Ending =
  | "landed"
  | "sunk"
  | "starved"
  | "adrift";

export type Zone =
  | "effort"
  | "spent"
  | "hand"
  | "loyalty_deck"
  | "loyalty"
  | "faceup"
  | "weather"
  | "sky"
  | "weather_spent"
  | "efforts_added"
  | "efforts_shown"
  | "looking";

export interface Options {
  secrecy: "strict" | "normal" | "relaxed";
  windows: "in_turn" | "together";
  wreckers: "usual" | "many";
  sea: "calm" | "rough";
}

export interface Cards {
  effort: "oar:1" | "oar:2" | "oar:3" | "bail:1" | "bail:2" | "bail:3" | "rope:1" | "rope:2" | "rope:3";
  loyalty: "sailor" | "wrecker";
  weather: "squall" | "riptide" | "leak" | "flying_fish" | "becalmed" | "sharks" | "driftwood" | "bitter_cold" | "rain_barrel" | "broken_oar" | "quarrel" | "gulls";
}
export type Family = keyof Cards;

export type Moment =
  | { moment: "window"; trigger: Trigger }
  | { moment: "check"; card: string; asked: number | null };

/** Names that coach marks and exercises may use. */
export interface Names {
  question: Question;
  event: EventName;
  zone: Zone;
  moment: Moment["moment"];
}
