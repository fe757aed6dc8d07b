// Values of the status strip: amount, limit and alarm level of each supply.

import type { Naming } from "../../model/naming";
import type { ViewWire } from "../../net/protocol";
import { printed, track, word, type Station } from "./reading";
import type { SignName } from "./signs";

export interface Gauge {
  sign: SignName;
  title: string;
  value: string;
  words?: string; // what the value stands for
  now: number;
  full: number; // 0: it has no scale
  danger: number; // below it (or from it on, if it rises) things are bad
  rises?: boolean;
  isBad?: boolean;
}

/** Which part of a round it is, by what is going on. */
const PHASES: Record<string, string> = {
  forecast: "weather",
  planning: "planning",
  drawing: "drawing",
  moving: "movement",
  placing: "movement",
  striking: "strikes",
  strike: "strikes",
  meeting: "encounters",
  infection: "encounters",
  call: "boarding",
  boarding: "boarding",
  giving: "actions",
  rolling: "actions",
  trading: "rec-room",
  accusing: "rec-room",
  testing: "tests",
  eating: "food",
};

const HUNGRY = 5; // less food than that lasts for one round without a cook, at best
const LITTLE_FUEL = 2;
const LATE = 2 / 3; // of the way to freezing

export function phaseOf(view: ViewWire): string | undefined {
  return view.stack.map((frame) => PHASES[frame.procedure]).findLast(Boolean);
}

export function titleOf(naming: Naming, base: string): string {
  return naming.catalogue.tracks.find((one) => one.base === base)?.title ?? base;
}

export function gaugesOf(station: Station, naming: Naming): Gauge[] {
  const { view } = naming;
  const burned = station.burns ? station.burns.generator + station.burns.boiler : 0;
  const found = [
    store(naming, "underground", "fuel", Math.max(LITTLE_FUEL, burned)),
    store(naming, "yard", "fuel", 0),
    store(naming, "pantry", "food", HUNGRY),
  ];
  if (track(view, "boiler_dead")) {
    const cold = store(naming, "freezing", "freezing", 0);
    found.push({ ...cold, value: `${cold.now}/${cold.full}`, danger: Math.ceil(cold.full * LATE), rises: true });
  }
  found.push(...rescue(naming));
  if (track(view, "ever_revealed")) {
    const strength = store(naming, "strength", "strength", 0);
    found.push({ ...strength, full: 0, isBad: strength.now > 0 });
  }
  return found;
}

function store(naming: Naming, base: string, sign: SignName, danger: number): Gauge {
  const now = track(naming.view, base);
  return { sign, title: titleOf(naming, base), value: String(now), now, full: printed(naming, base), danger };
}

function rescue(naming: Naming): Gauge[] {
  const signal = word(naming.view, "sos");
  if (signal === "silent" || signal === "left") {
    const words = naming.catalogue.names.signal?.[signal] ?? "";
    return [
      { sign: signal === "silent" ? "sos" : "cancelled", title: titleOf(naming, "sos"), value: "–", words, now: 0, full: 0, danger: 0 },
    ];
  }
  const flight = store(naming, "rescue_at", "rescue", 0);
  const tank = store(naming, "rescue_fuel", "fuel", LITTLE_FUEL);
  const left = tank.full - tank.now;
  return [
    { ...flight, value: `${flight.now}/${flight.full}` },
    { ...tank, now: left, value: `${left}/${tank.full}` },
  ];
}

export function isBad(gauge: Gauge): boolean {
  if (gauge.isBad !== undefined) return gauge.isBad;
  return gauge.full > 0 && gauge.danger > 0 && (gauge.rises ? gauge.now >= gauge.danger : gauge.now < gauge.danger);
}
