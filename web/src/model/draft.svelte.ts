// Draft: answers picked for a gathered question, before they are sent as one run. What is asked after them comes from the server.
// A kit's ordered question is put once for each of several things, and much may happen in between. Its answers are put in an order once,
// and given one by one as they are asked for.

import { api, Refused } from "../net/api";
import type { Ahead, AnyCommand, Catalogue, DecisionWire, OptionWire, QuestionWire } from "../net/protocol";
import { words } from "../ui/words.svelte";
import type { TableState } from "./fold";
import type { Kit } from "./kit";

/** What a draft needs of the table's session. */
interface Sender {
  readonly table: string;
  readonly state: TableState | null;
  readonly catalogue: Catalogue | null;
  readonly kit: { ordered?: Kit["ordered"] } | null;
  isBusy: boolean;
  trouble: string;
  send(command: AnyCommand): Promise<boolean>;
  fail(fault: unknown): void;
}

export interface Pick {
  id: string;
  text: string;
  option: OptionWire;
}

export class Draft {
  picks: Pick[] = $state.raw([]);
  private ahead: Ahead | null = $state.raw(null); // after the picks
  private number = -1; // of the question they answer
  private order: readonly string[] = []; // answers that are given as they are asked for
  private given = -1; // the last question that was answered so
  private since = { undone: 0, moment: "" }; // it was made then: it lasts as long as the moment, and until something is undone

  constructor(private readonly session: Sender) {}

  private get state() {
    return this.session.state;
  }

  private get asked(): string {
    return this.state?.decision?.ask ?? "";
  }

  /** The moment of an ordered question; empty: what is asked now is none, or has a single answer. */
  private get moment(): string {
    return (this.state?.decision?.options.length ?? 0) > 1 ? (this.session.kit?.ordered?.[this.asked] ?? "") : "";
  }

  /** Whether answers are put in an order. */
  get isOrdering(): boolean {
    return this.moment !== "";
  }

  /** Whether answers to what is asked now are gathered. */
  get isGathering(): boolean {
    return this.isOrdering || (this.session.catalogue?.gathered.includes(this.asked) ?? false);
  }

  /** Whether an answer is given now that was put in order before. */
  get isGoingOn(): boolean {
    return this.order.length > 0;
  }

  /** The question as it goes on after the picks; null: they end it. */
  get decision(): DecisionWire | null {
    return this.picks.length ? (this.ahead?.decision ?? null) : (this.state?.decision ?? null);
  }

  get question(): QuestionWire | null {
    return this.picks.length ? (this.ahead?.question ?? null) : (this.state?.question ?? null);
  }

  /** The answer that ends the question, if it is the only one left. */
  private get closing(): string[] {
    const left = this.decision?.options ?? [];
    return left.length === 1 && !isPicked(left[0]!) ? [left[0]!.id] : [];
  }

  /** Whether the picks end the question, so that only a confirmation is missing. */
  get isOver(): boolean {
    return this.picks.length > 0 && this.decision === null;
  }

  /** How many picks are of this answer. */
  count(id: string): number {
    return this.picks.filter((pick) => pick.id === id).length;
  }

  /** Take up an answer. A single one that ends the question is given at once; one without an argument gives all of them. */
  async add(id: string): Promise<void> {
    const asked = this.decision;
    const at = asked?.options.findIndex((option) => option.id === id) ?? -1;
    if (!asked || at < 0 || this.session.isBusy) return;
    const option = asked.options[at]!;
    if (!isPicked(option)) {
      await this.send([id]);
      return;
    }
    const pick = { id, option, text: this.question?.options[at] ?? id };
    if (this.isOrdering) {
      this.arrange([...this.picks, pick]);
      if (this.picks.length === 2 && this.isOver) await this.begin(); // the first of two is the whole order
    } else await this.look([...this.picks, pick]);
    if (this.picks.length === 1 && (this.isOver || this.closing.length)) await this.confirm();
  }

  /** Take the last pick of this answer back. */
  async drop(id: string): Promise<void> {
    const at = this.picks.findLastIndex((pick) => pick.id === id);
    const picks = this.picks.filter((_, place) => place !== at);
    if (this.isOrdering) this.arrange(picks);
    else await this.look(picks);
  }

