import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, guardColour, hueOf, textOn } from "./colour.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("an owner's colour", () => {
  test("has the contrast that WCAG computes", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  test("always reads on light and on dark grounds", () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(["#E9EDE8", "#FFFFFF"], ["#131613", "#1E231F"]), (colour, grounds) => {
        const guarded = guardColour(colour, grounds);
        for (const ground of grounds) expect(contrast(guarded, ground)).toBeGreaterThanOrEqual(4.6);
      }),
    );
  });

  test("stays as it is when it reads already, and keeps its hue when it is moved", () => {
    expect(guardColour("#1f3fc4", ["#ffffff"])).toBe("#1f3fc4");
    expect(Math.abs(hueOf(guardColour("#2ecc40", ["#ffffff"])) - hueOf("#2ecc40"))).toBeLessThan(4);
  });

  test("carries black or white text, whichever reads", () => {
    fc.assert(
      fc.property(hex, (ground) => {
        expect(contrast(textOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test("is left alone when it is no colour", () => {
    expect(guardColour("red;}", ["#ffffff"])).toBe("red;}");
  });
});
