// A bot for Turncoat in another language: Node, no packages. The protocol is in docs/bots.md.
// turncoat simulate thing --bots "process:node examples/bot.mjs" --games 10 --processes 1
//
// Its rule: work rather than wait, never end or pass while there is something else to do, and what it did least so far first.
import { createInterface } from "node:readline";

const IDLE = ["pass", "done", "end_actions", "rest", "decline", "abstain"];

let random = () => 0; // from `sit` on, a stream that is the same whenever the seed is
let done = new Map(); // how often each verb was chosen

function stream(seed) {
  let word = seed >>> 0;
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

function choose(options) {
  const busy = options.filter((option) => !IDLE.includes(option.verb));
  const wanted = busy.length > 0 ? busy : options;
  const least = Math.min(...wanted.map((option) => done.get(option.verb) ?? 0));
  const fresh = wanted.filter((option) => (done.get(option.verb) ?? 0) === least);
  const chosen = fresh[random(fresh.length)];
  done.set(chosen.verb, least + 1);
  return chosen.id;
}

const commands = {
  sit({ seed }) {
    random = stream(seed);
    done = new Map();
    return {};
  },
  events: () => ({}), // what happened, as this seat is told it
  heard: () => ({}), // what somebody said
  decide: ({ decision }) => ({ option: choose(decision.options) }),
};

function reply(line) {
  const request = JSON.parse(line);
  const command = commands[request.do];
  return command ? { ok: true, ...command(request) } : { ok: false, error: "unknown_command" };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(reply(line))}\n`);
}
