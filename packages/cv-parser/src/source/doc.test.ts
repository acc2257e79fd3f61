import CFB from "cfb";
import { expect, test } from "vitest";
import { readDoc } from "./doc.ts";

function aContainer(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, name, content);
  return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
}

function aWordStream(flags: number): Buffer {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 0x0a);
  return stream;
}

test("a container without a Word stream is no Word document", async () => {
  await expect(readDoc(aContainer({ "/Workbook": Buffer.alloc(512) }))).rejects.toMatchObject({
    code: "unsupported_type",
  });
});

test("encrypted documents are told, old and new", async () => {
  const old = aContainer({ "/WordDocument": aWordStream(0x0100) });
  const modern = aContainer({ "/EncryptedPackage": Buffer.alloc(512) });
  for (const file of [old, modern]) {
    await expect(readDoc(file)).rejects.toMatchObject({ code: "password_protected" });
  }
});

test("a damaged document is refused, whatever the reader throws", async () => {
  await expect(readDoc(aContainer({ "/WordDocument": aWordStream(0) }))).rejects.toMatchObject({
    code: "corrupt_file",
  });
  await expect(readDoc(Buffer.from("not a container"))).rejects.toMatchObject({ code: "corrupt_file" });
});
