import { expect, test } from "vitest";
import { createCv } from "./create-cv.ts";

test("a seed always gives the same CV, and neighbours give others", () => {
  expect(createCv(7)).toEqual(createCv(7));
  expect(createCv(7).gold).not.toEqual(createCv(8).gold);
});
