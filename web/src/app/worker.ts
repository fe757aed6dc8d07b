/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />

// Service worker: cache of the page's own parts and of public reference data, and the display of push notifications.
// Only responses that are the same for every visitor are cached: page parts, names, rules. Nothing of a game, a seat or a secret.

const worker = self as unknown as ServiceWorkerGlobalScope;

declare const PARTS: { version: string; files: string[] }; // put in by vite.config.ts
const { version, files } = PARTS;

const SHELL = `shell ${version}`;
const KNOWN = "known"; // names and rules, whatever the version
const SAME_FOR_ALL = ["/api/words/", "/api/rules/", "/api/forms/"];
const START = "/";
const GAMES = "/api/games";
const PATIENCE = 4000; // milliseconds for a network that may be gone

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keep(SHELL, [START, ...files]), keep(KNOWN, [GAMES])]));
});

async function keep(name: string, wanted: string[]): Promise<void> {
  await (await caches.open(name)).addAll(wanted);
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== SHELL && name !== KNOWN);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || files.includes(url.pathname)) event.respondWith(kept(request));
  else if (isSameForAll(url)) event.respondWith(newest(request));
});

/** Public responses. No other response of the server is cached. */
function isSameForAll({ pathname, search }: URL): boolean {
  return search === "" && (SAME_FOR_ALL.some((beginning) => pathname.startsWith(beginning)) || pathname === GAMES);
}

/** The page as the server has it now; if there is no server, as it was. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await caches.match(START)) ?? Response.error();
  }
}

/** A part of the page: once is enough, as its name or the version changes with what is in it. */
async function kept(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(SHELL)).put(request, response.clone());
  return response;
}

/** Network first; the cached response if the network is slow. */
async function newest(request: Request): Promise<Response> {
  const before = await caches.match(request);
  try {
    const response = await fetch(request, before ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (response.ok) await (await caches.open(KNOWN)).put(request, response.clone());
    return response;
  } catch {
    return before ?? Response.error();
  }
}

// Notifications

interface Message {
  text: string;
  link: string;
}

worker.addEventListener("push", (event) => {
  const message = event.data?.json() as Message | undefined;
  if (!message) return;
  const shown = { icon: "/icon-192.png", badge: "/badge.png", tag: message.link, data: message.link };
  event.waitUntil(worker.registration.showNotification(message.text, shown));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(String(event.notification.data)));
});

/** To the table, in a window that is there already if there is one. */
async function come(link: string): Promise<void> {
  const target = new URL(link, worker.location.origin);
  if (target.origin !== worker.location.origin) return;
  const [window] = await worker.clients.matchAll({ type: "window" });
  if (!window) await worker.clients.openWindow(target.href);
  else await (await window.navigate(target.href))?.focus();
}

export {};
