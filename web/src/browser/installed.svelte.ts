// The page as something installed: whether there is a network, whether there is a newer page, whether it can be put on the home screen.

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

export class Installed {
  isOnline = $state(navigator.onLine); // by the browser's flag or the last request
  hasNewer = $state(false); // a newer page waits until it is wanted
  private offer: InstallPrompt | null = $state.raw(null);
  private waiting: ServiceWorker | null = null;

  constructor() {
    addEventListener("online", () => (this.isOnline = true));
    addEventListener("offline", () => (this.isOnline = false));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    addEventListener("vite:preloadError", () => {
      if (this.isOnline) this.hasNewer = true; // a part of this page is not there any more
    });
  }

  get canInstall(): boolean {
    return this.offer !== null;
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }

  /** Let the worker keep what the page is made of. Without TLS there is none, and nothing is lost but that. */
  async enroll(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      this.follow(await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }));
    } catch {
      // a browser that lets no page keep anything
    }
  }

  private follow(registration: ServiceWorkerRegistration): void {
    const look = () => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.waiting = registration.waiting;
      this.hasNewer = true;
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.isOnline) registration.update().catch(() => {}); // it is asked again next time
    });
  }

  /** The newer page, now. */
  renew(): void {
    if (!this.waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting.postMessage("take over");
  }
}

export const installed = new Installed();
