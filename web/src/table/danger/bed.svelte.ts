// Bed of sound below a game: swells of sea or wind that grow with the danger. Silent while nothing is near.

import { settings } from "../../ui/settings.svelte";
import type { Bed } from "../../ui/music";

const AUDIBLE = 0.2; // below this level of danger it is silent

/** Plays for the lifetime of the calling component. Null: silence. */
export function playBed(now: () => { bed: Bed; level: number } | null): void {
  const heard = $derived.by(() => {
    const playing = now();
    return settings.hasSound && settings.volume && playing && playing.level >= AUDIBLE ? playing.bed : null;
  });
  $effect(() => {
    const bed = heard;
    if (!bed) return;
    let stops: (() => void)[] = []; // of the swell that rises, and of the one that goes down
    let timer = 0;
    let isOver = false;
    /** Music is loaded when something can be heard for the first time. */
    void import("../../ui/music").then(({ playSwell, SWELL }) => {
      if (isOver) return;
      const swell = (): void => {
        if (!document.hidden) stops = [...stops.slice(-1), playSwell(bed, now()?.level ?? 0)];
      };
      swell();
      timer = window.setInterval(swell, SWELL * 1000);
    });
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  });
}
