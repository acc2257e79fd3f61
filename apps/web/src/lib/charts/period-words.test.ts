import { expect, test } from "vitest";
import { changeSince, dateWords } from "./period-words.ts";

test.each([
  [12, 4, "up", "8 more than in the 30 days before"],
  [4, 1204, "down", "1,200 fewer than in the 30 days before"],
  [4, 4, "same", "as many as in the 30 days before"],
  [0, 0, "same", "none in the 30 days before either"],
])("%i after %i is said in words", (now, before, direction, text) => {
  expect(changeSince(now, before, "month")).toEqual({ direction, text });
});

test("dates are those of UTC", () => {
  expect(dateWords("2026-11-21T23:00:00Z", "day").short).toBe("23:00");
  expect(dateWords("2026-11-21", "month")).toEqual({ short: "21 Nov", long: "Sat, 21 Nov 2026" });
  expect(dateWords("2026-11-01", "year")).toEqual({ short: "Nov 26", long: "November 2026" });
});
