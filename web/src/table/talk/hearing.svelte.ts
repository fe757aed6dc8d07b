// What a player hears at a table: statements that were not read yet, and bubbles for those made while the screen is open.

import { untrack } from "svelte";

import type { TableState } from "../../model/fold";
import type { Naming } from "../../model/naming";
import type { Notebook } from "../../model/notebook.svelte";
import { provideSpeech, Speech } from "../../model/speech.svelte";
import { isTalk, newSince } from "../log/logLines";

interface Heard {
  known: TableState;
  naming: Naming;
  notebook: Notebook;
  isTalkSeen: boolean; // the stream is on the screen
}

/** In the lifetime of the component that makes it. */
export class Hearing {
  readonly speech = new Speech();
  private readonly now: () => Heard;
  private read: number | null = $state(null); // lines of talk that were looked at
  private spoken: number | null = null;

  readonly talk = $derived.by(() => this.now().known.log.filter(isTalk));
  readonly unread = $derived.by(() => this.talk.slice(this.read ?? 0).filter((line) => line.seat !== this.now().known.seat).length);

  constructor(now: () => Heard) {
    this.now = now;
    provideSpeech(this.speech);
    $effect(() => this.look());
    $effect(() => this.hear());
  }

  private look(): void {
    const { known, notebook, isTalkSeen } = this.now();
    if (isTalkSeen || known.seat === null) this.read = this.talk.length;
    else if (untrack(() => this.read) === null && notebook.seen !== null) {
      this.read = this.talk.length - newSince(known.log, notebook.seen).filter(isTalk).length;
    }
  }

  private hear(): void {
    const { naming } = this.now();
    if (this.spoken !== null && this.talk.length > this.spoken) this.speech.hear(this.talk.slice(this.spoken), naming);
    this.spoken = this.talk.length;
  }
}
