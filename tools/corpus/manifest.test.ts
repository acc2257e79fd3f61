import { expect, test } from "vitest";
import { withoutSurplus, type CorpusFile } from "./manifest.ts";

const file = (id: number, family: string): CorpusFile => ({
  id: String(id).padStart(3, "0"),
  repository: "owner/name",
  commit: "",
  path: "cv.pdf",
  source: "cv.tex",
  sha256: String((id * 7919) % 1000).padStart(4, "0"),
  family,
  language: "en",
  pages: 1,
  person: String(id),
  split: "train",
  sample: false,
  typeset: false,
  redrawn: false,
  partial: false,
});

test("no family is more than 8 % of what remains, and the same files remain in any order", () => {
  const files = Array.from({ length: 200 }, (_, id) => file(id, id < 60 ? "large" : `small${id % 40}`));
  const kept = withoutSurplus(files);
  expect(kept.filter(({ family }) => family === "large").length).toBeLessThanOrEqual(kept.length * 0.08);
  expect(kept.length).toBeGreaterThan(140);
  expect(withoutSurplus(files.toReversed())).toEqual(kept);
});
