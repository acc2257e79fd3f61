// @vitest-environment jsdom
import { expect, test } from "vitest";
import { markForeignEnds } from "./foreign-ends.ts";

test("an English sentence in an Arabic page keeps its full stop, however often it is drawn", () => {
  document.body.innerHTML = "<p>Built the <b>quay</b>.</p><p>Kept it.</p><p>بنت الجسر.</p>";
  markForeignEnds(document.body, "rtl");
  markForeignEnds(document.body, "rtl");
  expect([...document.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "Built the quay.",
    "Kept it.\u200e",
    "بنت الجسر.",
  ]);
});
