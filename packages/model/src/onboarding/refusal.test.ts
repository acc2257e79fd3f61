import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

const letter = { code: "no_cv", message: "This looks like a letter, not a CV." };

test.each([
  ["nothing is said", [], null],
  ["something was not found", [{ code: "no_skills", message: "No skills were found." }], null],
  ["it is taken for another paper", [letter], { message: letter.message, mayInsist: true }],
  [
    "its script cannot be read",
    [{ code: "unsupported_script", message: "Vitrine cannot read Tamil yet." }],
    { message: "Vitrine cannot read Tamil yet.", mayInsist: false },
  ],
  [
    "the source had a remark before",
    [{ code: "ocr", message: "Slow." }, letter],
    { message: letter.message, mayInsist: true },
  ],
])("what was not read: %s", (_, diagnostics, refusal) => {
  expect(refusalOf(diagnostics)).toEqual(refusal);
});
