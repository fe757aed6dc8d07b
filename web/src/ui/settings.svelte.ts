// Preferences of this browser. Nothing of any game is stored.

import { LANGUAGES } from "./languages";
import type { Language } from "../net/protocol";
import { SPEEDS, type Speed } from "./reading";

export type Theme = "auto" | "light" | "dark";

const KEY = "turncoat";

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const language = LANGUAGES.find((one) => wanted.toLowerCase().startsWith(one));
    if (language) return language;
  }
  return "en";
}

class Settings {
  language: Language = $state(preferredLanguage());
  theme: Theme = $state("auto");
  name = $state("");
  hasKeys = $state(true); // whether number keys answer
  hasMotion = $state(true); // whether things are seen to happen; the system's wish for less motion counts as well
  hasSound = $state(true); // browsers play nothing before the first press
  volume = $state(60); // of a hundred
  hasScenes = $state(true); // whether turning points are shown as full-screen scenes
  hasDetails = $state(true); // whether answers say what is printed on what they use
  hasDigest = $state(true); // whether the panel about what happened is open
  reading: Speed = $state("normal"); // how fast captions are read

  constructor() {
    let kept: Partial<Record<string, unknown>> = {};
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    } catch {
      return; // no storage, or something else is in it: the defaults stay
    }
    const language = LANGUAGES.find((one) => one === kept.language);
    if (language) this.language = language;
    if (kept.theme === "light" || kept.theme === "dark") this.theme = kept.theme;
    if (typeof kept.name === "string") this.name = kept.name;
    if (kept.hasKeys === false) this.hasKeys = false;
    if (kept.hasMotion === false) this.hasMotion = false;
    if (kept.hasSound === false) this.hasSound = false;
    if (typeof kept.volume === "number") this.volume = Math.min(100, Math.max(0, kept.volume));
    if (kept.hasScenes === false) this.hasScenes = false;
    if (kept.hasDetails === false) this.hasDetails = false;
    if (kept.hasDigest === false) this.hasDigest = false;
    this.reading = SPEEDS.find((one) => one === kept.reading) ?? this.reading;
  }

  /** Apply the settings to the page and store them. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    if (this.theme === "auto") delete page.dataset.theme;
    else page.dataset.theme = this.theme;
    page.toggleAttribute("data-still", !this.hasMotion);
    const { language, theme, name, hasKeys, hasMotion, hasScenes, hasSound, volume, hasDetails, hasDigest, reading } = this;
    const kept = { language, theme, name, hasKeys, hasMotion, hasScenes, hasSound, volume, hasDetails, hasDigest, reading };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that remembers nothing: it is asked again next time
    }
  }
}

export const settings = new Settings();
