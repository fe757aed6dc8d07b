// Reading of answers whose text does not fit on their button: the whole text stands above the prompt, where it covers no answer, while
// the button is pointed at or has the focus, or a finger rests on it. Such a finger presses nothing.

import type { Answer } from "./answers";

/** The text that is read, and its place in the window. */
interface Note {
  id: string; // of the answer
  text: string;
  left: number;
  bottom: number;
}

const WIDEST = 440; // pixels of a note
const LONG_PRESS = 450; // milliseconds for which a finger rests on what is to be read
const PAUSE = 300; // milliseconds, so that the pointer can pass over others on its way to the note

export class Reader {
  note: Note | null = $state.raw(null);
  private timer = 0;
  private isRead = false; // by a long press

  /** `lead` lights the places that an answer leads to. */
  constructor(private readonly lead: (places: readonly string[]) => void) {}

  come({ currentTarget, pointerType }: PointerEvent, option: Answer): void {
    clearTimeout(this.timer);
    if (pointerType !== "mouse" || !(currentTarget instanceof HTMLElement)) return;
    this.lead(option.leads);
    this.timer = window.setTimeout(() => this.read(currentTarget), PAUSE);
  }

  rest({ currentTarget, pointerType }: PointerEvent, option: Answer): void {
    this.isRead = false;
    if (pointerType === "mouse" || !(currentTarget instanceof HTMLElement)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.isRead = true;
      this.lead(option.leads);
      this.read(currentTarget);
    }, LONG_PRESS);
  }

  lift(): void {
    if (!this.isRead) clearTimeout(this.timer);
  }

  /** Whether a press answers: it does not if it was a finger that read. */
  takePress(): boolean {
    const isAnswer = !this.isRead;
    this.isRead = false;
    return isAnswer;
  }

  /** A long press opens no menu of the browser. */
  keepMenu(event: Event): void {
    if (this.isRead) event.preventDefault();
  }

  focus({ currentTarget }: FocusEvent, option: Answer): void {
    if (!(currentTarget instanceof HTMLElement) || !currentTarget.matches(":focus-visible")) return;
    this.lead(option.leads);
    this.read(currentTarget);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.lead([]);
    if (this.isRead) return; // a finger was lifted: it stays to be read
    this.timer = window.setTimeout(() => (this.note = null), PAUSE);
  }

  /** The pointer has reached the note. */
  stay(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.note = null;
  }

  /** The buttons are gone. */
  drop(): void {
    clearTimeout(this.timer);
    this.close();
    this.lead([]);
  }

  private read(button: HTMLElement): void {
    clearTimeout(this.timer);
    const about = button.querySelector(".about");
    const prompt = button.closest(".prompt");
    const text = button.dataset.details;
    const isWhole = about !== null && about.scrollHeight <= about.clientHeight + 1; // all of it is on the button
    if (!prompt || !text || isWhole) {
      this.close();
      return;
    }
    const left = Math.max(12, Math.min(button.getBoundingClientRect().left, window.innerWidth - WIDEST - 12));
    const bottom = window.innerHeight - prompt.getBoundingClientRect().top;
    this.note = { id: button.dataset.option ?? "", text, left, bottom };
  }
}
