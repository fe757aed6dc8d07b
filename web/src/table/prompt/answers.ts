// Grouping of many answers: those that differ only in a place or a name stand together, under their common words.

export interface Answer {
  id: string;
  verb: string;
  text: string;
  details: string[]; // its numbers in this position, and what is printed on what it uses
  intent: string; // what a player wants with it, as a heading; empty: nothing in particular
  card: string; // that it is about; empty: none
  leads: string[]; // what it names: places among it are lit on the board
  isFinal: boolean; // it cannot be made good again
}

export interface Label {
  answer: Answer;
  before: string; // said by the bunch
  text: string; // what tells this one from the others
  after: string;
}

export interface Bunch {
  intent: string; // the heading above it; empty: none
  lead: string; // how all of them begin; empty: a bunch of different ones
  tail: string; // and how they end
  labels: Label[];
}

export const KEYED = 9; // answers that have a number key
export const MANY = 5; // from this many on, similar answers are bunched
const ALIKE = 4; // fewer are read one by one
const SPACE = /[ \u00a0]/;
const NUMBERED = /^(.*)[ \u00a0]\d+$/;

/** Answers under the headings of what they are for, in the order of `order`; those without one come last. */
export function groupAnswers(answers: readonly Answer[], order: readonly string[]): Bunch[] {
  const headings = [...new Set(order)].filter((heading) => answers.some((answer) => answer.intent === heading));
  if (headings.length < 2) return bunchAnswers(answers);
  return [...headings, ""].flatMap((intent) =>
    bunchAnswers(answers.filter((answer) => answer.intent === intent)).map((bunch) => ({ ...bunch, intent })),
  );
}

/** Bunches under one heading, and that heading. */
export function groupBunches(bunches: readonly Bunch[]): { intent: string; bunches: Bunch[] }[] {
  const intents = [...new Set(bunches.map((bunch) => bunch.intent))];
  return intents.map((intent) => ({ intent, bunches: bunches.filter((bunch) => bunch.intent === intent) }));
}

/** Bunches of similar answers first, then the rest. */
export function bunchAnswers(answers: readonly Answer[]): Bunch[] {
  const bunches: Bunch[] = [];
  const left: Answer[] = [];
  for (const verb of by(answers, (answer) => answer.verb)) {
    for (const group of parts(verb)) {
      const bunch = group.length >= ALIKE ? alike(group) : null;
      if (bunch) bunches.push(bunch);
      else left.push(...group);
    }
  }
  if (left.length) bunches.push(apart(left));
  return bunches;
}

/** All of them as they are. */
export function apart(answers: readonly Answer[]): Bunch {
  return { intent: "", lead: "", tail: "", labels: answers.map((answer) => ({ answer, before: "", text: answer.text, after: "" })) };
}

/** Answers that differ only in a final number are bunched by the text before it; others by the first thing they name. */
function parts(answers: readonly Answer[]): Answer[][] {
  const numbered = by(answers, ({ text }) => NUMBERED.exec(text)?.[1] ?? "").filter(
    (group) => group.length >= ALIKE && NUMBERED.test(group[0]!.text),
  );
  const others = answers.filter((answer) => !numbered.flat().includes(answer));
  const head = sharedWords(others.map((answer) => answer.text.split(SPACE)));
  const first = by(others, ({ text }) => text.split(SPACE)[head] ?? "");
  return [...numbered, ...(first.every((group) => group.length >= ALIKE) ? first : [others])];
}

function by(answers: readonly Answer[], key: (answer: Answer) => string): Answer[][] {
  return [...new Set(answers.map(key))].map((one) => answers.filter((answer) => key(answer) === one));
}

/** How many words all begin with. */
function sharedWords(texts: readonly string[][]): number {
  const first = texts[0] ?? [];
  const differs = first.findIndex((word, at) => texts.some((words) => words[at] !== word));
  return differs < 0 ? first.length : differs;
}

/** Null: they do not begin alike, or one of them says nothing else. */
function alike(group: readonly Answer[]): Bunch | null {
  const texts = group.map((answer) => answer.text.split(SPACE));
  const least = Math.min(...texts.map((words) => words.length));
  const first = texts[0]!;
  const head = sharedWords(texts);
  let end = 0;
  while (end < least - head - 1 && texts.every((words) => words.at(-1 - end) === first.at(-1 - end))) end++;
  if (!head || head >= least || group.some((answer) => answer.text.includes("<"))) return null;
  const lead = first.slice(0, head).join(" ");
  const tail = first.slice(first.length - end).join(" ");
  const labels = group.map((answer, at) => {
    const text = texts[at]!.slice(head, texts[at]!.length - end).join(" ");
    const bare = end ? text.replace(/[,:;]$/, "") : text;
    return { answer, before: `${lead} `, text: bare, after: end ? `${text.slice(bare.length)} ${tail}` : "" };
  });
  return { intent: "", lead, tail, labels };
}

/** The number key of each answer, while there are free ones: its own number if it has one, else the next free key. */
export function keysOf(bunches: readonly Bunch[]): Map<string, number> {
  const labels = bunches.flatMap((bunch) => bunch.labels);
  const keys = new Map<string, number>();
  for (const { answer, text } of labels) {
    if (/^[1-9]$/.test(text) && ![...keys.values()].includes(Number(text))) keys.set(answer.id, Number(text));
  }
  const free = Array.from({ length: KEYED }, (_, at) => at + 1).filter((key) => ![...keys.values()].includes(key));
  for (const { answer } of labels) {
    const key = keys.has(answer.id) ? undefined : free.shift();
    if (key) keys.set(answer.id, key);
  }
  return keys;
}
