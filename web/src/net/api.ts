// Requests over HTTP, each with the shape of its reply.

import type {
  Ahead,
  AnyCommand,
  SubscriptionMade,
  Subscriptions,
  SubscriptionTested,
  Catalogue,
  Daily,
  DailyMade,
  DailyResults,
  Devices,
  Done,
  Door,
  Evidence,
  Games,
  HelloMessage,
  HouseShape,
  Invited,
  Joined,
  Listing,
  Me,
  Moved,
  NewSubscription,
  Notes,
  Nothing,
  Offers,
  Opened,
  PushKey,
  Refusal,
  Replay,
  RuleBook,
  Scenarios,
  TableMade,
  TableSettings,
  VoiceCall,
  WhyNot,
  WordForms,
} from "./protocol";
import { codeHeader } from "./opening";

/** The server refused; `code` says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
  ) {
    super(code);
  }
}

/** `isLast`: also while the page is being left. A file is sent as it is: its numbers may be too large for JavaScript. */
async function request<T>(method: string, path: string, body?: unknown, isLast = false, headers: Record<string, string> = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
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
  house: () => request<HouseShape>("GET", "/api/house"),
  games: () => request<Games>("GET", "/api/games"),
  scenarios: (language: string) => request<Scenarios>("GET", `/api/scenarios/${language}`),
  daily: () => request<Daily>("GET", "/api/daily"),
  playDaily: (name: string) => request<DailyMade>("POST", "/api/daily", { name }, false, codeHeader()),
  dailyResults: (table: string, language: string) => request<DailyResults>("GET", `${at(table)}/daily?language=${language}`),
  me: () => request<Me>("GET", "/api/me"),
  forgetMe: () => request<Nothing>("DELETE", "/api/me"),
  tables: (stage: string) => request<Listing>("GET", `/api/tables?stage=${stage}`),
  create: (settings: TableSettings) => request<TableMade>("POST", "/api/tables", { settings }, false, codeHeader()),
  look: (table: string) => request<HelloMessage>("GET", at(table)),
  enter: (table: string, invitation: string) => request<Nothing>("POST", `${at(table)}/enter`, { invitation }),
  join: (table: string, name: string, seat: number | null) => request<Joined>("POST", `${at(table)}/join`, { name, seat }),
  send: (table: string, command: AnyCommand) => request<Done>("POST", `${at(table)}/commands`, command),
  invite: (table: string) => request<Invited>("POST", `${at(table)}/invite`),
  setNetwork: (isOpen: boolean) => request<Nothing>("PUT", "/api/network", { is_open: isOpen }),
  withdraw: (table: string) => request<Nothing>("DELETE", `${at(table)}/invite`),
  move: (table: string) => request<Moved>("POST", `${at(table)}/move`),
  open: (secret: string) => request<Opened>("POST", "/api/open", { secret }),
  offers: (table: string, language: string) => request<Offers>("GET", `${at(table)}/offers?language=${language}`),
  offersTo: (table: string, language: string, seat: number) =>
    request<Offers>("GET", `${at(table)}/offers?language=${language}&to=${seat}`),
  evidence: (table: string, language: string) => request<Evidence>("GET", `${at(table)}/evidence?language=${language}`),
  whyNot: (table: string, action: string, language: string) =>
    request<WhyNot>("GET", `${at(table)}/why_not?action=${action}&language=${language}`),
  ahead: (table: string, decision: number, options: readonly string[], language: string) =>
    request<Ahead>("POST", `${at(table)}/ahead`, { decision, options, language }),
  door: (table: string) => request<Door>("GET", `${at(table)}/door`),
  voice: (table: string) => request<VoiceCall>("GET", `${at(table)}/voice`),
  putVoice: (table: string, call: VoiceCall) => request<Nothing>("PUT", `${at(table)}/voice`, call),
  notes: (table: string) => request<Notes>("GET", `${at(table)}/notes`),
  putNotes: (table: string, notes: Notes) => request<Nothing>("PUT", `${at(table)}/notes`, notes, true),
  devices: (table: string) => request<Devices>("GET", `${at(table)}/devices`),
  revoke: (table: string, device: string) => request<Nothing>("DELETE", `${at(table)}/devices/${encodeURIComponent(device)}`),
  exportOf: (table: string) => `${at(table)}/export`,
  replay: (table: string, language: string) => request<Replay>("GET", `${at(table)}/replay?language=${language}`),
  takeIn: (file: Blob) => request<TableMade>("POST", "/api/replays", file, false, codeHeader()),
  words: (game: string, language: string) => request<Catalogue>("GET", `/api/words/${game}/${language}`),
  forms: (language: string) => request<WordForms>("GET", `/api/forms/${language}`),
  rules: (game: string, language: string) => request<RuleBook>("GET", `/api/rules/${game}/${language}`),
  notifications: () => request<Subscriptions>("GET", "/api/notifications"),
  addNotification: (target: NewSubscription) => request<SubscriptionMade>("POST", "/api/notifications", target),
  confirmNotification: (token: string) => request<SubscriptionMade>("POST", "/api/notifications/confirm", { token }),
  testNotification: (target: string) => request<SubscriptionTested>("POST", "/api/notifications/test", { subscription: target }),
  dropNotification: (target: string) => request<Nothing>("DELETE", `/api/notifications/${encodeURIComponent(target)}`),
  pushKey: () => request<PushKey>("GET", "/api/push_key"),
};
