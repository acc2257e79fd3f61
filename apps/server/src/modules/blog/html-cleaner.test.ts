import { afterAll, expect, test } from "vitest";
import { ownWork } from "../../testing/own-work.ts";
import { cleanHtml } from "./clean-html.ts";
import { createHtmlCleaner } from "./html-cleaner.ts";

const cleaner = createHtmlCleaner();
afterAll(() => cleaner.close());

test("posts of 200 kB are cleaned beside the thread that answers everybody", async () => {
  const heavy = ["<ul><li>words of <b>a list".repeat(8000), "<p>plain <em>words</em>".repeat(9000)];
  let expected: string[] = [];
  const here = await ownWork(() => (expected = heavy.map((html) => cleanHtml(html))));
  // A first job pays for the start of the thread.
  await cleaner.clean("<p>long</p>".repeat(1000));
  let cleaned: string[] = [];
  const beside = await ownWork(async () => (cleaned = await cleaner.cleanAll(heavy)));
  expect(cleaned).toEqual(expected);
  expect(beside).toBeLessThan(here / 4);
});
