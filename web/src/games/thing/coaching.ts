// Coach marks and exercise of The Thing. The words are in texts/*/coach.ftl.

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
  exercise: {
    within: ["meeting", "infection"],
    asks: ["meeting.stay_or_avoid", "infection.lay_tokens", "infection.look"],
  },
};

export default coaching;
