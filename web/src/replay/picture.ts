// Picture of a finished game, drawn on a canvas: winners, sides, and suspicion over time.

import { COLOURS, LETTERS, SHAPES } from "../ui/SeatMark.svelte";
import { LOYAL, TRAITOR } from "../ui/SideMark.svelte";
import type { Lane } from "./suspicion_lanes";

export interface Sheet {
  title: string;
  winner: string;
  why: string;
  note: string; // below the lanes
  seats: { name: string; side: string; isTraitor: boolean; hasWon: boolean; lane: Lane }[];
  moments: number;
  turns: number[]; // their moments
}

export const WIDTH = 1200;
const MARGIN = 60;
const HEAD = 210;
const ROW = 76;
const FOOT = 70;
const NAMES = 400; // width of the part with names
const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Open Sans", sans-serif';
const CROWN = "M2 13h12M2 13L1 5l4 3 3-6 3 6 4-3-1 8";
const INK = "#1b252d";
const MUTED = "#535f68";
const PAPER = "#f3efe6";
const LINE = "#d3cbbb";
const ACCENT = "#0b5a66";
const WARN = "#94300f";
const WARN_SOFT = "#f8e0d6";

export function heightOf(sheet: Sheet): number {
  return HEAD + sheet.seats.length * ROW + FOOT;
}

export function draw(canvas: HTMLCanvasElement, sheet: Sheet): void {
  canvas.width = WIDTH;
  canvas.height = heightOf(sheet);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.strokeStyle = LINE;
  pen.lineWidth = 2;
  pen.strokeRect(20, 20, WIDTH - 40, canvas.height - 40);
  pen.strokeRect(27, 27, WIDTH - 54, canvas.height - 54);
  text(pen, sheet.title, MARGIN, 78, `600 24px ${SANS}`, ACCENT);
  text(pen, sheet.winner, MARGIN, 132, `600 50px ${SERIF}`, INK);
  text(pen, sheet.why, MARGIN, 172, `24px ${SERIF}`, MUTED);
  sheet.seats.forEach((seat, at) => row(pen, sheet, seat, at, HEAD + at * ROW));
  text(pen, sheet.note, MARGIN, canvas.height - 48, `17px ${SANS}`, MUTED);
}

function text(
  pen: CanvasRenderingContext2D,
  what: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most = WIDTH - 2 * MARGIN,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(what, x, y, most);
}

function row(pen: CanvasRenderingContext2D, sheet: Sheet, seat: Sheet["seats"][number], at: number, y: number): void {
  pen.save();
  pen.translate(MARGIN, y + 14);
  pen.scale(1.2, 1.2);
  pen.fillStyle = COLOURS[at]!;
  pen.fill(new Path2D(SHAPES[at]));
  pen.textAlign = "center";
  text(pen, LETTERS[at]!, 16, at === 1 ? 26 : 21.5, `700 15px ${SANS}`, "#ffffff");
  pen.restore();
  text(pen, seat.name, MARGIN + 54, y + 32, `600 21px ${SANS}`, INK, NAMES - 70);
  const colour = seat.isTraitor ? WARN : MUTED;
  sign(pen, seat.isTraitor ? TRAITOR : LOYAL, MARGIN + 54, y + 41, colour);
  text(pen, seat.side, MARGIN + 82, y + 57, `19px ${SANS}`, colour, NAMES - 130);
  if (seat.hasWon) sign(pen, CROWN, MARGIN + 82 + pen.measureText(seat.side).width + 14, y + 40, ACCENT);
  lane(pen, sheet, seat.lane, y);
}

function sign(pen: CanvasRenderingContext2D, path: string, x: number, y: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1.25, 1.25);
  pen.strokeStyle = colour;
  pen.lineWidth = 1.6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D(path));
  pen.restore();
}

function lane(pen: CanvasRenderingContext2D, sheet: Sheet, drawn: Lane, y: number): void {
  const left = MARGIN + NAMES;
  const width = WIDTH - MARGIN - left;
  const height = ROW - 16;
  const x = (moment: number) => left + (moment / Math.max(1, sheet.moments - 1)) * width;
  pen.save();
  pen.beginPath();
  pen.rect(left, y + 8, width, height);
  pen.clip();
  pen.fillStyle = "#fffdf8";
  pen.fillRect(left, y + 8, width, height);
  for (const span of drawn.spans.filter((one) => one.isTraitor)) hatch(pen, x(span.from), y + 8, x(span.to) - x(span.from), height);
  pen.strokeStyle = LINE;
  pen.lineWidth = 1;
  for (const turn of sheet.turns) stroke(pen, [x(turn), y + 8, x(turn), y + 8 + height]);
  if (drawn.mean.length) curve(pen, drawn, x, y + 8, height, left + width);
  pen.restore();
  pen.strokeStyle = LINE;
  pen.strokeRect(left, y + 8, width, height);
}

function curve(
  pen: CanvasRenderingContext2D,
  drawn: Lane,
  x: (moment: number) => number,
  top: number,
  height: number,
  right: number,
): void {
  const way = new Path2D();
  let level = 0;
  drawn.mean.forEach(({ moment, belief }, at) => {
    if (at) way.lineTo(x(moment), level);
    level = top + height * (1 - belief);
    if (at) way.lineTo(x(moment), level);
    else way.moveTo(x(moment), level);
  });
  way.lineTo(right, level);
  pen.strokeStyle = ACCENT;
  pen.lineWidth = 3;
  pen.stroke(way);
  way.lineTo(right, top + height);
  way.lineTo(x(drawn.mean[0]!.moment), top + height);
  pen.globalAlpha = 0.2;
  pen.fillStyle = ACCENT;
  pen.fill(way);
  pen.globalAlpha = 1;
}

function hatch(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = WARN_SOFT;
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = WARN;
  pen.globalAlpha = 0.4;
  pen.lineWidth = 1;
  for (let at = x - height; at < x + width; at += 9) stroke(pen, [at, y + height, at + height, y]);
  pen.restore();
}

function stroke(pen: CanvasRenderingContext2D, [fromX, fromY, toX, toY]: [number, number, number, number]): void {
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(toX, toY);
  pen.stroke();
}
