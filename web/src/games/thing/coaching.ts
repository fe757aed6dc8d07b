// Coach marks and exercise of The Thing. The words are in texts/*/thing/coach.ftl.

import { ANSWERS, SECRET, type Coaching } from "../game";
import type { Names } from "./names";

const coaching: Coaching<Names> = {
  marks: [
    { id: "goal", at: "start", points: ".gauges" },
    { id: "prompt", at: "asked", points: ANSWERS },
    { id: "secret", at: "asked", points: SECRET },
    { id: "character", asks: ["station.take_character"], points: ANSWERS },
    { id: "weather", asks: ["forecast.old_or_new"], points: "li.weather" },
    { id: "move", asks: ["moving.choose_move"], points: `.plan, ${ANSWERS}` },
    { id: "meeting", asks: ["meeting.stay_or_avoid", "meeting.choose_meeting"], points: `.board .scene, ${ANSWERS}` },
    { id: "tokens", asks: ["infection.lay_tokens"], points: `.board .scene, ${ANSWERS}` },
    { id: "look", asks: ["infection.look"], points: `.board .scene, ${ANSWERS}` },
    { id: "giving", asks: ["giving.give", "giving.go_on"], points: `.board .pile, ${ANSWERS}` },
    { id: "trade", asks: ["trading.make_offer", "trading.answer_offer"], points: `.board .scene, ${ANSWERS}` },
    { id: "vote", asks: ["accusing.vote"], points: ".discs, .track" },
    { id: "test", asks: ["testing.choose_tester", "testing.choose_target", "testing.volunteer"], points: `.board .scene, ${ANSWERS}` },
    { id: "revealed", events: ["role_revealed"], points: ".board .scene, .ice" },
    { id: "dog", events: ["dog_seen"], points: ".dog" },
    { id: "boarding", asks: ["boarding.wish", "boarding.consent"], points: ".craft" },
    { id: "over", at: "over" },
  ],
  exercise: {
    within: ["encounter", "infection"],
    asks: ["meeting.stay_or_avoid", "infection.lay_tokens", "infection.look"],
  },
};

export default coaching;
