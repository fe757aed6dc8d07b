// Says messages with the library that the browser uses: node say.mjs ASKED.json SAID.json
import { readFileSync, writeFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import { typeset } from "../../web/src/ui/typography.ts";

const [question, answer] = process.argv.slice(2);
const { language, files, wanted } = JSON.parse(readFileSync(question, "utf-8"));
const bundle = new FluentBundle(language, { useIsolating: false });
for (const file of files) {
  bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
}
const said = wanted.map(([message, form, values]) => {
  const entry = bundle.getMessage(message);
  const errors = [];
  const text = bundle.formatPattern(form ? entry.attributes[form] : entry.value, values, errors);
  if (errors.length > 0) throw new Error(`${message}: ${errors}`);
  return typeset(text, language);
});
writeFileSync(answer, JSON.stringify(said));
