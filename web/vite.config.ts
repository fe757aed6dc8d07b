import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` beside `turncoat serve` shows changes at once.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/turncoat/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8710", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
