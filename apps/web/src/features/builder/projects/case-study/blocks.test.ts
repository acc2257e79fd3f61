import { projectInputSchema } from "@vitrine/model";
import { expect, test } from "vitest";
import { blockTypes, emptyBlock, withMoved } from "./blocks.ts";

const project = { title: "Bridge", description: "A bridge." };

test("every part that can be added asks for its content before it is stored", () => {
  for (const type of blockTypes) {
    const read = projectInputSchema.safeParse({ ...project, body: [emptyBlock(type)] });
    expect(read.success, type).toBe(false);
    expect(read.error?.issues[0]?.path.slice(0, 2), type).toEqual(["body", 0]);
  }
});

test("a part is carried to another place, and the others keep their order", () => {
  const blocks = ["a", "b", "c"].map((text) => ({ type: "text" as const, text }));
  const order = (from: number, to: number) => withMoved(blocks, from, to).map((block) => "text" in block && block.text);
  expect(order(2, 0)).toEqual(["c", "a", "b"]);
  expect(order(0, 1)).toEqual(["b", "a", "c"]);
  expect(order(7, 0)).toEqual(["a", "b", "c"]);
});
