// SHA-256 of a few bytes. Browsers have their own only where a page came over TLS, which a game at home need not.

const PRIMES = Array.from({ length: 400 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0),
);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, message.length * 8);
  const hash = [...START];
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, data, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(hash: number[], data: DataView, at: number): void {
  const w: number[] = [];
  for (let i = 0; i < BLOCK; i++) {
    if (i < 16) w.push(data.getUint32(at + 4 * i));
    else {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const first = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const second = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w.push((w[i - 16]! + first + w[i - 7]! + second) | 0);
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < BLOCK; i++) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + big + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}
