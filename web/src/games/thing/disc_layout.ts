// Layout of the suspicion track: a cell is as wide as its discs need, the empty cells share the rest.

export interface Laid {
  cells: { x: number; w: number }[];
  discs: { x: number; y: number }[];
}

const ROWS = 2;

export function laidOut(width: number, count: number, places: readonly number[], disc: number): Laid {
  const lying = Array.from({ length: count }, () => 0);
  const inCell = places.map((place) => {
    const at = clamped(place, count);
    lying[at] = lying[at]! + 1;
    return lying[at]! - 1;
  });
  const columns = lying.map((many) => Math.ceil(many / ROWS));
  const wanted = columns.map((many) => Math.max(1, many) * disc);
  const taken = columns.reduce((sum, many, at) => sum + (many ? wanted[at]! : 0), 0);
  const empty = columns.filter((many) => !many).length;
  const rest = Math.max(0, width - taken);
  const least = empty ? Math.min(rest / count, rest / empty) : rest / count;
  const narrow = Math.max(least, 0);
  const more = Math.max(0, rest - narrow * empty) / Math.max(1, count - empty);
  const cells: Laid["cells"] = [];
  let x = 0;
  for (const [at, many] of columns.entries()) {
    const w = many ? wanted[at]! + more : narrow;
    cells.push({ x, w });
    x += w;
  }
  const discs = places.map((place, at) => {
    const cell = cells[clamped(place, count)]!;
    const many = columns[clamped(place, count)]!;
    const column = Math.floor(inCell[at]! / ROWS);
    return { x: cell.x + (cell.w - many * disc) / 2 + column * disc, y: (inCell[at]! % ROWS) * disc };
  });
  return { cells, discs };
}

function clamped(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}
