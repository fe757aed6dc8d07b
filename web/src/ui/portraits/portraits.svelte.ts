// Portraits that the page can show.

import { Drawings, type Sheet } from "../drawings.svelte";

const BOTS: Sheet = () => import("./bots.svg?raw");

class Portraits extends Drawings {
  addBots(): Promise<void> {
    return this.add(BOTS);
  }
}

export const portraits = new Portraits("face-", () => import("./parts.svg?raw"));
