// Coach marks and exercise of Lifeboat. The words are in texts/*/coach.ftl.

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
    { id: "vow", asks: ["voyage.vow"] },
    { id: "secret", zone: "loyalty" },
    { id: "turn", asks: ["turn.act"] },
    { id: "check", asks: ["check.add"] },
    { id: "result", events: ["checked"] },
    { id: "react", asks: ["window.react", "window.all_react"] },
    { id: "vote", asks: ["vote.vote"] },
    { id: "over", at: "over" },
  ],
  exercise: { within: ["check"], asks: ["check.add"] },
};

export default coaching;
