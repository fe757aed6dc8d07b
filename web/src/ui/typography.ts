// The last step of every text of the page: a true minus sign, and in Ukrainian euphony: у or в, і or й, з, із or зі, вже or
// уже, by the sounds around the word. The rules and their reasons are in src/turncoat/texts/typography.py and euphony.py;
// tests/texts/test_euphony.py and test_javascript.py compare the two.

const VOWELS = "аеєиіїоуюяaeiouy";
const IOTATED = "єїюяй";
const SIBILANTS = "зсшщsz";
const SOFT = "ьʼ";
const AFTER_U = ["в", "ф", "льв", "св", "тв", "хв", "v", "w", "f"];
const AFTER_ZI = ["льв", "мн", "рв", "рт"];

const PAUSE = "";
const CONSONANT = "т";
const FIRST_SOUNDS = ["нуль", "один", "два", "три", "чотири", "пʼять", "шість", "сім", "вісім", "девʼять"];
const FIRST_BY_LENGTH: Record<number, Record<string, string>> = {
  2: { 1: "десять", 4: "сорок" },
  3: { 1: "сто" },
  4: { 1: "тисяча" },
};

const UNHEARD = "(?:[ \\u00a0«»„“]|</?[a-z_]+>)*";
const WORD = new RegExp(`(?<![\\p{L}\\p{N}_’ʼ-])(?:[вуій]|зі?|із|[ву]же)(?=[ \\u00a0]${UNHEARD}([\\p{L}\\p{N}_’ʼ]+-?))`, "gu");
const ONE_OF_SEVERAL = /^[^.,;:!?()]*, [ій] /u;
const LAST = new RegExp(`([\\p{L}\\p{N}_’ʼ])${UNHEARD}$`, "u");

const HYPHEN = /(^|[ \u00a0(«])-(?=\d)/gu;

export function typeset(text: string, language: string): string {
  const signed = text.replace(HYPHEN, "$1\u2212");
  return language === "uk" ? euphonize(signed) : signed;
}

/** The text with each of these words in the form that its neighbours ask for. */
export function euphonize(text: string): string {
  let done = "";
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    done += text.slice(end, match.index);
    end = match.index + match[0].length;
    if ("ій".includes(match[0]) && ONE_OF_SEVERAL.test(text.slice(end))) done += "і";
    else done += form(match[0], lastSound(done), firstSounds(match[1]!));
  }
  return done + text.slice(end);
}

function form(word: string, before: string, after: string): string {
  const isAfterVowel = before !== PAUSE && VOWELS.includes(before);
  if (word.endsWith("же")) return isAfterVowel ? "вже" : "уже";
  if ("ву".includes(word)) return formOfU(after, isAfterVowel);
  if ("ій".includes(word)) return isAfterVowel && !IOTATED.includes(after[0]!) ? "й" : "і";
  return formOfZ(after, before !== PAUSE && !isAfterVowel);
}

function formOfU(after: string, isAfterVowel: boolean): string {
  if (VOWELS.includes(after[0]!) && !IOTATED.includes(after[0]!)) return "в";
  if (AFTER_U.some((beginning) => after.startsWith(beginning))) return "у";
  return isAfterVowel ? "в" : "у";
}

function formOfZ(after: string, isAfterConsonant: boolean): string {
  if (VOWELS.includes(after[0]!)) return "з";
  if (AFTER_ZI.some((beginning) => after.startsWith(beginning))) return "зі";
  if (SIBILANTS.includes(after[0]!)) return after[1] && !(VOWELS + SOFT).includes(after[1]) ? "зі" : "із";
  return isAfterConsonant ? "із" : "з";
}

function lastSound(text: string): string {
  const match = LAST.exec(text);
  if (!match) return PAUSE;
  return /\p{N}/u.test(match[1]!) ? CONSONANT : match[1]!.toLowerCase();
}

function firstSounds(word: string): string {
  if (!/^\d/.test(word)) return word.toLowerCase();
  if (word === "1-") return "перший";
  const number = word.replace(/-$/, "");
  return /^\d+$/.test(number) ? read(number) : CONSONANT;
}

/** The first word of a number as it is read. */
function read(number: string): string {
  if (number === "11") return "одинадцять";
  if (number !== "10" && /^1\d$/.test(number)) return FIRST_SOUNDS[Number(number[1])]!;
  return FIRST_BY_LENGTH[number.length]?.[number[0]!] ?? FIRST_SOUNDS[Number(number[0])]!;
}
