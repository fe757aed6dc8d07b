/// <reference types="vitest/config" />

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const WORKER = "worker";

// What a first look needs is one file, what a table needs another: each more that has to be found in one of them costs a way to the
// server and back. What pages without a table need as well stays apart.
const GROUPS = [
  { name: "start", tags: ["$initial" as const], test: (id: string) => !id.endsWith(`/${WORKER}.ts`), priority: 3 },
  { name: "reading", test: /[\\/](ui[\\/](Words|Sheet)\.svelte|ui[\\/]cards[\\/][\w.]+\.(svelte|ts)|rules[\\/]book\.ts)/, priority: 2 },
  { name: "table", test: /[\\/]src[\\/](table[\\/]|games[\\/](cards|generic[\\/]Board)|model[\\/]session\.svelte\.ts)/, priority: 1 },
];

/** A screen or a picture. Kits of games (`kit.ts`) are fetched when a table needs them, texts are added by name. */
function isPage(part: { type: string; facadeModuleId?: string | null } | undefined): boolean {
  return part?.facadeModuleId?.endsWith(".svelte") ?? false;
}

/** An SVG file that is put into the document. The benchmark of the page counts its bytes apart (`lab/bench/page/bytes.py`). */
function isDrawing(part: { facadeModuleId?: string | null }): boolean {
  return part.facadeModuleId?.endsWith(".svg?raw") ?? false;
}

/** Tells the worker which files the page cannot start without, and a version that changes with any file. */
function partsOfThePage(): Plugin {
  return {
    name: "parts-of-the-page",
    generateBundle(_options, bundle) {
      const worker = bundle[`${WORKER}.js`];
      const page = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry && one.name !== WORKER);
      if (worker?.type !== "chunk" || page?.type !== "chunk") return;
      const isEmpty = Object.keys(page.modules).length === 0; // then the page names what it imports, and leaves it out
      const needed = new Set(isEmpty ? page.imports : [page.fileName]);
      for (const name of needed) {
        const part = bundle[name];
        if (part?.type !== "chunk") continue;
        const pages = part.dynamicImports.filter((other) => isPage(bundle[other]));
        for (const other of [...part.imports, ...pages, ...(part.viteMetadata?.importedCss ?? [])]) needed.add(other);
      }
      const words = Object.keys(bundle).filter((name) => /^assets\/(web|refusals|title|common|screens)-/.test(name));
      const files = [...needed, ...words, ...readdirSync("public")].map((name) => `/${name}`);
      const hash = createHash("sha256").update(Object.keys(bundle).sort().join());
      for (const name of readdirSync("public")) hash.update(readFileSync(`public/${name}`));
      const version = hash.digest("hex").slice(0, 12);
      worker.code = `const PARTS = ${JSON.stringify({ version, files })};\n${worker.code}`;
    },
  };
}

// `npm run dev` beside `turncoat serve` shows changes at once.
export default defineConfig({
  plugins: [svelte(), partsOfThePage()],
  resolve: { alias: { "turncoat-web": fileURLToPath(new URL("src", import.meta.url)) } }, // for the pages of plug-ins
  build: {
    outDir: "../src/turncoat/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false, // a worker that comes while a page loads makes browsers complain of them
    rollupOptions: {
      input: { index: "index.html", [WORKER]: "src/app/worker.ts" },
      output: {
        codeSplitting: { groups: GROUPS },
        entryFileNames: (chunk) => (chunk.name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js"),
        chunkFileNames: (chunk) => (isDrawing(chunk) ? "assets/art/[name]-[hash].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8710", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
