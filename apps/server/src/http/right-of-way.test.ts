import { expect, test } from "vitest";
import { RightOfWay } from "./right-of-way.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** So many works under way that end when they are told to. */
function underWay(way: RightOfWay, count: number) {
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const works = ends.map(({ promise }) => way.take(() => promise));
  return { works, end: (index: number) => ends[index]?.resolve() };
}

test("who gives way waits while more is under way than can be worked on at once", async () => {
  const way = new RightOfWay({ atOnce: 2 });
  await way.give(60_000);
  const { works, end } = underWay(way, 3);
  let isThrough = false;
  const given = way.give(60_000).then(() => (isThrough = true));
  await settled();
  expect(isThrough).toBe(false);
  end(0);
  await given;
  end(1);
  end(2);
  await Promise.all(works);
});

test("who gives way gets on after the time that they gave, however much is under way", async () => {
  const way = new RightOfWay({ atOnce: 1 });
  const { works, end } = underWay(way, 2);
  await way.give(1);
  end(0);
  end(1);
  await Promise.all(works);
});

test("work that fails is not under way any more, and its error reaches whoever asked for it", async () => {
  const way = new RightOfWay({ atOnce: 0 });
  await expect(way.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await way.give(60_000);
});
