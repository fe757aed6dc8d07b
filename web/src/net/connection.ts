// WebSocket connection to a table: it reconnects with growing delays, and asks only for what is missing.

import { Refused } from "./api";
import type { AnyCommand, AnyMessage, SceneCue } from "./protocol";

export type Link = "connecting" | "open" | "waiting" | "gone" | "revoked" | "closed";

const NOT_HERE = 4404;
const CUT_OFF = 4403;
const CLOSED = 4410; // by the server's operator
const ENDS: Partial<Record<number, Link>> = { [NOT_HERE]: "gone", [CUT_OFF]: "revoked", [CLOSED]: "closed" };
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const SIGN_OF_LIFE = 25_000;
const PATIENCE = 10_000;

export interface Listener {
  query(): Promise<Record<string, string>>;
  take(message: AnyMessage): void;
  changed(link: Link): void;
}

interface Waiting {
  done(): void;
  failed(why: Refused): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pulse = 0;
  private requests = 0;
  private readonly waiting = new Map<number, Waiting>();
  private isOver = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.open();
  }

  /** Until the server has taken it; Refused: it has not. */
  send(command: AnyCommand | null): Promise<void> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("unreachable"));
    const request = ++this.requests;
    return new Promise((done, failed) => {
      this.waiting.set(request, { done, failed });
      socket.send(JSON.stringify(command ? { request, command } : { request }));
    });
  }

  /** A scene of the shared screen, for the others; without a connection they go on alone. */
  cue(scene: SceneCue): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ request: ++this.requests, scene }));
  }

  /** Reconnect, and fetch everything again. */
  restart(): void {
    this.wait = 0;
    this.socket?.close();
  }

  close(): void {
    this.isOver = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private async open(): Promise<void> {
    this.listener.changed("connecting");
    const query = new URLSearchParams(await this.listener.query()).toString();
    if (this.isOver) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?${query}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => this.listener.changed("open");
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as AnyMessage);
    socket.onclose = (event) => this.handleClose(event.code);
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => this.feel(socket), SIGN_OF_LIFE);
  }

  private take(message: AnyMessage): void {
    this.wait = FIRST_WAIT;
    if (message.message === "done") this.settle(message.request)?.done();
    else if (message.message === "refused") {
      const why = new Refused(message.error, message.detail);
      if (message.request !== null) this.settle(message.request)?.failed(why);
    } else if (message.message === "status") this.listener.changed(message.is_current ? "open" : "waiting");
    else this.listener.take(message);
  }

  private settle(request: number): Waiting | undefined {
    const waiter = this.waiting.get(request);
    this.waiting.delete(request);
    return waiter;
  }

  private handleClose(code: number): void {
    clearInterval(this.pulse);
    for (const one of this.waiting.values()) one.failed(new Refused("unreachable"));
    this.waiting.clear();
    if (this.isOver) return;
    const end = ENDS[code];
    if (end) {
      this.listener.changed(end);
      return;
    }
    this.listener.changed("waiting");
    this.timer = window.setTimeout(() => void this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 2));
  }

  /** A socket that is dead does not always say so. */
  private feel(socket: WebSocket): void {
    const timer = window.setTimeout(() => socket.close(), PATIENCE);
    this.send(null).then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  }

  /** The network is back, or the page is visible again. */
  private readonly hurry = (): void => {
    if (this.isOver || this.socket?.readyState !== WebSocket.CLOSED || document.hidden) return;
    clearTimeout(this.timer);
    void this.open();
  };
}
