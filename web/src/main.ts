import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { installed } from "./lib/app.svelte";
import { hasten } from "./lib/early";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
const early = hasten();
await words.use(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void early.then(() => installed.enroll()); // what is kept for later waits for what is wanted now
