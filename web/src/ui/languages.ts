// Languages of the page.

export const LANGUAGES = ["en", "ru", "uk"] as const;

export type Tongue = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Tongue, string> = { en: "English", ru: "Русский", uk: "Українська" };
