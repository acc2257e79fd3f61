import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceDocument } from "../core/document.ts";
import { layoutDocument } from "./layout-document.ts";

const jobs = ["Shift lead, Harbour Mill", "Kept three lines running", "Baker, Old Quay", "Fed a town of nine thousand"];

/** A narrow column at the left, of which only the upper part lies on a coloured ground. */
function aPage(below: (page: ReturnType<typeof aSource>) => void): SourceDocument {
  const page = aSource()
    .text(40, 80, "CONTACT", { bold: true, size: 12 })
    .lines(40, 100, ["12 Quay Street", "Northhaven", "0555 0199"], { leading: 40 })
    .text(230, 80, "EXPERIENCE", { bold: true, size: 12 })
    .lines(230, 100, [...jobs, ...jobs], { leading: 30 });
  below(page);
  const source = page.build();
  const panels = [{ x0: 20, x1: 200, y0: 60, y1: 260 }];
  return { ...source, pages: source.pages.map((each) => ({ ...each, panels })) };
}

test("a column whose ground ends goes on below it", () => {
  const source = aPage((page) => page.text(40, 280, "HOBBIES", { bold: true, size: 12 }).text(40, 300, "Rowing"));
  const texts = layoutDocument(source).lines.map((line) => line.text);
  expect(texts).toEqual(
    ["CONTACT", "12 Quay Street", "Northhaven", "0555 0199", "HOBBIES", "Rowing", "EXPERIENCE"].concat(jobs, jobs),
  );
});

test("a title right above the ground of the other column begins its own column", () => {
  const page = aSource()
    .text(150, 40, "Mira Holt", { bold: true, size: 24 })
    .text(230, 100, "EXPERIENCE", { bold: true, size: 12 })
    .text(230, 120, "2015 - 2019")
    .lines(230, 145, jobs, { leading: 30 })
    .text(40, 160, "CONTACT", { bold: true, size: 12 })
    .lines(40, 180, ["12 Quay Street", "Northhaven", "0555 0199"], { leading: 40 })
    .build();
  const panels = [{ x0: 20, x1: 200, y0: 138, y1: 800 }];
  const texts = layoutDocument({ ...page, pages: page.pages.map((each) => ({ ...each, panels })) }).lines.map(
    (line) => line.text,
  );
  expect(texts.slice(0, 7)).toEqual([
    "Mira Holt",
    "CONTACT",
    "12 Quay Street",
    "Northhaven",
    "0555 0199",
    "EXPERIENCE",
    "2015 - 2019",
  ]);
});
