// Session at one table: its state, its connection, and the commands that can be sent.

import { api, Refused } from "../net/api";
import { Connection, type Link } from "../net/connection";
import { Astray, eventsOf, opened, updated, type TableState } from "./fold";
import { enter } from "../net/invitations";
import type { AnyCommand, AnyFrame, Catalogue } from "../net/protocol";
import type { Kit, KitLoader } from "./kit";
import { Notebook } from "./notebook.svelte";
import { promise, promised } from "./seeds";
import { play, soundOf } from "../ui/sound";
import { Stage } from "./stage.svelte";
import { refusal, words } from "../ui/words.svelte";

const LEARN_AGAIN = 2000; // milliseconds

export class Session {
  state: TableState | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  kit: Kit | null = $state.raw(null);
  readonly stage = new Stage();
  readonly notebook: Notebook;
  link: Link = $state("connecting");
  isBusy = $state(false); // something was sent that is not answered yet
  hasWitnessed = false; // something happened since we came
  trouble = $state(""); // why the last thing was refused, in words
  private isCutOff = false; // that was because nothing could be sent
  private readonly connection: Connection;
  private later = 0;

  /** `isWatching`: as a spectator, also with a seat of one's own. */
  constructor(
    readonly table: string,
    private readonly loadKit: KitLoader,
    private readonly isWatching = false,
  ) {
    this.connection = new Connection(table, this);
    this.notebook = new Notebook(table);
  }

  async query(): Promise<Record<string, string>> {
    await enter(this.table);
    const query = { language: words.language, events: String(this.state?.events ?? 0) };
    return this.isWatching ? { ...query, watch: "true" } : query;
  }

  changed(link: Link): void {
    this.link = link;
    if (link !== "open" || !this.isCutOff) return;
    this.trouble = "";
    this.isCutOff = false;
  }

  take(message: AnyFrame): void {
    try {
      this.fold(message);
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

  private fold(message: AnyFrame): void {
    if (message.frame === "hello") {
      this.state = opened(message, this.state, Date.now());
      this.stage.reset(this.state);
      void this.learn(message.game);
    } else if (this.state && message.frame === "update") {
      this.state = updated(this.state, message);
      this.hasWitnessed = true;
      this.stage.follow(this.state, eventsOf(message.public, message.own));
    } else if (this.state && message.frame === "presence") {
      this.state = { ...this.state, here: message.here };
      this.stage.follow(this.state, []);
    }
    this.contribute();
  }

  /** What everything is called and how it looks, before anything is dealt. */
  private async learn(game: string): Promise<void> {
    clearTimeout(this.later);
    try {
      this.kit ??= await this.loadKit(game);
      const { sounds } = this.kit;
      this.stage.staging = this.kit;
      this.stage.hear = (events) => play(soundOf(events, sounds));
      this.catalogue ??= await api.words(game, words.language);
    } catch {
      this.later = window.setTimeout(() => void this.learn(game), LEARN_AGAIN); // the network comes and goes
    }
  }

  /** In another language from now on. */
  async speak(): Promise<void> {
    const game = this.state?.game;
    if (game) this.catalogue = await api.words(game, words.language);
    this.forget();
  }

  /** Do it; false: it was refused, and `trouble` says why. */
  async act(command: AnyCommand): Promise<boolean> {
    const why = await this.attempt(command);
    if (why) this.fail(why);
    return !why;
  }

  /** Do it; why it was refused, for the caller to say where it belongs. */
  async attempt(command: AnyCommand): Promise<Refused | null> {
    this.isBusy = true;
    try {
      await this.connection.act(command);
      this.trouble = "";
      return null;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return fault;
    } finally {
      this.isBusy = false;
    }
  }

  fail(fault: unknown): void {
    if (!(fault instanceof Refused)) throw fault;
    this.trouble = refusal(fault.code, fault.detail);
    this.isCutOff = fault.code === "unreachable";
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
    clearTimeout(this.later);
    this.stage.reset(null);
    this.connection.close();
  }
}
