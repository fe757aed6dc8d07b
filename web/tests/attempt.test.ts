// Attempts: what a screen shows while a request runs and after it was refused.

import { expect, test } from "vitest";

import { Attempt } from "../src/model/attempt.svelte";
import { Refused } from "../src/net/api";

test("an attempt is busy until it is done", async () => {
  const attempt = new Attempt();
  let finish = () => {};
  const run = attempt.run(() => new Promise((resolve) => (finish = resolve)));
  expect(attempt.isBusy).toBe(true);
  finish();
  expect(await run).toBe(true);
  expect(attempt.isBusy).toBe(false);
});

test("a refusal stands until the next attempt", async () => {
  const attempt = new Attempt();
  expect(await attempt.run(() => Promise.reject(new Refused("table_closed", "")))).toBe(false);
  expect(attempt.trouble).not.toBe("");
  expect(attempt.isBusy).toBe(false);
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.trouble).toBe("");
});

test("any other fault is the caller's", async () => {
  const attempt = new Attempt();
  await expect(attempt.run(() => Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
  expect(attempt.trouble).toBe("");
  expect(attempt.isBusy).toBe(false);
});
