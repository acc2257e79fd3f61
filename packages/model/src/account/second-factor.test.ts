import { expect, test } from "vitest";
import { authenticatorCodeSchema, recoveryCodeSchema, writtenRecoveryCode } from "./second-factor.ts";

test("a code is taken as people write it", () => {
  expect(authenticatorCodeSchema.parse(" 123 456 ")).toBe("123456");
  for (const wrong of ["", "12345", "1234567", "12345a"])
    expect(authenticatorCodeSchema.safeParse(wrong).success).toBe(false);
});

test("a recovery code is written in fours, and taken with or without its dashes", () => {
  const code = "abcd2345efgh67ij";
  expect(writtenRecoveryCode(code)).toBe("abcd-2345-efgh-67ij");
  expect(recoveryCodeSchema.parse("ABCD-2345 efgh-67ij")).toBe(code);
  expect(recoveryCodeSchema.parse(writtenRecoveryCode(`${code}abcdefgh2345`))).toBe(`${code}abcdefgh2345`);
  for (const wrong of ["", "abcd", "abcd-2345-efgh-67i1", `${code}a`, `${code}abcdefgh234`])
    expect(recoveryCodeSchema.safeParse(wrong).success).toBe(false);
});
