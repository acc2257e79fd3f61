import { expect, test } from "vitest";
import { completeParsedData, parsedDataSchema } from "../cv/parsed-data.ts";
import { withPrivacy } from "./privacy.ts";

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
