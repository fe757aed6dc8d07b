// Scrolling list that stays at its newest line: `use:follower.list` on what scrolls, `use:follower.content` on what grows in it.

import { isFollowingAfter, type Scroll } from "./following";

const GESTURES = ["wheel", "touchmove", "pointerdown", "keydown"] as const; // by which a reader scrolls
const RECENT = 1000; // milliseconds: a browser may send the scroll event later than the gesture

export class Follower {
  isFollowing = $state(true);
  private element: HTMLElement | null = null;
  private was: Scroll = { top: 0, height: 0, room: 0 };
  private touchedAt = -Infinity;
  // After every layout that changes a size, before it is painted
  private readonly observer = new ResizeObserver(() => this.settle());

  readonly list = (element: HTMLElement): { destroy: () => void } => {
    this.element = element;
    const handleScroll = () => this.handleScroll();
    const touched = () => (this.touchedAt = performance.now());
    element.addEventListener("scroll", handleScroll, { passive: true });
    for (const gesture of GESTURES) element.addEventListener(gesture, touched, { passive: true });
    return {
      destroy: () => {
        element.removeEventListener("scroll", handleScroll);
        for (const gesture of GESTURES) element.removeEventListener(gesture, touched);
        this.observer.disconnect();
        this.element = null;
      },
    };
  };

  readonly content = (element: HTMLElement): void => {
    this.observer.observe(element);
    if (element.parentElement) this.observer.observe(element.parentElement);
  };

  /** The reader has opened something to read: it stays where it is. */
  leave(): void {
    this.isFollowing = false;
  }

  toNewest(): void {
    this.isFollowing = true;
    this.settle();
    this.element?.focus({ preventScroll: true }); // the button that was pressed goes away
  }

  private settle(): void {
    const element = this.element;
    if (!element) return;
    if (this.isFollowing) element.scrollTop = element.scrollHeight;
    const now = scrollOf(element);
    if (!this.isFollowing) this.isFollowing = isFollowingAfter(false, now, now); // everything fits
    this.was = now;
  }

  private handleScroll(): void {
    if (!this.element) return;
    if (this.isFollowing && performance.now() - this.touchedAt > RECENT) {
      this.settle(); // the layout moved the list, not its reader
      return;
    }
    const now = scrollOf(this.element);
    this.isFollowing = isFollowingAfter(this.isFollowing, this.was, now);
    this.was = now;
  }
}

function scrollOf({ scrollTop: top, scrollHeight: height, clientHeight: room }: HTMLElement): Scroll {
  return { top, height, room };
}
