// Music of full-screen scenes: a bed from the start, silence in the breath before the turn, one hit at the turn, a tail under the
// words. Made of noise and tones. It follows from the scene's name alone, so that all screens hear the same.

import { openOutput, Score } from "./sound";

export type Music =
  | "arrival"
  | "traitor"
  | "blood_alien"
  | "blood_human"
  | "meeting"
  | "vote"
  | "brig"
  | "freed"
  | "night"
  | "ritual"
  | "ritual_last"
  | "lost"
  | "won";

type Part = (s: Score, at: number, length: number, pitch: number) => void; // seconds

interface Piece {
  bed: Part;
  hit: Part;
  tail: Part;
}

const BREATH = 0.5; // seconds of silence before the turn
const AFTER = 0.35; // seconds from the hit to the tail
const FADE = 0.25; // seconds
const THIRD = 2 ** (4 / 12);

const sea: Part = (s, at, length) => s.breath("lowpass", 240, 620, at, length, 0.45, length / 2);
const wind: Part = (s, at, length) => s.breath("bandpass", 300, 720, at, length, 0.4, length / 2, 4);
const storm: Part = (s, at, length) =>
  s.breath("bandpass", 260, 900, at, length, 0.6, length / 2, 3).breath("lowpass", 180, 420, at, length, 0.5, length / 3);
const hum: Part = (s, at, length) => s.tone("sine", 100, 100, at, length, 0.16, 0.2).tone("triangle", 200, 199, at, length, 0.05, 0.2);
const water: Part = (s, at, length) => s.breath("lowpass", 420, 180, at, length, 0.4, length / 3);
const engine: Part = (s, at, length) => {
  for (let beat = 0; beat < length; beat += 0.24) s.tone("sine", 62, 48, at + beat, 0.2, 0.4, 0.02);
};
/** Voices behind a wall. */
const murmur: Part = (s, at, length) => {
  for (const [number, pitch] of [230, 310, 280, 190, 350, 260].entries()) {
    const start = (number * length) / 7;
    s.breath("bandpass", pitch, pitch * 1.2, at + start, Math.max(0.2, length / 3), 0.3, 0.1, 6);
  }
};

/** Low brass, and wood that breaks. */
const brass: Part = (s, at) => {
  for (const pitch of [58, 87, 116.5]) s.tone("sawtooth", pitch, pitch * 0.985, at, 1.3, 0.22, 0.04);
  s.breath("bandpass", 2600, 500, at, 0.16, 0.7, 0.003, 2).breath("highpass", 1800, 3000, at + 0.07, 0.08, 0.3, 0.003);
};
const knock: Part = (s, at) => s.tone("sine", 190, 70, at, 0.18, 0.8, 0.003).breath("lowpass", 1500, 300, at, 0.08, 0.6, 0.003);
const gavel: Part = (s, at, length, pitch) => {
  knock(s, at, length, pitch);
  knock(s, at + 0.26, length, pitch);
};
const bars: Part = (s, at) => {
  for (const pitch of [196, 587, 1318, 2093]) s.tone("square", pitch, pitch * 0.995, at, 0.9, 0.05, 0.002);
  s.breath("bandpass", 3200, 900, at, 0.25, 0.6, 0.003, 1.5).tone("sine", 90, 50, at, 0.5, 0.7, 0.004);
};
const key: Part = (s, at) => {
  for (const later of [0, 0.11, 0.3]) s.tone("square", 1568, 1560, at + later, 0.09, 0.07, 0.002);
  s.breath("bandpass", 700, 2200, at + 0.35, 0.7, 0.3, 0.2, 2);
};
const wireHiss: Part = (s, at) => s.breath("highpass", 5200, 2600, at, 0.5, 0.25, 0.02);
const shriek: Part = (s, at, length, pitch) => {
  wireHiss(s, at, length, pitch);
  for (const high of [880, 1245, 1865]) s.tone("sawtooth", high, high * 1.6, at + 0.12, 0.8, 0.09, 0.03);
};
const bell: Part = (s, at, _length, pitch) => {
  const base = 220 * THIRD ** (pitch - 1);
  for (const [times, loud] of [
    [1, 0.4],
    [2.4, 0.12],
    [3.9, 0.05],
  ] as const)
    s.tone("sine", base * times, base * times * 0.99, at, 2.2 / times + 0.4, loud, 0.004);
};
const groan: Part = (s, at) => s.tone("sawtooth", 74, 41, at, 1.6, 0.3, 0.2).breath("bandpass", 420, 110, at, 1.4, 0.4, 0.3, 5);
const horn: Part = (s, at) => {
  for (const pitch of [110, 138.6, 165]) s.tone("sawtooth", pitch, pitch, at, 1.5, 0.13, 0.09);
};
const breathOut: Part = (s, at) => s.breath("bandpass", 900, 300, at, 1.1, 0.4, 0.35, 1.2);
const paper: Part = (s, at) => s.breath("bandpass", 3200, 1600, at, 0.32, 0.35, 0.06, 0.8);

