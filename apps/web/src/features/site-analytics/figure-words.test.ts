import { expect, test } from "vitest";
import { countryName, referrerName } from "./figure-words.ts";

test("what is not known is named so", () => {
  expect([countryName("NL"), countryName(null)]).toEqual(["Netherlands", "Unknown"]);
  expect([referrerName("example.org"), referrerName(null), referrerName("other")]).toEqual([
    "example.org",
    "Directly, or not told",
    "Other sites",
  ]);
});
