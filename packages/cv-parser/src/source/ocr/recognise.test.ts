import { expect, test } from "vitest";
import { aPdf } from "../../fixtures/pdf-builder.ts";
import { recognisePages } from "./recognise.ts";

const limits = { patienceMs: 50_000, budgetMs: 50_000, maxPages: 1 };
const words = "Railway signal engineer";

test("reads the picture of a page", { timeout: 60_000 }, async () => {
  const pages = await recognisePages(aPdf().text(60, 100, words).build(), [1], limits);
  expect(pages[0]?.runs.map((run) => run.text).join(" ")).toContain("Railway");
});

test("gives a pass up when its time is over, however long it would take", { timeout: 60_000 }, async () => {
  const pages = await recognisePages(aPdf().text(60, 100, words).build(), [1], { ...limits, budgetMs: 20 });
  expect(pages).toEqual([]);
});

test.each([1, 2] as const)(
  "reads a page that was scanned turned: %i quarter turns",
  { timeout: 60_000 },
  async (turns) => {
    const text = ["Railway signal engineer", "Night shifts between stations", "Training for young drivers"];
    const pdf = aPdf();
    text.forEach((line, index) =>
      pdf.text(300 + 30 * index * (turns === 1 ? -1 : 0), 400 - 30 * index * (turns === 2 ? 1 : 0), line, { turns }),
    );
    const [page] = await recognisePages(pdf.build(), [1], limits);
    expect(page?.turns).toBe(turns);
    for (const word of ["Railway", "stations", "drivers"]) expect(page?.runs.map((run) => run.text)).toContain(word);
  },
);
