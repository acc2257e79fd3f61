import { describe, expect, test } from "vitest";
import { loadLook } from "./look.ts";
import { templateSlugs } from "./registry.ts";

describe.each(templateSlugs)("the samples of %s", (slug) => {
  test("load the faces that they name, and the pairings differ in them", async () => {
    const { pairings } = await loadLook(slug);
    const files = pairings.map(({ css, lead, text }) => {
      for (const family of [lead, text]) expect(css).toContain(`@font-face{font-family:"${family}"`);
      return [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url).join();
    });
    expect(new Set(files).size).toBe(pairings.length);
    expect(new Set(pairings.flatMap(({ lead }) => lead)).size).toBe(pairings.length);
  });

  test("show each palette's own colours", async () => {
    const { palettes } = await loadLook(slug);
    expect(new Set(palettes.map(({ light }) => light.accent + light.bg)).size).toBe(palettes.length);
  });
});

test("the template's own palette and letters come first", async () => {
  const { palettes, pairings } = await loadLook("minimal");
  expect([palettes[0]?.id, pairings[0]?.id]).toEqual(["own", "own"]);
  expect(pairings[0]?.css).toContain("spectral-latin");
});
