// Unpacks the Chromium of @sparticuz/chromium, its libraries and its fonts into TMPDIR.

import { fileURLToPath } from "node:url";

import { inflate } from "@sparticuz/chromium";

const PACKED = ["chromium.br", "fonts.tar.br", "al2023.tar.br"];
const folder = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));

for (const file of PACKED) await inflate(fileURLToPath(new URL(file, folder)));
