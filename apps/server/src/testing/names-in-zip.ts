const directoryEntry = Buffer.from("PK\u0001\u0002", "latin1");

/** Names of the entries, as the directory at the end of an archive lists them. */
export function namesInZip(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf(directoryEntry); at >= 0; at = zip.indexOf(directoryEntry, at + 4)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString("utf8"));
  }
  return names;
}
