import { expect, test } from "vitest";
import { newestFirst } from "./newest-first.ts";

type Post = { id: number; start_date: string | null; end_date: string | null };

const posts = (...starts: (string | null)[]): Post[] =>
  starts.map((start_date, id) => ({ id, start_date, end_date: null }));
const order = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test("a list that begins with the oldest is turned round", () => {
  expect(order(newestFirst(posts("2011-04", "2016-04")))).toEqual([1, 0]);
  expect(order(newestFirst(posts("2003", null, "2009-10", "2009")))).toEqual([3, 2, 1, 0]);
});

test.each<[Post[]]>([
  [posts("2016", "2011")],
  [posts("2011", "2016", "2014")],
  [posts("2011", "2011-04")],
  [posts("2011", null)],
  [posts(null, null)],
  [posts()],
  [
    [
      { id: 0, start_date: "2005", end_date: null },
      { id: 1, start_date: "2010", end_date: "2015" },
    ],
  ],
])("any other keeps the order that its writer gave it", (list) => {
  expect(newestFirst(list)).toEqual(list);
});

test("what has only an end is known by it", () => {
  const school = [
    { id: 0, start_date: null, end_date: "2003" },
    { id: 1, start_date: "2003-10", end_date: "2009-09" },
  ];
  expect(newestFirst([...school, { id: 2, start_date: null, end_date: "2014" }]).map(({ id }) => id)).toEqual([
    2, 1, 0,
  ]);
});
