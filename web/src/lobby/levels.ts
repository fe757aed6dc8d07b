// Kinds of bots by strength, from the weakest. All but the first two sit down as a regular.

export const LEVELS: readonly string[] = ["random", "sensible", "persona", "belief", "search"];
