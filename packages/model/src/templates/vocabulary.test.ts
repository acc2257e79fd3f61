import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { popularityScore, resolveTemplateSlug } from "./vocabulary.ts";

describe("resolveTemplateSlug", () => {
  test.each([
    ["developer", "tech-developer"],
    ["glassmorphism", "modern-glassmorphism"],
    ["aurora", "aurora-luxury"],
    ["nexus", "nexus-3d"],
    ["quantum", "quantum-cyber"],
    ["dataviz", "data-viz"],
    ["biolab", "bio-lab"],
    ["chemlab", "chem-lab"],
  ])("%s stands for %s", (alias, slug) => {
    expect(resolveTemplateSlug(alias)).toBe(slug);
    expect(resolveTemplateSlug(slug)).toBe(slug);
  });

  test("any other name stands for itself, also one that objects have", () => {
    for (const slug of ["modern", "", "constructor", "__proto__", "toString"])
      expect(resolveTemplateSlug(slug)).toBe(slug);
  });
});

describe("popularityScore", () => {
  test("R1.9-02 is usage_count x 3 + like_count x 2 + view_count", () => {
    expect(popularityScore({ usage_count: 0, like_count: 0, view_count: 0 })).toBe(0);
    expect(popularityScore({ usage_count: 100, like_count: 10, view_count: 1 })).toBe(321);
  });

  test("one use weighs more than one like, one like more than one view", () => {
    const count = fc.nat({ max: 10_000 });
    fc.assert(
      fc.property(count, count, count, (usage_count, like_count, view_count) => {
        const score = popularityScore({ usage_count, like_count, view_count });
        expect(popularityScore({ usage_count: usage_count + 1, like_count, view_count }) - score).toBe(3);
        expect(popularityScore({ usage_count, like_count: like_count + 1, view_count }) - score).toBe(2);
        expect(popularityScore({ usage_count, like_count, view_count: view_count + 1 }) - score).toBe(1);
      }),
    );
  });
});
