// Euphony as the page applies it: node euphony.mjs ASKED.json SAID.json
import { readFileSync, writeFileSync } from "node:fs";
import { euphonize } from "../../web/src/ui/typography.ts";

const [question, answer] = process.argv.slice(2);
writeFileSync(answer, JSON.stringify(JSON.parse(readFileSync(question, "utf-8")).map(euphonize)));
