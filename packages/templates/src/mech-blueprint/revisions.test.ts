import { expect, test } from "vitest";
import { revisionLetter } from "./revisions.ts";

test("counts revisions past Z", () => {
  expect([0, 1, 25, 26, 27, 51, 52].map(revisionLetter)).toEqual(["A", "B", "Z", "AA", "AB", "AZ", "BA"]);
});
