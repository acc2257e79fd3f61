import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newPasswordSchema, passwordStrength } from "./password.ts";

const firstProblem = (value: unknown) => newPasswordSchema.safeParse(value).error?.issues[0]?.message;

describe("newPasswordSchema", () => {
  test("takes 8 to 128 characters as they are, blanks included", () => {
    expect(newPasswordSchema.parse("  correct horse ")).toBe("  correct horse ");
    expect(firstProblem("kR9$".repeat(32))).toBeUndefined();
    expect(firstProblem("kR9$".repeat(32) + "x")).toBe("The password may not be greater than 128 characters.");
    expect(firstProblem("kR9$kR9")).toBe("The password must be at least 8 characters.");
  });

  test("asks for one", () => {
    expect(firstProblem("")).toBe("The password field is required.");
    expect(firstProblem(undefined)).toBe("The password field is required.");
  });

  test.each(["password", "Password1", "QWERTY123", "12345678", "iloveyou", "Vitrine123"])(
    "refuses the common %s",
    (value) => {
      expect(firstProblem(value)).toBe("This password is too common. Please choose another one.");
    },
  );
});

describe("passwordStrength", () => {
  test.each([
    ["", 0],
    ["a", 1],
    ["aB", 2],
    ["aB1", 3],
    ["aB1!", 4],
    ["aaaaaaaa", 2],
    ["aaaaaaa", 1],
    ["aaaaaaaaaaaa", 3],
    ["aaaaaaaaaaa", 2],
    ["aB1!aaaa", 5],
    ["aB1!aaaaaaaa", 6],
    ["éééé", 1],
  ])("R1.5-11 scores %j with %i: length 8, length 12, lowercase, uppercase, digit, special", (value, score) => {
    expect(passwordStrength(value).score).toBe(score);
  });

  test("R1.5-12 calls 0-2 Weak, 3-4 Medium and 5-6 Strong", () => {
    const label = (value: string) => passwordStrength(value).label;
    expect(["", "a", "aB"].map(label)).toEqual(["Weak", "Weak", "Weak"]);
    expect(["aB1", "aB1!"].map(label)).toEqual(["Medium", "Medium"]);
    expect(["aB1!aaaa", "aB1!aaaaaaaa"].map(label)).toEqual(["Strong", "Strong"]);
  });

  test("never falls when characters are added", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, more) => {
        expect(passwordStrength(start + more).score).toBeGreaterThanOrEqual(passwordStrength(start).score);
      }),
    );
  });
});
