import { expect, test } from "vitest";
import { createCountries } from "./countries.ts";

const countries = createCountries();

test.each([
  ["193.0.6.139", "NL"],
  ["::ffff:193.0.6.139", "NL"],
  ["2001:67c:2e8::1", "NL"],
  ["200.160.2.3", "BR"],
  ["127.0.0.1", null],
  ["10.1.2.3", null],
  ["::1", null],
  ["not an address", null],
])("%s belongs to %s", async (address, country) => {
  expect(await countries.countryOf(address)).toBe(country);
});
