import { expect, test } from "vitest";
import { PageMemory } from "./page-memory.ts";
import type { ServedPage } from "./served-page.ts";

const pageOf = (bytes: number): ServedPage => ({ br: Buffer.alloc(bytes), gzip: Buffer.alloc(bytes), etag: "" });

/** A memory with room for two pages of 10 kB, and what it had to make. */
function aMemory() {
  const made: string[] = [];
  const memory = new PageMemory(45_000);
  const get = (key: string, bytes = 10_000) =>
    memory.get(key, async () => {
      made.push(key);
      return pageOf(bytes);
    });
  return { memory, made, get };
}

test("a page is made once, and what was not asked for since it came goes first", async () => {
  const { memory, made, get } = aMemory();
  await Promise.all([get("a"), get("a"), get("b")]);
  await get("a");
  expect(made).toEqual(["a", "b"]);
  await get("c");
  expect([memory.find("a"), memory.find("b"), memory.find("c")].map((page) => page !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

test("bytes count, not pages", async () => {
  const { memory, get } = aMemory();
  for (let index = 0; index < 30; index += 1) await get(`small-${index}`, 100);
  expect(memory.find("small-0")).not.toBeNull();
  await get("large", 15_000);
  expect(memory.find("large")).not.toBeNull();
  await get("larger than all", 30_000);
  expect(memory.find("larger than all")).toBeNull();
  expect(memory.find("large")).not.toBeNull();
});

test("a failure is tried again", async () => {
  const { memory, get } = aMemory();
  await expect(memory.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await get("a")).br).toHaveLength(10_000);
});
