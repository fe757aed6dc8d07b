// Whether the room of a board has just changed: what stands on it then jumps to its new place, as rooms do. To be made by a component.

import { untrack } from "svelte";

const FRAMES = 2; // until the new places are drawn

export class Resized {
  isNow = $state(false);

  /** `size`: of the room. */
  constructor(size: () => string) {
    $effect.pre(() => {
      size();
      untrack(() => (this.isNow = true)); // in the same update as the new places
      let left = FRAMES;
      let frame = requestAnimationFrame(function wait() {
        if (--left > 0) frame = requestAnimationFrame(wait);
        else done();
      });
      const done = () => (this.isNow = false);
      return () => cancelAnimationFrame(frame);
    });
  }
}
