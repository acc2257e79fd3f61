import type { Bucket, ViewList } from "./site-view.ts";

/** A list with its count and the step of it. */
export function list<Item>(items: readonly Item[]): ViewList<Item> {
  return { items, count: items.length, bucket: bucketOf(items.length) };
}

/** The step of a count: none, one, few 2–3, some 4–8, many 9–15, huge 16 and more. */
export function bucketOf(count: number): Bucket {
  if (count === 0) return "none";
  if (count === 1) return "one";
  if (count <= 3) return "few";
  if (count <= 8) return "some";
  return count <= 15 ? "many" : "huge";
}
