import { expect, test } from "vitest";
import { websiteListQuery, websiteQuery } from "./websites.ts";

test("R1.9-13 R1.9-14 the list of websites stays fresh for five minutes, one website for three", () => {
  expect(websiteListQuery.staleTime).toBe(300_000);
  expect(websiteQuery(7).staleTime).toBe(180_000);
});
