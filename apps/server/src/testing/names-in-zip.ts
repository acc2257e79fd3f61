import { inflateRawSync } from "node:zlib";

const directoryEntry = Buffer.from("PK\u0001\u0002", "latin1");

/** The entries that the directory at the end of an archive lists: their names, and where the directory says so. */
function entriesOf(zip: Buffer): { name: string; at: number }[] {
  const entries: { name: string; at: number }[] = [];
  for (let at = zip.indexOf(directoryEntry); at >= 0; at = zip.indexOf(directoryEntry, at + 4))
    entries.push({ name: zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString("utf8"), at });
  return entries;
}

/** Names of the entries. */
export function namesInZip(zip: Buffer): string[] {
  return entriesOf(zip).map(({ name }) => name);
}

/** The text of an entry. @throws Error without such an entry */
export function textInZip(zip: Buffer, wanted: string): string {
  const found = entriesOf(zip).find(({ name }) => name === wanted);
  if (!found) throw new Error(`The archive has no ${wanted}.`);
  const [isPacked, size, local] = [
    zip.readUInt16LE(found.at + 10) === 8,
    zip.readUInt32LE(found.at + 20),
    zip.readUInt32LE(found.at + 42),
  ];
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + size);
  return (isPacked ? inflateRawSync(bytes) : bytes).toString("utf8");
}
