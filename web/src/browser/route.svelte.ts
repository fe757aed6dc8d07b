// Route: the part behind the `#` of the address. Secrets are removed from it at once.

import { api } from "../net/api";
import { keep } from "../net/invitations";

const PAGES = ["rules", "learn", "notifications", "privacy"] as const;
export type Page = (typeof PAGES)[number];
export type Guidance = "" | "guide" | "practice";

class Route {
  table: string | null = $state(null);
  replay: string | null = $state(null); // the table whose game is shown again
  at: number | null = $state(null); // the step of that game
  isTop = $state(false); // the table on a shared screen
  coach: Guidance = $state(""); // whether the coach explains this table
  page: Page | null = $state(null); // beside tables and the start page
  about = $state(""); // the game that the page is about
  rule = $state(""); // to be read there
  of = $state(""); // the table whose rules they are
  confirmation = ""; // the token in the link of a confirmation mail: see Notifications.svelte

  constructor() {
    addEventListener("hashchange", () => void this.read());
  }

  async read(): Promise<void> {
    const given = new URLSearchParams(location.hash.slice(1));
    const invitation = given.get("invitation");
    const moved = given.get("move");
    const replay = given.get("replay");
    const isTop = given.has("screen");
    const confirmation = given.get("notification") ?? given.get("call"); // `call`: in mails of version 0.1.0
    let table = given.get("t");
    if (invitation && (table ?? replay)) keep((table ?? replay)!, invitation);
    const plain = replay ? `#replay=${replay}` : table ? `#t=${table}${isTop ? "&screen=1" : ""}` : "#";
    if (invitation || moved) history.replaceState(null, "", plain);
    if (confirmation) {
      history.replaceState(null, "", "#notifications=1");
      this.confirmation = confirmation;
      given.set("notifications", "1");
    }
    if (moved) {
      table = (await api.open(moved)).table;
      history.replaceState(null, "", `#t=${table}`);
    }
    const coach = given.get("coach");
    this.coach = coach === "guide" || coach === "practice" ? coach : "";
    this.page = PAGES.find((one) => given.has(one)) ?? null;
    this.about = given.get("rules") ?? given.get("learn") ?? "";
    this.rule = given.get("rule") ?? "";
    this.of = given.get("of") ?? "";
    this.table = table;
    this.replay = replay;
    this.at = /^\d{1,6}$/.test(given.get("at") ?? "") ? Number(given.get("at")) : null;
    this.isTop = isTop;
  }

  go(table: string | null, coach: Guidance = ""): void {
    location.hash = table ? `t=${table}${coach && `&coach=${coach}`}` : "";
  }

  replayOf(table: string): void {
    location.hash = `replay=${table}`;
  }
}

export const route = new Route();
