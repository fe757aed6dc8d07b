// Paths of the land around the station, in the plan's lengths.

const HATCH = 5;

/** Short strokes along the lee side of a wall. */
export function hatching(x: number, y: number, w: number, h: number): string {
  let path = "";
  for (let at = x + HATCH; at <= x + w + 4; at += HATCH) path += `M${at} ${y + h}l4 5`;
  for (let at = y + HATCH; at <= y + h; at += HATCH) path += `M${x + w} ${at}l5 4`;
  return path;
}

/** Footprints from one point to another, a little unsteady. */
export function steps(x: number, y: number, toX: number, toY: number): string {
  const long = Math.hypot(toX - x, toY - y);
  const count = Math.floor(long / 8);
  const along = { x: (toX - x) / long, y: (toY - y) / long };
  let path = "";
  for (let at = 0; at < count; at++) {
    const part = at / count;
    const sway = Math.sin(part * 5) * 5 + (at % 2 ? 2 : -2);
    const from = { x: x + (toX - x) * part - along.y * sway, y: y + (toY - y) * part + along.x * sway };
    path += `M${from.x.toFixed(1)} ${from.y.toFixed(1)}l${(along.x * 2.4).toFixed(1)} ${(along.y * 2.4).toFixed(1)}`;
  }
  return path;
}

/** Lines of the wind in the snow. */
export function drifts(w: number, h: number): string {
  let path = "";
  for (let row = 0; row * 19 < h + 30; row++) {
    const y = row * 19 - 6;
    const bend = 9 + 5 * Math.sin(row * 1.7);
    path += `M-10 ${y}C${w * 0.2} ${y - bend} ${w * 0.3} ${y + bend} ${w * 0.5} ${y}S${w * 0.8} ${y - bend} ${w + 10} ${y + bend / 2}`;
  }
  return path;
}

/** Cracks in the ice, outwards from a hole. */
export function cracks(x: number, y: number, rx: number, ry: number): string {
  return Array.from({ length: 14 }, (_, at) => {
    const turn = (at / 14) * 2 * Math.PI + (at % 3) * 0.12;
    const [far, near] = [0.98, at % 2 ? 0.62 : 0.74];
    const [bend, side] = [(far + near) / 2, at % 2 ? 0.07 : -0.07];
    const point = (part: number, by: number): string =>
      `${(x + Math.cos(turn + by) * rx * part).toFixed(1)} ${(y + Math.sin(turn + by) * ry * part).toFixed(1)}`;
    return `M${point(far, 0)}L${point(bend, side)}L${point(near, 0)}`;
  }).join("");
}
