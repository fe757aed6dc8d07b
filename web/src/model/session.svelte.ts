// Session at one table: its state, its connection, and the commands that can be sent.

import { Accusations } from "./accusations";
import { api, Refused } from "../net/api";
import { Connection, type Link } from "../net/connection";
import { Astray, eventsOf, openTable, updateTable, type TableState } from "./fold";
import { Draft } from "./draft.svelte";
import { enter } from "../net/invitations";
import type { AnyCommand, AnyMessage, Catalogue, PublicWire } from "../net/protocol";
import type { Kit, KitLoader } from "./kit";
import { Notebook } from "./notebook.svelte";
import { promise, promiseOf } from "./seeds";
import { settings } from "../ui/settings.svelte";
import { play, soundOf } from "../ui/sound";
import { Stage, type SaidScene } from "./stage.svelte";
import { refusal, words } from "../ui/words.svelte";

const LEARN_AGAIN = 2000; // milliseconds

/** A place in the story of a table: so many events, and so many events and lines of talk. */
export interface Answered {
  events: number;
  position: number;
}

export class Session {
  state: TableState | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  kit: Kit | null = $state.raw(null);
  readonly stage = new Stage();
  readonly notebook: Notebook;
  readonly draft: Draft;
  link: Link = $state("connecting");
  isBusy = $state(false); // something was sent that is not answered yet
  hasWitnessed = false; // something happened since we came
  answered: Answered | null = $state.raw(null); // how far the story was at this player's last answer to a real choice
  trouble = $state(""); // why the last thing was refused, in words
  private isCutOff = false; // that was because nothing could be sent
  private readonly connection: Connection;
  private readonly accusations = new Accusations();
  private later = 0;

  /** `isWatching`: as a spectator, even if this device has a seat. */
  constructor(
    readonly table: string,
    private readonly loadKit: KitLoader,
    private readonly isWatching = false,
  ) {
    this.connection = new Connection(table, this);
    this.notebook = new Notebook(table);
    this.draft = new Draft(this);
    if (isWatching) this.stage.cue = (cue) => this.connection.cue(cue);
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

  take(message: AnyMessage): void {
    try {
      this.fold(message);
    } catch (fault) {
      if (!(fault instanceof Astray)) throw fault;
      this.forget();
    }
  }

  private forget(): void {
    this.state = null;
    this.answered = null; // what was undone may be numbered again
    this.stage.reset(null);
    this.connection.restart();
  }

  private fold(message: AnyMessage): void {
    if (message.message === "hello") {
      this.state = openTable(message, this.state, Date.now());
      this.stage.reset(this.state);
      this.accusations.read(message.talk, message.company.chairs.length);
      if (this.isWatching && settings.hasScenes) this.connection.cue({ key: "", is_open: false });
      void this.learn(message.game);
    } else if (this.state && message.message === "update") {
      this.state = updateTable(this.state, message);
      this.hasWitnessed = true;
      this.stage.follow(this.state, eventsOf(message.public, message.own), this.sceneOf(message.public, this.state));
    } else if (this.state && message.message === "presence") {
      this.state = { ...this.state, here: message.here };
      this.stage.follow(this.state, []);
    } else if (message.message === "scene") this.stage.hearCue(message);
    this.draft.follow();
    this.contribute();
  }

  /** The scene of what was said. */
  private sceneOf(shared: PublicWire | null, state: TableState): SaidScene | null {
    if (shared?.kind === "said") return this.accusations.take(shared.body?.statement, state);
    const { meeting } = state.company;
    return shared?.kind === "meeting_called" && meeting ? this.accusations.call(meeting, state) : null;
  }

  /** Names and drawings of the game, loaded before the deal. */
  private async learn(game: string): Promise<void> {
    clearTimeout(this.later);
    try {
      this.kit ??= await this.loadKit(game);
      const { sounds } = this.kit;
      this.stage.staging = this.kit;
      this.stage.hear = (events) => play(soundOf(events, sounds));
      await words.learn(`${game}/web`);
      this.catalogue ??= await api.words(game, words.language);
    } catch {
      this.later = window.setTimeout(() => void this.learn(game), LEARN_AGAIN); // the network comes and goes
    }
  }

  /** Switch to another language. */
  async speak(): Promise<void> {
    const game = this.state?.game;
    if (game) this.catalogue = await api.words(game, words.language);
    this.forget();
  }

  /** Do it; false: it was refused, and `trouble` says why. */
  async send(command: AnyCommand): Promise<boolean> {
    const why = await this.attempt(command);
    if (why) this.fail(why);
    return !why;
  }

  /** Do it; why it was refused, for the caller to say where it belongs. */
  async attempt(command: AnyCommand): Promise<Refused | null> {
    this.isBusy = true;
    const before = this.state;
    try {
      await this.connection.send(command);
      if (command.do === "answer" && before && !this.draft.isGoingOn) this.note(before);
      this.trouble = "";
      return null;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return fault;
    } finally {
      this.isBusy = false;
    }
  }

  /** An answer was given in this state. One without a choice is none to its player. */
  private note({ decision, events, said, chat }: TableState): void {
    if (this.answered && decision?.options.length === 1) return;
    this.answered = { events, position: events + said + chat.length };
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
    return this.send({ do: "ready", commitment: promise(this.table).commitment, is_ready: isReady });
  }

  private contribute(): void {
    const state = this.state;
    if (state?.company.stage !== "dealing" || state.seat === null) return;
    const seed = state.company.chairs[state.seat]?.has_seed ? null : promiseOf(this.table);
    if (seed) void this.send({ do: "contribute", seed });
  }

  close(): void {
    clearTimeout(this.later);
    this.stage.reset(null);
    this.connection.close();
  }
}
