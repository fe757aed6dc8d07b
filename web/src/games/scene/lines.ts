// Generated SVG paths in the manner of an engraver: waves, stars, hatching. Deterministic.

/** A row of waves from edge to edge, and one wave further, so that it can drift. */
export function waves(y: number, length: number, height: number, width: number, shift = 0): string {
  let path = `M${-length + shift} ${y}`;
  for (let x = -length + shift; x < width + length; x += length) path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return path;
}

/** The same row with everything below it. */
export function sea(y: number, length: number, height: number, width: number, depth: number, shift = 0): string {
  return `${waves(y, length, height, width, shift)}V${depth}H${-length}z`;
}

export interface Speck {
  x: number;
  y: number;
  r: number;
}

/** Scattered, but never by chance. */
export function specks(count: number, width: number, height: number, largest: number, seed: number): Speck[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width * 10) / 10,
    y: Math.round(next() * height * 10) / 10,
    r: Math.round((0.3 + next() * 0.7) * largest * 100) / 100,
  }));
}

/** Short strokes of light on water, broader towards the viewer. */
export function glints(x: number, y: number, rows: number, spread: number, seed: number): string {
  return specks(rows * 2, 1, 1, 1, seed)
    .map(({ x: aside, r }, at) => {
      const row = Math.floor(at / 2);
      const wide = (4 + row * spread) * (0.4 + r);
      return `M${(x + (aside - 0.5) * (10 + row * spread * 2.4) - wide / 2).toFixed(1)} ${y + row * 6}h${wide.toFixed(1)}`;
    })
    .join("");
}

/** Parallel strokes, to be cut by a shape. */
export function hatching(x: number, y: number, width: number, height: number, gap: number): string {
  let path = "";
  for (let at = y; at <= y + height; at += gap) path += `M${x} ${at}h${width}`;
  return path;
}
