import { expect, test } from "vitest";
import { completeParsedData, parsedDataSchema } from "../cv/parsed-data.ts";
import { isStreetAddress, privacyOf, townOf, withPrivacy } from "./privacy.ts";

test.each([
  ["12 Main Street, Hull, UK", "Hull, UK"],
  ["Lindenstraße 7, 10115 Berlin", "Berlin"],
  ["Lindenstr. 7a, 10115 Berlin, Germany", "Berlin, Germany"],
  ["14 rue de la Paix, 75002 Paris", "Paris"],
  ["Calle Mayor 3, 28013 Madrid", "Madrid"],
  ["221B Baker Street, London NW1 6XE", "London"],
  ["P.O. Box 12, Nairobi", "Nairobi"],
  ["شارع الملك 5, عمّان", "عمّان"],
  ["Kerkstraat 9", ""],
])("%s names a door; its town is %s", (location, town) => {
  expect(isStreetAddress(location)).toBe(true);
  expect(townOf(location)).toBe(town);
});

test.each([
  "Hull, UK",
  "10115 Berlin",
  "New York, NY",
  "Saint Paul, MN",
  "東京都",
  "Uppsala",
  "Remote",
  "SE-752 20 Uppsala",
  "",
])("%s names no door and stays as it is", (location) => {
  expect(isStreetAddress(location)).toBe(false);
  expect(privacyOf({ location }, {}).location).toBe("shown");
});

const cv = completeParsedData(
  parsedDataSchema.parse({ personal_info: { name: "Ada", phone: "+44 1", location: "12 Main Street, Hull, UK" } }),
);

test("unasked a street is shortened to its town, and the phone is shown", () => {
  expect(withPrivacy(cv, {}).personal_info).toEqual({ ...cv.personal_info, location: "Hull, UK" });
});

test("what the owner chooses holds", () => {
  expect(withPrivacy(cv, { location: "shown", phone: "hidden" }).personal_info).toEqual({
    ...cv.personal_info,
    phone: "",
  });
  expect(withPrivacy(cv, { location: "hidden" }).personal_info.location).toBe("");
});
