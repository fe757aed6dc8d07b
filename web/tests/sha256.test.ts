import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { sha256 } from "../src/net/sha256";

test.each([0, 1, 16, 55, 56, 63, 64, 65, 200])("of %d bytes", (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
  expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
});
