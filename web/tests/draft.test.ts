// Drafts: answers that are put in an order once, and given one by one as they are asked for.

import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Draft as DraftOf } from "../src/model/draft.svelte";
import type { TableState } from "../src/model/fold";
import type { AnyCommand } from "../src/net/protocol";

const ASK = "deep_ones_act.choose_which";
const SPACES = ["galley", "bridge", "chapel"];

let Draft: typeof DraftOf;
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] }); // Node 20 has none
  ({ Draft } = await import("../src/model/draft.svelte"));
}, 30_000); // the module is compiled when it is first imported

const option = (space: string) => ({ id: `pick ${space}`, verb: "pick_space", arguments: { space } });
const state = (number: number, spaces: string[], ask = ASK, undone = 0, moments = ["activation"]) =>
  ({
    undone,
    decision: spaces.length ? { number, seat: 0, ask, rule: "", options: spaces.map(option) } : null,
    question: { ask: "Which acts?", effect: [], options: spaces, details: spaces.map(() => []) },
    view: { moments: moments.map((moment) => ({ moment })) },
  }) as unknown as TableState;

let sent: string[];
let session: ReturnType<typeof table>;
let draft: DraftOf;

function table() {
  return {
    table: "T",
    state: state(1, SPACES),
    catalogue: { gathered: [] as string[] } as never,
    kit: { ordered: { [ASK]: "activation" } },
    isBusy: false,
    trouble: "",
    send: (command: AnyCommand) => {
      sent.push("option" in command ? String(command.option) : command.do);
      return Promise.resolve(true);
    },
    fail: () => {},
  };
}

/** The table goes on. */
async function tell(next: TableState): Promise<void> {
  session.state = next;
  draft.follow();
  await vi.waitFor(() => {});
}

beforeEach(() => {
  sent = [];
  session = table();
  draft = new Draft(session);
});

test("an order is picked, its last place is no choice, and it is confirmed once", async () => {
  await draft.add("pick bridge");
  expect(draft.decision?.options.map((one) => one.id)).toEqual(["pick galley", "pick chapel"]);
  await draft.add("pick chapel");
  expect([draft.isOver, draft.picks.map((pick) => pick.id)]).toEqual([true, ["pick bridge", "pick chapel", "pick galley"]]);
  expect(sent).toEqual([]);
  await draft.confirm();
  await tell(state(2, ["galley", "bridge", "chapel"])); // two were there
  await tell(state(3, ["keep", "drop"], "window.react"));
  await tell(state(4, ["galley", "chapel"]));
  expect(sent).toEqual(["pick bridge", "pick bridge", "pick chapel"]);
});

test("the rest follows in the order in which it is listed, after one press", async () => {
  await draft.addRest();
  await tell(state(2, ["bridge", "chapel"]));
  expect(sent).toEqual(["pick galley", "pick bridge"]);
});

test("an order lasts until what it is about is over, or is undone", async () => {
  await draft.addRest();
  await tell(state(2, ["keep"], "window.react", 0, []));
  await tell(state(3, SPACES));
  expect(sent).toEqual(["pick galley"]);
  await draft.addRest();
  await tell(state(2, SPACES, ASK, 1));
  expect(sent).toEqual(["pick galley", "pick galley"]);
});

test("the player is asked where the order says nothing", async () => {
  await draft.addRest();
  await tell(state(2, ["deck_1", "deck_2"]));
  await tell(state(3, SPACES));
  expect(sent).toEqual(["pick galley"]);
});

test("of two the first is the whole order", async () => {
  session.state = state(1, ["galley", "bridge"]);
  await draft.add("pick bridge");
  expect(sent).toEqual(["pick bridge"]);
});
