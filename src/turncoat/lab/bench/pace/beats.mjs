// Says how long the page shows events: bundles the staging of a game, as the page has it, and asks it.
// Arguments: the folder of the page's sources, and a game. One JSON list of events per line in, one list of milliseconds out.

import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [web, game] = process.argv.slice(2);
const { rolldown } = await import(pathToFileURL(createRequire(join(web, "package.json")).resolve("rolldown")));
const pages = [join(web, "src", "games", game), join(web, "..", "plugins", game, "page")];
const own = pages.map((page) => join(page, "staging.ts")).find(existsSync);
const input = own ?? join(web, "src", "games", "generic", "kit.ts");
const alias = { "turncoat-web": join(web, "src") }; // for the pages of plug-ins
const file = join(await mkdtemp(join(tmpdir(), "turncoat-pace-")), "staging.mjs");

const components = { name: "components", load: (id) => (id.endsWith(".svelte") ? "export default null" : null) };
const bundle = await rolldown({ input, resolve: { alias }, plugins: [components], treeshake: { moduleSideEffects: false }, logLevel: "silent" });
await bundle.write({ file, format: "esm", codeSplitting: false });
const staging = await import(pathToFileURL(file));
const { beat } = staging.beat ? staging : staging.default;

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(JSON.parse(line).map(beat)));
