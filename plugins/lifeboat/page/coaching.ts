// Coach marks and exercise of Lifeboat. The words are in src/turncoat_lifeboat/texts/*/coach.ftl.

import { ANSWERS, LOG, QUESTION, SECRET, type Coaching } from "turncoat-web/games/game";
import type { Names } from "./names";

const coaching: Coaching<Names> = {
  marks: [
    { id: "goal", at: "start", points: ".dials" },
    { id: "prompt", at: "asked", points: ANSWERS },
    { id: "vow", asks: ["voyage.vow"], points: ANSWERS },
    { id: "secret", zone: "loyalty", points: SECRET },
    { id: "turn", asks: ["turn.act"], points: ANSWERS },
    { id: "check", asks: ["check.add"], points: ".sky" },
    { id: "result", events: ["checked"], points: LOG },
    { id: "react", asks: ["window.react", "window.all_react"], points: QUESTION },
    { id: "vote", asks: ["vote.vote"], points: ".people" },
    { id: "over", at: "over" },
  ],
  exercise: { within: ["check"], asks: ["check.add"] },
};

export default coaching;
