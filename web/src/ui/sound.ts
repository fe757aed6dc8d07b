// Sounds, synthesized from noise and a few tones: nothing is loaded. They carry no information that is not on the screen as well, and none
// that only one seat has: sounds follow from public events.

import type { EventWire } from "../net/protocol";
import { settings } from "./settings.svelte";

/** From the least to the most important: of several sounds at once only the last is played. */
const ORDER = ["card", "step", "talk", "dice", "gauge", "wind", "water", "hit", "turn", "alarm", "reveal", "win", "lose"] as const;

export type SoundName = (typeof ORDER)[number];
export type Sounds = (event: EventWire) => SoundName | null;

/** The sound of several events at once. */
export function soundOf(events: readonly EventWire[], sounds: Sounds): SoundName | null {
  const all = events.map(sounds).filter((one) => one !== null);
  return all.sort((one, other) => ORDER.indexOf(other) - ORDER.indexOf(one))[0] ?? null;
}

let context: AudioContext | null = null; // from the first gesture on
let loudness: GainNode | null = null;
let noise: AudioBuffer | null = null;
const LEAST_PAUSE = 60; // milliseconds between two sounds
const FULL = 0.5; // of what a loudspeaker can do
let last = 0;

function wake(): void {
  if (!settings.hasSound) return;
  context ??= new AudioContext();
  void context.resume();
}

addEventListener("pointerdown", wake, { passive: true });
addEventListener("keydown", wake, { passive: true });

export function play(name: SoundName | null): void {
  if (!name || performance.now() - last < LEAST_PAUSE) return;
  const heard = openOutput();
  if (!heard) return;
  last = performance.now();
  SCORES[name](new Score(heard.audio, heard.into));
}

/** Where sounds go, as loud as the player wants them; null: nothing is to be heard. */
export function openOutput(): { audio: AudioContext; into: GainNode } | null {
  if (!context || context.state !== "running" || !settings.hasSound || !settings.volume) return null;
  loudness ??= output(context);
  loudness.gain.value = FULL * (settings.volume / 100) ** 2;
  return { audio: context, into: loudness };
}

function output(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  const limit = audio.createDynamicsCompressor();
  gain.connect(limit).connect(audio.destination);
  return gain;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}

/** One sound, as it is put together: times are seconds from now, loudness goes up to 1. */
export class Score {
  constructor(
    private readonly audio: AudioContext,
    private readonly into: AudioNode,
  ) {}

  private envelope(at: number, rise: number, length: number, loud: number): GainNode {
    const start = this.audio.currentTime + at;
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.into);
    return gain;
  }

  /** A tone that may slide. */
  tone(kind: OscillatorType, from: number, to: number, at: number, length: number, loud: number, rise = 0.01): this {
    const source = this.audio.createOscillator();
    const start = this.audio.currentTime + at;
    source.type = kind;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.envelope(at, rise, length, loud));
    source.start(start);
    source.stop(start + length);
    return this;
  }

  /** Noise through a filter that may slide. */
  breath(kind: BiquadFilterType, from: number, to: number, at: number, length: number, loud: number, rise = 0.01, sharp = 1): this {
    noise ??= hiss(this.audio);
    const source = this.audio.createBufferSource();
    const filter = this.audio.createBiquadFilter();
    const start = this.audio.currentTime + at;
    source.buffer = noise;
    source.loop = true;
    filter.type = kind;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.envelope(at, rise, length, loud));
    source.start(start, Math.random() / 2);
    source.stop(start + length);
    return this;
  }
}

const SCORES: Record<SoundName, (score: Score) => void> = {
  // a card slides over another
  card: (s) => s.breath("bandpass", 2400, 5200, 0, 0.11, 0.25, 0.03, 0.8),
  // two steps on planks
  step: (s) => s.breath("lowpass", 420, 160, 0, 0.09, 0.7, 0.005).breath("lowpass", 380, 150, 0.16, 0.09, 0.55, 0.005),
  // a drop of ink
  talk: (s) => s.tone("sine", 520, 690, 0, 0.09, 0.22),
  // wood on wood, and then it lies still
  dice: (s) => {
    for (const at of [0, 0.07, 0.13, 0.21, 0.32]) {
      s.breath("bandpass", 1900 - at * 1500, 900, at, 0.05, 0.7 - at, 0.003, 3);
      s.tone("triangle", 330 - at * 200, 180, at, 0.05, 0.3);
    }
  },
  // a needle moves
  gauge: (s) => s.tone("triangle", 300, 290, 0, 0.05, 0.25).tone("triangle", 400, 390, 0.07, 0.08, 0.2),
  wind: (s) => s.breath("bandpass", 320, 820, 0, 0.7, 0.5, 0.3, 4).breath("bandpass", 760, 300, 0.5, 0.9, 0.4, 0.2, 4),
  water: (s) => s.breath("lowpass", 260, 1300, 0, 0.45, 0.6, 0.25).breath("lowpass", 1300, 200, 0.4, 0.9, 0.5, 0.05),
  // something heavy strikes
  hit: (s) => s.tone("sine", 120, 42, 0, 0.45, 0.9, 0.005).breath("lowpass", 1400, 120, 0, 0.3, 0.6, 0.004),
  // a ship's bell, twice
  turn: (s) => {
    for (const at of [0, 0.22]) s.tone("sine", 880, 878, at, 0.9, 0.3, 0.004).tone("sine", 2217, 2210, at, 0.5, 0.09, 0.003);
  },
  alarm: (s) =>
    s.tone("sawtooth", 196, 185, 0, 0.42, 0.22, 0.04).tone("sawtooth", 208, 196, 0.02, 0.5, 0.18, 0.04).tone("sine", 98, 92, 0, 0.6, 0.4),
  // what was hidden is turned over
  reveal: (s) => {
    s.breath("bandpass", 500, 4200, 0, 0.5, 0.25, 0.35, 2);
    [233, 277, 349].forEach((pitch, at) => s.tone("triangle", pitch, pitch, 0.42 + at * 0.03, 1.2, 0.2, 0.01));
  },
  win: (s) => [294, 370, 440, 587].forEach((pitch, at) => s.tone("triangle", pitch, pitch, at * 0.16, 1.1, 0.28, 0.02)),
  lose: (s) => [294, 262, 233, 175].forEach((pitch, at) => s.tone("triangle", pitch, pitch * 0.985, at * 0.24, 1.2, 0.28, 0.02)),
};
