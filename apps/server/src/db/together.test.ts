import { expect, test } from "vitest";
import { Together } from "./together.ts";

/** Work that ends when told, and the batches that it got. */
function someWork() {
  const batches: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const end = (error?: Error) => (error ? reject(error) : resolve(items.map((item) => `done ${item}`)));
      batches.push({ items, end });
    });
  return { batches, work };
}

test("what comes while a statement is under way is done in the next one, each with its own result", async () => {
  const { batches, work } = someWork();
  const together = new Together(work, { atOnce: 1, most: 2 });
  const asked = [1, 2, 3, 4].map((item) => together.add(item));
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  expect(await asked[0]).toBe("done 1");
  expect(batches[1]?.items).toEqual([2, 3]);
  batches[1]?.end(new Error("no"));
  await expect(asked[1]).rejects.toThrow("no");
  await expect(asked[2]).rejects.toThrow("no");
  batches[2]?.end();
  expect(await asked[3]).toBe("done 4");
});

test("the first waits a moment for others, a full statement for nobody", async () => {
  const { batches, work } = someWork();
  const together = new Together(work, { atOnce: 2, most: 3, afterMs: 20 });
  const asked = [1, 2].map((item) => together.add(item));
  expect(batches).toEqual([]);
  await expect.poll(() => batches.map(({ items }) => items)).toEqual([[1, 2]]);
  asked.push(together.add(3), together.add(4), together.add(5));
  expect(batches[1]?.items).toEqual([3, 4, 5]);
  for (const { end } of batches) end();
  expect(await Promise.all(asked)).toHaveLength(5);
});
