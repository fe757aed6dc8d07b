// Languages of the page: those of the server's texts.

import type { Language } from "../net/protocol";

/** Each language's own name. */
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };

export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];
