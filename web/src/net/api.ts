// Requests over HTTP, each with the shape of its reply.

import type {
  AnyCommand,
  CallMade,
  Calls,
  CallTested,
  Catalogue,
  Devices,
  Done,
  Games,
  HelloFrame,
  Invited,
  Joined,
  Listing,
  Me,
  Moved,
  NewCall,
  Notes,
  Nothing,
  Offers,
  Opened,
  PushKey,
  Refusal,
  Replay,
  RuleBook,
  TableMade,
  TableSettings,
  WhyNot,
  WordForms,
} from "./protocol";

/** The server refused; `code` says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
  ) {
    super(code);
  }
}

/** `isLast`: also while the page is being left. */
async function ask<T>(method: string, path: string, body?: unknown, isLast = false): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive: isLast,
    });
  } catch {
    throw new Refused("unreachable");
  }
  if (!response.ok) {
    let refusal: Partial<Refusal> = {};
    try {
      refusal = (await response.json()) as Refusal;
    } catch {
      // not from our server, but from something in between
    }
    throw new Refused(refusal.error ?? "unreachable", refusal.detail);
  }
  return (await response.json()) as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  me: () => ask<Me>("GET", "/api/me"),
  tables: (stage: string) => ask<Listing>("GET", `/api/tables?stage=${stage}`),
  create: (settings: TableSettings) => ask<TableMade>("POST", "/api/tables", { settings }),
  look: (table: string) => ask<HelloFrame>("GET", at(table)),
  enter: (table: string, invitation: string) => ask<Nothing>("POST", `${at(table)}/enter`, { invitation }),
  join: (table: string, name: string, seat: number | null) => ask<Joined>("POST", `${at(table)}/join`, { name, seat }),
  act: (table: string, command: AnyCommand) => ask<Done>("POST", `${at(table)}/acts`, command),
  invite: (table: string) => ask<Invited>("POST", `${at(table)}/invite`),
  withdraw: (table: string) => ask<Nothing>("DELETE", `${at(table)}/invite`),
  move: (table: string) => ask<Moved>("POST", `${at(table)}/move`),
  open: (secret: string) => ask<Opened>("POST", "/api/open", { secret }),
  offers: (table: string, language: string) => ask<Offers>("GET", `${at(table)}/offers?language=${language}`),
  whyNot: (table: string, action: string, language: string) =>
    ask<WhyNot>("GET", `${at(table)}/why_not?action=${action}&language=${language}`),
  notes: (table: string) => ask<Notes>("GET", `${at(table)}/notes`),
  putNotes: (table: string, notes: Notes) => ask<Nothing>("PUT", `${at(table)}/notes`, notes, true),
  devices: (table: string) => ask<Devices>("GET", `${at(table)}/devices`),
  revoke: (table: string, device: string) => ask<Nothing>("DELETE", `${at(table)}/devices/${encodeURIComponent(device)}`),
  exportOf: (table: string) => `${at(table)}/export`,
  replay: (table: string, language: string) => ask<Replay>("GET", `${at(table)}/replay?language=${language}`),
  takeIn: (file: unknown) => ask<TableMade>("POST", "/api/replays", file),
  words: (game: string, language: string) => ask<Catalogue>("GET", `/api/words/${game}/${language}`),
  forms: (language: string) => ask<WordForms>("GET", `/api/forms/${language}`),
  rules: (game: string, language: string) => ask<RuleBook>("GET", `/api/rules/${game}/${language}`),
  notifications: () => ask<Calls>("GET", "/api/calls"),
  addNotification: (target: NewCall) => ask<CallMade>("POST", "/api/calls", target),
  confirmNotification: (token: string) => ask<CallMade>("POST", "/api/calls/confirm", { token }),
  testNotification: (target: string) => ask<CallTested>("POST", "/api/calls/test", { call: target }),
  dropNotification: (target: string) => ask<Nothing>("DELETE", `/api/calls/${encodeURIComponent(target)}`),
  pushKey: () => ask<PushKey>("GET", "/api/push_key"),
};
