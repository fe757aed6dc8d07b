import { expect, test } from "vitest";

import { leadsTo } from "../src/lobby/pasted_invitation";

test("a link, what stands behind its #, or a code alone lead to a table", () => {
  expect(leadsTo("https://play.example/#t=abcd_EF-1&invitation=s3cret")).toBe("t=abcd_EF-1&invitation=s3cret");
  expect(leadsTo("  #t=abcd ")).toBe("t=abcd");
  expect(leadsTo("t=abcd")).toBe("t=abcd");
  expect(leadsTo("abcd_EF-1")).toBe("t=abcd_EF-1");
  expect(leadsTo("https://play.example/#move=s3cret")).toBe("move=s3cret");
});

test("anything else leads nowhere", () => {
  for (const text of ["", "a b", "https://play.example/", "#t=<b>", "abc"]) expect(leadsTo(text)).toBeNull();
});
