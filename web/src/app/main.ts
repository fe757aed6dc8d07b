// Entry point of the page: settings, texts, then the application; the service worker is registered last.

import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { installed } from "../browser/installed.svelte";
import { hasten } from "../start/preload";
import { settings } from "../ui/settings.svelte";
import { words } from "../ui/words.svelte";

settings.apply();
const early = hasten();
await words.use(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void early.then(() => installed.enroll()); // what is kept for later waits for what is wanted now
