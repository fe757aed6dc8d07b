// What the worker keeps and what it never does; what it shows when a notification comes.

import { beforeAll, expect, test, vi } from "vitest";

type Listener = (event: Record<string, unknown>) => void;

const listeners: Record<string, Listener> = {};
const ORIGIN = "https://play.example";
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve(null));

beforeAll(async () => {
  vi.stubGlobal("PARTS", { version: "1", files: ["/icon.svg"] });
  vi.stubGlobal("caches", { match: () => Promise.resolve(undefined), open: () => Promise.resolve({ put: () => {} }) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  vi.stubGlobal("self", {
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve([]), openWindow },
  });
  await import("../src/app/worker");
});

function isHandled(path: string, method = "GET"): boolean {
  const respondWith = vi.fn();
  listeners.fetch!({ request: { url: `${ORIGIN}${path}`, method, mode: "cors" }, respondWith });
  return respondWith.mock.calls.length > 0;
}

test("what is the same for everybody is kept", () => {
  for (const path of ["/assets/a-1.js", "/icon.svg", "/api/words/thing/uk", "/api/rules/thing/en", "/api/forms/ru", "/api/games"]) {
    expect(isHandled(path), path).toBe(true);
  }
});

test("nothing of a game, of a seat or of somebody's device is", () => {
  for (const path of [
    "/api/me",
    "/api/tables",
    "/api/tables/x",
    "/api/tables/x/replay",
    "/api/tables/x/notes",
    "/api/notifications",
    "/api/health",
  ]) {
    expect(isHandled(path), path).toBe(false);
  }
  expect(isHandled("/api/words/thing/uk?x=1")).toBe(false);
  expect(isHandled("/api/games", "POST")).toBe(false);
});

test("a notification is shown with the server's one text, and leads to the table", async () => {
  const waitUntil = vi.fn();
  const message = { text: "Table Winter waits for you", link: `${ORIGIN}/#t=winter` };
  listeners.push!({ data: { json: () => message }, waitUntil });
  expect(showNotification).toHaveBeenCalledWith(message.text, expect.objectContaining({ data: message.link }));
  const come = async (link: string) => {
    const promises: Promise<void>[] = [];
    const notification = { close: () => {}, data: link };
    listeners.notificationclick!({ notification, waitUntil: (one: Promise<void>) => promises.push(one) });
    await Promise.all(promises);
  };
  await come("https://elsewhere.example/");
  expect(openWindow).not.toHaveBeenCalled();
  await come(message.link);
  expect(openWindow).toHaveBeenCalledWith(message.link);
});
