import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BackupError } from "./errors.ts";
import { createSeal } from "./seal.ts";

const key = "k".repeat(40);
const content = Buffer.concat([Buffer.from("rows and rows and rows ".repeat(50)), randomBytes(300)]);

describe.each([
  ["without a key", null],
  ["with a key", key],
])("an object %s", (_, given) => {
  const seal = createSeal(given);

  test("opens as what was closed, and is smaller", async () => {
    for (const each of [content, Buffer.alloc(0)]) {
      expect(await seal.open("a", await seal.close("a", each))).toEqual(each);
    }
    expect((await seal.close("a", content)).length).toBeLessThan(content.length);
  });

  test("is refused wherever a byte is another one, and however much is cut off", async () => {
    const object = await seal.close("a", content);
    for (let place = 0; place < object.length; place += 7) {
      const changed = Buffer.from(object);
      changed[place] = (changed[place] ?? 0) ^ 0x21;
      await expect(seal.open("a", changed), `byte ${place}`).rejects.toThrow(BackupError);
    }
    for (let length = 0; length < object.length; length += 13)
      await expect(seal.open("a", object.subarray(0, length)), `${length} bytes`).rejects.toThrow(BackupError);
  });

  test("has a name for its content that is the same each time", () => {
    expect(seal.nameOf(content)).toBe(createSeal(given).nameOf(content));
    expect(seal.nameOf(content)).not.toBe(seal.nameOf(Buffer.from("other")));
  });
});

describe("with a key", () => {
  test("an object cannot stand in another's place, and no two look alike", async () => {
    const seal = createSeal(key);
    const [one, other] = [await seal.close("a", content), await seal.close("a", content)];
    expect(one.equals(other)).toBe(false);
    await expect(seal.open("b", one)).rejects.toThrow("damaged");
  });

  test("nothing of a content is read or guessed from outside", async () => {
    const object = await createSeal(key).close("a", Buffer.from("rows and rows"));
    expect(object.includes("rows")).toBe(false);
    expect(createSeal(key).nameOf(content)).not.toBe(createSeal(null).nameOf(content));
  });

  test("no key and another key are told apart from damage", async () => {
    const object = await createSeal(key).close("a", content);
    await expect(createSeal(null).open("a", object)).rejects.toThrow("Set BACKUP_KEY");
    await expect(createSeal("x".repeat(40)).open("a", object)).rejects.toThrow("not the key");
  });

  test("what was written before there was one is still read", async () => {
    expect(await createSeal(key).open("a", await createSeal(null).close("a", content))).toEqual(content);
  });
});
