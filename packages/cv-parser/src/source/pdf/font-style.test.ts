import { expect, test } from "vitest";
import { fontStyle } from "./font-style.ts";

test.each([
  ["ABCDEF+Lato-Bold", true, false],
  ["Helvetica-BoldOblique", true, true],
  ["CMBX10", true, false],
  ["SourceSansPro-Semibold", true, false],
  ["GillSans-It", false, true],
  ["Lato-Regular", false, false],
  ["Democratica", false, false],
])("weight and slant of %s", (name, bold, italic) => {
  expect(fontStyle(name)).toMatchObject({ bold, italic });
});

test("subset prefixes are no part of the name", () => {
  expect(fontStyle("ABCDEF+Lato-Bold").name).toBe("Lato-Bold");
});

test.each([
  ["FontAwesome5Free-Solid", "icon"],
  ["MaterialIcons-Regular", "icon"],
  ["Wingdings-Regular", "dingbat"],
  ["SymbolMT", "symbol"],
  ["Inter", "text"],
])("purpose of %s", (name, kind) => {
  expect(fontStyle(name).kind).toBe(kind);
});
