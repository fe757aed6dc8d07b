// Phrases in groups for a small screen: topic first, then the player, then the words.

import type { Offers } from "../../net/protocol";

export interface Phrase {
  at: number; // in the offers
  text: string;
  seat: number | null; // whom it is about
}

const GROUPS: Record<string, readonly string[]> = {
  reply: ["answer", "agree", "disagree", "defend", "thank", "take_back"],
  intend: ["intent", "promise"],
  saw: ["report", "claim_seen", "claim_self"],
  suspect: ["estimate", "vote_intent"],
  ask: ["ask_intent", "ask_why", "ask_view"],
  want: ["request", "propose"],
  warn: ["warn"],
};

export interface PhraseGroup {
  name: string;
  phrases: Phrase[];
}

export function phraseGroups(offers: Offers): PhraseGroup[] {
  const all = offers.statements.map((statement, at) => ({
    kind: String(statement.kind),
    at,
    text: offers.texts[at] ?? "",
    seat: typeof statement.seat === "number" ? statement.seat : null,
  }));
  return Object.entries(GROUPS)
    .map(([name, kinds]) => ({ name, phrases: all.filter((one) => kinds.includes(one.kind)) }))
    .filter((group) => group.phrases.length);
}

const TO: Record<string, (statement: Offers["statements"][number]) => boolean> = {
  accuse: ({ kind, level }) => kind === "estimate" && level === "accuse",
  trust: ({ kind, level }) => kind === "estimate" && level === "trust",
  explain: ({ kind }) => kind === "defend" || kind === "ask_why",
  promise: ({ kind }) => kind === "promise",
  thank: ({ kind }) => kind === "thank",
};

/** What can be said to or about one player, by what it does. */
export function groupsTo(offers: Offers): PhraseGroup[] {
  return Object.entries(TO)
    .map(([name, isMeant]) => ({
      name,
      phrases: offers.statements.flatMap((statement, at) =>
        isMeant(statement) ? [{ at, text: offers.texts[at] ?? "", seat: typeof statement.seat === "number" ? statement.seat : null }] : [],
      ),
    }))
    .filter((group) => group.phrases.length);
}

const FEW = 5; // phrases that need no second step

/** Whom one has to choose first; empty: the phrases fit on the screen as they are. */
export function seatsOf(group: PhraseGroup): number[] {
  const seats = [...new Set(group.phrases.map((one) => one.seat))].filter((seat) => seat !== null);
  return group.phrases.length > FEW && seats.length > 1 ? seats.sort((one, other) => one - other) : [];
}
