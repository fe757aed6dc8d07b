// Values of the status strip: amount, limit and alarm level of each supply.

import type { Naming } from "../../model/naming";
import { momentOf } from "./moments";
import type { Printed, Track } from "./names";
import { printed, track, word, type Station } from "./reading";
import type { SignName } from "./signs";
import type { View } from "./views";

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

const HUNGRY = 5; // less food than that lasts for one round without a cook, at best
const LITTLE_FUEL = 2;
const LATE = 2 / 3; // of the way to freezing

/** The part of the round, as its message is called. */
export function phaseOf(view: View): string | undefined {
  return momentOf(view, "phase")?.phase.replaceAll("_", "-");
}

export function titleOf(naming: Naming, base: Track): string {
  return naming.catalogue.tracks.find((one) => one.base === base)?.title ?? base;
}

export function gaugesOf(station: Station, naming: Naming): Gauge[] {
  const { view } = naming;
  const burned = station.burns ? station.burns.generator + station.burns.boiler : 0;
  const gauges = [
    store(naming, "underground", "fuel", Math.max(LITTLE_FUEL, burned)),
    store(naming, "yard", "fuel", 0),
    store(naming, "pantry", "food", HUNGRY),
  ];
  if (track(view, "boiler_dead")) {
    const cold = store(naming, "freezing", "freezing", 0);
    gauges.push({ ...cold, value: `${cold.now}/${cold.full}`, danger: Math.ceil(cold.full * LATE), rises: true });
  }
  gauges.push(...rescue(naming));
  if (track(view, "ever_revealed")) {
    const strength = store(naming, "strength", "strength", 0);
    gauges.push({ ...strength, isBad: strength.now > 0 });
  }
  return gauges;
}

function store(naming: Naming, base: (Track & Printed) | "strength", sign: SignName, danger: number): Gauge {
  const now = track(naming.view, base);
  return { sign, title: titleOf(naming, base), value: String(now), now, full: base === "strength" ? 0 : printed(naming, base), danger };
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
