// Endings of The Thing as tableaux: each names what decided it, by public facts.

import { byKey } from "../../model/labels";
import type { Naming } from "../../model/naming";
import type { Tableau } from "../../model/tableau";
import type { Ending, RoleName } from "./names";
import { texts } from "./staging";
import type { Picture } from "./pictures";
import type { GameShown, View } from "./views";

const PICTURES: Record<Ending, Picture> = {
  escaped: "escaped",
  frozen: "frozen",
  last_absorbed: "smiles",
  alien_aboard: "aboard",
  left_behind: "left",
  all_infected: "threads",
};

export function ending(written: string, view: View, shown: GameShown): Tableau {
  const name = written as Ending;
  return {
    name: `station-${name.replaceAll("_", "-")}`,
    picture: PICTURES[name],
    told: (naming) => ({ round: Number(view.tracks.round), ...facts(name, view, shown, naming) }),
    turn: 1_400,
    music: name === "escaped" ? "won" : "lost",
    waits: true,
  };
}

function facts(name: Ending, view: View, shown: GameShown, naming: Naming): Record<string, string | number> {
  const named = (figures: string[]) => ({
    who: figures.map((figure) => naming.figure(figure)).join(", ") || "none",
    count: figures.length,
  });
  const shownAs = (role: RoleName) =>
    shown.recent.filter(({ event, told }) => event === "role_revealed" && told.role === role).map(({ told }) => String(told.figure));
  const isAboard = (figure: string) => view.tracks[`status.${figure}`] === "aboard";
  switch (name) {
    case "escaped":
      return named(figures(view).filter(isAboard));
    case "alien_aboard":
      return named([...new Set(shownAs("alien"))].filter(isAboard));
    case "left_behind":
      return named([...new Set(shownAs("human"))].filter((figure) => view.tracks[`status.${figure}`] === "playing"));
    case "frozen":
      return { since: Number(view.tracks.boiler_dead ?? 0) };
    case "last_absorbed":
      return lastHuman(shown, naming);
    case "all_infected":
      return named(lastInfected(view, shown));
  }
}

function figures(view: View): string[] {
  const taken = byKey(view, "character").filter(([, character]) => character !== "none");
  return taken.map(([figure]) => figure);
}

/** Who was the last human, and where; the alien may also have taken the last one over without a strike. */
function lastHuman({ recent }: GameShown, naming: Naming): Record<string, string> {
  const last = recent.findLast(({ event }) => event === "absorbed" || event === "role_revealed");
  const place = naming.catalogue.names.place?.[String(last?.told.place)] ?? "none";
  return { who: last ? naming.figure(String(last.told.figure)) : "none", place };
}

/** T19.10: all of them win, but the one who was infected last. */
function lastInfected(view: View, { recent }: GameShown): string[] {
  const winners = texts(recent.findLast(({ event }) => event === "game_ended")?.told.winners);
  return figures(view).filter((figure) => !winners.includes(figure));
}
