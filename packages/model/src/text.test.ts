import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emailSchema,
  hasVisibleCharacters,
  isHttpUrl,
  isStorableText,
  optionalUrlSchema,
  requiredText,
  text,
  uniqueTexts,
} from "./text.ts";

function problems(schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }) {
  return (value: unknown) => schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe("isStorableText", () => {
  test.each([
    ["plain", true],
    ["emoji 👩‍💻 and 中文", true],
    ["", true],
    ["a\u0000b", false],
    ["\uD83D", false],
    ["\uDE00 alone", false],
    ["\uDE00\uD83D", false],
  ])("%j → %s", (value, expected) => {
    expect(isStorableText(value)).toBe(expected);
  });

  test("agrees with the platform on well-formed text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        expect(isStorableText(value)).toBe(value.isWellFormed() && !value.includes("\u0000"));
      }),
    );
  });
});

describe("hasVisibleCharacters", () => {
  test.each(["a", "é", "中", "🎉", "👩\u200d💻", "!", "\u200ba\u200b", "سلام", "\u202eabc"])(
    "sees something in %j",
    (value) => {
      expect(hasVisibleCharacters(value)).toBe(true);
    },
  );

  test.each([
    ["nothing", ""],
    ["spaces", " \u00a0\u2003\u3000\n\t"],
    ["zero width", "\u200b\u200c\u200d\u2060\ufeff"],
    ["direction marks", "\u200e\u200f\u202a\u202e\u2066\u2069\u061c"],
    ["fillers", "\u3164\u115f\u1160\uffa0\u2800"],
    ["a soft hyphen and a variation", "\u00ad\ufe0f"],
    ["tags", "\u{e0061}\u{e007f}"],
    ["a mark on nothing", "\u0301"],
    ["control characters", "\u0001\u007f"],
  ])("sees nothing in %s", (_, value) => {
    expect(hasVisibleCharacters(value)).toBe(false);
  });
});

describe("text", () => {
  const name = text(5, "name");

  test("trims and composes characters before it counts them", () => {
    expect(name.parse("  Ame\u0301li ")).toBe("Am\u00e9li");
    expect(name.parse("   abcde   ")).toBe("abcde");
    expect(problems(name)("abcdef")).toEqual(["The name may not be greater than 5 characters."]);
  });

  test("is the same after a second pass", () => {
    const schema = text(10_000);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }).filter(isStorableText), (value) => {
        const once = schema.parse(value);
        expect(schema.parse(once)).toBe(once);
        expect(once).toBe(once.trim());
      }),
    );
  });

  test("names what is wrong", () => {
    expect(problems(name)(undefined)).toEqual(["The name field is required."]);
    expect(problems(name)(7)).toEqual(["The name must be a text."]);
    expect(problems(name)("a\u0000")).toEqual(["The name contains characters that cannot be stored."]);
    expect(problems(name)("\uD800")).toEqual(["The name contains characters that cannot be stored."]);
  });

  test("required text refuses blanks with the sentence of its field", () => {
    const title = requiredText(5, "title", "Job title is required");
    for (const blank of ["", "   ", "\u200b", " \u2800\u202e ", undefined, null, 3])
      expect(problems(title)(blank)).toEqual(["Job title is required"]);
    expect(problems(requiredText(5, "title"))("")).toEqual(["The title field is required."]);
    expect(problems(title)("toolong")).toEqual(["The title may not be greater than 5 characters."]);
  });
});

describe("emailSchema", () => {
  test("trims and lower-cases", () => {
    expect(emailSchema.parse("  Jane.Doe+CV@Example.COM ")).toBe("jane.doe+cv@example.com");
  });

  test.each([
    "jane",
    "jane@",
    "@example.com",
    "jane@example",
    "ja ne@example.com",
    "a@b@c.de",
    "jane@example.com.",
    "<x@y.zz>",
  ])("refuses %j", (value) => {
    expect(problems(emailSchema)(value)).toEqual(["The email must be a valid email address."]);
  });

  test("asks for one and limits it", () => {
    expect(problems(emailSchema)("")).toContain("The email field is required.");
    expect(problems(emailSchema)(undefined)).toEqual(["The email field is required."]);
    expect(problems(emailSchema)(`${"a".repeat(250)}@x.org`)).toEqual([
      "The email may not be greater than 255 characters.",
    ]);
  });
});

describe("addresses", () => {
  test.each([
    ["https://example.com", true],
    ["http://localhost:3000/a?b#c", true],
    ["HTTPS://EXAMPLE.COM", true],
    ["ftp://example.com", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["example.com", false],
    ["//example.com", false],
    ["https://", false],
    ["https://bank.test@evil.test/", false],
    ["https://me:secret@evil.test/", false],
    ["https://:secret@evil.test/", false],
    ["https://example.com/@me", true],
    ["https://exam\tple.com", false],
    ["ht\ntps://example.com", false],
    ["", false],
  ])("isHttpUrl(%j) → %s", (value, expected) => {
    expect(isHttpUrl(value)).toBe(expected);
  });

  test("an optional address may be empty, never of another kind", () => {
    expect(optionalUrlSchema.parse("  ")).toBe("");
    expect(optionalUrlSchema.parse(" https://example.com/a ")).toBe("https://example.com/a");
    expect(problems(optionalUrlSchema)("javascript:alert(1)")).toEqual(["Please enter a valid URL"]);
  });
});

describe("uniqueTexts", () => {
  test("keeps the first spelling and drops blanks", () => {
    expect(uniqueTexts([" React ", "react", "", "  ", "Vue", "VUE", "React Native"])).toEqual([
      "React",
      "Vue",
      "React Native",
    ]);
  });

  test("never gives two that differ in case only, and never invents one", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (values) => {
        const unique = uniqueTexts(values);
        expect(new Set(unique.map((value) => value.toLowerCase())).size).toBe(unique.length);
        const trimmed = values.map((value) => value.trim());
        for (const value of unique) expect(trimmed).toContain(value);
        expect(uniqueTexts(unique)).toEqual(unique);
      }),
    );
  });
});
