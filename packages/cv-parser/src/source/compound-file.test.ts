import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import CFB from "cfb";
import { describe, expect, test } from "vitest";
import { mutate, seeded } from "../../bench/mutate.ts";
import { UnreadableDocument } from "../core/errors.ts";
import { checkCompoundFile } from "./compound-file.ts";
import { readDoc } from "./doc.ts";

/** A compound file with a large stream, which lies in sectors, and a small one, which lies in small sectors. */
function aFile(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, "/WordDocument", Buffer.alloc(9000, 7));
  CFB.utils.cfb_add(container, "/Small", Buffer.alloc(900, 7));
  return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
}

const sectorBytes = 512;
const sectorAt = (number: number) => (number + 1) * sectorBytes;

/** Where the directory has the entry of a stream. */
function entryOf(file: Buffer, name: string): number {
  const place = file.indexOf(Buffer.from(name, "utf16le"));
  if (place < 0) throw new Error(`The file has no ${name}.`);
  return place;
}

const refusal = (file: Buffer): unknown => {
  try {
    checkCompoundFile(file);
    return null;
  } catch (error) {
    return error;
  }
};

test("a whole file passes", () => {
  expect(refusal(aFile())).toBeNull();
});

test("a chain of small sectors that runs in a circle is damage", async () => {
  const file = aFile();
  const miniFat = sectorAt(file.readUInt32LE(0x3c));
  const start = file.readUInt32LE(entryOf(file, "Small") + 0x74);
  file.writeUInt32LE(start, miniFat + 4 * (start + 1));
  expect(refusal(file)).toMatchObject({ code: "corrupt_file" });
  await expect(readDoc(file)).rejects.toMatchObject({ code: "corrupt_file" });
});

test("a stream that says it has 4 GB is damage", async () => {
  for (const name of ["WordDocument", "Small"]) {
    const file = aFile();
    file.writeUInt32LE(0xfffffff0, entryOf(file, name) + 0x78);
    // eslint-disable-next-line no-await-in-loop
    await expect(readDoc(file)).rejects.toMatchObject({ code: "corrupt_file" });
  }
});

test.each([
  ["the directory", 0x30],
  ["the small streams' table", 0x3c],
  ["the table of tables", 0x44],
])("a start of %s outside of the file is damage", (_, place) => {
  const file = aFile();
  file.writeUInt32LE(0x00ffffff, place);
  expect(refusal(file)).toMatchObject({ code: "corrupt_file" });
});

test("a directory that runs in a circle is damage", () => {
  const file = aFile();
  const fat = sectorAt(file.readUInt32LE(0x4c));
  const directory = file.readUInt32LE(0x30);
  file.writeUInt32LE(directory, fat + 4 * directory);
  expect(refusal(file)).toMatchObject({ code: "corrupt_file" });
});

const folder = join(import.meta.dirname, "../../../../../shared/bench/cv/dev/files");
const documents = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".doc")) : [];

describe.skipIf(documents.length === 0)("documents of Word", () => {
  test.each(documents)(
    "%s passes, and of its damaged copies each is read or refused",
    async (name) => {
      const whole = readFileSync(join(folder, name));
      checkCompoundFile(whole);
      const random = seeded(20_261_122);
      for (let copy = 0; copy < 100; copy += 1) {
        const file = mutate(whole, random);
        // eslint-disable-next-line no-await-in-loop
        const error = await readDoc(file).catch((thrown: unknown) => thrown);
        if (error instanceof Error) expect(error).toBeInstanceOf(UnreadableDocument);
      }
    },
    60_000,
  );
});
