// Rules of the linter: the recommended ones, and a reason for each that is off. Prettier decides on layout.

import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }], // {#each things as _, at}
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the compiler would trim
      "svelte/prefer-svelte-reactivity": "off", // our maps are built and read within one derivation
    },
  },
);
