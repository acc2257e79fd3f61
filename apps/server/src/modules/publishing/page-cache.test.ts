import { expect, test } from "vitest";
import { RecentlyUsed } from "./page-cache.ts";

test("a value is made once, and the least recently used one is forgotten", async () => {
  const made: string[] = [];
  const values = new RecentlyUsed<string>(2);
  const get = (key: string) =>
    values.get(key, async () => {
      made.push(key);
      return key;
    });
  await Promise.all([get("a"), get("a"), get("b"), get("a")]);
  expect(made).toEqual(["a", "b"]);
  await get("c");
  await get("a");
  expect(made).toEqual(["a", "b", "c"]);
  await get("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a failure is tried again", async () => {
  const values = new RecentlyUsed<number>(2);
  await expect(values.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await values.get("a", async () => 1)).toBe(1);
});
