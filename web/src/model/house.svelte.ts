// House rules of the server: an announcement, who may open tables, how long things are kept. Asked for now and then.

import { api, Refused } from "../net/api";
import type { HouseShape } from "../net/protocol";
import { words } from "../ui/words.svelte";

const LOOK_AGAIN = 60_000;
const SEEN = "turncoat-announced"; // the announcement that was closed in this browser

function lastSeen(): number {
  try {
    return Number(localStorage.getItem(SEEN) ?? 0);
  } catch {
    return 0; // no storage
  }
}

class House {
  rules: HouseShape | null = $state(null);
  private seen = $state(lastSeen());

  /** What is announced, in the reader's language if there is such a text; empty: nothing, or the reader has closed it. */
  get announcement(): string {
    const rules = this.rules;
    if (!rules || rules.announced <= this.seen) return "";
    const texts = rules.announcement;
    return texts[words.language] ?? texts[""] ?? Object.values(texts)[0] ?? "";
  }

  closeAnnouncement(): void {
    this.seen = this.rules?.announced ?? 0;
    try {
      localStorage.setItem(SEEN, String(this.seen));
    } catch {
      // no storage: shown again with the next load
    }
  }

  /** Ends with the returned function. */
  follow(): () => void {
    const look = () => void (document.hidden || this.look());
    look();
    const timer = window.setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      this.rules = await api.house();
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault; // else: asked again in a minute
    }
  }
}

export const house = new House();
