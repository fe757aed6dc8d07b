// One table that this browser looks at: what it knows, how it is connected, and what it can do there.

import { api, Refused } from "./api";
import { kitOf, type Kit } from "../boards/kits";
import { Connection, type Link } from "./connection";
import { Astray, opened, updated, type TableState } from "./fold";
import { forget, invitationTo } from "./invitations";
import type { AnyCommand, AnyFrame, Catalogue } from "./protocol";
import { promise, promised } from "./seeds";
import { eventsOf, Stage } from "./stage.svelte";
import { refusal, words } from "./words.svelte";

export class Session {
  state: TableState | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  kit: Kit | null = $state.raw(null);
  readonly stage = new Stage();
  link: Link = $state("connecting");
  isBusy = $state(false); // something was sent that is not answered yet
  trouble = $state(""); // why the last thing was refused, in words
  private readonly connection: Connection;

  constructor(readonly table: string) {
    this.connection = new Connection(table, this);
  }

  async query(): Promise<Record<string, string>> {
    await this.enter();
    return { language: words.language, events: String(this.state?.events ?? 0) };
  }

  /** As a guest, if we came by a link: its secret goes to the server once, and never into an address. */
  private async enter(): Promise<void> {
    const invitation = invitationTo(this.table);
    if (!invitation) return;
    try {
      await api.enter(this.table, invitation);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (fault.code === "unreachable") return; // the socket will be as well, and we come back
    }
    forget(this.table);
  }

  changed(link: Link): void {
    this.link = link;
  }

  take(frame: AnyFrame): void {
    try {
      this.fold(frame);
    } catch (fault) {
      if (!(fault instanceof Astray)) throw fault;
      this.forget();
    }
  }

  private forget(): void {
    this.state = null;
    this.stage.reset(null);
    this.connection.restart();
  }

  private fold(frame: AnyFrame): void {
    if (frame.frame === "hello") {
      this.state = opened(frame, this.state, Date.now());
      this.stage.reset(this.state);
      void this.learn(frame.game);
    } else if (this.state && frame.frame === "update") {
      this.state = updated(this.state, frame);
      this.stage.follow(this.state, eventsOf(frame.public, frame.own));
    } else if (this.state && frame.frame === "presence") {
      this.state = { ...this.state, here: frame.here };
      this.stage.follow(this.state, []);
    }
    this.contribute();
  }

  /** What everything is called and how it looks, before anything is dealt. */
  private async learn(game: string): Promise<void> {
    this.kit ??= await kitOf(game);
    this.stage.staging = this.kit;
    this.catalogue ??= await api.words(game, words.language);
  }

  /** In another language from now on. */
  async speak(): Promise<void> {
    const game = this.state?.game;
    if (game) this.catalogue = await api.words(game, words.language);
    this.forget();
  }

  /** Do it; false: it was refused, and `trouble` says why. */
  async act(command: AnyCommand): Promise<boolean> {
    this.isBusy = true;
    try {
      await this.connection.act(command);
      this.trouble = "";
      return true;
    } catch (fault) {
      this.fail(fault);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  fail(fault: unknown): void {
    if (!(fault instanceof Refused)) throw fault;
    this.trouble = refusal(fault.code, fault.detail);
  }

  async sit(name: string, seat: number | null): Promise<boolean> {
    try {
      await api.join(this.table, name, seat);
      this.trouble = "";
      this.connection.restart(); // a socket is for one seat
      return true;
    } catch (fault) {
      this.fail(fault);
      return false;
    }
  }

  ready(isReady: boolean): Promise<boolean> {
    return this.act({ do: "ready", commitment: promise(this.table).commitment, is_ready: isReady });
  }

  private contribute(): void {
    const state = this.state;
    if (state?.company.stage !== "dealing" || state.seat === null) return;
    const seed = state.company.chairs[state.seat]?.has_seed ? null : promised(this.table);
    if (seed) void this.act({ do: "contribute", seed });
  }

  close(): void {
    this.stage.reset(null);
    this.connection.close();
  }
}
