import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceOf, breakLines, canStretch, fitLine, joinShort } from "./stretch.ts";

const wall = { base: 11, growth: 2.2, longest: 16 };

describe("a stretched line", () => {
  test.each([
    "Nine umbrellas",
    "Identity for a river",
    "The six o'clock ferry",
    "Letters to a lighthouse",
    "Café Zürich",
  ])("fills the wall within three per cent: %s", (title) => {
    const line = fitLine(title.toUpperCase(), wall);
    const width = line.size * advanceOf(title.toUpperCase(), line.stretch);
    expect(width).toBeGreaterThan(97);
    expect(width).toBeLessThanOrEqual(100);
  });

  test("takes wide letters first and then a larger size when it is short", () => {
    const line = fitLine("SALT", wall);
    expect(line.stretch).toBe(140);
    expect(line.size).toBeGreaterThan(wall.base * 1.5);
    expect(fitLine("A", wall).size).toBeCloseTo(wall.base * 2.2);
  });

  test("is set smaller when the narrowest letters are still too wide", () => {
    const line = fitLine("WOJCIECHOWSKA-HOHENSTEIN", wall);
    expect(line).toMatchObject({ stretch: 60 });
    expect(line.size).toBeLessThan(wall.base);
  });

  test("never leaves the wall", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
        const line = fitLine(text, wall);
        expect(line.size * advanceOf(text, line.stretch)).toBeLessThanOrEqual(99.5);
      }),
    );
  });
});

describe("lines", () => {
  test("are as few and as even as they can be", () => {
    expect(breakLines("IDENTITY FOR A RIVER", { ...wall, longest: 6 }, true)).toEqual([
      { text: "IDENTITY", joined: false },
      { text: "FOR A RIVER", joined: false },
    ]);
  });

  test("cut a word that is longer than a line, first after its own signs", () => {
    expect(breakLines("anna.lindqvist@example.org", { ...wall, longest: 8 }, false).map(({ text }) => text)).toEqual([
      "anna.lindqvist@",
      "example.org",
    ]);
  });

  test("lose no letter", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const joined = breakLines(text, { ...wall, longest: 5 }, true)
          .map(({ text: line, joined: glued }, index) => (glued || index === 0 ? line : ` ${line}`))
          .join("");
        expect(joined).toBe(
          text
            .split(/[^\S\u00a0]+/)
            .filter(Boolean)
            .join(" "),
        );
      }),
    );
  });
});

test("a word of a name that cannot fill its line stands with another", () => {
  const name = { base: 19, growth: 1.35, longest: 18 };
  expect(joinShort(["Aoife", "Ní", "Bhriain"], name)).toEqual(["Aoife", "Ní Bhriain"]);
  expect(joinShort(["Ada", "Li"], name)).toEqual(["Ada Li"]);
  expect(joinShort(["Tove", "Alcaraz"], name)).toEqual(["Tove", "Alcaraz"]);
  expect(joinShort(["Jo"], name)).toEqual(["Jo"]);
});

test("a mark stays with the word before it", () => {
  const lines = breakLines("LINOCUT\u00a0· SCREEN PRINT\u00a0· RISOGRAPH", { ...wall, longest: 8 }, true);
  expect(lines.map(({ text }) => text)).toEqual(["LINOCUT\u00a0· SCREEN", "PRINT\u00a0· RISOGRAPH"]);
});

test("only letters of the face stretch", () => {
  expect(canStretch("ÉLAN & ŁÓDŹ")).toBe(true);
  expect(canStretch("山田太郎")).toBe(false);
});
