import { trayPointer } from "@vitrine/model";
import { expect, test } from "vitest";
import { aLine } from "../testing/onboarding-builders.ts";
import { stepCheck, withTrayPlaces } from "./checks.ts";

test("the walk goes round, and begins at either end", () => {
  const checks = ["/a", "/b", "/c"];
  expect(stepCheck(checks, null, 1)).toBe("/a");
  expect(stepCheck(checks, null, -1)).toBe("/c");
  expect(stepCheck(checks, "/c", 1)).toBe("/a");
  expect(stepCheck(checks, "/gone", 1)).toBe("/a");
  expect(stepCheck([], null, 1)).toBeNull();
});

test("only lines that wait are marked in the CV", () => {
  const marked = withTrayPlaces({}, [aLine({ id: 4 }), aLine({ id: 8, state: "placed" })]);
  expect(Object.keys(marked)).toEqual([`${trayPointer}/4`]);
});
