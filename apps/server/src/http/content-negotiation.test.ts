import { expect, test } from "vitest";
import { acceptedCoding, isKnownTag } from "./content-negotiation.ts";

test.each([
  [undefined, null],
  ["", null],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.0", null],
  ["identity", null],
])("Accept-Encoding %j is answered with %j, however often", (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
  expect(acceptedCoding(header)).toBe(coding);
});

test.each([
  [undefined, '"a"', false],
  ['"a"', '"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ["*", '"a"', true],
  ['"ab"', '"a"', false],
])("If-None-Match %j knows %j: %j", (header, etag, isKnown) => {
  expect(isKnownTag(header, etag)).toBe(isKnown);
});
