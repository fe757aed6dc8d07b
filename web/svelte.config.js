import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Without `runes`, a component that has none imports a module of its own, which would tie it to the parts that have it.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
