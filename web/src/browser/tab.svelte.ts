// The browser's tab: its title and icon say that this player has to answer, without the question.

import { say } from "../ui/words.svelte";

const ICON = "/icon.svg";
const CALLING = "/icon-turn.svg";

class Tab {
  game = $state(""); // that waits for this player's answer; empty: none does

  get title(): string {
    return this.game ? say("web-your-turn", { game: this.game }) : say("web-title");
  }

  get icon(): string {
    return this.game ? CALLING : ICON;
  }
}

export const tab = new Tab();
