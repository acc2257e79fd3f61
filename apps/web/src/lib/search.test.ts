import { expect, test } from "vitest";
import { parseSearch, pickText, stringifySearch } from "./search.ts";

test("query values stay text, also when they look like numbers", () => {
  expect(parseSearch("?id=7&hash=12e5&on=true")).toEqual({ id: "7", hash: "12e5", on: "true" });
});

test("empty and absent values leave no trace in the address", () => {
  expect(stringifySearch({ plan: "pro", source: undefined, q: "", n: 2 })).toBe("?plan=pro&n=2");
  expect(stringifySearch({})).toBe("");
});

test("a route picks its own names and nothing else", () => {
  expect(pickText("plan", "billing")({ plan: "pro", other: "x", billing: 4 })).toEqual({ plan: "pro" });
});
