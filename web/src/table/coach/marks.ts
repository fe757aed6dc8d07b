// What is explained in a first game, and when: each thing once, when it is there to be seen. The words are in texts/*/coach.ftl.

import type { TableState } from "../../model/fold";

export interface Mark {
  id: string; // its words are coach-GAME-ID and coach-GAME-ID-why
  at?: "start" | "asked" | "over";
  asks?: readonly string[]; // when one of these questions is put to us
  events?: readonly string[]; // when one of these has happened
  zone?: string; // when something of ours lies there
}

/** By game, in the order in which they are explained if several could be. */
export const MARKS: Record<string, readonly Mark[]> = {
  lifeboat: [
    { id: "goal", at: "start" },
    { id: "prompt", at: "asked" },
    { id: "vow", asks: ["voyage.vow"] },
    { id: "secret", zone: "loyalty" },
    { id: "turn", asks: ["turn.act"] },
    { id: "check", asks: ["check.add"] },
    { id: "result", events: ["checked"] },
    { id: "react", asks: ["window.react", "window.all_react"] },
    { id: "vote", asks: ["vote.vote"] },
    { id: "over", at: "over" },
  ],
  unfathomable: [
    { id: "goal", at: "start" },
    { id: "prompt", at: "asked" },
    { id: "character", asks: ["voyage.take_character"] },
    { id: "secret", zone: "loyalty" },
    { id: "skills", asks: ["drawing.name_deck", "receiving.take_treachery"] },
    { id: "turn", asks: ["performing.act"] },
    { id: "crisis", asks: ["choice_crisis.choose", "mythos_step.choose", "misfortune.choose"] },
    { id: "check", asks: ["check.add_cards"] },
    { id: "result", events: ["checked"] },
    { id: "react", asks: ["window.react", "window.all_react", "window.choose_first"] },
    { id: "deep", events: ["attacked", "character_defeated"] },
    { id: "discard", asks: ["discarding.choose"] },
    { id: "waypoint", asks: ["waypoint.choose"] },
    { id: "awakening", events: ["awakening"] },
    { id: "over", at: "over" },
  ],
  thing: [
    { id: "goal", at: "start" },
    { id: "prompt", at: "asked" },
    { id: "secret", at: "asked" },
    { id: "character", asks: ["station.take_character"] },
    { id: "weather", asks: ["forecast.old_or_new"] },
    { id: "move", asks: ["moving.choose_move"] },
    { id: "meeting", asks: ["meeting.stay_or_avoid", "meeting.choose_meeting"] },
    { id: "tokens", asks: ["infection.lay_tokens"] },
    { id: "look", asks: ["infection.look"] },
    { id: "giving", asks: ["giving.give", "giving.go_on"] },
    { id: "trade", asks: ["trading.make_offer", "trading.answer_offer"] },
    { id: "vote", asks: ["accusing.vote"] },
    { id: "test", asks: ["testing.choose_tester", "testing.choose_target", "testing.volunteer"] },
    { id: "revealed", events: ["role_revealed"] },
    { id: "dog", events: ["dog_seen"] },
    { id: "boarding", asks: ["boarding.wish", "boarding.consent"] },
    { id: "over", at: "over" },
  ],
};

/** What a game is practised by: steps of which are on the table when it comes, and the questions that are the exercise. */
export const EXERCISES: Record<string, { within: readonly string[]; asks: readonly string[] }> = {
  lifeboat: { within: ["check"], asks: ["check.add"] },
  unfathomable: { within: ["check"], asks: ["check.add_cards"] },
  thing: {
    within: ["meeting", "infection"],
    asks: ["meeting.stay_or_avoid", "infection.lay_tokens", "infection.look"],
  },
};

/** Whether this is the moment for it. */
export function isDue(mark: Mark, known: TableState): boolean {
  const { decision, view, seat } = known;
  if (mark.at === "start") return view !== null;
  if (mark.at === "over") return known.company.stage === "over";
  if (mark.at === "asked") return decision !== null;
  if (mark.zone !== undefined) return (view?.zones[`${mark.zone}.${seat}`]?.count ?? 0) > 0;
  if (mark.asks) return decision !== null && mark.asks.includes(decision.ask);
  return known.log.some((line) => mark.events?.includes(line.event));
}
