// Attempts of a screen: requests that the server may refuse. The words of the last refusal stand until the next attempt.

import { Refused } from "../net/api";
import { refusal } from "../ui/words.svelte";

export class Attempt {
  trouble = $state("");
  isBusy = $state(false);

  /** Returns whether it was done. */
  async run(what: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.trouble = "";
    try {
      await what();
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.trouble = refusal(fault.code, fault.detail);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
