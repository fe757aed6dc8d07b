// What was said in a meeting, and who still speaks.

import type { ChairWire, LogLineWire, MeetingWire } from "../../net/protocol";
import type { Naming } from "../../model/naming";

export interface Spoken {
  seat: number;
  number: number;
  text: string; // without its speaker, who is shown beside it
}

/** Phrases since the accusation, which is the first. */
export function spokenIn(meeting: MeetingWire, log: readonly LogLineWire[], naming: Naming): Spoken[] {
  return log.flatMap(({ event, number, seat, text }) => {
    if (event !== "said" || number === undefined || seat === undefined || number < meeting.statement) return [];
    const speaker = `${naming.short(seat)}: `;
    return [{ seat, number, text: text.startsWith(speaker) ? text.slice(speaker.length) : text }];
  });
}

/** Seats that a person or a bot of its own speaks for: a bot in the place of a person is silent. */
export function speakers(chairs: readonly ChairWire[]): number[] {
  return chairs.flatMap((chair, seat) => (chair.kind === "bot" || !chair.is_bot ? [seat] : []));
}

/** People who have not finished. */
export function stillSpeaking(meeting: MeetingWire, chairs: readonly ChairWire[]): number[] {
  return speakers(chairs).filter((seat) => chairs[seat]?.kind === "person" && !meeting.done.includes(seat));
}
