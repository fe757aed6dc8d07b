// Lights on a board: places that an answer leads to. A board names them in `data-space` or `data-place`.

const NAMES = ["data-space", "data-place"];

export function light(board: HTMLElement, places: readonly string[]): { update: (places: readonly string[]) => void } {
  function update(lit: readonly string[]): void {
    for (const spot of board.querySelectorAll("[data-led]")) spot.removeAttribute("data-led");
    for (const place of lit) {
      const selector = NAMES.map((name) => `[${name}="${CSS.escape(place)}"]`).join(", ");
      for (const spot of board.querySelectorAll(selector)) spot.setAttribute("data-led", "");
    }
  }
  update(places);
  return { update };
}
