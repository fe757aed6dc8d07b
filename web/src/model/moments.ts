// Moments of a view: what is going on, as the game declares it. Each game has their types in its generated `names.ts`.

import type { KernelMoment, ViewWire } from "../net/protocol";

/** Looks up moments of a game whose generated type is `M`: the innermost of that name. */
export function finder<M extends { moment: string }>() {
  return <N extends M["moment"]>(view: Pick<ViewWire, "moments">, name: N): Extract<M, { moment: N }> | undefined =>
    view.moments.findLast((one) => one.moment === name) as Extract<M, { moment: N }> | undefined;
}

/** Moments that every game has. */
export const kernelMoment = finder<KernelMoment>();
