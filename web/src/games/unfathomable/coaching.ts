// Coach marks and exercise of Unfathomable. The words are in texts/*/coach.ftl.

import type { Coaching } from "../game";
import type { EventName, Procedure, Question, Zone } from "./names";

interface Names {
  question: Question;
  event: EventName;
  zone: Zone;
  procedure: Procedure;
}

const coaching: Coaching<Names> = {
  marks: [
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
  exercise: { within: ["check"], asks: ["check.add_cards"] },
};

export default coaching;
