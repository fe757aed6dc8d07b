import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { installed } from "./lib/app.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
await words.use(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void installed.enroll();
