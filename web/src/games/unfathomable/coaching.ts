// Coach marks and exercise of Unfathomable. The words are in texts/*/unfathomable/coach.ftl.

import { ANSWERS, HAND, LOG, QUESTION, SECRET, type Coaching } from "../game";
import type { Names } from "./names";

const coaching: Coaching<Names> = {
  marks: [
    { id: "goal", at: "start", points: ".dials" },
    { id: "prompt", at: "asked", points: ANSWERS },
    { id: "character", asks: ["voyage.take_character"], points: ANSWERS },
    { id: "secret", zone: "loyalty", points: SECRET },
    { id: "skills", asks: ["drawing.name_deck", "receiving.take_treachery"], points: HAND },
    { id: "turn", asks: ["performing.act"], points: ANSWERS },
    { id: "crisis", asks: ["choice_crisis.choose", "mythos_step.choose", "misfortune.choose"], points: `.now, ${ANSWERS}` },
    { id: "check", asks: ["check.add_cards"], points: ".board .check" },
    { id: "result", events: ["checked"], points: `.board .check, ${LOG}` },
    { id: "react", asks: ["window.react", "window.all_react", "window.choose_first"], points: QUESTION },
    { id: "deep", events: ["attacked", "character_defeated"], points: "[data-piece^='deep']" },
    { id: "discard", asks: ["discarding.choose"], points: HAND },
    { id: "waypoint", asks: ["waypoint.choose"], points: "[data-zone='journey']" },
    { id: "awakening", events: ["awakening"], points: SECRET },
    { id: "over", at: "over" },
  ],
  exercise: { within: ["check"], asks: ["check.add_cards"] },
};

export default coaching;
