import { expect, test } from "vitest";
import { widthOf } from "./line.tsx";

test("a line counts by the width of its letters, so that narrow words stand larger and wide ones fit", () => {
  expect(widthOf("illi")).toBeLessThan(widthOf("nana"));
  expect(widthOf("mama")).toBeGreaterThan(widthOf("nana"));
  expect(widthOf("A")).toBe(3);
  expect(widthOf("ﬁn")).toBe(3);
});
