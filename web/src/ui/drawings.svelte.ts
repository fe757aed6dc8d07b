// Drawings that come after the table works: a sheet is an SVG file of named drawings, put into the document once.

import { SvelteSet } from "svelte/reactivity";

export type Sheet = () => Promise<{ default: string }>;

export class Drawings {
  private readonly names = new SvelteSet<string>();
  private readonly sheets = new Set<Sheet>();

  /** `prefix`: of the drawings' ids. `parts`: the sheet of what they share. */
  constructor(
    readonly prefix: string,
    private readonly parts: Sheet,
  ) {}

  has(name: string | null): name is string {
    return name !== null && this.names.has(name);
  }

  /** The address of a drawing inside the document. */
  address(name: string): string {
    return `#${this.prefix}${name}`;
  }

  /** A sheet that cannot be loaded is left out: words, marks and symbols say as much. */
  async add(sheet: Sheet): Promise<void> {
    for (const one of [this.parts, sheet]) {
      if (this.sheets.has(one)) continue;
      this.sheets.add(one);
      try {
        this.put((await one()).default);
      } catch {
        this.sheets.delete(one);
        return;
      }
    }
  }

  async addAll(sheets: readonly Sheet[]): Promise<void> {
    for (const sheet of sheets) await this.add(sheet);
  }

  private put(drawn: string): void {
    const holder = document.createElement("div");
    holder.className = "drawings";
    holder.setAttribute("aria-hidden", "true");
    holder.innerHTML = drawn;
    document.body.append(holder);
    for (const drawing of holder.querySelectorAll(`[id^="${this.prefix}"]`)) this.names.add(drawing.id.slice(this.prefix.length));
  }
}
