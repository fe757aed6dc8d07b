// The opening: shown once, when a player first looks at the table and has a character. The notebook knows whether they have before.

import { untrack } from "svelte";

import type { TableState } from "../../model/fold";
import type { Kit } from "../../model/kit";
import type { Notebook } from "../../model/notebook.svelte";
import type { Stage } from "../../model/stage.svelte";
import { openingOf } from "../../model/tableau";
import type { ViewWire } from "../../net/protocol";
import { settings } from "../../ui/settings.svelte";

interface Opening {
  known: TableState;
  view: ViewWire;
  kit: Kit;
  stage: Stage;
  notebook: Notebook;
}

/** Plays it in the lifetime of the calling component. */
export function playOpening(now: () => Opening): void {
  let isOver = false;
  $effect(() => {
    const { known, view, kit, stage, notebook } = now();
    if (isOver || notebook.seen !== 0 || known.seat === null || view.ending) return;
    const cards = kit.opening?.(view, known.seat) ?? [];
    if (!cards.length) return;
    isOver = true;
    if (!settings.hasScenes) return;
    untrack(() => stage.perform([openingOf(cards)]));
    void notebook.noteLook();
  });
}