  async confirm(): Promise<void> {
    if (this.isOrdering) await this.begin();
    else await this.send(this.closing);
  }

  /** All that is left, in the order in which it is listed. */
  async addRest(): Promise<void> {
    if (!this.isOrdering || this.session.isBusy) return;
    this.arrange([...this.picks, ...this.unpicked(this.picks)]);
    await this.begin();
  }

  /** Put answers in order; the last one has no choice of a place. */
  private arrange(picks: Pick[]): void {
    const left = this.unpicked(picks);
    this.picks = picks.length && left.length === 1 ? [...picks, ...left] : picks;
    this.number = this.state?.decision?.number ?? -1;
    const { decision, question } = this.state ?? {};
    if (!decision || !question || this.picks.length === decision.options.length) {
      this.ahead = null;
      return;
    }
    const isLeft = decision.options.map((option) => left.some((pick) => pick.id === option.id));
    const only = <T>(all: readonly T[]): T[] => all.filter((_, at) => isLeft[at]);
    this.ahead = {
      decision: { ...decision, options: only(decision.options) },
      question: { ...question, options: only(question.options), details: only(question.details) },
    };
  }

  private unpicked(picks: readonly Pick[]): Pick[] {
    const { decision, question } = this.state ?? {};
    const all = decision?.options.map((option, at) => ({ id: option.id, option, text: question?.options[at] ?? option.id })) ?? [];
    return all.filter((one) => !picks.some((pick) => pick.id === one.id));
  }

  private async begin(): Promise<void> {
    const order = this.picks.map((pick) => pick.id);
    this.since = { undone: this.state?.undone ?? 0, moment: this.moment };
    this.clear();
    if (!(await this.give(order[0]!))) return;
    this.order = order;
    await this.goOn();
  }

  private async give(option: string): Promise<boolean> {
    const { decision, clock } = this.state ?? {};
    if (!decision) return false;
    this.given = decision.number;
    return await this.session.send({ do: "answer", option, decision: decision.number, asked_since: clock?.asked_since });
  }

  /** What was put in order is answered; where it does not say what to do, the player is asked. */
  private async goOn(): Promise<void> {
    const { state } = this;
    if (!state || this.session.isBusy || state.decision?.number === this.given) return;
    const isOn = state.undone === this.since.undone && state.view?.moments.some((one) => one.moment === this.since.moment);
    if (!isOn) this.order = [];
    if (this.session.kit?.ordered?.[this.asked] !== this.since.moment) return;
    const next = this.order.find((id) => state.decision?.options.some((option) => option.id === id));
    if (next !== undefined && (await this.give(next)))
      await this.goOn(); // the next question may have come meanwhile
    else this.order = [];
  }

  clear(): void {
    this.picks = [];
    this.ahead = null;
  }

  private async look(picks: Pick[]): Promise<void> {
    const asked = this.state?.decision;
    if (!asked) return;
    if (!picks.length) {
      this.clear();
      return;
    }
    this.session.isBusy = true;
    try {
      const options = picks.map((pick) => pick.id);
      const ahead = await api.ahead(this.session.table, asked.number, options, words.language);
      if (this.state?.decision?.number !== asked.number) return;
      this.picks = picks;
      this.ahead = ahead;
      this.number = asked.number;
      this.session.trouble = "";
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.session.fail(fault);
    } finally {
      this.session.isBusy = false;
    }
  }

  private async send(last: readonly string[]): Promise<void> {
    const state = this.state;
    if (!state?.decision) return;
    const options = [...this.picks.map((pick) => pick.id), ...last];
    const head = { decision: state.decision.number, asked_since: state.clock?.asked_since };
    const isTaken = await this.session.send(
      options.length === 1 ? { do: "answer", option: options[0]!, ...head } : { do: "answers", options, ...head },
    );
    if (isTaken) this.clear();
  }

  /** Forget picks for a question that is over; give the next answer of an order. */
  follow(): void {
    if (this.picks.length && this.state?.decision?.number !== this.number) this.clear();
    if (this.order.length) void this.goOn();
  }
}

/** Answers are picked if they say what; one that says nothing ends the question. */
function isPicked(option: OptionWire): boolean {
  return Object.keys(option.arguments).length > 0;
}
