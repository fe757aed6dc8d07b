// Scenarios of all games, in the reader's language: fetched once for each.

import { api } from "../net/api";
import type { ScenarioWords } from "../net/protocol";
import type { Language } from "../net/protocol";

const fetched = new Map<Language, Promise<ScenarioWords[]>>();

export function scenariosIn(language: Language): Promise<ScenarioWords[]> {
  let scenarios = fetched.get(language);
  if (!scenarios) {
    scenarios = api.scenarios(language).then((reply) => reply.scenarios);
    scenarios.catch(() => fetched.delete(language)); // the next one asks again
    fetched.set(language, scenarios);
  }
  return scenarios;
}

/** The option of a table that names its scenario. */
export const SCENARIO = "scenario";
export const NONE = "none";

export async function scenarioOf(game: string, name: string | undefined, language: Language): Promise<ScenarioWords | undefined> {
  if (!name || name === NONE) return undefined;
  return (await scenariosIn(language)).find((one) => one.game === game && one.scenario === name);
}
