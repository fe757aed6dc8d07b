// Searches rules as the page does: node search.mjs ASKED.json FOUND.json
import { readFileSync, writeFileSync } from "node:fs";
import { Forms, RuleSearch } from "../../web/src/rules/search.ts";

const [question, answer] = process.argv.slice(2);
const { forms, books, queries } = JSON.parse(readFileSync(question, "utf-8"));
const known = new Forms(forms);
const rulesByGame = {};
for (const [game, { rules }] of Object.entries(books)) {
  const search = new RuleSearch(rules, known);
  rulesByGame[game] = queries.map((query) => search.find(query).map((one) => one.rule));
}
writeFileSync(answer, JSON.stringify(rulesByGame));
