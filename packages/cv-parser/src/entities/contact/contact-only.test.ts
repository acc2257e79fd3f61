import { expect, test } from "vitest";
import { isContactOnly } from "./contact-only.ts";

test.each([
  ["E-Mail ada@example.com", true],
  ["LinkedIn: https://linkedin.example/ada", true],
  ["Email", true],
  ["Rebuilt the site of our village", false],
  ["Bakes for www.mill.example", false],
])("%s holds ways to somebody alone: %s", (line, isAlone) => {
  expect(isContactOnly(line)).toBe(isAlone);
});
