// Levels of pace for reactions: pairs of the options `secrecy` and `windows` that every game has.

type Level = { secrecy: string; windows: string };

export const LEVELS: Record<string, Level> = {
  express: { secrecy: "relaxed", windows: "together" },
  together: { secrecy: "normal", windows: "together" },
  "in-turn": { secrecy: "normal", windows: "in_turn" },
  strict: { secrecy: "strict", windows: "together" },
};
export const OTHER = "other"; // a pair that another program chose

export function levelOf(secrecy: string, windows: string): string {
  const level = Object.entries(LEVELS).find(([, one]) => one.secrecy === secrecy && one.windows === windows);
  return level?.[0] ?? OTHER;
}
