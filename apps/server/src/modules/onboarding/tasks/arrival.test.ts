import { expect, test } from "vitest";
import { arrivalOf } from "./arrival.ts";

const begun = new Date("2026-11-23T08:00:00Z");
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000);

test("who came to a step at once waits since the session began, who took their time since now", () => {
  expect(arrivalOf({ created_at: begun }, after(3))).toEqual(begun);
  expect(arrivalOf({ created_at: begun }, after(40))).toEqual(after(40));
});
