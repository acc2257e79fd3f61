import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { subdomainFromName, subdomainSuggestions } from "./subdomain-from-name.ts";
import { isAllowedSubdomain, subdomainSchema } from "./subdomain.ts";

const problem = (value: unknown) => subdomainSchema.safeParse(value).error?.issues[0]?.message;

describe("subdomain rules", () => {
  test.each(["abc", "a-b", "jane-doe", "123", "a".repeat(63), "a--b"])("allows %s", (value) => {
    expect(isAllowedSubdomain(value)).toBe(true);
    expect(subdomainSchema.parse(value)).toBe(value);
  });

  test.each(["", "ab", "-abc", "abc-", "a".repeat(64), "jane doe", "jane_doe", "jané", "a.b.c", "abc\n", "../etc"])(
    "refuses %j",
    (value) => {
      expect(isAllowedSubdomain(value)).toBe(false);
    },
  );

  test("trims and lower-cases what a person types", () => {
    expect(subdomainSchema.parse("  Jane-Doe ")).toBe("jane-doe");
    expect(isAllowedSubdomain("Jane-Doe")).toBe(false);
  });

  test.each(["www", "api", "ADMIN", "onboarding", "vitrine"])("%s is reserved", (value) => {
    expect(problem(value)).toBe("The subdomain is reserved. Please choose another one.");
    expect(isAllowedSubdomain(value.toLowerCase())).toBe(false);
  });

  test("says what one looks like", () => {
    expect(problem("a_b_c")).toBe(
      "The subdomain must be 3 to 63 letters, digits or hyphens, without a hyphen at either end.",
    );
  });
});

describe("subdomainFromName", () => {
  test.each([
    ["Jane Doe", "jane-doe"],
    ["  José   María Núñez-Ávila ", "jose-maria-nunez-avila"],
    ["Søren Kierkegård", "soren-kierkegard"],
    ["Łukasz Groß", "lukasz-gross"],
    ["Ａｄａ", "ada"],
    ["O'Brien, Pat (he/him)", "o-brien-pat-he-him"],
    ["李小龙", "li-xiaolong"],
    ["محمد علي", "muhammad-ali"],
    ["李 Bruce", "li-bruce"],
    ["龘 Bruce", "bruce"],
    ["", "portfolio"],
    ["!!!", "portfolio"],
    ["Al", "al-cv"],
    ["Admin", "admin-cv"],
    ["A", "a-cv"],
  ])("%j → %s", (name, subdomain) => {
    expect(subdomainFromName(name)).toBe(subdomain);
  });

  test("cuts a long name without a hyphen at its end", () => {
    const subdomain = subdomainFromName(`${"a".repeat(49)} ${"b".repeat(60)}`);
    expect(subdomain).toBe("a".repeat(49));
  });

  test("always gives one that is allowed, with room for a number", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const subdomain = subdomainFromName(name);
        expect(isAllowedSubdomain(subdomain)).toBe(true);
        expect(subdomain.length).toBeLessThanOrEqual(53);
      }),
    );
  });
});

test("a name in another script gives an address that its bearer would know", () => {
  expect(["Ayşe Yıldız", "岡田", "Иван", "محمد", "김민준", "龘"].map(subdomainFromName)).toEqual([
    "ayse-yildiz",
    "okada",
    "ivan",
    "muhammad",
    "kim-minjun",
    "portfolio",
  ]);
});

test("suggestions come from the name, the work and the mailbox, each once and all allowed", () => {
  expect(
    subdomainSuggestions({ name: "Ada King Lovelace", title: "Mathematician", email: "ada.l@example.test" }),
  ).toEqual([
    "ada-king-lovelace",
    "ada-lovelace",
    "ada-l",
    "lovelace-mathematician",
    "ada-king-lovelace-mathematician",
    "ada-king-lovelace-cv",
  ]);
  expect(subdomainSuggestions({ name: "龘", title: "", email: "admin@example.test" })).toEqual(["admin-cv"]);
});
