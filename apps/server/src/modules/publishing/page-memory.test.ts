import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { PageMemory } from "./page-memory.ts";
import { preparePage, type ServedPage } from "./served-page.ts";

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

test("of several states of one place the last one is there, and leaves room for other places", async () => {
  const { memory, get } = aMemory();
  await get("elsewhere");
  for (let revision = 0; revision < 20; revision += 1)
    await memory.get(`a:${revision}`, async () => pageOf(10_000), "a");
  expect(memory.find("a:18")).toBeNull();
  expect(memory.find("a:19")).not.toBeNull();
  expect(memory.find("elsewhere")).not.toBeNull();
  await get("b");
  await get("c");
  await memory.get("a:20", async () => pageOf(10_000), "a");
  expect(memory.find("a:20")).not.toBeNull();
});

/** What buffers hold of memory once nobody uses what was thrown away. */
async function bytesOfBuffers(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // What buffers held is given back beside the program, and counted at the next look.
  for (let round = 0; round < 5; round += 1) {
    collect();
    await setImmediate();
  }
  return process.memoryUsage().arrayBuffers;
}

test("what pages hold of memory is what they are counted as, however small they are", async () => {
  const mostBytes = 1024 * 1024;
  const memory = new PageMemory(mostBytes);
  const before = await bytesOfBuffers();
  for (let number = 0; number < 400; number += 1)
    await memory.get(`page ${number}`, () => preparePage(`<p>Page ${number}</p>`.repeat(50)));
  expect(memory.find("page 0")).not.toBeNull();
  expect((await bytesOfBuffers()) - before).toBeLessThan(mostBytes);
  for (let number = 0; number < 400; number += 1)
    await memory.get(`large ${number}`, () => preparePage(Array.from({ length: 900 }, (_, n) => n * number).join("-")));
  expect(memory.find("large 0")).toBeNull();
  expect((await bytesOfBuffers()) - before).toBeLessThan(1.25 * mostBytes);
});
