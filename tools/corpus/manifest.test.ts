import { expect, test } from "vitest";
import { joinRounds, withoutSurplus, type CorpusFile } from "./manifest.ts";

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

test("what is settled stays when later files crowd its family", () => {
  const old = Array.from({ length: 100 }, (_, id) => file(id, id < 8 ? "large" : `small${id % 40}`));
  const later = Array.from({ length: 50 }, (_, id) => file(100 + id, "large"));
  const settled = new Set(old.map(({ id }) => id));
  const kept = withoutSurplus([...old, ...later], settled);
  expect(old.filter(({ id }) => !kept.some((each) => each.id === id))).toEqual([]);
  expect(kept.filter(({ family }) => family === "large").length).toBeLessThanOrEqual(kept.length * 0.08);
});

test("a later round adds no second print of the same CV and moves nobody to another third", () => {
  const known = [file(1, "jake"), { ...file(2, "jake"), split: "test" }];
  const later = [
    file(3, "jake"),
    { ...file(4, "jake"), person: "1" },
    { ...file(5, "altacv"), person: "1" },
    { ...file(6, "altacv"), person: "2" },
  ];
  const joined = joinRounds(known, later);
  expect(joined.map(({ id }) => id)).toEqual(["001", "002", "003", "005"]);
  expect(joined.map(({ round }) => round)).toEqual([undefined, undefined, 2, 2]);
});
