import { expect, test } from "vitest";
import { aPdf } from "../../fixtures/pdf-builder.ts";
import { recognisePages } from "./recognise.ts";

const words = "Railway signal engineer";

test("reads the picture of a page", { timeout: 60_000 }, async () => {
  const pages = await recognisePages(aPdf().text(60, 100, words).build(), [1], { budgetMs: 50_000, maxPages: 1 });
  expect(pages[0]?.runs.map((run) => run.text).join(" ")).toContain("Railway");
});

test("gives a pass up when its time is over, however long it would take", { timeout: 60_000 }, async () => {
  const start = performance.now();
  const pages = await recognisePages(aPdf().text(60, 100, words).build(), [1], { budgetMs: 20, maxPages: 1 });
  expect(pages).toEqual([]);
  expect(performance.now() - start).toBeLessThan(20_000);
});
