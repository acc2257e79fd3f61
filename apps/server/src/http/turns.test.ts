import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Work that ends when it is told to, and what runs at a moment. */
function works() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    running.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    running.splice(running.indexOf(name), 1);
    return name;
  };
  return { running, work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one person's work runs one after the other, that of others beside it, no more than a few at once", async () => {
  const turns = new Turns({ atOnce: 2, longestLine: 9 });
  const { running, work, end } = works();
  const all = [turns.run(1, work("a1")), turns.run(1, work("a2")), turns.run(2, work("b")), turns.run(3, work("c"))];
  await settled();
  expect(running).toEqual(["a1", "b"]);
  end("b");
  await settled();
  expect(running).toEqual(["a1", "c"]);
  end("a1");
  await settled();
  expect(running).toEqual(["c", "a2"]);
  end("c");
  end("a2");
  expect(await Promise.all(all)).toEqual(["a1", "a2", "b", "c"]);
});

test("work that fails makes room, and a full line says so", async () => {
  const turns = new Turns({ atOnce: 1, longestLine: 1 });
  const { work, end, running } = works();
  const first = turns.run(1, work("first"));
  const failing = turns.run(2, async () => Promise.reject(new Error("broken")));
  await expect(turns.run(3, work("late"))).rejects.toMatchObject({ code: "unavailable" });
  end("first");
  await first;
  await expect(failing).rejects.toThrow("broken");
  const next = turns.run(3, work("next"));
  await settled();
  expect(running).toEqual(["next"]);
  end("next");
  await next;
});
