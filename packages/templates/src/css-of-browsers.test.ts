import { expect, test } from "vitest";
import { loadDefinition, styleSheet } from "./load-template.ts";
import { templateSlugs } from "./registry.ts";

const sheetOf = async (slug: string) => styleSheet(await loadDefinition(slug), (url) => url);

/** Half way between two hues lies a third: what was red turned khaki beside a yellowish ground, but in one browser. */
test.each(templateSlugs)("%s: a tint upon the ground keeps its hue in every browser", async (slug) => {
  const tints = /color-mix\(in oklch,\s*var\(--(?:accent|second|tint)\)[^;}]*?var\(--(?:bg|surface)\)/g;
  expect((await sheetOf(slug)).match(tints)).toBeNull();
});

/** Where an animation cannot follow a scroll it would stand at its end from the first: a page that is read to its end. */
test.each(["storyboard", "case-report"])("%s: what tells how far a page was read tells nothing else", async (slug) => {
  const [, animation] =
    /animation:\s*((?:play|followed)[^;}]*)[^}]*animation-timeline:\s*scroll/.exec(await sheetOf(slug)) ?? [];
  expect(animation).toMatch(/\bauto\b/);
});