/** A deep choir. */
const choir: Part = (s, at, length) => {
  for (const pitch of [98, 147, 196.5]) s.tone("triangle", pitch, pitch, at, length, 0.12, length / 3);
};
const clock: Part = (s, at, length) => {
  for (let tick = 0; tick < length; tick += 0.5) s.tone("square", tick % 1 ? 900 : 1100, 800, at + tick, 0.03, 0.06, 0.002);
};
const chant: Part = (s, at, length, pitch) => {
  const base = 98 * THIRD ** (pitch - 1);
  for (const times of [1, 1.5]) s.tone("triangle", base * times, base * times, at, length, 0.16, 0.4);
};
const longNote: Part = (s, at, length) => s.tone("triangle", 110, 109, at, length, 0.2, 0.5).tone("sine", 55, 55, at, length, 0.25, 0.5);
const gulls: Part = (s, at, length) => {
  for (const later of [0, 0.5, 0.8, 1.7]) {
    if (later < length)
      s.tone("sine", 1250, 1750, at + later, 0.13, 0.07, 0.03).tone("sine", 1700, 1150, at + later + 0.13, 0.2, 0.06, 0.02);
  }
};
const dawn: Part = (s, at, length, pitch) => {
  for (const one of [220, 277, 330, 440]) s.tone("triangle", one, one, at, length, 0.1, length / 3);
  gulls(s, at, length, pitch);
};

const PIECES: Record<Music, Piece> = {
  arrival: { bed: sea, hit: paper, tail: wind },
  traitor: { bed: sea, hit: brass, tail: choir },
  blood_alien: { bed: hum, hit: shriek, tail: wind },
  blood_human: { bed: hum, hit: wireHiss, tail: wind },
  meeting: { bed: murmur, hit: knock, tail: clock },
  vote: { bed: murmur, hit: gavel, tail: clock },
  brig: { bed: murmur, hit: bars, tail: clock },
  freed: { bed: murmur, hit: key, tail: sea },
  night: { bed: wind, hit: breathOut, tail: clock },
  ritual: { bed: water, hit: bell, tail: chant },
  ritual_last: { bed: water, hit: bell, tail: choir },
  lost: { bed: storm, hit: groan, tail: longNote },
  won: { bed: engine, hit: horn, tail: dawn },
};

/** A piece; the result ends it early. Nothing is heard while sound is off. */
function playPiece(write: (score: Score) => void): () => void {
  const heard = openOutput();
  if (!heard) return () => {};
  const { audio, into } = heard;
  const gain = audio.createGain();
  gain.connect(into);
  write(new Score(audio, gain));
  return () => {
    gain.gain.setValueAtTime(1, audio.currentTime);
    gain.gain.linearRampToValueAtTime(0, audio.currentTime + FADE);
  };
}

export type Bed = "sea" | "wind";

export const SWELL = 6; // seconds from one swell of a bed to the next
const OVERLAP = 3; // seconds in which one goes down while the next rises
const FAINT = 0.04; // how loud it is at least, and how much louder at most
const LOUDER = 0.14;

const BEDS: Record<Bed, (s: Score, length: number, level: number) => void> = {
  sea: (s, length, level) => s.breath("lowpass", 160, 240 + 320 * level, 0, length, FAINT + LOUDER * level, length / 2),
  wind: (s, length, level) => s.breath("bandpass", 240, 380 + 420 * level, 0, length, FAINT + LOUDER * level, length / 2, 4),
};

/** One swell of a bed, louder and higher with the level of danger (0 to 1), and from half of it on with a low note below. */
export function playSwell(bed: Bed, level: number): () => void {
  return playPiece((score) => {
    BEDS[bed](score, SWELL + OVERLAP, level);
    if (level > 0.5) score.tone("sine", 49, 46, 0, SWELL, (level - 0.5) * LOUDER * 2, SWELL / 3);
  });
}

/** `turn` and `length` are milliseconds; the result ends it early. */
export function playMusic(name: Music, turn: number, length: number, pitch = 1): () => void {
  const { bed, hit, tail } = PIECES[name];
  const [change, end] = [turn / 1000, length / 1000];
  return playPiece((score) => {
    bed(score, 0, Math.max(0.3, change - BREATH), pitch);
    hit(score, change, end - change, pitch);
    tail(score, change + AFTER, Math.max(0.5, end - change - AFTER), pitch);
  });
}
