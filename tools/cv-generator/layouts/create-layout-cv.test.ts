import { expect, test } from "vitest";
import { createLayoutCv } from "./create-layout-cv.ts";

test("a seed gives the same page each time, and the layouts take turns", () => {
  expect(createLayoutCv(7, true)).toEqual(createLayoutCv(7, true));
  const layouts = Array.from({ length: 23 }, (_, seed) => createLayoutCv(seed, false).gold._meta["layout"]);
  expect(new Set(layouts).size).toBe(23);
});

test("every word of a person is safe on the page, and the second lists give other people", () => {
  const pages = Array.from({ length: 23 }, (_, seed) => createLayoutCv(seed, true));
  for (const { html } of pages) expect(html.replaceAll(/&(?:amp|lt|gt|quot);/g, "")).not.toMatch(/&(?!#)\w*\s/);
  expect(pages[1]?.gold.personal_info.name).not.toBe(createLayoutCv(1, false).gold.personal_info.name);
});
